// Puts a game into words: moves, facts, questions, refusals and scores. Each game provides its catalogue and phrases;
// sentences that all games share are here.

import type { Fact, Frame, Id, Option, Refusal, Score, Seat, Value } from '@wayfare/kernel'
import type { Catalogue } from './catalogue.ts'
import type { Language } from './languages.ts'
import { type OutlineZone, spokenZone } from './outline.ts'
import { LONGEST_BUTTON } from './prose-faults.ts'
import { type Speaker, speaker } from './speaker.ts'
import type { List, Phrase, Term } from './term.ts'

/**
 * A game's phrases as data, one set for all languages. They return undefined for anything that is not the game's own,
 * which may then have a shared sentence.
 */
export interface Phrases {
  /** `view` is what the seat sees, for labels that depend on it. */
  move(move: string, view?: unknown): Phrase | undefined
  fact(fact: Fact): Phrase | undefined
  /** `moves` lists the offered moves, for prompts that depend on what is left to do. */
  prompt(op: string, moves: readonly string[]): Phrase | undefined
  refusal(refusal: Refusal): Phrase | undefined
  /** The name of a part of the score. */
  part(part: string): Phrase
  /** The name of a table option, and of one of its values. */
  choice(name: string): Phrase
  value(name: string, value: Value): Term
  /** The name of anything on the table that can be pointed at. */
  thing(id: Id): Term
  /** The effect or price of a thing whose name does not tell it. */
  detail?(id: Id): Term | undefined
  /**
   * True if facts tell everything that happens in this game: a move without facts is then only a step, such as opening
   * a payment or ending a turn.
   */
  readonly tellsAll?: boolean
  /** True for a step of something that is told as a whole when complete, such as a segment of a final route. */
  isStep?(move: string): boolean
  /**
   * Merges two consecutive facts about one seat into one, such as five cards drawn; undefined if they are told
   * separately.
   */
  together?(first: Fact, second: Fact): Fact | undefined
  /** True if the first fact is the payment for the second, which is then told first as the main event. */
  paysFor?(first: Fact, second: Fact): boolean
  /**
   * Loads the function that describes the table for people who read it instead of seeing it. By default the names in
   * the view are used.
   */
  outline?(): Promise<(view: unknown) => readonly OutlineZone[]>
}

/** Describes a view in words. */
export type Outline = (view: unknown) => readonly OutlineZone<string>[]

/** The texts that a game exports as `@wayfare/<game>/text`. Each language is loaded when it is needed. */
export interface GameTexts {
  readonly phrases: Phrases
  readonly load: Readonly<Record<Language, () => Promise<Catalogue>>>
}

export interface GameSpeaker extends Speaker {
  sayMove(option: Pick<Option, 'move'>, view?: unknown): string
  sayFact(fact: Fact): string
  /**
   * Returns the facts to tell, in order: a move only if it caused nothing else and is no step, equal facts merged, and
   * each payment after its purchase.
   */
  gather(facts: readonly Fact[]): Fact[]
  /** `options` are the offered moves, if known. */
  sayPrompt(frame: Pick<Frame, 'op' | 'from'>, options?: readonly Pick<Option, 'move'>[]): string
  /** Returns which prompt is used for a question, which may depend on the options that are left. */
  promptOf(op: string, options: readonly Pick<Option, 'move'>[]): string
  sayRefusal(refusal: Refusal): string
  sayScore(part: string): string
  /**
   * The place at the end (in solo games whether the game is won), and what broke a tie, lost the game or made it a
   * draw.
   */
  sayPlace(score: Pick<Score, 'place' | 'tie' | 'lost' | 'drawn' | 'because'>): string
  sayChoice(name: string): string
  sayValue(name: string, value: Value): string
  sayThing(id: Id): string
  /** Returns everything about these things beyond their names; empty if there is nothing. */
  sayDetail(ids: readonly Id[]): string
  /** Loads the description of the table; absent if the game has none. */
  loadOutline?(): Promise<Outline>
}

export async function loadSpeaker(
  language: Language,
  { phrases, load }: GameTexts,
  names?: readonly string[],
): Promise<GameSpeaker> {
  return gameSpeaker(language, await load[language](), phrases, names)
}

