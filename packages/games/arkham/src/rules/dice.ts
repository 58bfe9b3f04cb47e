// The rules of phase 2: who gets which dice (ARK-DICE-04 to -14, ARK-START, ARK-SOLO-05).

import { all, as, type Effect, lanes, type Rule, type RuleId, random } from '@wayfare/kernel'
import { DIE_IDS, type DieId } from '../cards/dice.ts'
import { type ArkhamAsking, type ArkhamRules, effect } from '../ops.ts'
import { type ArkhamState, board, type Zone } from '../state.ts'
import type { ArkhamText } from '../words.ts'

/** Returns phase 2 as it is at this table in this round. */
export function dicePhase(s: ArkhamState): Effect {
  const { players } = s.core
  if (players === 1) return pickDice(s)
  // In the second opening round of four players everybody uses the dice left from the first (ARK-START-09).
  if (players === 4 && s.round === 2) return effect('use-later-dice')
  if ((players === 3 || players === 4) && s.round === 1) return openingDice(s)
  return all([effect('roll-all'), pickDice(s)])
}

/**
 * The first player picks, the left and right neighbours remove, and the first player picks again (ARK-DICE-05 to -10).
 * With two players the other is both neighbours. A solo player picks two dice (ARK-SOLO-05).
 */
export function pickDice({ first, core: { players } }: ArkhamState): Effect {
  if (players === 1) return all([as(0, effect('pick-two')), effect('share-dice')])
  return all([
    as(first, effect('pick-die')),
    as((first + 1) % players, effect('remove-die')),
    as((first + players - 1) % players, effect('remove-die')),
    as(first, effect('pick-die')),
    effect('share-dice'),
  ])
}

/** Players take a die in turn, all these are rolled, and then everybody picks at the same time (ARK-START-05). */
function openingDice(s: ArkhamState): Effect {
  const takers = Array.from({ length: s.core.players }, (_, i) => (s.first + i) % s.core.players)
  return all([
    effect('clear-dice'),
    ...takers.map((seat) => as(seat, effect('take-die'))),
    effect('roll-taken'),
    lanes(effect('pick-own')),
  ])
}

export function diceIn(s: ArkhamState, zone: Zone): DieId[] {
  return DIE_IDS.filter((id) => s.dice[id].zone === zone)
}

function place(s: ArkhamState, id: DieId, zone: Zone): void {
  s.dice[id] = { number: s.dice[id].number, zone }
}

function roll(s: ArkhamState, ids: readonly DieId[], zone: Zone): void {
  for (const id of ids) s.dice[id] = { number: random(s, 'dice', 6) + 1, zone }
}

/** `early` is the rule of the first such move in a phase, `late` that of the second. */
function moveDie(
  word: 'pick' | 'remove' | 'take',
  then: 'to-slot' | 'to-unavailable' | 'to-taken',
  early: RuleId,
  late: RuleId,
): Rule<ArkhamState, null, ArkhamText> {
  return {
    ask(s, _by, _, asking) {
      const rule = diceIn(s, 'available').length > 3 ? early : late
      for (const id of DIE_IDS) {
        if (s.dice[id].zone === 'available') asking.offer(`${word} ${id}`, effect(then, id), [id])
        else asking.refuse(`${word} ${id}`, rule, {}, [id])
      }
    },
  }
}

const numbersOf = (s: ArkhamState, ids: readonly DieId[]): number[] => ids.map((id) => s.dice[id].number)

/** The face of a die is reported, unless it is still to be rolled. */
function moveDieRule(zone: Zone, k: string): Rule<ArkhamState, DieId> {
  return {
    run(s, by, id, tell) {
      place(s, id, zone)
      tell({ k, seat: by, die: id, ...(zone === 'taken' ? {} : { number: s.dice[id].number }) })
      return undefined
    },
  }
}

