// Hashes everything that stored games show on the way: what was offered and refused, and what everybody saw and was
// told. The hash of a replay only covers its end, so a rule that offers too much, or a changed view, would not be
// noticed there.

import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  begin,
  type Eyes,
  type Id,
  type Log,
  type Match,
  parseLog,
  play,
  type Row,
  rewind,
  seedOf,
  undo,
} from '@wayfare/kernel'
import { type TestedEngine, type TestedGame, testedEngine } from './tested-game.ts'

type Fingerprint = {
  readonly options: string
  readonly reasons: string
  readonly views: string
  readonly events: string
}

/** Views and refusals are slow to compute, so they are included only every few rows. */
const EVERY = 4

function fingerprint(engine: TestedEngine, { table, chance, rows }: Log, unused: Set<Id>): Fingerprint {
  const seed = seedOf(chance)
  if (seed === undefined) throw new Error('this log does not tell its chance')
  const match = begin(engine, table, seed)
  const [options, reasons, views, events] = [digest(), digest(), digest(), digest()]
  for (const [i, row] of rows.entries()) {
    const { state } = match
    if (row.kind === 'move') for (const part of engine.game.uses(row.move, state)) unused.delete(part)
    for (const seat of engine.deciders(state)) options.add(engine.options(state, seat))
    if (i % EVERY === 0) {
      for (const seat of engine.deciders(state))
        reasons.add(engine.refusals(state, seat).map(({ move, rule }) => [move, rule]))
      for (const eyes of everybody(match)) views.add([engine.view(state, eyes), engine.scores(state, eyes)])
    }
    events.add(made(match, row))
  }
  for (const eyes of everybody(match)) views.add([engine.view(match.state, eyes), engine.scores(match.state, eyes)])
  return { options: options.end(), reasons: reasons.end(), views: views.end(), events: events.end() }
}

const everybody = ({ table }: Match): Eyes[] => [
  'spectator',
  ...Array.from({ length: table.players }, (_, seat) => seat),
]

function made(match: Match, row: Row): unknown {
  if (row.kind === 'move') return play(match, row.seat, row.move)
  return row.kind === 'undo' ? undo(match, row.seat) : rewind(match, row.to)
}

function digest() {
  const hash = createHash('sha256')
  return {
    add: (value: unknown): void => void hash.update(JSON.stringify(value)),
    end: (): string => hash.digest('hex').slice(0, 16),
  }
}

/**
 * Returns the fingerprints of a game's stored replays under today's rules, and the stored ones. With UPDATE set, writes
 * the new ones to the file.
 */
export function fingerprints(game: TestedGame, folder: string): Found {
  const engine = testedEngine(game)
  const file = join(folder, 'fingerprints.json')
  const now: Record<string, Fingerprint> = {}
  const unused = new Set(game.parts)
  for (const name of readdirSync(folder).sort()) {
    if (!name.endsWith('.log')) continue
    const log = parseLog(readFileSync(join(folder, name), 'utf8'))
    if (log.version === game.version) now[name] = fingerprint(engine, log, unused)
  }
  if (process.env.UPDATE) writeFileSync(file, `${JSON.stringify(now, null, 2)}\n`)
  return { now, kept: JSON.parse(readFileSync(file, 'utf8')) as Prints, unused: [...unused] }
}

type Prints = Readonly<Record<string, Fingerprint>>
type Found = { readonly now: Prints; readonly kept: Prints; readonly unused: readonly Id[] }
