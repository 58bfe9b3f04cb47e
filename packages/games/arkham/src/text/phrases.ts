// Phrases for the game's moves, facts, questions and refusals, as data for any language.

import type { Fact, Refusal } from '@wayfare/kernel'
import type { Phrase, Phrases, Term, Terms } from '@wayfare/text'
import { isSegment, type SegmentId } from '../board/board.ts'
import type { DeadEndId, VertexId } from '../board/dead-ends.ts'
import type { GateId, ShopId } from '../board/gates-and-shops.ts'
import type { QuarterId } from '../board/quarters.ts'
import type { TaskId } from '../board/tasks.ts'
import type { Tourist } from '../board/tourists.ts'
import { BONUS_IDS, type BonusId } from '../cards/bonuses.ts'
import type { CallId } from '../cards/calls.ts'
import { cellOf } from '../cards/challenge.ts'
import { DIE_IDS, type DieId } from '../cards/dice.ts'
import type { RouteStep } from '../route/sheet.ts'
import type { ArkhamView } from '../view.ts'
import type { ArkhamKey } from './catalogue.ts'
import {
  allOf,
  bonus,
  call,
  card,
  crossingsOf,
  crowd,
  detail,
  die,
  face,
  gate,
  plot,
  plotOfPlace,
  plotOfShop,
  put,
  quarter,
  segment,
  shop,
  task,
  thing,
  tourist,
  tourists,
} from './things.ts'

export const arkhamPhrases: Phrases = {
  move: movePhrase,
  fact: (fact) => FACTS[fact.k]?.(fact),
  prompt: (op, moves) => (op === 'draw' ? drawPrompt(moves) : undefined),
  refusal: refusalPhrase,
  part: (part) => put(`scores.${part}` as ArkhamKey),
  choice: (name) => put(`choices.${name}` as ArkhamKey),
  value(name, value) {
    if (value === 'random') return put('values.random')
    if (name === 'first') return { seat: Number(value) }
    return name === 'cell' ? put('values.cell', { ...cellOf(String(value)) }) : thing(String(value))
  },
  thing,
  detail,
  together: mergeFacts,
  isStep: (move) => ROUTE_STEPS.has(move.split(' ')[0] as string),
  outline: async () => (await import('./outline.ts')).outline,
}

/** Facts of single steps are not told, because the whole route is told at its end. */
const ROUTE_STEPS: ReadonlySet<string> = new Set(['start', 'go', 'link', 'cross'])

function movePhrase(move: string, view?: unknown): Phrase | undefined {
  const [word = '', ...ids] = move.split(' ')
  const key = Object.hasOwn(MOVES, move) ? move : word
  return Object.hasOwn(MOVES, key) ? MOVES[key]?.(ids, view as ArkhamView | undefined) : undefined
}

/**
 * The prompt names the largest number of segments; once they are drawn, what is left to do: a visit, stored segments,
 * the end.
 */
function drawPrompt(moves: readonly string[]): Phrase | undefined {
  const offered = (word: string): boolean => moves.some((move) => move.split(' ')[0] === word)
  if (moves.length === 0) return undefined
  if (offered('way')) return put('prompts.draw-count', { count: longestWay(moves) })
  if (offered('visit')) return put(moves.some(isForTome) ? 'prompts.draw-tome' : 'prompts.draw-visit')
  return put(offered('segment') || offered('diagonal') ? 'prompts.draw-stored' : 'prompts.draw-end')
}

/** Returns the number of segments of the longest way that is offered. */
function longestWay(moves: readonly string[]): number {
  return Math.max(...moves.map((move) => (move.startsWith('way ') ? move.split(' ').length - 2 : 0)))
}

const isForTome = (move: string): boolean => /^visit \S+ \S/.test(move)

type Move = (ids: readonly string[], view: ArkhamView | undefined) => Phrase

const dice = (ids: readonly string[], view: ArkhamView | undefined): Term => ({
  list: (ids as readonly DieId[]).map((id) => die(id, view?.dice[id].number)),
  joint: 'and',
})
const segments = (ids: readonly string[]): Term => ({
  list: (ids as readonly SegmentId[]).map(segment),
  joint: 'semicolons',
})
const plots = (ids: readonly string[]): Term => ({ list: (ids as readonly SegmentId[]).map(plot), joint: 'commas' })

const withDice =
  (key: ArkhamKey): Move =>
  (ids, view) =>
    put(key, { dice: dice(ids, view) })
const withSegment =
  (key: ArkhamKey): Move =>
  ([id]) =>
    put(key, { segment: plot(id as SegmentId) })
const withQuarter =
  (key: ArkhamKey): Move =>
  ([id]) =>
    put(key, { quarter: quarter(id as QuarterId) })
