// Describes the game board in words.

import type { OutlineLine, OutlineThing, Phrase, Term } from '@wayfare/text'
import { isCell, isSpecial } from '../cells.ts'
import { CAMPS, campOf } from '../data/camps.ts'
import { goalTile } from '../data/goals.ts'
import { type CampId, COLOURS, ENVELOPES } from '../data/ids.ts'
import { mailTile } from '../data/mail-tiles.ts'
import { ROUTES, type Stop } from '../data/routes.ts'
import { SCROLLS } from '../data/seals.ts'
import { PAGES, SPACES } from '../data/spaces.ts'
import { specialTile } from '../data/special-tiles.ts'
import { SPECIMENS } from '../data/specimens.ts'
import { ALFRED } from '../state.ts'
import type { DarwinView } from '../view.ts'
import type { DarwinKey } from './catalogue.ts'
import {
  acts,
  camp,
  colour,
  goal,
  listOf,
  objectiveNeeds,
  put,
  route,
  seals,
  space,
  specimen,
  stop,
  thing,
} from './things.ts'

const word = (name: string): Phrase => put(`outline.${name}` as DarwinKey)

/** Names a place and the thing on it. */
const named = (place: Term, name: Term): Phrase => put('outline.named', { place, name })

/** Names the owner of a board. */
const owner = ({ alfred }: DarwinView, board: number): Term =>
  alfred && board === ALFRED ? put('words.alfred') : { seat: board }
const ownersOf = (view: DarwinView, boards: readonly number[]): Term =>
  put('outline.here', { players: listOf(boards.map((board) => owner(view, board))) })

export function gameLines(view: DarwinView): OutlineLine[] {
  const { order, beagle, goals, scored, phase } = view
  return [
    ...(phase === 'over' ? [] : [{ label: word('phase'), word: word(`phase-${phase}`) }]),
    { label: word('order'), word: listOf(order.map((board) => owner(view, board))) },
    { label: word('beagle'), word: stop(beagle) },
    {
      label: word('goals'),
      things: goals.map((id, i) => ({
        id,
        name: thing(id),
        text: goal(goalTile(id)),
        ...(i < scored ? { note: word('done') } : view.round === i + 1 ? { note: word('now') } : {}),
      })),
    },
  ]
}

export function journalLines(view: DarwinView): OutlineLine[] {
  return PAGES.filter((page) => page !== 'special-right').map((page) => ({
    label: word(page === 'special-left' ? 'special' : page),
    things: SPACES.flatMap((one) =>
      one.page === page || (page === 'special-left' && one.page === 'special-right') ? spaceThing(view, one) : [],
    ),
  }))
}

function spaceThing(view: DarwinView, one: (typeof SPACES)[number]): OutlineThing[] {
  const { id } = one
  const tile = isSpecial(id) ? view.tiles[id] : null
  if (isSpecial(id) && tile === null) return []
  const printed = tile === null ? one : specialTile(tile)
  const wanted = COLOURS.some((colour) => printed.need[colour] > 0)
  const here = view.boards.flatMap(({ workers }, board) => (workers.some(({ at }) => at === id) ? [board] : []))
  const note =
    here.length > 0
      ? ownersOf(view, here)
      : isCell(id) && view.lenses[id] === 'locked'
        ? put('outline.locked', { cost: printed.unlockCost })
        : undefined
  return [
    {
      id,
      name: tile === null ? space(id) : named(space(id), put(`specials.${tile}` as DarwinKey)),
      text: wanted
        ? put('outline.space', { needs: seals(printed.need), acts: acts(printed.acts) })
        : acts(printed.acts),
      ...(note ? { note } : {}),
    },
  ]
}

export function objectiveLines({ shown, offeredCrew, offeredPairs, silver, gold }: DarwinView): OutlineLine[] {
  const card = (id: string): OutlineThing => ({
    id,
    name: thing(id),
    ...(id.startsWith('crew') ? {} : { text: objectiveNeeds(id) }),
  })
  return [
    { label: word('shown'), cards: shown.map(card) },
    {
      label: word('offer'),
      cards: [...offeredCrew, ...offeredPairs.flatMap((pair) => [pair.silver, pair.gold])].map(card),
    },
    { label: word('silver-left'), number: silver },
    { label: word('gold-left'), number: gold },
  ]
}

export function mailLines(view: DarwinView): OutlineLine[] {
  return [
    {
      label: word('rewards'),
      things: ENVELOPES.map((envelope) => {
        const id = view.letters[envelope]
        const { first, second } = mailTile(id)
        const stamps = view.boards.flatMap(({ mail }, board) =>
          mail[envelope] > 0 ? [put('outline.stamps', { player: owner(view, board), n: mail[envelope] })] : [],
        )
        return {
          id: envelope,
          name: named(thing(envelope), put(`mail.${id}` as DarwinKey)),
          text: put('outline.letter', { first: acts(first), second: acts(second) }),
          ...(stamps.length > 0 ? { note: listOf(stamps) } : {}),
        }
      }),
    },
  ]
}

export function museumLines({ museum }: DarwinView): OutlineLine[] {
  const inside = (wanted: boolean): OutlineThing[] =>
    SPECIMENS.flatMap((id) => (museum.includes(id) === wanted ? [{ id, name: specimen(id) }] : []))
  return [
    { label: word('in-museum'), things: inside(true) },
    { label: word('out-museum'), things: inside(false) },
  ]
}

export function academyLines({ academy, purple }: DarwinView): OutlineLine[] {
  return [
    ...SCROLLS.map(
      ({ cost, slots }, scroll): OutlineLine => ({
        label: put('outline.scroll', { number: scroll + 1, cost }),
        things: slots.flatMap((id) => (academy[id] ? [{ id, name: colour(academy[id]) }] : [])),
      }),
    ),
    { label: word('purple-left'), number: purple },
  ]
}

export function routeLines(view: DarwinView): OutlineLine[] {
  const lines = ROUTES.map(
    ({ id, stops }): OutlineLine => ({
      label: route(id),
      things: stops.map((one) => stopThing(view, one)),
    }),
  )
  return [...lines, { label: word('camps'), things: CAMPS.map(({ id }) => campThing(view, id)) }]
}

function stopThing(view: DarwinView, { id, acts: list }: Stop): OutlineThing {
  const token = view.tokens[id]
  const here = view.boards.flatMap(({ ship, explorers }, board) =>
    [ship, ...Object.values(explorers)].includes(id) ? [board] : [],
  )
  const what = list.map((effect): Term => (effect.op === 'camp' ? word('a-camp') : acts([effect])))
  if (token) what.push(specimen(token))
  return {
    id,
    name: stop(id),
    ...(what.length > 0 ? { text: listOf(what, 'semicolons') } : {}),
    ...(here.length > 0 ? { note: ownersOf(view, here) } : {}),
  }
}

function campThing(view: DarwinView, id: CampId): OutlineThing {
  const { costs, acts: list } = campOf(id)
  const tents = view.camps[id].filter((board) => board !== null)
  return {
    id,
    name: camp(id),
    text: put('outline.camp', { first: costs[0], second: costs[1], acts: acts(list) }),
    ...(tents.length > 0 ? { note: ownersOf(view, tents) } : {}),
  }
}
