// The rules of effects that give or take something: resources, Fear, travel icons, trades, refreshing, and effects that
// last for a round.

import { all, type Effect, from, nothing, type Seat } from '@wayfare/kernel'
import { idolOf } from '../board/idols.ts'
import { SITES } from '../board/sites.ts'
import { filledCount } from '../idol-slots.ts'
import { type CountedThing, effect } from '../ops.ts'
import { RESOURCES } from '../resources.ts'
import { type ArnakState, explorer, type Helper } from '../state.ts'
import type { ArnakText } from '../words.ts'
import { type ArnakRules, gainFear } from './common.ts'

const CHOOSE_UPGRADE = effect('choose-upgrade')
const TRADE_TABLET = effect('trade', 'tablet')
const TRADE_ARROWHEAD = effect('trade', 'arrowhead')

export const gainRules = {
  gain: {
    run(s, by, what, tell) {
      const one = explorer(s, by)
      for (let i = 0; i < RESOURCES.length; i++) {
        const resource = RESOURCES[i] as (typeof RESOURCES)[number]
        const count = what[resource]
        if (count) one[resource] += count
      }
      tell({ k: 'gain', seat: by, ...what })
      return undefined
    },
  },

  // Gains a compass for each counted thing, up to a maximum (ARN-CARD-05 to -07); a guardian counts once, even with two
  // archaeologists beside it (ARN-CARD-48).
  'compass-per': {
    run(s, by, { per, max }) {
      const count = countOf(s, by, per)
      const compass = max === null ? count : Math.min(count, max)
      return compass > 0 ? effect('gain', { compass }) : undefined
    },
  },

  fear: {
    run(s, by, _, tell) {
      gainFear(s, by, tell)
      return undefined
    },
  },

  // Gains travel icons that are valid this turn only (ARN-TRAVEL-13).
  travel: {
    run(s, by, icons, tell) {
      for (const icon of icons) if (icon !== 'boot') s.pool[icon] += 1
      tell({ k: 'travel', seat: by, icons })
      return undefined
    },
  },

  // Trades a tablet for an arrowhead or an arrowhead for a jewel; being a payment, it may be declined (ARN-EFFECT-05).
  upgrade: {
    run(s, by) {
      const { tablet, arrowhead } = explorer(s, by)
      return tablet > 0 || arrowhead > 0 ? CHOOSE_UPGRADE : undefined
    },
  },

  'choose-upgrade': {
    ask(_s, _by, _, asking) {
      asking.offer('trade tablet', TRADE_TABLET, ON_TABLET)
      asking.offer('trade arrowhead', TRADE_ARROWHEAD, ON_ARROWHEAD)
      asking.offer('skip', nothing)
    },
  },

  trade: {
    can: (s, by, what, inquiry) => explorer(s, by)[what] > 0 || inquiry.no('ARN-EFFECT-05'),
    run(s, by, what, tell) {
      const one = explorer(s, by)
      one[what] -= 1
      one[what === 'tablet' ? 'arrowhead' : 'jewel'] += 1
      tell({ k: 'traded', seat: by, what })
      return undefined
    },
  },

  // Makes exhausted assistants ready; optional (ARN-EFFECT-12).
  refresh: {
    run(s, by, count) {
      return count > 0 && explorer(s, by).staff.some(({ ready }) => !ready)
        ? effect('choose-refresh', count)
        : undefined
    },
  },

  'choose-refresh': {
    ask(s, by, count, asking) {
      for (const { id, ready } of explorer(s, by).staff) {
        if (ready) asking.refuse(`refresh ${id}`, 'ARN-EFFECT-12', {}, [id])
        else asking.offer(`refresh ${id}`, effect('refreshed', { id, count }), [id])
      }
      asking.offer('skip', nothing)
    },
  },

  refreshed: {
    run(s, by, { id, count }, tell) {
      turnHelper(s, by, id, { ready: true })
      tell({ k: 'refreshed', seat: by, assistant: id })
      return effect('refresh', count - 1)
    },
  },

  // Lasts until the round ends, even if the card leaves the play area (ARN-CARD-39).
  'this-round': {
    run(s, by, rule, tell) {
      explorer(s, by)[rule] = true
      tell({ k: 'this-round', seat: by, rule })
      return undefined
    },
  },

  // The player passes and is out for the rest of the round, and then gets the benefit (ARN-KEYWORD-10).
  'pass-for': {
    run(s, by, then, tell) {
      passes(s, by)
      tell({ k: 'passed', seat: by })
      return then
    },
  },

  'two-of': {
    ask(_s, _by, { ways, left }, asking) {
      for (const word of Object.keys(ways)) asking.offer(word as ArnakText, effect('one-more', { ways, left, word }))
    },
  },

  // The second choice must differ from the first (ARN-CARD-02).
  'one-more': {
    run(_s, _by, { ways, left, word }) {
      const { [word]: chosen = nothing, ...rest } = ways
      return left === 1 ? chosen : all([chosen, effect('two-of', { ways: rest, left: left - 1 })])
    },
  },
} satisfies Partial<ArnakRules>
const ON_TABLET = ['tablet']
const ON_ARROWHEAD = ['arrowhead']

export function passes(s: ArnakState, by: Seat): void {
  explorer(s, by).passed = true
}

function countOf(s: ArnakState, by: Seat, per: CountedThing): number {
  const one = explorer(s, by)
  if (per === 'idols') return one.crates + filledCount(one.slots)
  if (per === 'archaeologists') return s.men.filter((who) => who === by).length
  let count = one.boons.length + one.spent.length
  for (const { index, spaces } of SITES) if (s.guards[index] && spaces.some((space) => s.men[space] === by)) count++
  return count
}

/** Replaces the assistant's record instead of changing it, because clones share it. */
export function turnHelper(s: ArnakState, by: Seat, id: string, turned: Partial<Helper>): void {
  const { staff } = explorer(s, by)
  const at = staff.findIndex((one) => one.id === id)
  const { gold, ready } = staff[at] as Helper
  staff[at] = { id, gold: turned.gold ?? gold, ready: turned.ready ?? ready }
}

/** Returns the effect of an idol's face (ARN-DISCOVER-05, -17). */
export function idolEffect(id: string): Effect {
  return from(id, idolOf(id).effect)
}
