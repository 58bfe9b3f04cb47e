// Phrases for the game's moves, facts, questions and refusals, as data for any language.

import type { Fact, Refusal } from '@wayfare/kernel'
import type { Phrase, Phrases, Term, Terms } from '@wayfare/text'
import { reasonsIn } from '../alfred/ladder.ts'
import {
  academy,
  anyCamp,
  camp as campAct,
  coins,
  explore,
  knowledge,
  perk,
  points,
  sail,
  stamps,
  theory,
  unlock,
} from '../data/actions.ts'
import { CREW } from '../data/crew.ts'
import { DEALT } from '../data/deal-counts.ts'
import { type AcademySlot, type PerkId, WORKERS, type WorkerId } from '../data/ids.ts'
import { OBJECTIVES } from '../data/objectives.ts'
import { SCROLLS } from '../data/seals.ts'
import { SPACES } from '../data/spaces.ts'
import { sealPrice } from '../seal-price.ts'
import type { DarwinView } from '../view.ts'
import type { DarwinKey } from './catalogue.ts'
import {
  act,
  camp,
  colour,
  detail,
  listOf,
  objective,
  objectiveNeeds,
  put,
  route,
  seals,
  space,
  specimen,
  stop,
  thing,
  worker,
} from './things.ts'

const LAST_HAND = DEALT.crewHand - DEALT.crewKept + 1

export const darwinPhrases: Phrases = {
  move: movePhrase,
  fact: factPhrase,
  prompt: promptPhrase,
  refusal: refusalPhrase,
  part: (part) => put(`scores.${part}` as DarwinKey),
  choice: (name) => put(`choices.${name}` as DarwinKey),
  value(name, value) {
    if (typeof value === 'boolean') return put(value ? 'values.yes' : 'values.no')
    return put((name === 'alfred' ? `values.${value}` : `values.${name}-${value}`) as DarwinKey)
  },
  thing,
  detail,
  tellsAll: true,
  together: mergeFacts,
  outline: async () => (await import('./outline.ts')).outline,
}

function promptPhrase(op: string, moves: readonly string[]): Phrase | undefined {
  // With the last pick nothing is passed on (DAR-CREWDRAFT-04).
  if (op === 'pick-crew' && moves.length === LAST_HAND) return put('prompts.keep-crew')
  // Only ending the turn is left.
  if (op === 'end-turn' && moves.length === 1) return put('words.end-turn')
  // With several actions the prompt says that all of them can be used, one after the other.
  if ((op === 'act' || op === 'reward-act') && moves.filter(isAct).length === 1) return put(`words.${op}-one`)
  // Without a special effect all stamps of an action go to one envelope, which the first of them has chosen
  // (DAR-MAIL-01).
  return op === 'stamps' && moves.includes('enough') && envelopesIn(moves) === 1 ? put('words.stamps-more') : undefined
}

/** Interrupts and leaving the list are not actions of the list. */
const NOT_ACTIONS: readonly string[] = ['done', 'crew', 'reach']
const isAct = (move: string): boolean => !NOT_ACTIONS.includes(move.split(' ')[0] as string)

const envelopesIn = (moves: readonly string[]): number =>
  new Set(moves.flatMap((move) => (move.startsWith('stamp ') ? [move.split(' ')[1]] : []))).size

const isWorker = (id: string): boolean => WORKERS.some((one) => one === id)

/** The refusal also names the requirement if it is known. */
function refusalPhrase({ rule, move, params }: Refusal): Phrase | undefined {
  // No question explains this one: before the first turn there is no question that places workers.
  if (rule === 'KER-FIRST' && params.op === undefined && isWorker(move)) return put('words.no-turn-yet')
  if (!rule.startsWith('DAR-')) return undefined
  const [, id = '', space = ''] = move.split(' ')
  if (rule === 'DAR-OBJECTIVE-06' && Object.hasOwn(OBJECTIVES, id))
    return put('words.lacks-needs', { objective: objective(id), needs: objectiveNeeds(id) })
  if (isWorker(move) && rule === 'DAR-CREWDRAFT-08') return put('words.seals-together')
  if (rule === 'DAR-CREW-01' && Object.hasOwn(CREW, id))
    return put('words.lacks-seals', { seals: seals(CREW[id as keyof typeof CREW].need) })
  // A special space gets its requirements from its tile.
  const coins = SPACES.find((one) => one.id === space && one.special === null)?.unlockCost ?? 0
  if (rule === 'DAR-PLACE-12' && coins > 0) return put('words.locked', { coins })
  return put(`refusals.${rule}` as DarwinKey)
}

