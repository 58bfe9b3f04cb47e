// Renders a stored game row by row for readers: the question, the options and the events, in sentences.

import {
  BadRow,
  begin,
  type Fact,
  factsFor,
  type Log,
  type Match,
  offers,
  play,
  type Row,
  rewind,
  seedOf,
  undo,
} from '@wayfare/kernel'
import { engineBy } from '@wayfare/library'
import type { GameSpeaker } from '@wayfare/text'
import { Failed } from './usage.ts'

export type LogLine = {
  /** `back` marks a move that was taken back. */
  readonly kind: 'prompt' | 'button' | 'fact' | 'back' | 'end'
  readonly row: number
  readonly seat: number | null
  readonly text: string
}

/** The question that a seat is asked now, and its buttons. */
function questionLines(match: Match, seat: number, speaker: GameSpeaker): LogLine[] {
  const { engine, state, rows } = match
  const question = engine.question(state, seat)
  if (!question) return []
  const view = engine.view(state, seat)
  const options = offers(match, seat)
  const line = (kind: LogLine['kind'], text: string): LogLine => ({ kind, row: rows.length + 1, seat, text })
  return [
    line('prompt', speaker.sayPrompt(question, options)),
    ...options.map((option) => line('button', speaker.sayMove(option, view))),
  ]
}

/** Tells a log in sentences. Facts wait for the next row, since equal facts of several moves are told in one line. */
export async function tellLog(log: Log, speaker: GameSpeaker, all: boolean): Promise<LogLine[]> {
  const seed = seedOf(log.chance)
  if (seed === undefined) throw new Failed('the secret of this game is not shown yet')
  const match = begin(await engineBy(log.game, log.version), log.table, seed, log.arranged)
  const lines: LogLine[] = speaker
    .gather(factsFor(match.opening, 'spectator'))
    .map((fact) => ({ kind: 'fact', row: 0, seat: null, text: speaker.sayFact(fact) }))
  let waiting: {
    readonly row: number
    readonly seat: number
    readonly facts: readonly Fact[]
  } | null = null
  const flush = (): void => {
    for (const fact of waiting?.facts ?? [])
      lines.push({ kind: 'fact', row: waiting?.row ?? 0, seat: waiting?.seat ?? null, text: speaker.sayFact(fact) })
    waiting = null
  }
  for (const [i, row] of log.rows.entries()) {
    if (row.kind !== 'move') {
      flush()
      if (!(row.kind === 'undo' ? undo(match, row.seat) : rewind(match, row.to)))
        throw new BadRow(i + 1, `row ${i + 1}`)
      const seat = row.kind === 'undo' ? row.seat : null
      lines.push({ kind: 'back', row: i + 1, seat, text: seat === null ? '↶' : `↶ ${speaker.word({ seat })}` })
      continue
    }
    const questions = all ? questionLines(match, row.seat, speaker) : []
    const facts = speaker.gather(factsFor(take(match, row, i), 'spectator'))
    if (facts.length === 0 && !all) continue
    const both: Fact[] =
      waiting && waiting.seat === row.seat && !all ? speaker.gather([...waiting.facts, ...facts]) : []
    if (waiting?.facts.length === 1 && facts.length === 1 && both.length === 1) {
      waiting = { row: i + 1, seat: row.seat, facts: both }
      continue
    }
    flush()
    lines.push(...questions)
    waiting = { row: i + 1, seat: row.seat, facts }
  }
  flush()
  return [...lines, ...ending(match, speaker)]
}

function take(match: Match, row: Row & { kind: 'move' }, at: number) {
  try {
    return play(match, row.seat, row.move)
  } catch (error) {
    throw new BadRow(at + 1, `row ${at + 1}: ${(error as Error).message}`)
  }
}

function ending({ engine, state, rows }: Match, speaker: GameSpeaker): LogLine[] {
  if (!engine.isOver(state)) return []
  return engine.scores(state, 'all').map((score) => ({
    kind: 'end' as const,
    row: rows.length,
    seat: score.seat,
    text: speaker.sentence('words.result', {
      player: { seat: score.seat },
      points: score.total,
      standing: speaker.sayPlace(score),
    }),
  }))
}
