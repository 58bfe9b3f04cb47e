// Positions for script tests and `wayfare try`: what is named is set, the rest is a fresh set-up from its seed.

import {
  all,
  as,
  type Effect,
  fetch,
  find,
  ids,
  type Json,
  knownOnlyTo,
  lanes,
  pile,
  push,
  type Seat,
} from '@wayfare/kernel'
import type { Positions } from '@wayfare/testkit'
import { exists, isSegment } from '../../board/board.ts'
import { TOURISTS } from '../../board/tourists.ts'
import { BONUS_IDS } from '../../cards/bonuses.ts'
import { DIE_IDS, type DieId } from '../../cards/dice.ts'
import { arkham } from '../../game.ts'
import { effect } from '../../ops.ts'
import { checkRoute } from '../../route/check-route.ts'
import { pickDice } from '../../rules/dice.ts'
import { madnessOf } from '../../rules/encounter.ts'
import { OPENING } from '../../rules/round.ts'
import { OPEN_CARD } from '../../rules/shop-deck.ts'
import { type ArkhamState, type Board, board, callPile, discardedTask, remainingUses, taskPile } from '../../state.ts'
import { BETWEEN, fields } from './fields.ts'

type Given = { readonly [key: string]: Json }

/** Where play begins; absent: with the choice of tasks. */
const BEGIN: Readonly<Record<string, (s: ArkhamState, given: Given) => Effect>> = {
  tasks: () => OPENING,
  round: () => effect('round'),
  pick: (s) => all([pickDice(s), effect('phases-3-to-5'), effect('phase-6')]),
  own: () => all([lanes(effect('pick-own')), effect('phases-3-to-5'), effect('phase-6')]),
  turn: (_, { slots }) => all([...(slots ? [effect('share-dice')] : []), effect('phases-3-to-5'), effect('phase-6')]),
  route: () => effect('the-end'),
  madness: () => as(0, effect('madness')),
  encounter: (s) => all([...s.boards.map((_, seat) => as(seat, effect('tomes'))), effect('show-tasks')]),
}

export const positions: Positions<ArkhamState> = {
  fields,
  example: {
    table: { players: 2, ancient: 'dagon' },
    phase: 'turn',
    round: 3,
    dice: { 'die-1': 4, 'die-2': 2 },
    slots: ['die-1', 'die-2'],
    shop: 'shop-tome-1',
    boards: [{ tourists: { q24: { circle: 2 } }, segments: ['r-c11-c21'], bonuses: { 'extra-segment': 1 } }],
  },
  table: (wish) => ({ players: 2, ...wish }),
  put(position, table) {
    const given = position as Given
    const s = arkham.setup(table, (given.seed as string) ?? 'position')
    if (given.phase !== undefined) layPhase(s, given)
    layBoards(s, (given.boards ?? []) as readonly Given[], given.phase as string | undefined)
    return s
  },
  impossible,
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

function layPhase(s: ArkhamState, given: Given): void {
  s.round = (given.round as number | undefined) ?? (BETWEEN.includes(given.phase as string) ? 0 : 10)
  if (given.first !== undefined) s.first = given.first as Seat
  if (given.phase !== 'tasks')
    for (let seat = 0; seat < s.core.players; seat++) keepTask(s, seat, ids(s, taskPile(seat))[0] as string)
  const numbers = (given.dice ?? {}) as Record<DieId, number>
  const slots = (given.slots ?? []) as readonly DieId[]
  const available = (given.available ?? DIE_IDS) as readonly DieId[]
  const taken = (given.taken ?? []) as readonly DieId[]
  if (given.dice ?? given.slots ?? given.available ?? given.taken) {
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
  push(s.core.stack, (BEGIN[given.phase as string] as (typeof BEGIN)[string])(s, given), 0, null)
}

function keepTask(s: ArkhamState, seat: Seat, task: string): void {
  if (find(s, taskPile(seat), task) < 0) {
    // The wanted task comes from wherever it is, in exchange for one of these.
    const from = Object.keys(s.core.piles).find((name) => find(s, name, task) >= 0)
    if (!from) throw new Error(`no task '${task}'`)
    const [own] = pile(s, taskPile(seat)).splice(0, 1)
    const at = find(s, from, task)
    const [wanted] = pile(s, from).splice(at, 1, ...(own ? [knownOnlyTo('none', own)] : []))
    if (wanted) pile(s, taskPile(seat)).push(knownOnlyTo(seat, wanted))
  }
  for (const id of ids(s, taskPile(seat))) if (id !== task) fetch(s, id, discardedTask(seat), seat)
}

function layBoards(s: ArkhamState, boards: readonly Given[], phase: string | undefined): void {
  for (const [seat, given] of boards.entries()) {
    const one = board(s, seat)
    const changes = { ...given } as Record<string, Json>
    if (given.tourists) changes.tourists = countsOf(given.tourists as Record<string, Record<string, number>>)
    changes.spent = { ...one.spent, ...(given.spent as Given | undefined) }
    changes.bonuses = circled(given.bonuses as Given | undefined, changes.spent as Given)
    for (const key of ['task', 'call']) delete changes[key]
    Object.assign(one, changes)
    if (given.task) keepTask(s, seat, given.task as string)
    if (given.call) swapCall(s, seat, given.call as string)
    if (given.steps && !given.segments) one.segments = one.steps.filter(isSegment)
    if (phase === 'encounter' && given.madness === undefined) one.madness = madnessOf(s, one)
  }
}

/** Those that are left, and those that were crossed out. */
const circled = (given: Given | undefined, spent: Given): Json =>
  Object.fromEntries(BONUS_IDS.map((id) => [id, ((given?.[id] ?? 0) as number) + (spent[id] as number)]))

function swapCall(s: ArkhamState, seat: Seat, call: string): void {
  const own = ids(s, callPile(seat))[0]
  if (own === undefined || own === call) return
  const from = Object.keys(s.core.piles).find((name) => find(s, name, call) >= 0) as string
  fetch(s, own, from, 'none')
  fetch(s, call, callPile(seat), seat)
}

/** What depends on the Ancient, who may be one of chance: calls, roads and routes. */
function impossible(s: ArkhamState, { boards = [] }: Given): readonly [string, string] | undefined {
  for (const [seat, given] of (boards as readonly Given[]).entries()) {
    const { segments, start, steps } = board(s, seat)
    const path = `boards[${seat}]`
    if (given.call !== undefined && s.ancient !== 'cthulhu') return [`${path}.call`, 'only Cthulhu has call cards']
    const missing = segments.findIndex((id) => !exists(id, s.ancient))
    if (missing >= 0) return [`${path}.segments[${missing}]`, `there is no such road with ${s.ancient}`]
    if (start === null ? steps.length > 0 : !exists(start, s.ancient))
      return [`${path}.start`, start ? `there is no such crossing with ${s.ancient}` : 'is missing for the steps']
    if (start === null || steps.length === 0) continue
    const verdict = checkRoute({ segments, tourists: {} }, { start, steps }, { ancient: s.ancient })
    if (!verdict.ok && verdict.error !== 'CONNECTOR_LAST')
      return [`${path}.steps[${verdict.step}]`, `does not go on from there (${verdict.error})`]
  }
  return undefined
}

function countsOf(tourists: Record<string, Record<string, number>>): Json {
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
  const bonuses = Object.fromEntries(BONUS_IDS.map((id) => [id, remainingUses(one, id)]))
  return {
    ...one,
    tourists,
    bonuses,
    task: ids(s, taskPile(seat)),
    call: ids(s, callPile(seat)),
  }
}