const withTourist =
  (key: ArkhamKey): Move =>
  ([type]) =>
    put(key, { tourist: tourist(type as Tourist), tourists: allOf(type as Tourist) })
const withPlace =
  (key: ArkhamKey): Move =>
  ([id]) =>
    put(key, { place: plotOfPlace(id as VertexId | DeadEndId) })
const alone =
  (key: ArkhamKey): Move =>
  () =>
    put(key)

/** Keyed by the first word of the move, or by the whole move. */
const MOVES: Readonly<Record<string, Move>> = {
  keep: ([id]) => put('moves.keep', { task: task(id as TaskId) }),
  pick: withDice('moves.pick'),
  remove: withDice('moves.remove'),
  take: withDice('moves.take'),
  own: withDice('moves.own'),
  choose: withQuarter('moves.choose'),
  change: ([id, step], view) =>
    put(step === '+1' ? 'moves.change-up' : 'moves.change-down', {
      die: die(id as DieId, view?.dice[id as DieId].number),
    }),
  tourist: withTourist('moves.tourist'),
  extra: withTourist('moves.extra'),
  erase: withSegment('moves.erase'),
  'keep all': alone('moves.keep all'),
  redraw: withSegment('moves.redraw'),
  way: ([way, ...ids]) => put(`moves.way-${way}` as ArkhamKey, { count: ids.length, segments: plots(ids) }),
  segment: withSegment('moves.segment'),
  diagonal: withSegment('moves.diagonal'),
  visit: ([id, tome]) =>
    tome
      ? put('moves.visit-tome', { shop: plotOfShop(id as ShopId), bonus: bonus(tome as BonusId) })
      : put('moves.visit', { shop: plotOfShop(id as ShopId) }),
  end: alone('moves.end'),
  start: withPlace('moves.start'),
  go: withSegment('moves.go'),
  link: ([id]) => put('moves.link', { gate: gate(id as GateId) }),
  cross: withPlace('moves.cross'),
  finish: alone('moves.finish'),
  reroll: (ids) => put('moves.reroll', { count: ids.length, dice: { list: ids, joint: 'and' } }),
  improve: ([number = '']) => put('moves.improve', { die: number }),
  bless: alone('moves.bless'),
  'face it': alone('moves.face it'),
  strike: withQuarter('moves.strike'),
  drown: withTourist('moves.drown'),
  devour: withTourist('moves.devour'),
}

type FactPhrase = (fact: Fact) => Phrase

const player = (fact: Fact): Term => ({ seat: fact.seat as number })

/** Makes the phrase of a fact from the player and these terms. */
const factPhrase =
  (key: ArkhamKey, terms: (fact: Fact) => Terms = () => ({})): FactPhrase =>
  (fact) =>
    put(key, { player: player(fact), ...terms(fact) })

/** Merges facts: tourists that arrive one by one in the same quarter, and the two dice that are left. */
function mergeFacts(first: Fact, second: Fact): Fact | undefined {
  if (first.k === 'die-removed' && second.k === 'die-removed')
    return { k: 'dice-removed', seat: second.seat as number, ...shownDice([first, second]) }
  if (first.k !== 'tourists' || second.k !== 'tourists' || first.quarter !== second.quarter) return undefined
  return { ...second, types: [...(first.types as readonly Tourist[]), ...(second.types as readonly Tourist[])] }
}

/** Tables begun under older rules report no numbers. */
function shownDice(facts: readonly Fact[]) {
  const numbers = facts.flatMap(({ number }) => (number === undefined ? [] : [number as number]))
  return { dice: facts.map(({ die }) => die as DieId), ...(numbers.length === facts.length ? { numbers } : {}) }
}

const numbers = ({ dice: rolled }: Fact): Terms => ({ dice: { list: rolled as readonly number[], joint: 'commas' } })
const oneDie = ({ die: id, number }: Fact): Terms => ({ dice: die(id as DieId, number as number | undefined) })
const someDice = ({ dice: ids, numbers: shown }: Fact): Terms => ({
  dice: {
    list: (ids as readonly DieId[]).map((id, i) => die(id, (shown as readonly number[] | undefined)?.[i])),
    joint: 'and',
  },
})
const atQuarter = ({ quarter: id }: Fact): Terms => ({ quarter: quarter(id as QuarterId) })

function diceShown(fact: Fact): Terms {
  const numbersShown = fact.numbers as readonly number[]
  const list = (fact.dice as readonly DieId[]).map((id, i) => face(id, numbersShown[i] as number))
  return { dice: { list, joint: 'commas', ordered: true } }
}

