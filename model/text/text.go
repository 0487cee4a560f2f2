// Package text holds every word that gpuplan shows to people, in every language, and how a language writes numbers,
// dates and durations. Other packages name a word (text.Idle); a Language says it.
package text

import (
	"fmt"
	"strings"
)

// Word is one word or sentence in every language. It is written without field names,
// so a word that lacks a language does not compile. Its placeholders are numbered verbs: %[1]s.
type Word struct{ en, zh string }

// Phrase is a Word with what its placeholders stand for.
type Phrase struct {
	Word Word
	Args []any // strings, numbers, or again a Word or Phrase
}

// With gives the phrase of w whose placeholders stand for args.
func (w Word) With(args ...any) Phrase { return Phrase{w, args} }

// Language is one language that gpuplan speaks.
type Language struct {
	Code  string // as given to --lang: "en"
	Name  string // what its speakers call it
	pick  func(Word) string
	forms forms
}

// English and Chinese are the languages that there are. Languages lists them, the default first.
var (
	English   = &Language{Code: "en", Name: "English", pick: func(w Word) string { return w.en }, forms: englishForms}
	Chinese   = &Language{Code: "zh", Name: "中文", pick: func(w Word) string { return w.zh }, forms: chineseForms}
	Languages = []*Language{English, Chinese}
)

// Say gives the word in language l, its placeholders filled with args. A word without placeholders takes no notice of args.
func (l *Language) Say(w Word, args ...any) string {
	word := l.pick(w)
	if len(args) == 0 || !strings.Contains(word, "%[") {
		return word
	}
	said := make([]any, len(args))
	for i, a := range args {
		said[i] = l.said(a)
	}
	return fmt.Sprintf(word, said...)
}

// Phrase gives the phrase in language l.
func (l *Language) Phrase(p Phrase) string { return l.Say(p.Word, p.Args...) }

func (l *Language) said(a any) any {
	switch a := a.(type) {
	case Word:
		return l.Say(a)
	case Phrase:
		return l.Phrase(a)
	case Count:
		return l.Count(int64(a))
	default:
		return a
	}
}

// Next gives the language after l, in the order of Languages and round again.
func (l *Language) Next() *Language {
	for i, each := range Languages {
		if each == l {
			return Languages[(i+1)%len(Languages)]
		}
	}
	return Languages[0]
}

// Lookup gives the language of a code such as "zh" or of a locale such as "zh_CN.UTF-8"; ok is false where there is none.
func Lookup(locale string) (l *Language, ok bool) {
	code := strings.ToLower(locale)
	if i := strings.IndexAny(code, "_-.@"); i >= 0 {
		code = code[:i]
	}
	for _, each := range Languages {
		if each.Code == code {
			return each, true
		}
	}
	return nil, false
}
