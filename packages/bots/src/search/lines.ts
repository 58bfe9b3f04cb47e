// Continues a position to the end of the stage: a beam search over the seat's own turns, with guessed moves of the
// others.

import { below, type Option, type State, type Stream } from '@wayfare/kernel'
import type { Effort } from '../levels.ts'
import { begin, best, decides, isFinished, type Search, type SearchLine, turnEnds } from './turn.ts'

/** More turns than a stage has, and more moves than others make between two turns. */
const TURNS = 40
const REPLIES = 400

/** The effort for the turns to come. */
type Continuing = Pick<Effort, 'later' | 'lines' | 'ahead'>

/** Returns the value of the best line that the beam finds. Changes `s`. */
export function lineWorth<S extends State>(search: Search<S>, s: S, how: Continuing, dice: Stream): number {
  const { planning, seat } = search
  const finished: SearchLine<S>[] = []
  let open: SearchLine<S>[] = [begin(s)]
  for (let turn = 0; turn < TURNS && open.length > 0; turn++) {
    const seen = new Set<number>()
    const goOn: SearchLine<S>[] = []
    for (const line of open) {
      playOthers(search, line.s, dice)
      if (isFinished(search, line.s)) finished.push({ ...line, worth: planning.value(line.s, seat) })
      else for (const end of turnEnds(search, line, how.later, false, seen)) (end.finished ? finished : goOn).push(end)
    }
    open = best(goOn, how.lines)
    if (search.nodes >= search.limit) break
  }
  // A line that was cut short only has its estimated worth.
  if (finished.length === 0) return open[0]?.worth ?? planning.guide(s, seat)
  const [end] = best(finished, 1) as [SearchLine<S>]
  return how.ahead ? nextStageWorth(search, end, how, how.ahead, dice) : end.worth
}

/**
 * Returns the value of a stage's end when play continues through the next stage. The search is narrow, because the
 * cards dealt for it are one chance of many.
 */
export function nextStageWorth<S extends State>(
  search: Search<S>,
  { s, worth }: SearchLine<S>,
  { later }: Continuing,
  believed: number,
  dice: Stream,
): number {
  const { engine, planning, seat } = search
  const stage = engine.isOver(s) ? undefined : planning.lastStageAfter?.(s, seat)
  if (stage === undefined || search.nodes >= search.limit) return worth
  const next = { ...search, stage }
  const nextWorth = lineWorth(next, s, { later: Math.ceil(later / 2), lines: 1 }, dice)
  search.nodes = next.nodes
  return worth + (nextWorth - worth) * believed
}

/** Lets the others decide until this seat has to, or the stage is over. */
function playOthers<S extends State>(search: Search<S>, s: S, dice: Stream): void {
  const { engine, planning, seat } = search
  for (let i = 0; i < REPLIES && !decides(engine, s, seat) && !isFinished(search, s); i++) {
    const other = engine.deciders(s)[0] as number
    const options = engine.options(s, other)
    const reply =
      options.length > 1 && planning.reply
        ? planning.reply(s, other, options, dice)
        : (options[below(dice, options.length)] as Option)
    engine.apply(s, other, reply, null)
    search.nodes++
  }
}
