// Positions for script tests and `wayfare try`: what is named is set, the rest is a fresh set-up at somebody's turn.

import { effect, fillTable, type Game, ids, type Json, type Positions, push, resume } from '@wayfare/kernel'
import { bonusKind } from './board/bonus-tiles.ts'
import { SITES, SPACES } from './board/sites.ts'
import { STACK_IDS } from './board/temple-tiles.ts'
import { BONUS_SPOTS } from './board/track.ts'
import { Layout } from './layout.ts'
import { slotsFilled } from './rules/gains.ts'
import { rivalParts } from './score.ts'
import {
  type ArnakState,
  area,
  BLOCKED,
  deck,
  FEAR_PILE,
  FREE,
  hand,
  LOST_STACK,
  OUT,
  RESCUE_STACK,
  RIVAL,
  SUPPLY,
} from './state.ts'

const SCHEMA: Positions<ArnakState>['schema'] = {
  table: "the table's options; two players, seat 0 first, and the defaults unless named",
  seed: 'a text; the same for the same deal',
  opening: 'true: alone, the rival has made its first move, as in a real game',
  round: '1 to 5; the row has as many artifacts',
  turn: 'the seat whose turn it is',
  acted: 'true: the main action has been taken',
  pool: 'travel icons left over: car, ship, plane, either',
  fear: 'how many cards the Fear pile has',
  row: 'six names of cards, or null for a gap',
  items: 'cards on top of the item deck, the topmost last',
  artifacts: 'cards on top of the artifact deck, the topmost last',
  emptyDecks: 'of item and artifact: those without cards',
  exiled: 'items in exile',
  level1: 'tiles on top of the level I stack, the topmost last',
  level2: 'tiles on top of the level II stack, the topmost last',
  guardians: 'guardians on top of their stack, the topmost last',
  sites: 'by site: tile, guardian, idol; a site with a tile has lost its idol',
  men: 'by space: a seat, rival, blocked or null; the figures come from their boards',
  bonus: 'by space of the research track: the bonus tiles there',
  lost: 'the Lost Temple stack, the topmost last',
  supply: 'three lists of assistants, the topmost last',
  rescue: 'the rescue stack, the topmost last',
  stacks: 'temple tiles left, by stack',
  arrived: 'how many glasses are in the temple',
  explorers:
    'for each seat: resources, crates, slots (how many are filled), fearTiles, glass, notebook, arrival, passed, planes, calm, tiles2, tiles6, tiles11, boons, spent, staff ({ id, gold, ready }), hand, deck, area',
  rival: 'stack (the topmost last), used, glass, arrival, tiles6, guardians, cards, idols, minus',
}

export function arnakPositions(game: () => Game<ArnakState>): Positions<ArnakState> {
  return {
    schema: SCHEMA,
    example: {
      row: ['guiding-stone', 'hat', 'axe', 'dog', 'tent', 'flask'],
      explorers: [{ coin: 4, hand: ['parrot'] }],
    },

    lay(position) {
      const p = position as Record<string, Json>
      for (const key of Object.keys(p)) if (!(key in SCHEMA)) throw new Error(`a position has no '${key}'`)
      const wish = { players: 2, ...(p.table as Record<string, Json> | undefined) }
      const first = wish.players > 1 ? { first: 0 } : {}
      const s = game().setup(fillTable(game(), { ...first, ...wish }), (p.seed as string) ?? 'position')
      if (s.rival && !p.opening) {
        s.core.stack = []
        push(s.core.stack, effect('begin-alone'), 0, null)
      }
      resume(game(), s)
      new Layout(s).lay(p)
      s.core.barrier = s.core.seq
      return s
    },

    read: (s) => read(s),
  }
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
    exiled: [...s.exiledItems, ...s.exiledArtifacts, ...ids(s, OUT)],
    level1: ids(s, 'level1'),
    level2: ids(s, 'level2'),
    guardians: ids(s, 'guardians'),
    sites: Object.fromEntries(
      SITES.map(({ id, index }) => [
        id,
        { tile: s.tiles[index] ?? null, guardian: s.guards[index] ?? null, idol: s.idols[index] ?? null },
      ]),
    ),
    men: Object.fromEntries(SPACES.map(({ id, index }) => [id, whoIs(s.men[index] as number)])),
    bonus: bonusBySpace(s),
    lost: ids(s, LOST_STACK).map(bonusKind),
    supply: SUPPLY.map((name) => ids(s, name)),
    rescue: ids(s, RESCUE_STACK),
    stacks: Object.fromEntries(STACK_IDS.map((id, i) => [id, s.stacks[i] as number])),
    arrived: s.arrived,
    explorers: s.explorers.map((one, seat) => ({
      ...one,
      slots: slotsFilled(one),
      staff: one.staff.map((helper) => ({ ...helper })),
      hand: ids(s, hand(seat)),
      deck: ids(s, deck(seat)),
      area: ids(s, area(seat)),
    })),
    rival: rival && { ...rival, stack: [...ids(s, 'rival'), ...ids(s, 'rival-top')], score: { ...rivalParts(s) } },
  }
}

function whoIs(who: number): Json {
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
