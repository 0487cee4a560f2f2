package screen

import (
	"app/gpuplan/model/text"
	"app/gpuplan/tui/widget"
)

// Page is one page of the planner.
type Page struct {
	Name text.Word
	draw func(*drawing)
}

// All lists the pages, in the order of their names in the title.
var All = []Page{{Name: text.PagePlan, draw: (*drawing).plan}}

// drawing is a frame in the making.
type drawing struct {
	Scene
	Frame
	pages []Page
}

// Draw makes the frame of a scene.
func Draw(s Scene) Frame { return draw(s, All) }

func draw(s Scene, pages []Page) Frame {
	d := &drawing{Scene: s, Frame: Frame{Canvas: widget.NewCanvas(s.Width, s.Height)}, pages: pages}
	pages[s.Page].draw(d)
	if s.Overlay != nil {
		s.Overlay.draw(d)
	}
	return d.Frame
}
func (d *drawing) plan() {}

func (o Help) draw(d *drawing)     {}
func (o Export) draw(d *drawing)   {}
func (o Explain) draw(d *drawing)  {}
func (o Find) draw(d *drawing)     {}
func (o Question) draw(d *drawing) {}
