// The whole price of a seal beside what is still to be chosen: at the workers for the hovered seal, and at the scrolls
// for the hovered worker.

import { type AcademySlot, SCROLLS, sealPrice, WORKERS, type WorkerId } from '@wayfare/darwin/tables'
import type { Props } from './props.ts'

type PriceContext = Pick<Props, 'pointing' | 'view'>

const SLOTS: ReadonlySet<string> = new Set(SCROLLS.flatMap(({ slots }) => slots))
const ROWS: ReadonlySet<string> = new Set(WORKERS)

export const isSlot = (id: string): id is AcademySlot => SLOTS.has(id)

/** Names a slot of the academy with the colour of its seal. */
export function slotName({ speaker, view }: Pick<Props, 'speaker' | 'view'>, slot: AcademySlot): string {
  const seal = view.academy[slot]
  return seal ? `${speaker.sayThing(slot)}: ${speaker.say(`colours.${seal}`)}` : speaker.sayThing(slot)
}

/** The first of these that has been pointed at, or is hovered. */
function lookedAt({ pointing }: PriceContext, among: ReadonlySet<string>): string | undefined {
  const { value: hovered } = pointing.hovered
  return [...pointing.pointed.value, ...(hovered === null ? [] : [hovered])].find((id) => among.has(id))
}

function priceOf({ pointing, view }: PriceContext, slot: AcademySlot, worker: WorkerId): number | null {
  const offered = pointing.left.value.some(({ move }) => move === `seal ${slot} ${worker}`)
  return offered ? sealPrice(view, slot, worker) : null
}

/** Null if no seal that this worker could have is hovered or selected. */
export function sealFor(asked: PriceContext, worker: WorkerId): number | null {
  const slot = lookedAt(asked, SLOTS)
  return slot === undefined ? null : priceOf(asked, slot as AcademySlot, worker)
}

/** Null if no worker who could have one of them is hovered or selected. */
export function scrollFor(asked: PriceContext, slots: readonly AcademySlot[]): number | null {
  const worker = lookedAt(asked, ROWS)
  if (worker === undefined) return null
  return slots.map((slot) => priceOf(asked, slot, worker as WorkerId)).find((price) => price !== null) ?? null
}
