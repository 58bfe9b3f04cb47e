// The names of things on the table, as terms for any language.

import type { Counted, Phrase, Term, Terms } from '@wayfare/text'
import { ANCIENTS, type AncientId } from '../board/ancients.ts'
import { isRoad, isSegment, isVertex, positionOf, SEGMENTS, type SegmentId } from '../board/board.ts'
import type { VertexId } from '../board/dead-ends.ts'
import { GATES, type GateId, SHOPS, type ShopId } from '../board/gates-and-shops.ts'
import { QUARTERS, type QuarterId } from '../board/quarters.ts'
import { BRIDGES, type BridgeId } from '../board/river.ts'
import { TASKS, type TaskId } from '../board/tasks.ts'
import { SYMBOLS, TOURISTS, type Tourist } from '../board/tourists.ts'
import { BONUS_IDS, type BonusId } from '../cards/bonuses.ts'
import { CALLS, type CallId } from '../cards/calls.ts'
import { DIE_IDS, type DieId, EFFECT_DIE, symbolOn, touristsOn } from '../cards/dice.ts'
import { EFFECT_IDS, type EffectId } from '../cards/effects.ts'
import { SHOP_CARDS, shopCard } from '../cards/shop-cards.ts'
import type { ArkhamKey } from './catalogue.ts'

export const put = (key: ArkhamKey, terms: Terms = {}): Phrase<ArkhamKey> => ({ key, terms })

export const bonus = (id: BonusId): Phrase => put(`bonuses.${id}`)
export const gate = (id: GateId): Phrase => put('places.gate', { name: put(`gates.${id}`) })
export const shop = (id: ShopId): Phrase => put('places.shop', { name: put(`shops.${id}`) })
export const tourist = (type: Tourist): Phrase => put(`tourists.${type}`)

/** For example `2 circle tourists`; `allOf` gives the plural without a number. */
export const tourists = (type: Tourist, count: number): Counted<ArkhamKey> => ({ noun: `tourists.${type}`, count })
export const allOf = (type: Tourist): Counted<ArkhamKey> => ({ noun: `tourists.${type}`, count: 5, silent: true })

/** A crowd by types: `2 circle tourists and 1 cross tourist`. */
export function crowd(types: readonly Tourist[]): Term {
  const counts = TOURISTS.map((type) => [type, types.filter((one) => one === type).length] as const)
  return {
    list: counts.filter(([, count]) => count > 0).map(([type, count]) => tourists(type, count)),
    joint: 'and',
  }
}

const quarterName = (id: QuarterId): Phrase => put(`quarters.${id}`)

/** A quarter with its coordinates, which are printed on the board. */
export const quarter = (id: QuarterId): Phrase =>
  put('places.quarter', { name: quarterName(id), x: Number(id[1]), y: Number(id[2]) })

/** A die is named by what it shows if that is known, because the dice have no printed numbers of their own. */
export function die(id: DieId, number?: number): Phrase {
  if (id === EFFECT_DIE) {
    const name = put('dice.effect')
    return number === undefined ? name : put('dice.showing', { die: name, face: face(id, number) })
  }
  return number === undefined
    ? put('dice.die', { number: id.slice('die-'.length) })
    : put('dice.value', { face: face(id, number) })
}

export function face(id: DieId, number: number): Phrase {
  if (id === EFFECT_DIE) return put(`dice.${symbolOn(number)}`, { number })
  const symbols = touristsOn(id, number).map((type) => SYMBOLS[type])
  return put('dice.face', { number, symbols: symbols.join('') })
}

/** A crossing without a name is named by two quarters that meet there, opposite each other if there are four. */
export function place(id: VertexId): Phrase {
  if (isGate(id)) return gate(id)
  if (isShop(id)) return shop(id)
  if (id === 'c44') return put('places.centre')
  const [first, last] = quartersAt(id)
  return put('places.crossing', { a: quarterName(first), b: quarterName(last) })
}

function quartersAt(id: VertexId): [QuarterId, QuarterId] {
  const [i, j] = [Number(id[1]), Number(id[2])]
  const around = [`q${i}${j}`, `q${i + 1}${j}`, `q${i}${j + 1}`, `q${i + 1}${j + 1}`].filter(isQuarter)
  return [around[0] as QuarterId, around[around.length - 1] as QuarterId]
}

const bridgeOn = (id: SegmentId): BridgeId | undefined =>
  (Object.keys(BRIDGES) as BridgeId[]).find((one) => BRIDGES[one].road === id)

/** A segment is named by the quarters along it. */
export function segment(id: SegmentId): Phrase {
  const bridge = bridgeOn(id)
  if (bridge) return put('segments.bridge', { name: put(`bridges.${bridge}`) })
  const { along, ends, kind } = SEGMENTS[id]
  const [a, b] = along as [QuarterId, QuarterId?]
  if (!isRoad(id)) return put('segments.diagonal', { quarter: quarterName(a), slope: slopeOf(ends) })
  if (b) return put('segments.between', { a: quarterName(a), b: quarterName(b) })
  if (kind === 'rounded') return put('segments.rounded', { quarter: quarterName(a) })
  return put('segments.edge', { quarter: quarterName(a), side: sideOf(a, ends) })
}

