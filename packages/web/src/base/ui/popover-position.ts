// Places a popover beside its anchor, and keeps it on the screen.

type Size = { readonly width: number; readonly height: number }
type Area = Size & { readonly left: number; readonly top: number }

export type Side = 'above' | 'below' | 'left' | 'right'

const GAP = 8

/**
 * Computes the position. Another side is used if the wanted one has no room. With `clear` the popover is rather to the
 * left or the right than over the anchor.
 */
export function positionBeside(anchor: Area, size: Size, screen: Size, wanted: Side, clear = false) {
  const side = sideFor(anchor, size, screen, wanted, clear)
  const [x, y] = [anchor.left + anchor.width / 2, anchor.top + anchor.height / 2]
  const [left, top] = {
    above: [x - size.width / 2, anchor.top - GAP - size.height],
    below: [x - size.width / 2, anchor.top + anchor.height + GAP],
    left: [anchor.left - GAP - size.width, y - size.height / 2],
    right: [anchor.left + anchor.width + GAP, y - size.height / 2],
  }[side] as [number, number]
  return {
    side,
    left: clamp(left, GAP, screen.width - size.width - GAP),
    top: clamp(top, GAP, screen.height - size.height - GAP),
  }
}

function sideFor(anchor: Area, { width, height }: Size, screen: Size, wanted: Side, clear: boolean): Side {
  if (wanted === 'left' && anchor.left - GAP - width >= GAP) return 'left'
  const isRoomAbove = anchor.top - GAP - height >= 0
  const isRoomBelow = anchor.top + anchor.height + GAP + height <= screen.height
  if (clear && !isRoomAbove && !isRoomBelow)
    return screen.width - anchor.left - anchor.width > anchor.left ? 'right' : 'left'
  if (wanted === 'above') return isRoomAbove || !isRoomBelow ? 'above' : 'below'
  return isRoomBelow || !isRoomAbove ? 'below' : 'above'
}

/** Places an element with `position: fixed`. Returns the side that was used. */
export function placeBeside(box: HTMLElement, anchor: DOMRect, wanted: Side): Side {
  const { offsetWidth: width, offsetHeight: height } = box
  const screen = { width: innerWidth, height: innerHeight }
  const { side, left, top } = positionBeside(anchor, { width, height }, screen, wanted)
  const tip =
    side === 'left'
      ? clamp(anchor.top + anchor.height / 2 - top, 14, height - 14)
      : clamp(anchor.left + anchor.width / 2 - left, 14, width - 14)
  box.style.left = `${Math.round(left)}px`
  box.style.top = `${Math.round(top)}px`
  box.style.setProperty('--tip', `${Math.round(tip)}px`)
  // The attribute is set only if it changes: even the same value would invalidate the layout.
  if (box.dataset.side !== side) box.dataset.side = side
  return side
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))
