// Describes the table in words from a seat's view, for people who read it instead of seeing it.

import type { OutlineLine, OutlineThing, OutlineZone, Phrase } from '@wayfare/text'
import { perk } from '../data/actions.ts'
import { TRACK_LENGTH } from '../data/alfred-boards.ts'
import { crewCard } from '../data/crew.ts'
import { type CrewId, ISLAND_IDS, PERKS, STACKS } from '../data/ids.ts'
import { SLOTS } from '../data/objectives.ts'
import { BOOKS, LENSES, TENTS } from '../data/player-board.ts'
import { SPECIMENS } from '../data/specimens.ts'
import { ALFRED, type CrewCard, ROUNDS, type Worker } from '../state.ts'
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
  listOf,
  objectiveNeeds,
  put,
  seals,
  slotBrings,
  space,
  specimen,
  stop,
  thing,
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
    lines: lines.filter(hasContent),
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

/** Empty lists are left out. */
const hasContent = (line: OutlineLine): boolean =>
  'things' in line ? line.things.length > 0 : !('cards' in line) || line.cards.length > 0

function boardZone({ alfred }: DarwinView, one: BoardView, board: number): OutlineZone {
  const isAlfred = alfred !== null && board === ALFRED
  const lines: OutlineLine[] = [
    number('coins', one.coin),
    number('knowledge', one.knowledge),
    number('points', one.points),
    number('theory', one.theory, BOOKS.length - 1),
    { label: word('workers'), things: workersOf(one, isAlfred) },
    { label: word('crew'), cards: one.crew.map(crewThing) },
    { label: word('hand'), cards: handOf(one.hand) },
    { label: word('picked'), cards: handOf(one.picked) },
    {
      label: word('reserve'),
      cards: [...one.reserve, ...unreached(one)].map((id) => ({ id, name: thing(id), text: objectiveNeeds(id) })),
    },
    { label: word('slots'), things: isAlfred ? [] : slotsOf(one) },
    { label: word('ship'), word: stop(one.ship) },
    { label: word('explorers'), things: explorersOf(one) },
    {
      label: word('studied'),
      things: SPECIMENS.flatMap((id) => (one.studied.includes(id) ? [{ id, name: specimen(id) }] : [])),
    },
    { label: word('stacks'), things: STACKS.map((id) => ({ id, name: thing(id), count: one.stacks[id] })) },
    ...(one.usedStamps > 0 ? [number('used-stamps', one.usedStamps)] : []),
    number('tents', one.tents, TENTS),
    number('lenses', one.lenses, LENSES),
    {
      label: word('perks'),
      things: PERKS.flatMap((name) => (one.perks.includes(name) ? [{ name: act(perk(name)) }] : [])),
    },
  ]
  return {
    name: `board ${board}`,
    title: isAlfred ? put('words.alfred') : { seat: board },
    ...(isAlfred ? {} : { seat: board }),
    lines: lines.filter(hasContent),
  }
}

function workersOf({ workers, perks }: BoardView, isAlfred: boolean): OutlineThing[] {
  const playing = workers.filter(({ id }) => id !== 'w5' || perks.includes('fifth-worker'))
  return playing.map(({ id, seals: row, at }) => ({
    ...(isAlfred ? {} : { id }),
    name: worker(id),
    text: row.length > 0 ? put('outline.seals', { colours: listOf(row.map(colour)) }) : word('no-seals'),
    note: workerPlace(at),
  }))
}

function workerPlace(at: Worker['at']): Phrase {
  if (at === null) return word('free')
  return at === 'hammock' ? word('rests') : space(at)
}

function crewThing({ card, by }: CrewCard): OutlineThing {
  const { need, acts: list } = crewCard(card)
  return {
    id: card,
    name: thing(card),
    text: put('outline.crew-text', { needs: seals(need), acts: acts(list) }),
    ...(by ? { note: put('outline.played-with', { worker: worker(by) }) } : {}),
  }
}

function handOf(cards: BoardView['hand']): OutlineThing[] {
  const seen = cards.filter((id) => id !== null)
  const hidden = cards.length - seen.length
  return [
    ...seen.map((card) => crewThing({ card: card as CrewId, by: null })),
    ...(hidden > 0 ? [{ name: word('unknown'), count: hidden }] : []),
  ]
}

/** Objectives in slots that have not been reached. */
const unreached = ({ slots }: BoardView): string[] =>
  SLOTS.flatMap(({ id }) => (slots[id] && !slots[id].reached ? [slots[id].objective] : []))

function slotsOf({ slots }: BoardView): OutlineThing[] {
  return SLOTS.map((slot) => {
    const there = slots[slot.id]
    return {
      id: slot.id,
      name: thing(slot.id),
      text: slotBrings(slot),
      ...(there?.reached ? { note: thing(there.objective) } : {}),
    }
  })
}

function explorersOf({ explorers }: BoardView): OutlineThing[] {
  return ISLAND_IDS.flatMap((id) => (explorers[id] ? [{ id, name: stop(explorers[id]) }] : []))
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
