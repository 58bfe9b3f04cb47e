// Draws from hidden stacks: seals for the academy, and objectives.

import { find, type Id, idOf, ids, type Pile, pile, reveal, shuffle, type Tell } from '@wayfare/kernel'
import { DEALT } from './data/deal-counts.ts'
import { COLOURS, type Colour, type ObjectiveId } from './data/ids.ts'
import { ACADEMY_SLOTS } from './data/seals.ts'
import { recordOf } from './records.ts'
import { type DarwinState, GOLD_STACK, SEAL_SUPPLY, SILVER_STACK } from './state.ts'

/** An academy without seals. */
export const NO_ACADEMY: DarwinState['academy'] = recordOf(ACADEMY_SLOTS, () => null)

/**
 * Seals in the supply have ids other than their colours, because facts name colours, which must not count as naming a
 * hidden seal. Both conversions are tables, because rows are read at every decision and comparing newly built texts is
 * slow.
 */
const SEAL_CARDS = recordOf(COLOURS, (colour): Id => `${colour}-seal`)
const SEAL_COLOURS = new Map(COLOURS.map((colour) => [SEAL_CARDS[colour], colour]))
export const sealCard = (colour: Colour): Id => SEAL_CARDS[colour]
const colourOf = (card: Id): Colour => SEAL_COLOURS.get(card) as Colour
/** Returns the rest of the supply, the next seal last. */
export const supplyOf = (s: DarwinState): readonly Colour[] => ids(s, SEAL_SUPPLY).map(colourOf)

/** Removes the top card of a stack and reveals it. */
function turnOver(s: DarwinState, name: string): string | undefined {
  const card = pile(s, name).pop()
  if (!card) return undefined
  reveal(s, 'all')
  return idOf(card)
}

function nextSeal(s: DarwinState): Colour | null {
  const card = turnOver(s, SEAL_SUPPLY)
  return card === undefined ? null : colourOf(card)
}

/** Fills the academy from the top scroll, left to right; slots stay empty if the supply runs out (DAR-REFRESH-06). */
export function fillAcademy(s: DarwinState): void {
  const { academy } = s
  s.academy = recordOf(ACADEMY_SLOTS, (slot) => academy[slot] ?? nextSeal(s))
}

/** Returns the twelve seals of the academy and draws others (DAR-SETUP-22). */
export function redrawAcademy(s: DarwinState): void {
  const supply: Pile = pile(s, SEAL_SUPPLY)
  const [any] = supply
  if (!any) throw new Error('the supply of seals is empty before the game has begun')
  const [, , known, bag, root] = any
  for (const slot of ACADEMY_SLOTS) {
    const seal = s.academy[slot]
    if (seal !== null) supply.push([sealCard(seal), s.core.places++, known, bag, root])
  }
  s.academy = NO_ACADEMY
  shuffle(s, SEAL_SUPPLY)
  fillAcademy(s)
}

/** Replaces the face-up objectives (DAR-REFRESH-07, DAR-SOLO-05). */
export function drawObjectives(s: DarwinState, tell: Tell): void {
  const drawn: ObjectiveId[] = []
  for (const stack of [SILVER_STACK, GOLD_STACK]) {
    for (let i = 0; i < (DEALT.objectives[s.core.players] as number); i++) {
      const id = turnOver(s, stack)
      if (id) drawn.push(id as ObjectiveId)
    }
  }
  s.shown = drawn
  for (const objective of drawn) tell({ k: 'objective-in', objective })
}

/** Takes a seal of this colour out of the supply in public; returns false if there is none. */
export function takeSeal(s: DarwinState, colour: Colour): boolean {
  const at = find(s, SEAL_SUPPLY, sealCard(colour))
  if (at < 0) return false
  pile(s, SEAL_SUPPLY).splice(at, 1)
  reveal(s, 'all')
  return true
}