export function gameSpeaker(
  language: Language,
  catalogue: Catalogue,
  phrases: Phrases,
  names: readonly string[] = [],
): GameSpeaker {
  const base: Speaker = speaker(language, [catalogue], names)
  const { say, sentence, label } = base
  const put = (phrase: Phrase): string => sentence(phrase.key, phrase.terms)
  const alone = names.length === 1

  const movePhrase = (move: string, view?: unknown): Phrase => phrases.move(move, view) ?? sharedMove(move, phrases)
  const onButton = (phrase: Phrase): string => {
    const text = put(phrase)
    return phrase.short && text.length > LONGEST_BUTTON ? onButton(phrase.short) : text
  }
  const promptPhrase = (op: string, moves: readonly string[] = []): Phrase =>
    phrases.prompt(op, moves) ?? { key: `prompts.${op}` }

  return {
    ...base,
    sayMove: ({ move }, view) => onButton(movePhrase(move, view)),
    sayFact(fact) {
      const player = { seat: fact.seat as Seat }
      if (fact.k === 'move') {
        if (typeof fact.move !== 'string') return sentence('facts.decided', { player })
        const move = onButton(movePhrase(fact.move))
        // A sentence should have only one colon, and the move may already have it.
        return sentence(move.includes(':') ? 'facts.move-named' : 'facts.move', { player, move })
      }
      return put(phrases.fact(fact) ?? { key: `facts.${fact.k}`, terms: { player } })
    },
    gather: (facts) => gatherFacts(alone ? facts.filter(({ k }) => k !== 'ready') : facts, phrases),
    sayPrompt({ op, from }, options = []) {
      const prompt = promptPhrase(op, moves(options))
      return from === null ? put(prompt) : sentence('words.from', { from: phrases.thing(from), prompt })
    },
    promptOf: (op, options) => promptPhrase(op, moves(options)).key.replace(/^prompts\./, ''),
    sayRefusal: (refusal) => put(phrases.refusal(refusal) ?? sharedRefusal(refusal, promptPhrase)),
    sayScore: (part) => put(phrases.part(part)),
    sayPlace({ place, tie, lost, drawn, because = {} }) {
      const reason = (rule: string): string =>
        put(phrases.refusal({ move: '', on: [], rule, params: because }) ?? { key: `refusals.${rule}` })
      if (lost) return say('words.lost', { reason: reason(lost) })
      if (drawn) return say('words.drawn', { reason: reason(drawn) })
      const placeText = alone ? say('words.won') : say('words.place', { place: place ?? 1 })
      return tie ? say('words.tie', { standing: placeText, reason: reason(tie) }) : placeText
    },
    sayChoice: (name) => put(name === 'players' ? { key: 'words.players' } : phrases.choice(name)),
    sayValue: (name, value) => label(name === 'players' ? Number(value) : phrases.value(name, value)),
    sayThing: (id) => label(phrases.thing(id)),
    sayDetail: (ids) =>
      ids
        .map((id) => phrases.detail?.(id))
        .flatMap((detail) => (detail === undefined ? [] : [label(detail)]))
        .join('\n'),
    ...(phrases.outline ? { loadOutline: outlineLoader(phrases.outline, base) } : {}),
  }
}

const moves = (options: readonly Pick<Option, 'move'>[]): string[] => options.map(({ move }) => move)

function outlineLoader(load: NonNullable<Phrases['outline']>, base: Speaker) {
  return async (): Promise<Outline> => {
    const zonesOf = await load()
    return (view) => zonesOf(view).map((zone) => spokenZone(zone, base))
  }
}

function gatherFacts(facts: readonly Fact[], phrases: Phrases): Fact[] {
  const { tellsAll, together, paysFor } = phrases
  const isStep = ({ move }: Fact): boolean => typeof move === 'string' && phrases.isStep?.(move) === true
  const happened = facts.filter(({ k }) => k !== 'move')
  const merged: Fact[] = []
  for (const fact of happened.length > 0 || tellsAll ? happened : facts.filter((fact) => !isStep(fact))) {
    if (fact.k === 'ready' && merged.length > 0) continue
    const last = merged.at(-1)
    const both = last && last.seat === fact.seat ? together?.(last, fact) : undefined
    if (both) merged[merged.length - 1] = both
    else if (last && last.seat === fact.seat && paysFor?.(last, fact)) merged.splice(-1, 0, fact)
    else merged.push(fact)
  }
  return merged
}

/** Phrases for the moves of the kernel's own questions. */
function sharedMove(move: string, phrases: Phrases): Phrase {
  const [word, what] = move.split(' ')
  if (word === 'pay' && what) return payment({ list: what.split('+').map(phrases.thing), joint: 'tally' })
  return { key: `moves.${move}` }
}

/**
 * The label of a payment button. A long one names only what is paid, and if still too long only what distinguishes this
 * payment from others.
 */
export function payment(what: List, telling?: List): Phrase {
  const named = (list: List) => ({ what: { ...list, joint: 'commas' } as const })
  return {
    key: 'moves.pay',
    terms: { what },
    short: {
      key: 'moves.pay-short',
      terms: named(what),
      ...(telling ? { short: { key: 'moves.pay-rest', terms: named(telling) } } : {}),
    },
  }
}

function sharedRefusal({ rule, params }: Refusal, promptPhrase: (op: string) => Phrase): Phrase {
  const key = `refusals.${rule}`
  if (rule === 'KER-TURN')
    return {
      key,
      terms: { players: { list: list(params.seats).map((seat) => ({ seat: Number(seat) })), joint: 'and' } },
    }
  if (rule === 'KER-FIRST' || rule === 'KER-PART') return { key, terms: { prompt: promptPhrase(String(params.op)) } }
  if (rule === 'KER-UNKNOWN') return { key, terms: { what: String(params.what) } }
  if (rule === 'KER-SEAT') return { key, terms: { number: Number(params.seat) + 1 } }
  return { key }
}

function list(value: unknown): readonly string[] {
  return Array.isArray(value) ? value : []
}
