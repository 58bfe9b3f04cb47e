// Positions for script tests and `wayfare try`: what is named is set, the rest is a fresh set-up from its seed.

import {
  all,
  as,
  type Effect,
  effect,
  fetch,
  fillTable,
  find,
  type Game,
  ids,
  type Json,
  knownOnlyTo,
  lanes,
  type Positions,
  pile,
  push,
  resume,
  type Seat,
} from '@wayfare/kernel'
import { isSegment, isVertex, QUARTER_IDS } from './board/board.ts'
import { TOURISTS } from './board/tourists.ts'
import { BONUS_IDS } from './cards/bonuses.ts'
import { DIE_IDS, type DieId } from './cards/dice.ts'
import { pickDice } from './rules/dice.ts'
import { madnessOf } from './rules/encounter.ts'
import { OPEN_CARD } from './rules/shop-deck.ts'
import { type ArkhamState, type Board, board, callPile, discardedTask, left, taskPile } from './state.ts'

type Given = { readonly [key: string]: Json }

/** Where play begins; absent: with the choice of tasks. */
const PHASES: Readonly<Record<string, (s: ArkhamState, given: Given) => Effect>> = {
  round: () => effect('round'),
  pick: (s) => all([pickDice(s), effect('phases-3-to-5'), effect('phase-6')]),
  own: () => all([lanes(effect('pick-own')), effect('phases-3-to-5'), effect('phase-6')]),
  turn: (_, { slots }) => all([...(slots ? [effect('share-dice')] : []), effect('phases-3-to-5'), effect('phase-6')]),
  route: () => effect('the-end'),
  madness: () => as(0, effect('madness')),
  encounter: (s) => all([...s.boards.map((_, seat) => as(seat, effect('tomes'))), effect('show-tasks')]),
}

const FIELDS: Readonly<Record<string, string>> = {
  table: "the table's options; two players and chance unless named",
  seed: 'a text; the same for the same deal',
  phase: `where play begins: ${Object.keys(PHASES).join(', ')}; absent: with the choice of tasks`,
  round: 'the round that is being played, 1 to 10',
  first: 'the seat that is first player',
  dice: 'numbers by die: { "die-1": 4 }',
  slots: 'the dice on the card (phase turn); absent: each board has dice of its own',
  available: 'the dice still available (phase pick; all of them unless named)',
  taken: 'the dice that were taken and rolled in an opening round (phase own)',
  shop: 'the open shop card',
  boards:
    'for each seat: dice (its own, if they differ) and later (those for round 2), tourists by quarter and type, segments, circled, bonuses, task, call, start and steps of the final route, rolled, quarter',
}

export function arkhamPositions(game: () => Game<ArkhamState>): Positions<ArkhamState> {
  return {
    schema: FIELDS,
    example: {
      table: { players: 2, ancient: 'dagon' },
      phase: 'turn',
      round: 3,
      dice: { 'die-1': 4, 'die-2': 2 },
      slots: ['die-1', 'die-2'],
      shop: 'shop-tome-1',
      boards: [{ tourists: { q24: { circle: 2 } }, segments: ['r-c11-c21'], bonuses: { 'extra-segment': 1 } }],
    },
    lay(position) {
      // A copy: a board must not write into the position it was laid from.
      const given = JSON.parse(JSON.stringify(position)) as Given
      for (const key of Object.keys(given)) if (!(key in FIELDS)) throw new Error(`a position has no '${key}'`)
      const s = game().setup(
        fillTable(game(), { players: 2, ...(given.table as Given) }),
        (given.seed as string) ?? 'position',
      )
      if (given.phase !== undefined) layPhase(s, given)
      layBoards(s, (given.boards ?? []) as readonly Given[], given.phase as string | undefined)
      resume(game(), s)
      s.core.barrier = s.core.seq
      return s
    },
    read: (s) => ({
      round: s.round,
      first: s.first,
      ancient: s.ancient,
      dice: Object.fromEntries(DIE_IDS.map((id) => [id, s.dice[id].number])),
      zones: Object.fromEntries(DIE_IDS.map((id) => [id, s.dice[id].zone])),
      shop: ids(s, OPEN_CARD),
      deck: ids(s, 'shop'),
      boards: s.boards.map((one, seat) => readBoard(s, one, seat)),
    }),
  }
}

