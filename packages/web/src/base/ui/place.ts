// Puts a small thing beside what it belongs to, and keeps it on the screen.

export type Side = 'above' | 'below' | 'left'

const GAP = 8

/** For an element with `position: fixed`; the wanted side gives way where there is no room. Returns the side taken. */
export function placeBeside(box: HTMLElement, anchor: DOMRect, wanted: Side): Side {
  const { offsetWidth: width, offsetHeight: height } = box
  if (wanted === 'left' && anchor.left - GAP - width >= GAP) return placeLeft(box, anchor)
  const fitsAbove = anchor.top - GAP - height >= 0
  const fitsBelow = anchor.bottom + GAP + height <= innerHeight
  const side =
    wanted === 'above' ? (fitsAbove || !fitsBelow ? 'above' : 'below') : fitsBelow || !fitsAbove ? 'below' : 'above'
  const middle = anchor.left + anchor.width / 2
  const left = clamp(middle - width / 2, GAP, innerWidth - width - GAP)
  const top = side === 'above' ? anchor.top - GAP - height : anchor.bottom + GAP
  box.style.left = `${Math.round(left)}px`
  box.style.top = `${Math.round(clamp(top, GAP, innerHeight - height - GAP))}px`
  box.style.setProperty('--tip', `${Math.round(clamp(middle - left, 14, width - 14))}px`)
  box.dataset.side = side
  return side
}

function placeLeft(box: HTMLElement, anchor: DOMRect): Side {
  const { offsetWidth: width, offsetHeight: height } = box
  const middle = anchor.top + anchor.height / 2
  const top = clamp(middle - height / 2, GAP, innerHeight - height - GAP)
  box.style.left = `${Math.round(anchor.left - GAP - width)}px`
  box.style.top = `${Math.round(top)}px`
  box.style.setProperty('--tip', `${Math.round(clamp(middle - top, 14, height - 14))}px`)
  box.dataset.side = 'left'
  return 'left'
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))