/** Actions without a number, as they appear in a list of several. */
const PLAIN_ACTS = [
  'take-objective',
  'complete-objective',
  'use-locked',
  'purple-seal',
  'swap-knowledge',
  'land-explorer',
  'study-any',
  'study-island',
  'study-museum',
  'deliver-again',
  'sail-to-beagle',
  'copy-crew',
  'reactivate',
]
const NUMBERED_ACTS: Readonly<Record<string, (n: number) => Phrase>> = {
  coins: (n) => act(coins(n)),
  points: (n) => act(points(n)),
  theory: (n) => act(theory(n)),
  knowledge: (n) => act(knowledge(n)),
  explore: (n) => act(explore(n)),
  sail: (n) => act(sail(n)),
  stamps: (n) => act(stamps(n)),
}
const LONE_ACTS: Readonly<Record<string, () => Phrase>> = {
  academy: () => act(academy()),
  'extra-seal': () => act(academy({ extra: true })),
  camp: () => act(campAct('camp-sea-6')),
  'any-camp': () => act(anyCamp),
  unlock: () => act(unlock),
  deliver: () => put('acts.deliver'),
  choose: () => put('acts.choose-one'),
  ...Object.fromEntries(PLAIN_ACTS.map((op) => [op, () => put(`acts.${op}` as DarwinKey)])),
}

function movePhrase(move: string, view?: unknown): Phrase | undefined {
  const [word = '', ...ids] = move.split(' ')
  const lone = ids.length === 0 && Object.hasOwn(LONE_ACTS, word) ? LONE_ACTS[word]?.() : undefined
  if (lone) return put('moves.act', { act: lone })
  const [number] = ids
  if (number !== undefined && /^\d+$/.test(number) && Object.hasOwn(NUMBERED_ACTS, word))
    return put('moves.act', { act: NUMBERED_ACTS[word]?.(Number(number)) as Phrase })
  const key = Object.hasOwn(MOVES, move) ? move : word
  return Object.hasOwn(MOVES, key) ? MOVES[key]?.(ids, view as DarwinView | undefined) : undefined
}

type Taking = Pick<DarwinView, 'academy' | 'boards' | 'lesson' | 'fee'>
type Move = (ids: readonly string[], view: Taking | undefined) => Phrase
const alone =
  (key: DarwinKey): Move =>
  () =>
    put(key)
const named =
  (key: DarwinKey, term: string, name: (id: string) => Phrase): Move =>
  ([id = '']) =>
    put(key, { [term]: name(id) })
const intoSlot =
  (word: 'take' | 'complete' | 'reach'): Move =>
  ([id = '', slot]) =>
    slot
      ? put(`moves.${word}-into`, { objective: objective(id), slot: thing(slot) })
      : put(`moves.${word}`, { objective: objective(id) })

/** A whole sentence, with a short form in case it is too long for a button. */
const orShort = (word: 'place' | 'crew' | 'seal-of', terms: Terms): Phrase => ({
  ...put(`moves.${word}`, terms),
  short: put(`moves.${word}-short`, terms),
})

/** Names a seal by its colour if that is known; two of a colour on one scroll also by their places. */
function sealPhrase(slot: AcademySlot, who: WorkerId, view: Taking | undefined): Phrase {
  const seal = view?.academy[slot]
  if (!seal) return put('moves.seal', { slot: thing(slot), worker: worker(who) })
  const scroll = SCROLLS.findIndex(({ slots }) => slots.includes(slot))
  const equalSlots = SCROLLS[scroll]?.slots.filter((one) => view.academy[one] === seal) ?? []
  const place = equalSlots.length > 1 ? thing(slot) : put('things.whole-scroll', { scroll: 1 + scroll })
  const terms = { colour: colour(seal), slot: place, worker: worker(who) }
  const price = sealPrice(view, slot, who)
  return price === null ? orShort('seal-of', terms) : put('moves.seal-at', { ...terms, n: price })
}

/** The second specimen of a visit to the museum has a price. */
const atFee =
  (word: 'study' | 'deliver'): Move =>
  ([id = ''], view) =>
    view?.fee
      ? put(`moves.${word}-at`, { specimen: specimen(id), n: view.fee })
      : put(`moves.${word}`, { specimen: specimen(id) })