function layPhase(s: ArkhamState, given: Given): void {
  const phase = PHASES[given.phase as string]
  if (!phase) throw new Error(`there is no phase '${given.phase}'; there is ${Object.keys(PHASES).join(', ')}`)
  s.round = (given.round as number | undefined) ?? (given.phase === 'round' ? 0 : 10)
  if (given.first !== undefined) s.first = given.first as Seat
  for (let seat = 0; seat < s.core.players; seat++) keepTask(s, seat, ids(s, taskPile(seat))[0] as string)
  const numbers = (given.dice ?? {}) as Record<DieId, number>
  const slots = (given.slots ?? []) as readonly DieId[]
  const available = (given.available ?? DIE_IDS) as readonly DieId[]
  const taken = (given.taken ?? []) as readonly DieId[]
  for (const id of Object.keys(numbers)) if (!DIE_IDS.includes(id as DieId)) throw new Error(`there is no die '${id}'`)
  if (given.dice ?? given.slots) {
    for (const id of DIE_IDS) {
      const out = given.phase === 'turn' || given.phase === 'own' || !available.includes(id)
      const zone = slots.includes(id) ? 'slot' : taken.includes(id) ? 'taken' : out ? 'unavailable' : 'available'
      s.dice[id] = { number: numbers[id] ?? s.dice[id].number, zone }
    }
  }
  if (given.shop !== undefined) fetch(s, given.shop as string, OPEN_CARD, 'all')
  else if (['pick', 'own', 'turn'].includes(given.phase as string))
    fetch(s, ids(s, 'shop').at(-1) as string, OPEN_CARD, 'all')
  s.core.stack = []
  push(s.core.stack, phase(s, given), 0, null)
}

function keepTask(s: ArkhamState, seat: Seat, task: string): void {
  if (find(s, taskPile(seat), task) < 0) {
    // The wanted task comes from wherever it is, in exchange for one of these.
    const from = Object.keys(s.core.piles).find((name) => find(s, name, task) >= 0)
    if (!from) throw new Error(`there is no task '${task}'`)
    const [own] = pile(s, taskPile(seat)).splice(0, 1)
    const at = find(s, from, task)
    const [wanted] = pile(s, from).splice(at, 1, ...(own ? [knownOnlyTo('none', own)] : []))
    if (wanted) pile(s, taskPile(seat)).push(knownOnlyTo(seat, wanted))
  }
  for (const id of ids(s, taskPile(seat))) if (id !== task) fetch(s, id, discardedTask(seat), seat)
}

function layBoards(s: ArkhamState, boards: readonly Given[], phase: string | undefined): void {
  for (const [seat, given] of boards.entries()) {
    if (seat >= s.core.players) throw new Error(`there is no seat ${seat}`)
    const one = board(s, seat)
    const changes = { ...given } as Record<string, Json>
    if (given.tourists) changes.tourists = countsOf(given.tourists as Record<string, Record<string, number>>)
    for (const id of (given.segments ?? []) as string[])
      if (!isSegment(id)) throw new Error(`there is no segment '${id}'`)
    if (given.start !== undefined && !isVertex(given.start as string))
      throw new Error(`there is no crossing '${given.start}'`)
    if (given.bonuses) changes.bonuses = { ...one.bonuses, ...(given.bonuses as Given) }
    if (given.spent) changes.spent = { ...one.spent, ...(given.spent as Given) }
    for (const key of ['task', 'call']) delete changes[key]
    for (const key of Object.keys(changes)) if (!(key in one)) throw new Error(`a board has no '${key}'`)
    Object.assign(one, changes)
    if (given.task) keepTask(s, seat, given.task as string)
    if (given.call) swapCall(s, seat, given.call as string)
    if (given.steps && !given.segments) one.segments = one.steps.filter(isSegment)
    if (phase === 'encounter' && given.madness === undefined) one.madness = madnessOf(s, one)
  }
}

function swapCall(s: ArkhamState, seat: Seat, call: string): void {
  const own = ids(s, callPile(seat))[0]
  if (own === undefined) throw new Error('only Cthulhu has call cards')
  if (own === call) return
  const from = Object.keys(s.core.piles).find((name) => find(s, name, call) >= 0)
  if (!from) throw new Error(`there is no call '${call}'`)
  fetch(s, own, from, 'none')
  fetch(s, call, callPile(seat), seat)
}

function countsOf(tourists: Record<string, Record<string, number>>): Json {
  for (const id of Object.keys(tourists))
    if (!QUARTER_IDS.some((known) => known === id)) throw new Error(`there is no quarter '${id}'`)
  return Object.fromEntries(
    Object.entries(tourists).map(([id, crowd]) => [id, TOURISTS.map((type) => crowd[type] ?? 0)]),
  )
}

function readBoard(s: ArkhamState, one: Board, seat: Seat): Json {
  const tourists = Object.fromEntries(
    Object.entries(one.tourists).map(([id, counts]) => [
      id,
      Object.fromEntries(
        TOURISTS.flatMap((type, i) => ((counts[i] as number) > 0 ? [[type, counts[i] as number]] : [])),
      ),
    ]),
  )
  const bonuses = Object.fromEntries(BONUS_IDS.map((id) => [id, left(one, id)]))
  return {
    ...(one as unknown as Given),
    tourists,
    bonuses,
    task: ids(s, taskPile(seat)),
    call: ids(s, callPile(seat)),
  }
}
