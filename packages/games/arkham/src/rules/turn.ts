// The rules of phases 3 and 4, in a seat's lane: choosing a quarter and its tourists (ARK-QUARTER, ARK-TOURIST), with
// the effect Route Correction in between.

import { all, type Effect, nothing, offerFlags, type Seat } from '@wayfare/kernel'
import { exists, QUARTER_IDS, ROAD_IDS, SEGMENTS, type SegmentId } from '../board/board.ts'
import { GATES, type GateId } from '../board/gates-and-shops.ts'
import type { QuarterId } from '../board/quarters.ts'
import { TOURISTS, type Tourist } from '../board/tourists.ts'
import { DIE_IDS, type DieId, EFFECT_DIE, touristsOn } from '../cards/dice.ts'
import type { EffectId } from '../cards/effects.ts'
import { type ArkhamAsking, type ArkhamRules, effect } from '../ops.ts'
import { type ArkhamState, addTourists, type Board, board, remainingUses } from '../state.ts'
import type { ArkhamText } from '../words.ts'
import { activeEffect } from './active-effect.ts'
import { drawSegments } from './draw.ts'

/** The empty quarters that the player's two numbers name (ARK-QUARTER-03 to -05). */
function candidates(one: Board): QuarterId[] {
  const [a, b] = one.numbers as [number, number]
  const ids = a === b ? [quarterAt(a, a)] : [quarterAt(a, b), quarterAt(b, a)]
  return ids.filter((id) => isEmpty(one, id))
}

const BY_NUMBERS = new Map(QUARTER_IDS.map((id) => [Number(id.slice(1)), id]))
const quarterAt = (row: number, column: number): QuarterId => BY_NUMBERS.get(10 * row + column) as QuarterId

function isEmpty(one: Board, quarter: QuarterId): boolean {
  return !(quarter in one.tourists)
}

export const turnRules = {
  turn: {
    run(s, by) {
      const one = board(s, by)
      one.numbers = one.dice.map((id) => s.dice[id].number)
      one.quarter = null
      one.fallback = false
      one.wayDone = false
      one.visited = false
      one.reached = []
      return all([effect('choose-quarter'), effect('phase-4'), effect('draw')])
    },
  },

  'choose-quarter': {
    ask(s, by, _, asking) {
      const one = board(s, by)
      const named = candidates(one)
      const eligible = named.length > 0 ? named : QUARTER_IDS.filter((id) => isEmpty(one, id))
      for (const id of eligible) asking.offer(CHOOSE[id].move, CHOOSE[id].then, CHOOSE[id].on, PRECHECKED)
      // Refusals for the whole map are skipped while nobody listens for reasons, which saves 6 % of the time.
      if (asking.listening) refuseQuarters(one, named, asking)
      const none = remainingUses(one, 'coordinate-change') === 0
      for (const [i, id] of one.dice.entries()) {
        if (none) asking.refuseAll(CHANGES[id], 'ARK-SHOP-10')
        else for (const { step, move, on } of CHANGES[id]) asking.offer(move, effect('change', [i, step]), on, STAYS)
      }
      for (const id of DIE_IDS) if (!one.dice.includes(id)) asking.refuseAll(CHANGES[id], 'ARK-SHOP-11')
    },
  },

  // A change by one turns 6 into 1 and 1 into 6 (ARK-SHOP-11).
  change: {
    can: (s, by, _, inquiry) => remainingUses(board(s, by), 'coordinate-change') > 0 || inquiry.no('ARK-SHOP-10'),
    run(s, by, [index, step], tell) {
      const one = board(s, by)
      one.spent['coordinate-change'] += 1
      one.numbers = one.numbers.map((number, i) => (i === index ? ((number - 1 + step + 6) % 6) + 1 : number))
      const die = one.dice[index] as DieId
      tell({ k: 'changed', seat: by, die, shown: s.dice[die].number, number: one.numbers[index] as number })
      return undefined
    },
  },

  chosen: {
    run(s, by, quarter, tell) {
      const one = board(s, by)
      one.quarter = quarter
      one.fallback = candidates(one).length === 0
      tell({ k: 'quarter', seat: by, quarter, fallback: one.fallback })
      return undefined
    },
  },

  'phase-4': {
    run(s, by) {
      const one = board(s, by)
      const active = activeEffect(s, by)
      const place = one.fallback ? effect('fallback-tourist') : placing(s, by, active)
      return active === 'route-correction' && one.segments.length >= 2 ? all([effect('correct'), place]) : place
    },
  },

  // A freely chosen quarter gets a single tourist of any type (ARK-TOURIST-05).
  'fallback-tourist': {
    ask(_s, _by, _, asking) {
      for (const type of TOURISTS) asking.offer(`tourist ${type}`, effect('place', [type]), [type])
    },
  },

  // The player chooses the type of the extra tourist among those on the other die (ARK-TOURIST-04).
  'extra-tourist': {
    ask(s, by, _, asking) {
      const types = shownTypes(s, by)
      for (const type of TOURISTS) {
        if (types.includes(type)) asking.offer(`extra ${type}`, effect('place', [type]), [type])
        else asking.refuse(`extra ${type}`, 'ARK-TOURIST-04', {}, [type])
      }
    },
  },

  place: {
    run(s, by, types, tell) {
      const one = board(s, by)
      const quarter = one.quarter as QuarterId
      addTourists(one, quarter, types)
      tell({ k: 'tourists', seat: by, quarter, types })
      return undefined
    },
  },

  // One segment is erased and a new one drawn (ARK-EFFECT-06). A segment can be erased only if a new one can be drawn.
  correct: {
    ask(s, by, _, asking) {
      for (const id of board(s, by).segments) asking.offer(`erase ${id}`, effect('erase', id), [id])
      asking.offer('keep all', nothing)
    },
  },

  erase: {
    can: (s, by, id, inquiry) => ROAD_IDS.some(redrawable(s, by, id)) || inquiry.no('ARK-EFFECT-09'),
    run(s, by, id, tell) {
      const one = board(s, by)
      one.segments.splice(one.segments.indexOf(id), 1)
      tell({ k: 'erased', seat: by, segment: id })
      return effect('redraw', id)
    },
  },

  redraw: {
    ask(s, by, erased, asking) {
      const one = board(s, by)
      const free = new Set(redraws(s, by, erased))
      for (const id of ROAD_IDS) {
        if (free.has(id)) asking.offer(`redraw ${id}`, effect('redrawn', id), [id])
        else if (id === erased) asking.refuse(`redraw ${id}`, 'ARK-EFFECT-21', {}, [id])
        else if (!exists(id, s.ancient)) asking.refuse(`redraw ${id}`, 'ARK-ROUTE-12', {}, [id])
        else if (one.segments.includes(id)) asking.refuse(`redraw ${id}`, 'ARK-ROUTE-06', {}, [id])
        else
          asking.refuse(
            `redraw ${id}`,
            hasGate([id]) && hasGate(one.segments) ? 'ARK-EFFECT-08' : 'ARK-EFFECT-09',
            {},
            [id],
          )
      }
    },
  },

  redrawn: {
    run(s, by, id, tell) {
      drawSegments(s, by, [id], tell)
      return undefined
    },
  },
} satisfies Partial<ArkhamRules>

