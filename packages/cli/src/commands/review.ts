// Reviews a finished game: lists the decisions that cost a seat the most points.

import { REVIEWING, type Review, review as reviewOf } from '@wayfare/bots/coach'
import { replay } from '@wayfare/kernel'
import { englishFor, sayLead, sayLine, sayReasons } from '../coach/advice-text.ts'
import { readCoachableGame, type StoredGame } from '../coach/stored-game.ts'
import { type CoachOptions, coachingFor, thought } from '../coach/thinking.ts'
import { print } from '../output.ts'
import { UsageError } from '../usage.ts'

export type ReviewOptions = CoachOptions & { readonly seat: number }

export async function review(file: string, options: ReviewOptions): Promise<void> {
  const game = await readCoachableGame(file)
  const { engine, log, match } = game
  const { seat } = options
  if (!engine.isOver(match.state)) {
    throw new UsageError(`${file}: this game is not over; 'wayfare hint' looks at its last decision`)
  }
  if (seat >= log.table.players) throw new UsageError(`--seat ${seat}: the seats are 0 to ${log.table.players - 1}`)
  const reading = reviewOf(engine, log, seat, options.seed, coachingFor(REVIEWING, options))
  const { done: _, ...found } = thought(reading, 'reading', options)
  const lines = options.json ? [] : await linesOf(game, found)
  print(found, options, () => lines.join('\n'))
}

async function linesOf(
  { engine, log }: StoredGame,
  { seat, decisions, costly }: Omit<Review, 'done'>,
): Promise<string[]> {
  const speaker = await englishFor(engine, log.table.players)
  const away = decisions.filter(({ better }) => better !== undefined && better.gain.value >= 1).length
  const lines = [
    `seat ${seat}: ${decisions.length - away} of ${decisions.length} decisions are within a point of the best one found`,
  ]
  for (const [i, { row, made, better }] of costly.entries()) {
    const { state } = replay(engine, log, row)
    const reasons = sayReasons(better.why, speaker)
    lines.push(
      `${i + 1}. after ${row} rows: ${sayLead(better.gain)}`,
      `   played: ${sayLine(engine, state, seat, made, speaker)}`,
      `   better: ${sayLine(engine, state, seat, better.moves, speaker)}`,
      ...(reasons ? [`   gains: ${reasons}`] : []),
    )
  }
  return costly.length > 0 ? lines : [...lines, 'no decision cost a point or more']
}