/** Keyed by the first word of the move, or by the whole move. */
const MOVES: Readonly<Record<string, Move>> = {
  keep: named('moves.keep', 'card', thing),
  seals: (ids) => put('moves.seals', { colours: inOrder(ids.map(colour)) }),
  pair: ([silver = '', gold = '']) => put('moves.pair', { silver: objective(silver), gold: objective(gold) }),
  place: ([who = '', where = '']) => orShort('place', { worker: worker(who), space: space(where) }),
  done: alone('moves.done'),
  enough: alone('moves.enough'),
  'end turn': alone('moves.end turn'),
  pass: alone('moves.pass'),
  explore: named('moves.explore', 'stop', stop),
  sail: named('moves.sail', 'stop', stop),
  halt: named('moves.halt', 'stop', stop),
  land: named('moves.land', 'isle', route),
  stamp: ([envelope = '', stack = '']) => put('moves.stamp', { stack: thing(stack), envelope: thing(envelope) }),
  seal: ([slot, who], view) => sealPhrase(slot as AcademySlot, who as WorkerId, view),
  purple: named('moves.purple', 'worker', worker),
  study: atFee('study'),
  deliver: atFee('deliver'),
  redeliver: named('moves.redeliver', 'specimen', specimen),
  tent: ([id = '', number = '']) => put('moves.tent', { camp: camp(id), number }),
  revisit: named('moves.revisit', 'camp', camp),
  take: intoSlot('take'),
  complete: intoSlot('complete'),
  reach: intoSlot('reach'),
  crew: ([card = '', who = '']) => orShort('crew', { card: thing(card), worker: worker(who) }),
  copy: named('moves.copy', 'card', thing),
  unlock: named('moves.unlock', 'space', space),
  use: named('moves.use', 'space', space),
  'swap coins': alone('moves.swap coins'),
  'swap points': alone('moves.swap points'),
}

type FactPhrase = (fact: Fact) => Phrase

const playerName = (seat: unknown): Term => (seat === 'alfred' ? put('words.alfred') : { seat: seat as number })
const text = (fact: Fact, field: string): string => fact[field] as string
const number = (fact: Fact, field = 'n'): number => fact[field] as number
const people = (seats: unknown): Term => {
  const list = (seats as readonly unknown[]).map(playerName)
  return list.length === 0 ? put('words.nobody') : listOf(list, 'and')
}

/** Makes the phrase of a fact from the player and these terms. */
const phraseOf =
  (key: DarwinKey, terms: (fact: Fact) => Terms = () => ({})): FactPhrase =>
  (fact) =>
    put(key, { player: playerName(fact.seat), ...terms(fact) })
const plain =
  (key: DarwinKey, terms: (fact: Fact) => Terms = () => ({})): FactPhrase =>
  (fact) =>
    put(key, terms(fact))

/** A list whose order means the workers from the top down. */
const inOrder = (list: readonly Term[]): Term => ({ list, joint: 'commas', ordered: true })

/**
 * Merges facts: stamps on one envelope, gains of a kind, steps of the bonus worker, and objectives that are removed.
 */
function mergeFacts(first: Fact, second: Fact): Fact | undefined {
  const hasSame = (field: string): boolean => first[field] === second[field]
  // Points are told together with the thing that brings them.
  if (SCORING.has(first.k) && second.k === 'gain' && second.what === 'points' && hasSame('n'))
    return { ...first, brings: number(second) }
  if (first.k !== second.k) return undefined
  if (first.k === 'alfred-pawn') return second
  if ((first.k === 'stamp' && hasSame('envelope')) || (first.k === 'gain' && hasSame('what')))
    return { ...first, n: number(first) + number(second) }
  if (first.k !== 'objective-out' && first.k !== 'objective-in') return undefined
  const left = (first.objectives as string[] | undefined) ?? [text(first, 'objective')]
  return { k: first.k, objectives: [...left, text(second, 'objective')] }
}

const SCORING: ReadonlySet<string> = new Set(['ribbon', 'first', 'goal'])

const objectives =
  (way: 'in' | 'out'): FactPhrase =>
  (fact) =>
    fact.objectives === undefined
      ? put(`facts.objective-${way}`, { objective: thing(text(fact, 'objective')) })
      : put(`facts.objectives-${way}`, { objectives: listOf((fact.objectives as string[]).map(thing)) })

function factPhrase(fact: Fact): Phrase | undefined {
  const phrase = FACTS[fact.k]?.(fact)
  return phrase && reasonsIn(fact).length > 0 ? put('words.because', { told: phrase, why: reasons(fact) }) : phrase
}

/** Names the priorities by which Alfred has decided; his workers and their rows share their letters. */
export function reasons(fact: Fact): Term {
  const row = String(fact.row ?? fact.worker ?? '')
  return listOf(
    reasonsIn(fact).map((reason) => put(`reasons.${reason}`, { row })),
    'semicolons',
  )
}

