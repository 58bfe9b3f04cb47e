// Where a note about a thing stands: below it, or above where there is no room, or at its side, and never beyond the edge of the screen.

type Area = { readonly left: number; readonly top: number; readonly width: number; readonly height: number }
type Size = { readonly width: number; readonly height: number }

const APART = 8
const EDGE = 6

export function besideThing(thing: Area, note: Size, screen: Size): { readonly left: number; readonly top: number } {
  const below = thing.top + thing.height + APART
  const above = thing.top - APART - note.height
  const fitsBelow = below + note.height + EDGE <= screen.height
  const place = (left: number, top: number) => ({
    left: within(left, screen.width - note.width - EDGE),
    top: within(top, screen.height - note.height - EDGE),
  })
  if (fitsBelow || above >= EDGE) return place(thing.left + (thing.width - note.width) / 2, fitsBelow ? below : above)
  const right = thing.left + thing.width
  const beside = screen.width - right > thing.left ? right + APART : thing.left - APART - note.width
  return place(beside, thing.top + (thing.height - note.height) / 2)
}

const within = (at: number, most: number): number => Math.max(EDGE, Math.min(at, most))

/** What is drawn of a thing now; it may lie in a drawer that is shut as well. */
export function areaOf(id: string): Area | null {
  for (const one of document.querySelectorAll(`[data-id="${CSS.escape(id)}"]`)) {
    const area = one.getBoundingClientRect()
    if (area.width > 0 && area.height > 0) return area
  }
  return null
}
