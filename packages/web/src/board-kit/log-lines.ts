// The entries of the log: one for each move with its consequences nested under it, and a line where undo ends.

import type { Fact } from '@wayfare/kernel'
import type { Told } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { moveOf } from './moves.ts'

export type LogEntry = {
  readonly n: number
  readonly at: number
  readonly seat: number | null
  /** The player of the first sentence; null for the table itself or a rival without a seat. */
  readonly by: number | null
  /** The game's name for this kind of fact. */
  readonly kind: string
  readonly text: string
  readonly under: readonly { readonly kind: string; readonly text: string; readonly about: readonly string[] }[]
  /** The things on the table that the entry names. */
  readonly about: readonly string[]
  /** Its facts, with equal ones combined. */
  readonly facts: readonly Fact[]
  /** The number of the move among those not undone; null if it was undone. */
  readonly nth: number | null
  readonly undone: boolean
  /** True if the viewer had planned the move and the server made it for them. */
  readonly planned: boolean
  /** True if players cannot undo past this entry by themselves. */
  readonly barrier: boolean
}

export function logEntries(told: readonly Told[], speaker: GameSpeaker, undo: number, own: number | null): LogEntry[] {
  const undone = new Set(told.flatMap(({ undoes }) => undoes ?? []))
  const standing = told.filter(({ n, undoes, facts }) => !undoes && !undone.has(n) && facts.length > 0)
  const firmAt = own === null ? undefined : standing.filter(({ seat }) => seat === own).at(-undo - 1)?.n
  const said = told.filter((one) => knownOf(one, speaker).facts.length > 0)
  // A payment has no line of its own, so the line is drawn under the last entry before it.
  const barrierAt = firmAt === undefined ? undefined : said.findLast(({ n }) => n <= firmAt && !undone.has(n))?.n
  const nths = new Map(standing.map(({ n }, i) => [n, i + 1]))
  const entries = said.map((one) =>
    entryOf(one, speaker, { undone: undone.has(one.n), barrier: one.n === barrierAt, nth: nths.get(one.n) ?? null }),
  )
  return [...openingEntries(told[0], speaker), ...inOne(entries, speaker)]
}

/** The entry for the set-up before the first move, which cannot be undone. */
function openingEntries(first: Told | undefined, speaker: GameSpeaker): LogEntry[] {
  const facts = speaker.gather(first?.opening ?? [])
  if (facts.length === 0) return []
  return [
    {
      n: 0,
      at: first?.at ?? 0,
      seat: null,
      ...linesOf(facts, speaker),
      undone: false,
      planned: false,
      barrier: false,
      nth: null,
    },
  ]
}

/** Combines equal moves of one seat into one entry, such as three stamps on an envelope. */
function inOne(entries: readonly LogEntry[], speaker: GameSpeaker): LogEntry[] {
  const lines: LogEntry[] = []
  for (const entry of entries) {
    const last = lines.at(-1)
    const both = last && isLike(last, entry) ? speaker.gather([...last.facts, ...entry.facts]) : []
    const [fact] = both
    if (fact && both.length === 1)
      lines[lines.length - 1] = { ...entry, text: speaker.sayFact(fact), about: namesIn(fact), facts: both }
    else lines.push(entry)
  }
  return lines
}

function isLike(one: LogEntry, other: LogEntry): boolean {
  const alone = one.facts.length === 1 && other.facts.length === 1
  return (
    alone &&
    !one.barrier &&
    one.seat === other.seat &&
    one.kind === other.kind &&
    one.undone === other.undone &&
    one.planned === other.planned
  )
}

type CachedEntry = { readonly speaker: GameSpeaker; readonly facts: readonly Fact[]; entry?: LogEntry }
/** The sentences of each row are cached: a log grows by one line, and the others stay the same. */
const known = new WeakMap<Told, CachedEntry>()

function knownOf(told: Told, speaker: GameSpeaker): CachedEntry {
  const before = known.get(told)
  if (before?.speaker === speaker) return before
  const now: CachedEntry = { speaker, facts: speaker.gather(told.facts) }
  known.set(told, now)
  return now
}

type Standing = Pick<LogEntry, 'undone' | 'barrier' | 'nth'>

function entryOf(told: Told, speaker: GameSpeaker, standing: Standing): LogEntry {
  const kept = knownOf(told, speaker)
  const { entry: before, facts } = kept
  const { undone, barrier, nth } = standing
  if (before && before.undone === undone && before.barrier === barrier && before.nth === nth) return before
  const { n, at, seat, planned = false } = told
  const entry: LogEntry = { n, at, seat, planned, ...linesOf(facts, speaker), ...standing }
  kept.entry = entry
  return entry
}

/** The first fact is a line of its own, and the others are nested under it. */
function linesOf(facts: readonly Fact[], speaker: GameSpeaker) {
  const [first, ...rest] = facts as [Fact, ...Fact[]]
  return {
    by: typeof first.seat === 'number' ? first.seat : null,
    kind: kindOf(first),
    text: speaker.sayFact(first),
    about: namesIn(first),
    facts,
    under: rest.map((fact) => ({ kind: kindOf(fact), text: speaker.sayFact(fact), about: namesIn(fact) })),
  }
}

/** Names the kind of a fact; a move is named by its verb. */
const kindOf = ({ k, move }: Fact): string => (k === 'move' && typeof move === 'string' ? moveOf(move).verb : k)

/** Lists the ids in a fact, for highlighting them on the board. */
function namesIn({ k: _, ...parts }: Fact): string[] {
  return Object.values(parts).flatMap((part) => {
    if (typeof part === 'string') return part.split(' ')
    return Array.isArray(part) ? part.filter((one): one is string => typeof one === 'string') : []
  })
}
