package text

// Nearest gives the known name that a mistyped one most likely means: the first of those that differ least, by a third of its
// letters and one more at most. It is empty where none is that near.
func Nearest(name string, known []string) string {
	best, least := "", len(name)/3+1
	for _, k := range known {
		if d := distance(name, k); d <= least {
			best, least = k, d-1
		}
	}
	return best
}

// distance counts the letters to add, drop or change that make b of a (Levenshtein).
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			change := diagonal
			if a[i] != b[j] {
				change++
			}
			diagonal = row[j+1]
			row[j+1] = min(change, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}
