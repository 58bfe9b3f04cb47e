// Positions for script tests and `wayfare try`: named fields are set in an otherwise fresh set-up, in a player's turn.

import { ids, type Json, push, resume } from '@wayfare/kernel'
import type { Positions } from '@wayfare/testkit'
import { bonusKind } from '../../board/bonus-tiles.ts'
import { SITES, SPACES } from '../../board/sites.ts'
import { STACK_IDS } from '../../board/temple-tiles.ts'
import { BONUS_SPOTS } from '../../board/track.ts'
import { FEAR, FEAR_CARDS } from '../../cards/basics.ts'
import { arnak } from '../../game.ts'
import { filledCount } from '../../idol-slots.ts'
import { BLOCKED, FREE, type Occupant, RIVAL } from '../../occupants.ts'
import { effect } from '../../ops.ts'
import { rivalParts, sum } from '../../score.ts'
import {
  type ArnakState,
  area,
  BASICS_OUT,
  deck,
  FEAR_PILE,
  hand,
  LOST_STACK,
  RESCUE_STACK,
  SUPPLY,
} from '../../state.ts'
import { fields } from './fields.ts'
import { Layout } from './layout.ts'

export const positions: Positions<ArnakState> = {
  fields,
  example: {
    row: ['guiding-stone', 'hat', 'axe', 'dog', 'tent', 'flask'],
    explorers: [{ coin: 4, hand: ['parrot'] }],
  },
  table: ({ players = 2, ...more }) => ({ players, ...(players === 1 ? {} : { first: 0 }), ...more }),

  put(position, table) {
    const p = position as Record<string, Json>
    const s = arnak.setup(table, (p.seed as string) ?? 'position')
    if (s.rival && !p.opening) {
      s.core.stack = []
      push(s.core.stack, effect('begin-alone'), 0, null)
    }
    resume(arnak, s)
    new Layout(s).lay(p)
    return s
  },

  impossible(s) {
    const fear = Object.keys(s.core.piles)
      .flatMap((name) => ids(s, name))
      .filter((id) => id === FEAR).length
    return fear > FEAR_CARDS
      ? ['fear', `there are only ${FEAR_CARDS} Fear cards, and hands and decks have some`]
      : undefined
  },

  automa: (s) => (s.rival ? { name: 'rival', total: sum(rivalParts(s)), parts: rivalParts(s) } : undefined),

  read: (s) => read(s),
}

function read(s: ArnakState): Json {
  const { rival } = s
  return {
    temple: s.temple,
    round: s.round,
    turn: s.turn,
    first: s.first,
    acted: s.acted,
    pool: { ...s.pool },
    fear: ids(s, FEAR_PILE).length,
    row: s.row.slice(),
    items: ids(s, 'items'),
    artifacts: ids(s, 'artifacts'),
    exiled: [...s.exiledItems, ...s.exiledArtifacts, ...ids(s, BASICS_OUT)],
    level1: ids(s, 'level1'),
    level2: ids(s, 'level2'),
    guardians: ids(s, 'guardians'),
    sites: Object.fromEntries(
      SITES.map(({ id, index }) => [
        id,
        { tile: s.tiles[index] ?? null, guardian: s.guards[index] ?? null, idol: s.idols[index] ?? null },
      ]),
    ),
    men: Object.fromEntries(SPACES.map(({ id, index }) => [id, whoIs(s.men[index] as Occupant)])),
    bonus: bonusBySpace(s),
    lost: ids(s, LOST_STACK).map(bonusKind),
    supply: SUPPLY.map((name) => ids(s, name)),
    rescue: ids(s, RESCUE_STACK),
    stacks: Object.fromEntries(STACK_IDS.map((id, i) => [id, s.stacks[i] as number])),
    arrived: s.arrived,
    explorers: s.explorers.map((one, seat) => ({
      ...one,
      slots: filledCount(one.slots),
      staff: one.staff.map((helper) => ({ ...helper })),
      hand: ids(s, hand(seat)),
      deck: ids(s, deck(seat)),
      area: ids(s, area(seat)),
    })),
    rival: rival && {
      ...rival,
      stack: [...ids(s, 'rival'), ...ids(s, 'rival-top')],
      score: { ...rivalParts(s), total: sum(rivalParts(s)) },
    },
  }
}

function whoIs(who: Occupant): Json {
  if (who === FREE) return null
  if (who === BLOCKED) return 'blocked'
  return who === RIVAL ? 'rival' : who
}

function bonusBySpace(s: ArnakState): Record<string, string[]> {
  const found: Record<string, string[]> = {}
  for (const [i, { space }] of BONUS_SPOTS[s.temple].entries()) {
    found[space] ??= []
    const id = s.bonus[i]
    if (id) found[space].push(id)
  }
  return found
}
