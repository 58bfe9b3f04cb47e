// Things that come from hidden stacks: seals for the academy, objectives.

import { find, idOf, type Pile, pile, reveal, shuffle, type Tell } from '@wayfare/kernel'
import { DEALT } from './data/dealt.ts'
import { NO_SEAL } from './data/seals.ts'
import { type DarwinState, GOLD_STACK, SEAL_SUPPLY, SILVER_STACK } from './state.ts'

/** The top card of a stack leaves it, for all to see. */
function turnOver(s: DarwinState, name: string): string | undefined {
  const card = pile(s, name).pop()
  if (!card) return undefined
  reveal(s, 'all')
  return idOf(card)
}

/** DAR-REFRESH-06: top scroll first, from left to right; what the supply lacks stays empty. */
export function fillAcademy(s: DarwinState): void {
  s.academy = [...s.academy].map((seal) => (seal === NO_SEAL ? (turnOver(s, SEAL_SUPPLY) ?? NO_SEAL) : seal)).join('')
}

/** DAR-SETUP-22: the twelve go back, and others come. */
export function redrawAcademy(s: DarwinState): void {
  const supply: Pile = pile(s, SEAL_SUPPLY)
  const [any] = supply
  if (!any) throw new Error('the supply of seals is empty before the game has begun')
  const [, , known, bag, root] = any
  for (const id of s.academy) if (id !== NO_SEAL) supply.push([id, s.core.places++, known, bag, root])
  s.academy = s.academy.replaceAll(/./g, NO_SEAL)
  shuffle(s, SEAL_SUPPLY)
  fillAcademy(s)
}

/** DAR-REFRESH-07, DAR-SOLO-05. */
export function drawObjectives(s: DarwinState, tell: Tell): void {
  const shown: string[] = []
  for (const stack of [SILVER_STACK, GOLD_STACK]) {
    for (let i = 0; i < (DEALT.objectives[s.core.players] as number); i++) {
      const id = turnOver(s, stack)
      if (id) shown.push(id)
    }
  }
  s.shown = shown
  for (const objective of shown) tell({ k: 'objective-in', objective })
}

/** One seal of this colour out of the supply, for all to see; false if there is none. */
export function takeSeal(s: DarwinState, letter: string): boolean {
  const at = find(s, SEAL_SUPPLY, letter)
  if (at < 0) return false
  pile(s, SEAL_SUPPLY).splice(at, 1)
  reveal(s, 'all')
  return true
}
