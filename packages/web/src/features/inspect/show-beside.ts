// Puts the card beside the thing that it tells of: on a desk where it covers least, on a phone as a sheet that leaves the thing in sight.

import { isPhone } from '../../base/browser/media.ts'
import { findShown } from '../../base/ui/element-meanings.ts'
import { partsOf } from '../../base/ui/screen-parts.ts'
import { type Box, type KeptFree, positionCard } from './card-position.ts'

/** The prompt is read meanwhile; things that are offered are the next that somebody points at. */
const WEIGHTS = { prompt: 20, offered: 4 }

export function showBeside(card: HTMLElement, ring: HTMLElement, thing: Element): void {
  const area = thing.getBoundingClientRect()
  setBox(ring, area)
  if (isPhone.peek()) {
    showAsSheet(card, area)
    return
  }
  const size = { width: card.offsetWidth, height: card.offsetHeight }
  const { left, top } = positionCard(size, area, keptFreeBeside(thing), { width: innerWidth, height: innerHeight })
  card.style.inset = `${Math.round(top)}px auto auto ${Math.round(left)}px`
  setSide(card, 'beside')
}

/** From below; where the thing lies low, above it. */
function showAsSheet(card: HTMLElement, thing: Box): void {
  const isLow = thing.top + thing.height > innerHeight - card.offsetHeight && thing.top > card.offsetHeight
  card.style.inset = isLow ? `auto 0 ${innerHeight - thing.top + 2 * RING_GAP}px` : 'auto 0 0'
  setSide(card, isLow ? 'above' : 'bottom')
}

const RING_GAP = 3

function setBox({ style }: HTMLElement, { left, top, width, height }: Box): void {
  style.left = `${left - RING_GAP}px`
  style.top = `${top - RING_GAP}px`
  style.width = `${width + 2 * RING_GAP}px`
  style.height = `${height + 2 * RING_GAP}px`
}

/** Even the same value would count as a change of the layout. */
function setSide(card: HTMLElement, side: string): void {
  if (card.dataset.side !== side) card.dataset.side = side
}

function keptFreeBeside(thing: Element): KeptFree[] {
  const prompt = partsOf('prompt').map((part) => ({ box: boxOf(part), weight: WEIGHTS.prompt }))
  const offered = findShown(({ offered }, element) => offered && element !== thing)
  return [...prompt, ...offered.map((element) => ({ box: boxOf(element), weight: WEIGHTS.offered }))]
}

const boxOf = (element: Element): Box => element.getBoundingClientRect()
