// The table in words, from what a seat sees: what lies where, for a table that is read.

import type { OutlineLine, OutlineThing, OutlineZone, Phrase, Term } from '@wayfare/text'
import { FIFTH_WORKER, PERKS, perk, perkBit } from '../data/actions.ts'
import { TRACK_LENGTH } from '../data/alfred-boards.ts'
import { CREW } from '../data/crew.ts'
import { SLOTS } from '../data/objectives.ts'
import { BOOKS, LENSES, STACKS, TENTS, WORKERS } from '../data/player-board.ts'
import { ISLANDS, SEA } from '../data/routes.ts'
import { colourOf } from '../data/seals.ts'
import { SPACES } from '../data/spaces.ts'
import { SPECIMENS } from '../data/specimens.ts'
import { ALFRED, ROUNDS } from '../state.ts'
import type { DarwinView } from '../view.ts'
import type { DarwinKey } from './catalogue.ts'
import {
  academyLines,
  gameLines,
  journalLines,
  mailLines,
  museumLines,
  objectiveLines,
  routeLines,
} from './outline-board.ts'
import {
  act,
  acts,
  colour,
  objectiveNeeds,
  put,
  seals,
  space,
  specimen,
  stop,
  thing,
  together,
  worker,
} from './things.ts'

type BoardView = DarwinView['boards'][number]
const word = (name: string): Phrase => put(`outline.${name}` as DarwinKey)
const number = (name: string, count: number, of?: number): OutlineLine => ({
  label: word(name),
  number: count,
  ...(of === undefined ? {} : { of }),
})

export function outline(seen: unknown): OutlineZone[] {
  const view = seen as DarwinView
  const zone = (name: string, lines: readonly OutlineLine[]): OutlineZone => ({
    name,
    title: word(name),
    lines: lines.filter(tells),
  })
  return [
    ...view.boards.map((one, board) => boardZone(view, one, board)),
    zone('journals', journalLines(view)),
    zone('objectives', objectiveLines(view)),
    zone('mail', mailLines(view)),
    zone('museum', museumLines(view)),
    zone('academy', academyLines(view)),
    zone('routes', routeLines(view)),
    ...(view.alfred ? [alfredZone(view.alfred)] : []),
    zone('game', [number('round', view.round, ROUNDS), ...gameLines(view)]),
  ]
}

/** Lists that hold nothing are left out. */
const tells = (line: OutlineLine): boolean =>
  'things' in line ? line.things.length > 0 : !('cards' in line) || line.cards.length > 0

function boardZone({ alfred }: DarwinView, one: BoardView, board: number): OutlineZone {
  const isAlfred = alfred !== null && board === ALFRED
  const lines: OutlineLine[] = [
    number('coins', one.coin),
    number('knowledge', one.knowledge),
    number('points', one.points),
    number('theory', one.theory, BOOKS.length - 1),
    { label: word('workers'), things: workersOf(one, isAlfred) },
    { label: word('crew'), cards: one.crew.map((id, i) => crewThing(id, one.crewBy[i] as number)) },
    { label: word('hand'), cards: handOf(one.hand) },
    { label: word('picked'), cards: handOf(one.picked) },
    {
      label: word('reserve'),
      cards: [...one.reserve, ...unreached(one)].map((id) => ({ id, name: thing(id), text: objectiveNeeds(id) })),
    },
    { label: word('slots'), things: isAlfred ? [] : slotsOf(one) },
    { label: word('ship'), word: stop((SEA.stops[one.ship] as (typeof SEA.stops)[number]).id) },
    { label: word('explorers'), things: explorersOf(one) },
    {
      label: word('studied'),
      things: SPECIMENS.flatMap((id, i) => (one.studied & (1 << i) ? [{ id, name: specimen(id) }] : [])),
    },
    { label: word('stacks'), things: STACKS.map((id, i) => ({ id, name: thing(id), count: one.stacks[i] as number })) },
    ...(one.usedStamps > 0 ? [number('used-stamps', one.usedStamps)] : []),
    number('tents', one.tents, TENTS),
    number('lenses', one.lenses, LENSES),
    {
      label: word('perks'),
      things: PERKS.flatMap((name) => (one.perks & perkBit(name) ? [{ name: act(perk(name)) }] : [])),
    },
  ]
  return {
    name: `board ${board}`,
    title: isAlfred ? put('words.alfred') : { seat: board },
    ...(isAlfred ? {} : { seat: board }),
    lines: lines.filter(tells),
  }
}

function workersOf({ rows, placed, perks }: BoardView, isAlfred: boolean): OutlineThing[] {
  const count = isAlfred || perks & FIFTH_WORKER ? placed.length : WORKERS.length - 1
  return placed.slice(0, count).map((at, i) => {
    const id = isAlfred ? ('ABCD'[i] as string) : (WORKERS[i] as string)
    const list: Term[] = [...(rows[i] ?? '')].map((letter) => colour(colourOf(letter)))
    return {
      ...(isAlfred ? {} : { id }),
      name: worker(id),
      text: list.length > 0 ? put('outline.seals', { colours: together(list) }) : word('no-seals'),
      note: standing(at),
    }
  })
}

/** Alfred's workers may also rest, on no space of the board. */
function standing(at: number): Phrase {
  if (at < 0) return word('free')
  return SPACES[at] ? space(SPACES[at].id) : word('rests')
}

function crewThing(id: string, by: number): OutlineThing {
  const { need, acts: list = [] } = CREW[id] ?? {}
  return {
    id,
    name: thing(id),
    text: put('outline.crew-text', { needs: seals(need ?? [0, 0, 0, 0]), acts: acts(list) }),
    ...(by >= 0 ? { note: put('outline.played-with', { worker: worker(WORKERS[by] as string) }) } : {}),
  }
}

function handOf(cards: BoardView['hand']): OutlineThing[] {
  const seen = cards.filter((id) => id !== null)
  const hidden = cards.length - seen.length
  return [...seen.map((id) => crewThing(id, -1)), ...(hidden > 0 ? [{ name: word('unknown'), count: hidden }] : [])]
}

/** An objective may lie in a slot and wait to be reached. */
const unreached = ({ slots, reached }: BoardView): string[] =>
  slots.filter((id, i) => id !== '' && !(reached & (1 << i)))

function slotsOf({ slots, reached }: BoardView): OutlineThing[] {
  return SLOTS.map(({ id, cost, reward, points }, i) => ({
    id,
    name: thing(id),
    text: put('outline.slot', { points, cost, reward: reward ? act(reward) : word('nothing') }),
    ...(slots[i] && reached & (1 << i) ? { note: thing(slots[i]) } : {}),
  }))
}

function explorersOf({ explorers }: BoardView): OutlineThing[] {
  return ISLANDS.flatMap(({ id, stops }, isle) => {
    const on = stops[explorers[isle] as number]
    return on ? [{ id, name: stop(on.id) }] : []
  })
}

function alfredZone({ level, pawn, cards, deck, open, total }: NonNullable<DarwinView['alfred']>): OutlineZone {
  const seen = open.filter((id) => id !== null)
  return {
    name: 'alfred',
    title: word('alfred-plan'),
    lines: [
      { label: put('choices.alfred'), word: put(`values.${level}`) },
      number('alfred-total', total),
      number('alfred-pawn', pawn, TRACK_LENGTH),
      { label: word('alfred-cards'), things: cards.map((id) => ({ id, name: thing(id) })) },
      number('alfred-deck', deck),
      { label: word('alfred-open'), things: seen.map((id) => ({ id, name: thing(id) })) },
    ],
  }
}
