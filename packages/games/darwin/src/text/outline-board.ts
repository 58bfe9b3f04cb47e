// What lies on the game board, in words.

import type { OutlineLine, OutlineThing, Phrase, Term } from '@wayfare/text'
import { CAMPS } from '../data/camps.ts'
import { goalTile } from '../data/goals.ts'
import { ENVELOPES, letterTile } from '../data/letters.ts'
import { ROUTES } from '../data/routes.ts'
import { ACADEMY_SLOTS, colourOf, NO_SEAL, SCROLL_COSTS, SCROLL_WIDTH } from '../data/seals.ts'
import { CELLS, FIRST_SPECIAL, PAGES, SPACES } from '../data/spaces.ts'
import { specialTile } from '../data/special-tiles.ts'
import { SPECIMENS } from '../data/specimens.ts'
import { ALFRED, LOCKED } from '../state.ts'
import type { DarwinView } from '../view.ts'
import type { DarwinKey } from './catalogue.ts'
import {
  acts,
  camp,
  colour,
  goal,
  objectiveNeeds,
  put,
  route,
  seals,
  space,
  specimen,
  stop,
  thing,
  together,
} from './things.ts'

const word = (name: string): Phrase => put(`outline.${name}` as DarwinKey)

/** A place and what lies there. */
const named = (place: Term, name: Term): Phrase => put('outline.named', { place, name })

/** Who a board belongs to. */
const owner = ({ alfred }: DarwinView, board: number): Term =>
  alfred && board === ALFRED ? put('words.alfred') : { seat: board }
const whose = (view: DarwinView, boards: readonly number[]): Term =>
  put('outline.here', { players: together(boards.map((board) => owner(view, board))) })

export function gameLines(view: DarwinView): OutlineLine[] {
  const { order, beagle, goals, scored, phase } = view
  return [
    ...(phase === 'over' ? [] : [{ label: word('phase'), word: word(`phase-${phase}`) }]),
    { label: word('order'), word: together(order.map((board) => owner(view, board))) },
    { label: word('beagle'), word: stop(beagle) },
    {
      label: word('goals'),
      things: goals.map((id, i) => ({
        id,
        name: thing(id),
        text: goal(goalTile(id)),
        ...(scored & (1 << i) ? { note: word('done') } : view.round === i + 1 ? { note: word('now') } : {}),
      })),
    },
  ]
}

export function journalLines(view: DarwinView): OutlineLine[] {
  return PAGES.filter((page) => page !== 'special-right').map((page) => ({
    label: word(page === 'special-left' ? 'special' : page),
    things: SPACES.flatMap((one, index) =>
      one.page === page || (page === 'special-left' && one.page === 'special-right') ? spaceThing(view, index) : [],
    ),
  }))
}

function spaceThing(view: DarwinView, index: number): OutlineThing[] {
  const { id, need, acts: list, unlockCost } = SPACES[index] as (typeof SPACES)[number]
  const tile = index >= FIRST_SPECIAL && index < CELLS ? (view.tiles[index - FIRST_SPECIAL] as string) : null
  if (tile === '') return []
  const printed = tile === null ? { need, acts: list, unlockCost } : specialTile(tile)
  const wanted = printed.need.some((count) => count > 0)
  const here = view.boards.flatMap(({ placed }, board) => (placed.includes(index) ? [board] : []))
  const lens = index < CELLS ? view.lenses[index] : undefined
  const note =
    here.length > 0
      ? whose(view, here)
      : lens === LOCKED
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

export function objectiveLines({ shown, offer, silver, gold }: DarwinView): OutlineLine[] {
  const card = (id: string): OutlineThing => ({
    id,
    name: thing(id),
    ...(id.startsWith('crew') ? {} : { text: objectiveNeeds(id) }),
  })
  return [
    { label: word('shown'), cards: shown.map(card) },
    { label: word('offer'), cards: offer.flatMap((pair) => pair.split(' ')).map(card) },
    { label: word('silver-left'), number: silver },
    { label: word('gold-left'), number: gold },
  ]
}

export function mailLines(view: DarwinView): OutlineLine[] {
  return [
    {
      label: word('rewards'),
      things: view.letters.map((id, i) => {
        const { first, second } = letterTile(id)
        const stamps = view.boards.flatMap(({ mail }, board) =>
          mail[i] ? [put('outline.stamps', { player: owner(view, board), n: mail[i] })] : [],
        )
        return {
          id: ENVELOPES[i] as string,
          name: named(thing(ENVELOPES[i] as string), put(`mail.${id}` as DarwinKey)),
          text: put('outline.letter', { first: acts(first), second: acts(second) }),
          ...(stamps.length > 0 ? { note: together(stamps) } : {}),
        }
      }),
    },
  ]
}

export function museumLines({ museum }: DarwinView): OutlineLine[] {
  const inside = (wanted: boolean): OutlineThing[] =>
    SPECIMENS.flatMap((id, i) => (((museum >> i) & 1) === (wanted ? 1 : 0) ? [{ id, name: specimen(id) }] : []))
  return [
    { label: word('in-museum'), things: inside(true) },
    { label: word('out-museum'), things: inside(false) },
  ]
}

export function academyLines({ academy, purple }: DarwinView): OutlineLine[] {
  return [
    ...SCROLL_COSTS.map(
      (cost, scroll): OutlineLine => ({
        label: put('outline.scroll', { number: scroll + 1, cost }),
        things: ACADEMY_SLOTS.slice(scroll * SCROLL_WIDTH, (scroll + 1) * SCROLL_WIDTH).flatMap((id, column) => {
          const letter = academy[scroll * SCROLL_WIDTH + column] as string
          return letter === NO_SEAL ? [] : [{ id, name: colour(colourOf(letter)) }]
        }),
      }),
    ),
    { label: word('purple-left'), number: purple },
  ]
}

export function routeLines(view: DarwinView): OutlineLine[] {
  const lines = ROUTES.map(
    ({ id, stops }, at): OutlineLine => ({
      label: route(id),
      things: stops.map((_, place) => stopThing(view, at, place)),
    }),
  )
  return [...lines, { label: word('camps'), things: CAMPS.map((_, i) => campThing(view, i)) }]
}

function stopThing(view: DarwinView, at: number, place: number): OutlineThing {
  const { id, acts: list } = (ROUTES[at] as (typeof ROUTES)[number]).stops[
    place
  ] as (typeof ROUTES)[number]['stops'][number]
  const token = view.tokens[at]?.[place] ?? -1
  const here = view.boards.flatMap(({ ship, explorers }, board) =>
    (at === 0 ? ship : explorers[at - 1]) === place ? [board] : [],
  )
  const what = list.map((effect): Term => (effect.op === 'camp' ? word('a-camp') : acts([effect])))
  if (token >= 0) what.push(specimen(SPECIMENS[token] as string))
  return {
    id,
    name: stop(id),
    ...(what.length > 0 ? { text: together(what, 'semicolons') } : {}),
    ...(here.length > 0 ? { note: whose(view, here) } : {}),
  }
}

function campThing(view: DarwinView, index: number): OutlineThing {
  const { id, costs, acts: list } = CAMPS[index] as (typeof CAMPS)[number]
  const tents = view.camps.slice(2 * index, 2 * index + 2).filter((board) => board >= 0)
  return {
    id,
    name: camp(id),
    text: put('outline.camp', { first: costs[0], second: costs[1], acts: acts(list) }),
    ...(tents.length > 0 ? { note: whose(view, tents) } : {}),
  }
}