function stepsOf(fact: Fact): Terms {
  const steps = fact.steps as readonly RouteStep[]
  return {
    count: steps.filter(isSegment).length,
    links: steps.filter((step) => step.startsWith('gate:')).length,
    crossings: steps.filter((step) => step.startsWith('dag-')).length,
  }
}

const FACTS: Readonly<Record<string, FactPhrase>> = {
  'task-kept': (fact) =>
    fact.task === undefined
      ? put('facts.task-kept', { player: player(fact) })
      : put('facts.task-chosen', { player: player(fact), task: task(fact.task as TaskId) }),
  round: ({ round, card: id, first }) => {
    const terms = { round: round as number, card: card(id as string) }
    return first === undefined
      ? put('facts.round-alone', terms)
      : put('facts.round', { ...terms, player: { seat: first as number } })
  },
  rolled: ({ numbers: shown }) =>
    put('facts.rolled', {
      faces: {
        list: DIE_IDS.map((id, i) => face(id, (shown as readonly number[])[i] as number)),
        joint: 'commas',
        ordered: true,
      },
    }),
  'rolled-taken': (fact) => put('facts.rolled-taken', diceShown(fact)),
  'rolled-next': (fact) => put('facts.rolled-next', diceShown(fact)),
  'die-picked': factPhrase('facts.die-picked', oneDie),
  'dice-picked': factPhrase('facts.dice-picked', someDice),
  'die-removed': factPhrase('facts.die-removed', oneDie),
  'dice-removed': factPhrase('facts.dice-removed', someDice),
  'die-taken': factPhrase('facts.die-taken', oneDie),
  'own-dice': factPhrase('facts.own-dice', someDice),
  changed: factPhrase('facts.changed', (fact) => ({
    die: die(fact.die as DieId, fact.shown as number | undefined),
    number: fact.number as number,
  })),
  quarter: (fact) => factPhrase(fact.fallback ? 'facts.quarter-fallback' : 'facts.quarter', atQuarter)(fact),
  tourists: factPhrase('facts.tourists', (fact) => ({
    ...atQuarter(fact),
    tourists: crowd(fact.types as readonly Tourist[]),
  })),
  erased: factPhrase('facts.erased', (fact) => ({ segment: segment(fact.segment as SegmentId) })),
  drawn: factPhrase('facts.drawn', ({ segments: ids }) => ({
    count: (ids as readonly string[]).length,
    segments: segments(ids as readonly string[]),
  })),
  visit: factPhrase('facts.visit', (fact) => ({ shop: shop(fact.shop as ShopId), card: card(fact.card as string) })),
  gained: factPhrase('facts.gained', ({ bonuses }) => ({
    bonuses: { list: (bonuses as readonly BonusId[]).map(bonus), joint: 'and' },
  })),
  route: factPhrase('facts.route', stepsOf),
  madness: factPhrase('facts.madness', (fact) => ({ madness: fact.madness as number })),
  encounter: factPhrase('facts.encounter', numbers),
  call: factPhrase('facts.call', (fact) => ({ call: call(fact.card as CallId) })),
  rerolled: factPhrase('facts.rerolled', numbers),
  improved: factPhrase('facts.improved', numbers),
  blessed: factPhrase('facts.blessed'),
  verdict: (fact) =>
    factPhrase(fact.failures === 3 ? 'facts.defeat' : 'facts.verdict', ({ failures, successes }) => ({
      failures: failures as number,
      successes: successes as number,
    }))(fact),
  reward: factPhrase('facts.reward', (fact) => ({ points: fact.points as number })),
  lost: (fact) =>
    factPhrase(fact.count === 0 ? 'facts.lost-none' : 'facts.lost', ({ type, count }) => ({
      tourists: tourists(type as Tourist, count as number),
    }))(fact),
  struck: factPhrase('facts.struck', atQuarter),
  task: factPhrase('facts.task', (fact) => ({
    task: task(fact.task as TaskId),
    crossings: crossingsOf(fact.task as TaskId),
  })),
}

/** A reason may depend on the verb of the move, and include the values of the refusal. */
function refusalPhrase({ rule, move, params }: Refusal): Phrase | undefined {
  if (!rule.startsWith('ARK-')) return undefined
  const [word = ''] = move.split(' ')
  const named = (ids: unknown, name: (id: never) => Phrase): Term => ({
    list: ((ids ?? []) as readonly never[]).map(name),
    joint: 'or',
  })
  return put(`refusals.${rule}` as ArkhamKey, {
    word,
    quarters: named(params.candidates, quarter),
    shops: named(params.shops, shop),
    bonus: bonus((params.bonus ?? BONUS_IDS.find((id) => id === move) ?? 'coordinate-change') as BonusId),
    missed: String(params.missed),
    total: Number(params.total),
    ancient: Number(params.ancient),
  })
}