const at = (id: QuarterId): Terms => ({ x: Number(id[1]), y: Number(id[2]) })
const from = (a: QuarterId, b: QuarterId): Terms => ({
  ax: Number(a[1]),
  ay: Number(a[2]),
  bx: Number(b[1]),
  by: Number(b[2]),
})

/** A segment by its printed coordinates: short enough for a button with three of them. */
export function plot(id: SegmentId): Phrase {
  const bridge = bridgeOn(id)
  if (bridge) return put('plots.bridge', { name: put(`bridges.${bridge}`) })
  const { along, ends, kind } = SEGMENTS[id]
  const [a, b] = along as [QuarterId, QuarterId?]
  if (!isRoad(id)) return put('plots.diagonal', { ...at(a), slope: slopeOf(ends) })
  if (b) return put('plots.between', from(a, b))
  return kind === 'rounded' ? put('plots.rounded', at(a)) : put('plots.edge', { ...at(a), side: sideOf(a, ends) })
}

export const plotOfShop = (id: ShopId): Phrase => put('plots.shop', { name: put(`shops.${id}`) })

export function plotOfPlace(id: VertexId): Phrase {
  if (isGate(id) || isShop(id) || id === 'c44') return place(id)
  const [first, last] = quartersAt(id)
  return put('plots.crossing', from(first, last))
}

type Ends = readonly [VertexId, VertexId]

/** `falling` means from the top left to the bottom right. */
function slopeOf([one, other]: Ends): 'falling' | 'rising' {
  const [from, to] = [positionOf(one), positionOf(other)]
  return (to[0] - from[0]) * (to[1] - from[1]) > 0 ? 'falling' : 'rising'
}

function sideOf(id: QuarterId, [one, other]: Ends): 'north' | 'south' | 'west' | 'east' {
  const [from, to] = [positionOf(one), positionOf(other)]
  const right = (from[0] + to[0]) / 2 - (Number(id[1]) - 0.5)
  const down = (from[1] + to[1]) / 2 - (Number(id[2]) - 0.5)
  if (Math.abs(right) > Math.abs(down)) return right > 0 ? 'east' : 'west'
  return down > 0 ? 'south' : 'north'
}

export const task = (id: TaskId): Phrase => put('cards.task', { name: put(`tasks.${id}`) })
export const crossingsOf = (id: TaskId): Term => ({ list: TASKS[id].map(place), joint: 'semicolons' })

export const call = (id: CallId): Phrase => put('cards.call', { tourist: tourist(CALLS[id]) })

export function card(id: string): Phrase {
  const found = shopCard(id)
  if (found.kind === 'tome') return put('cards.shop-tome')
  if (found.kind === 'tourists') return put('cards.shop-tourists', { tourists: crowd(found.tourists) })
  return put('cards.shop-double', { bonuses: { list: found.bonuses.map(bonus), joint: 'and' } })
}

/** Returns the name of anything that can be pointed at. */
export function thing(id: string): Phrase {
  if (isQuarter(id)) return quarter(id)
  if (isSegment(id)) return segment(id)
  if (isVertex(id)) return place(id)
  if (isOneOf(DIE_IDS, id)) return die(id as DieId)
  if (isOneOf(TOURISTS, id)) return tourist(id as Tourist)
  if (isOneOf(BONUS_IDS, id)) return bonus(id as BonusId)
  if (isOneOf(EFFECT_IDS, id)) return put(`effects.${id as EffectId}`)
  if (Object.hasOwn(SHOP_CARDS, id)) return card(id)
  if (Object.hasOwn(TASKS, id)) return task(id as TaskId)
  if (Object.hasOwn(CALLS, id)) return call(id as CallId)
  if (Object.hasOwn(ANCIENTS, id)) return put(`ancients.${id as AncientId}`)
  throw new Error(`nothing on the table is called '${id}'`)
}

/** Returns the effect or requirement of a thing. */
export function detail(id: string): Term | undefined {
  if (Object.hasOwn(TASKS, id)) return put('cards.task-rule', { crossings: crossingsOf(id as TaskId) })
  if (isOneOf(BONUS_IDS, id)) return put(`bonus-rules.${id as BonusId}`)
  if (isOneOf(EFFECT_IDS, id)) return put(`effect-rules.${id as EffectId}`)
  return isSegment(id) ? segment(id) : undefined
}

function isOneOf(ids: readonly string[], id: string): boolean {
  return ids.includes(id)
}

function isQuarter(id: string): id is QuarterId {
  return Object.hasOwn(QUARTERS, id)
}

function isGate(id: VertexId): id is GateId {
  return isOneOf(GATES, id)
}

function isShop(id: VertexId): id is ShopId {
  return isOneOf(SHOPS, id)
}
