// A minimal game for the kernel's own tests: each test defines how it begins and adds the rules that it needs.

import { die } from '../core/chance.ts'
import { effectsOf, nothing, type Ways } from '../core/effects.ts'
import { stateSeenBy } from '../core/lanes.ts'
import type { Eyes, Id, RuleId, Seat } from '../core/names.ts'
import { cloneCore, newCore } from '../core/new-core.ts'
import { offerFlags } from '../core/offer-flags.ts'
import type { Purse, Source } from '../core/purse.ts'
import type { Asking, Inquiry, Rule, Rules } from '../core/rule.ts'
import type { Core, Effect, State } from '../core/state.ts'
import { defineGame, type GameParts } from '../define-game.ts'
import { type Engine, engineOf } from '../engine.ts'
import type { MoveWords } from '../explaining/words.ts'
import { faces, idOf, look } from '../hidden/piles.ts'
import type { Choices } from '../record/choices.ts'

export type TinySeat = { has: Record<string, number>; did: string[] }
export type Tiny = State & { core: Core; seats: TinySeat[] }
export type TinyView = { readonly piles: Record<string, (Id | null)[]>; readonly seats: readonly TinySeat[] }

export type TinyParts = {
  readonly first: Effect
  readonly players?: number
  readonly rules?: Readonly<Record<string, Rule<Tiny>>>
  readonly purse?: Purse<Tiny>
  readonly choices?: Choices
  setup?(s: Tiny): void
  aside?(s: Tiny, by: Seat, asking: Asking): void
  fits?(s: Tiny, pile: string, card: Id): boolean
  judge?(s: Tiny, seat: Seat, move: string, inquiry: Inquiry): RuleId | undefined
  readonly words?: MoveWords
}

export function tiny(parts: TinyParts): Engine<Tiny, TinyView> {
  const { first, players = 2, rules = {}, purse, choices = {}, setup, aside, fits, judge, words } = parts
  const game: GameParts<Tiny, TinyView> = {
    id: 'tiny',
    version: 3,
    players: [players, players],
    choices,
    rules: { ...TINY_RULES, ...rules },
    ...(purse ? { purse } : {}),
    ...(aside ? { aside } : {}),
    ...(fits ? { fits } : {}),
    ...(judge ? { judge } : {}),
    ...(words ? { words } : {}),
    setup(_table, seed) {
      const seats = Array.from({ length: players }, () => ({ has: {}, did: [] }))
      const s: Tiny = { core: newCore(players, seed, first), seats }
      setup?.(s)
      return s
    },
    clone: (s) => ({
      core: cloneCore(s.core),
      seats: s.seats.map(({ has, did }) => ({ has: { ...has }, did: did.slice() })),
    }),
    view: (s, eyes) => viewOf(s, eyes),
    scores: (s) => s.seats.map((_, seat) => ({ seat, total: 0, parts: {} })),
  }
  return engineOf(defineGame(game, []))
}

export function started(engine: Engine<Tiny, TinyView>, seed = 'seed'): Tiny {
  return engine.start(engine.table({}), seed)
}

export function at(s: Tiny, seat: Seat): TinySeat {
  return s.seats[seat] as TinySeat
}

export const moves = (engine: Engine<Tiny, TinyView>, s: Tiny, seat: Seat): string[] =>
  engine.options(s, seat).map((option) => option.move)

type TinyOps = {
  did: string
  gain: Record<string, number>
  need: Record<string, number>
  deny: RuleId
  roll: null
  look: { pile: string; index: number }
  menu: Ways
}
const effect = effectsOf<TinyOps>()

export const did = (what: string): Effect => effect('did', what)
export const gain = (what: Record<string, number>): Effect => effect('gain', what)
export const need = (what: Record<string, number>): Effect => effect('need', what)
export const deny = (rule: string): Effect => effect('deny', rule)
export const roll: Effect = effect('roll')
export const lookAt = (pile: string, index: number): Effect => effect('look', { pile, index })
/** A question that is asked again after each answer until the seat ends it. */
export const menu = (ways: Ways): Effect => effect('menu', ways)

const TINY_RULES: Rules<Tiny, TinyOps> = {
  did: {
    run(s, by, what, tell) {
      at(s, by).did.push(what)
      tell({ k: 'did', seat: by, what })
      return undefined
    },
  },
  gain: {
    run(s, by, what, tell) {
      const { has } = at(s, by)
      for (const name in what) has[name] = (has[name] ?? 0) + (what[name] as number)
      tell({ k: 'gain', seat: by, ...what })
      return undefined
    },
  },
  need: {
    can(s, by, what, inquiry) {
      const { has } = at(s, by)
      for (const name in what) if ((has[name] ?? 0) < (what[name] as number)) return inquiry.no('TINY-NEED', what)
      return true
    },
  },
  deny: { can: (_s, _by, rule, inquiry) => inquiry.no(rule) },
  roll: {
    run(s, by, _, tell) {
      const pips = die(s, 'die')
      at(s, by).did.push(`rolled ${pips}`)
      tell({ k: 'roll', pips })
      return undefined
    },
  },
  look: {
    can: (s, _by, { pile, index }, inquiry) => index < (s.core.piles[pile]?.length ?? 0) || inquiry.no('TINY-EMPTY'),
    run(s, by, { pile, index }, tell) {
      const card = look(s, pile, index, by)
      tell({ k: 'look', seat: by }, { [by]: { k: 'look', seat: by, card: idOf(card) } })
      return undefined
    },
  },
  menu: {
    ask(_s, _by, ways, asking) {
      for (const word of Object.keys(ways)) asking.offer(word, ways[word] as Effect, [], offerFlags({ stays: true }))
      asking.offer('end', nothing)
    },
  },
}

/** A purse that pays with the seat's stock, by the names of these sources or of what they take. */
export function purseOf(sources: readonly Source[]): Purse<Tiny> {
  return {
    sources: (s, by) =>
      sources.flatMap((one) => {
        if (one.takes !== null) return [one]
        const amount = at(s, by).has[one.id] ?? 0
        return amount > 0 ? [{ ...one, max: Math.min(one.max, amount) }] : []
      }),
    holds: (s, by) => at(s, by).has,
    spend(s, by, uses, left, tell) {
      const { has, did } = at(s, by)
      for (const id of uses) {
        const one = sources.find((candidate) => candidate.id === id) as Source
        const thing = one.takes ?? id
        has[thing] = (has[thing] ?? 0) - (one.takes === null ? 1 : one.each)
      }
      did.push(`paid ${uses.join('+')}`)
      tell({ k: 'paid', seat: by, with: uses, left })
    },
  }
}

/** A pile whose name ends in a seat's number belongs to that seat. */
function viewOf(s: Tiny, eyes: Eyes): TinyView {
  const piles: Record<string, (Id | null)[]> = {}
  for (const name of Object.keys(s.core.piles)) {
    const owner = /-(\d)$/.exec(name)
    piles[name] = faces(owner ? stateSeenBy(s, Number(owner[1]), eyes) : s, name, eyes)
  }
  return { piles, seats: s.seats.map((_, seat) => at(stateSeenBy(s, seat, eyes), seat)) }
}