type Choose = { readonly move: ArkhamText; readonly then: Effect; readonly on: readonly QuarterId[] }
const choose = (id: QuarterId): Choose => ({ move: `choose ${id}`, then: effect('chosen', id), on: [id] })
const CHOOSE = Object.fromEntries(QUARTER_IDS.map((id) => [id, choose(id)])) as Record<QuarterId, Choose>
const PRECHECKED = offerFlags({ prechecked: true })
const STAYS = offerFlags({ stays: true })

function refuseQuarters(one: Board, named: readonly QuarterId[], asking: ArkhamAsking): void {
  for (const id of QUARTER_IDS) {
    const { move, on } = CHOOSE[id]
    if (!isEmpty(one, id)) asking.refuse(move, 'ARK-QUARTER-02', {}, on)
    else if (named.length > 0 && !named.includes(id)) asking.refuse(move, 'ARK-QUARTER-07', { candidates: named }, on)
  }
}

/** A coordinate change makes one of the round's dice count one higher or lower (ARK-SHOP-11). */
type Change = { readonly step: 1 | -1; readonly move: ArkhamText; readonly on: readonly DieId[] }
const CHANGES = Object.fromEntries(
  DIE_IDS.map((id): [DieId, readonly Change[]] => [
    id,
    [
      { step: 1, move: `change ${id} +1`, on: [id] },
      { step: -1, move: `change ${id} -1`, on: [id] },
    ],
  ]),
) as Readonly<Record<DieId, readonly Change[]>>

/**
 * Returns roads that touch a drawn segment other than the erased one. Gates do not connect here (ARK-EFFECT-07 to -09,
 * -21).
 */
function redraws(s: ArkhamState, by: Seat, erased: SegmentId): SegmentId[] {
  return ROAD_IDS.filter(redrawable(s, by, erased))
}

function redrawable(s: ArkhamState, by: Seat, erased: SegmentId): (id: SegmentId) => boolean {
  const remaining = new Set(board(s, by).segments)
  remaining.delete(erased)
  const ends = new Set<string>()
  for (const id of remaining) for (const end of SEGMENTS[id].ends) ends.add(end)
  return (id) =>
    id !== erased &&
    !remaining.has(id) &&
    (ends.has(SEGMENTS[id].ends[0]) || ends.has(SEGMENTS[id].ends[1])) &&
    exists(id, s.ancient)
}

function hasGate(segments: readonly SegmentId[]): boolean {
  return segments.some((id) => SEGMENTS[id].ends.some((end) => GATES.includes(end as GateId)))
}

/** Places the tourists of both dice, and those that the effect die adds (ARK-TOURIST-01 to -03, ARK-EFFECT-05). */
function placing(s: ArkhamState, by: Seat, active: EffectId | null): Effect {
  const dieTourists = board(s, by).dice.flatMap((id) => touristsOn(id, s.dice[id].number))
  if (active === null) return effect('place', dieTourists)
  const extra = active === 'repeat' ? 2 : 1
  const types = shownTypes(s, by)
  const parts = Array.from({ length: extra }, () =>
    types.length === 1 ? effect('place', types) : effect('extra-tourist'),
  )
  return all([effect('place', dieTourists), ...parts])
}

/** Returns the types on the die that is not the effect die. */
function shownTypes(s: ArkhamState, by: Seat): Tourist[] {
  const other = board(s, by).dice.find((id) => id !== EFFECT_DIE)
  return other ? [...new Set(touristsOn(other, s.dice[other].number))] : []
}