const FACTS: Readonly<Record<string, FactPhrase>> = {
  round: plain('facts.round', (fact) => ({ round: number(fact, 'round') })),
  'crew-picked': (fact) =>
    fact.card === undefined
      ? put('facts.crew-picked', { player: playerName(fact.seat) })
      : put('facts.crew-kept', { player: playerName(fact.seat), card: thing(text(fact, 'card')) }),
  crew: phraseOf('facts.crew', ({ cards }) => ({
    cards: listOf(
      (cards as string[]).map((id) => put(`crew.${id}` as DarwinKey)),
      'and',
    ),
  })),
  seals: phraseOf('facts.seals', ({ colours }) => ({ colours: inOrder((colours as string[]).map(colour)) })),
  pair: phraseOf('facts.pair', (fact) => ({ silver: thing(text(fact, 'silver')), gold: thing(text(fact, 'gold')) })),
  order: plain('facts.order', ({ seats }) => ({ players: listOf((seats as number[]).map(playerName)) })),
  place: phraseOf('facts.place', (fact) => ({
    worker: worker(text(fact, 'worker')),
    space: space(text(fact, 'space')),
    penalty: number(fact, 'penalty'),
    knowledge: number(fact, 'knowledge'),
  })),
  gain: phraseOf('facts.gain', (fact) => ({ what: text(fact, 'what'), n: number(fact) })),
  sail: phraseOf('facts.sail', (fact) => ({ stop: stop(text(fact, 'to')) })),
  explore: phraseOf('facts.explore', (fact) => ({ stop: stop(text(fact, 'to')) })),
  ribbon: phraseOf('facts.ribbon', (fact) => ({ n: number(fact) })),
  first: phraseOf('facts.first', (fact) => ({ route: route(text(fact, 'route')), n: number(fact) })),
  land: phraseOf('facts.land', (fact) => ({ isle: route(text(fact, 'isle')) })),
  study: phraseOf('facts.study', (fact) => ({ specimen: specimen(text(fact, 'specimen')) })),
  deliver: phraseOf('facts.deliver', (fact) => ({ specimen: specimen(text(fact, 'specimen')) })),
  redeliver: phraseOf('facts.redeliver', (fact) => ({ specimen: specimen(text(fact, 'specimen')) })),
  tent: phraseOf('facts.tent', (fact) => ({ camp: camp(text(fact, 'camp')), n: number(fact) })),
  revisit: phraseOf('facts.revisit', (fact) => ({ camp: camp(text(fact, 'camp')) })),
  stamp: phraseOf('facts.stamp', (fact) => ({ envelope: thing(text(fact, 'envelope')), n: number(fact) })),
  seal: phraseOf('facts.seal', (fact) => ({
    colour: colour(text(fact, 'colour')),
    worker: worker(text(fact, 'worker')),
    n: number(fact),
  })),
  unlock: phraseOf('facts.unlock', (fact) => ({ space: space(text(fact, 'space')), n: number(fact) })),
  use: phraseOf('facts.use', (fact) => ({ space: space(text(fact, 'space')) })),
  objective: phraseOf('facts.objective', (fact) => ({ objective: thing(text(fact, 'objective')) })),
  reached: phraseOf('facts.reached', (fact) => ({
    objective: thing(text(fact, 'objective')),
    slot: thing(text(fact, 'slot')),
  })),
  'crew-played': phraseOf('facts.crew-played', (fact) => ({
    card: thing(text(fact, 'card')),
    worker: worker(text(fact, 'worker')),
  })),
  copied: phraseOf('facts.copied', (fact) => ({ card: thing(text(fact, 'card')) })),
  perk: phraseOf('facts.perk', (fact) => ({ perk: act(perk(text(fact, 'perk') as PerkId)) })),
  envelope: plain('facts.envelope', (fact) => ({
    envelope: thing(text(fact, 'envelope')),
    first: people(fact.first),
    second: people(fact.second),
  })),
  'stamps-back': phraseOf('facts.stamps-back', (fact) => ({
    envelope: thing(text(fact, 'envelope')),
    n: number(fact),
  })),
  goal: phraseOf('facts.goal', (fact) => ({
    goal: thing(text(fact, 'goal')),
    gross: number(fact, 'gross'),
    lag: number(fact, 'lag'),
    n: number(fact),
  })),
  refresh: plain('facts.refresh'),
  academy: plain('facts.academy'),
  'objective-out': objectives('out'),
  'objective-in': objectives('in'),
  over: plain('facts.over'),
  'alfred-card': plain('facts.alfred-card', (fact) => ({ card: thing(text(fact, 'card')) })),
  'alfred-shuffle': plain('facts.alfred-shuffle'),
  'alfred-fails': plain('facts.alfred-fails', ({ option }) => ({ option: put(`options.${option}` as DarwinKey) })),
  'alfred-place': plain('facts.alfred-place', (fact) => ({
    worker: worker(text(fact, 'worker')),
    space: space(text(fact, 'space')),
    penalty: number(fact, 'penalty'),
    coins: number(fact, 'coins'),
  })),
  'alfred-rests': plain('facts.alfred-rests', (fact) => ({ worker: worker(text(fact, 'worker')) })),
  'alfred-pawn': plain('facts.alfred-pawn', (fact) => ({ to: number(fact, 'to') })),
  'alfred-bonus': plain('facts.alfred-bonus', (fact) => ({ card: thing(text(fact, 'card')) })),
  'alfred-discards': plain('facts.alfred-discards', (fact) => ({ objective: thing(text(fact, 'objective')) })),
}
