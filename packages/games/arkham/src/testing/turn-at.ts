import type { Json } from '@wayfare/kernel'
import type { AncientId } from '../board/ancients.ts'
import type { QuarterId } from '../board/quarters.ts'
import { type DieId, EFFECT_DIE, symbolOn, touristsOn } from '../cards/dice.ts'
import { EFFECT_IDS, type EffectId } from '../cards/effects.ts'

export type TurnGiven = {
  readonly ancient?: AncientId
  readonly effect?: EffectId
  readonly shop?: string
  readonly round?: number
  readonly [field: string]: Json | undefined
}

/**
 * A solo position before the choice of a quarter, with dice that name this one. Fields not listed above are set on the
 * board. With an effect, its die is one of the round's dice and shows the side of its number; the other die shows one
 * tourist.
 */
export function turnAt(quarter: QuarterId, given: TurnGiven = {}): Json {
  const { ancient = 'dagon', effect, shop = 'shop-tome-1', round = 3, ...board } = given
  const x = Number(quarter[1])
  const y = Number(quarter[2])
  const other = effect ? plainDie(y) : 'die-2'
  const own = effect ? EFFECT_DIE : 'die-1'
  const side = symbolOn(x)
  const back = side === 'dark' ? 'light' : 'dark'
  const idle = EFFECT_IDS.find((id) => id !== effect) as EffectId
  return {
    table: { players: 1, ancient, ...(effect ? { [side]: effect, [back]: idle } : {}) },
    phase: 'turn',
    round,
    dice: { [own]: x, [other]: y },
    slots: [own, other],
    shop,
    boards: [board as Json],
  }
}

/** Returns a die that shows one tourist with this number. */
function plainDie(number: number): DieId {
  return touristsOn('die-1', number).length === 1 ? 'die-1' : 'die-4'
}