export const diceRules = {
  'roll-all': {
    run(s, _by, _, tell) {
      roll(s, DIE_IDS, 'available')
      tell({ k: 'rolled', numbers: numbersOf(s, DIE_IDS) })
      return undefined
    },
  },

  'pick-die': moveDie('pick', 'to-slot', 'ARK-DICE-05', 'ARK-DICE-10'),
  'remove-die': moveDie('remove', 'to-unavailable', 'ARK-DICE-06', 'ARK-DICE-07'),
  'take-die': moveDie('take', 'to-taken', 'ARK-START-05', 'ARK-START-05'),

  'to-slot': {
    run(s, by, id, tell) {
      place(s, id, 'slot')
      tell({ k: 'die-picked', seat: by, die: id, number: s.dice[id].number })
      // After the second pick the last die is out (ARK-DICE-10).
      if (diceIn(s, 'slot').length === 2) for (const rest of diceIn(s, 'available')) place(s, rest, 'unavailable')
      return undefined
    },
  },

  'to-unavailable': moveDieRule('unavailable', 'die-removed'),
  'to-taken': moveDieRule('taken', 'die-taken'),

  'clear-dice': {
    run(s) {
      for (const id of DIE_IDS) place(s, id, 'available')
      return undefined
    },
  },

  'roll-taken': {
    run(s, _by, _, tell) {
      for (const id of diceIn(s, 'available')) place(s, id, 'unavailable')
      const takenDice = diceIn(s, 'taken')
      roll(s, takenDice, 'taken')
      tell({ k: 'rolled-taken', dice: takenDice, numbers: numbersOf(s, takenDice) })
      return undefined
    },
  },

  // Each player secretly picks two of the dice that were rolled (ARK-START-06, -07).
  'pick-own': {
    ask(s, _by, _, asking) {
      for (const [one, other] of pairs(diceIn(s, 'taken'))) {
        asking.offer(`own ${one} ${other}`, effect('own-dice', [one, other]), [one, other])
      }
      const rule = s.core.players === 3 ? 'ARK-START-06' : 'ARK-START-07'
      refusePairs('own', diceIn(s, 'unavailable'), rule, asking)
    },
  },

  'own-dice': {
    run(s, by, own, tell) {
      const one = board(s, by)
      one.dice = own
      one.later = s.core.players === 4 ? diceIn(s, 'taken').filter((id) => !own.includes(id)) : []
      tell({ k: 'own-dice', seat: by, dice: own, numbers: numbersOf(s, own) })
      return undefined
    },
  },

  'use-later-dice': {
    run(s, _by, _, tell) {
      for (let seat = 0; seat < s.core.players; seat++) {
        const one = board(s, seat)
        one.dice = one.later
        one.later = []
        tell({ k: 'own-dice', seat, dice: one.dice, numbers: numbersOf(s, one.dice) })
      }
      return undefined
    },
  },

  // The two dice on the card count for everybody (ARK-DICE-11).
  'share-dice': {
    run(s) {
      const slots = diceIn(s, 'slot')
      for (let seat = 0; seat < s.core.players; seat++) board(s, seat).dice = slots
      return undefined
    },
  },

  // A solo player picks any two of the three available dice (ARK-SOLO-05).
  'pick-two': {
    ask(s, _by, _, asking) {
      for (const [one, other] of pairs(diceIn(s, 'available'))) {
        asking.offer(`pick ${one} ${other}`, effect('two-to-slots', [one, other]), [one, other])
      }
      refusePairs('pick', diceIn(s, 'unavailable'), 'ARK-SOLO-05', asking)
    },
  },

  'two-to-slots': {
    run(s, by, two, tell) {
      for (const id of two) place(s, id, 'slot')
      tell({ k: 'dice-picked', seat: by, dice: two, numbers: numbersOf(s, two) })
      return undefined
    },
  },

  // The unavailable dice become available as they are; the used ones are rolled and become unavailable (ARK-SOLO-07,
  // -08).
  'cycle-dice': {
    run(s, _by, _, tell) {
      const used = diceIn(s, 'slot')
      for (const id of diceIn(s, 'unavailable')) place(s, id, 'available')
      roll(s, used, 'unavailable')
      tell({ k: 'rolled-next', dice: used, numbers: numbersOf(s, used) })
      return undefined
    },
  },
} satisfies Partial<ArkhamRules>

/** All dice are rolled; three random ones are available, two are not (ARK-SOLO-02). */
export function dealSoloDice(s: ArkhamState, available: readonly DieId[]): void {
  for (const id of DIE_IDS) roll(s, [id], available.includes(id) ? 'available' : 'unavailable')
}

/** Refuses all pairs with one of these dice. */
function refusePairs(word: 'own' | 'pick', barred: readonly DieId[], rule: RuleId, asking: ArkhamAsking): void {
  for (const [one, other] of pairs(DIE_IDS)) {
    const wrong = [one, other].filter((id) => barred.includes(id))
    if (wrong.length > 0) asking.refuse(`${word} ${one} ${other}`, rule, {}, wrong)
  }
}

function pairs(ids: readonly DieId[]): [DieId, DieId][] {
  return ids.flatMap((one, i) => ids.slice(i + 1).map((other) => [one, other] as [DieId, DieId]))
}
