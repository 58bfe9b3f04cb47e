// How a position goes on to the end of the stage: a beam over the seat's own turns, the others as the game guesses them.

import { below, type Option, type State, type Stream } from '@wayfare/kernel'
import { begin, best, decides, isFinished, type Line, type Search, turnEnds } from './turn.ts'

/** More turns than a stage has, and more moves than others make between two of them. */
const TURNS = 40
const REPLIES = 400

/** What the best line from here is worth that the beam finds. `s` is used up. */
export function lineWorth<S extends State>(
  search: Search<S>,
  s: S,
  width: number,
  lines: number,
  dice: Stream,
): number {
  const { planning, seat } = search
  let reached = Number.NEGATIVE_INFINITY
  let open: Line<S>[] = [begin(s)]
  for (let turn = 0; turn < TURNS && open.length > 0; turn++) {
    const seen = new Set<number>()
    const ends: Line<S>[] = []
    for (const line of open) {
      others(search, line.s, dice)
      if (isFinished(search, line.s)) reached = Math.max(reached, planning.value(line.s, seat))
      else for (const end of turnEnds(search, line, width, false, seen)) ends.push(end)
    }
    const goOn: Line<S>[] = []
    for (const end of ends) {
      if (end.finished) reached = Math.max(reached, end.worth)
      else goOn.push(end)
    }
    open = best(goOn, lines)
    if (search.nodes >= search.limit) break
  }
  // A line that was cut short has nothing but its looks.
  return reached > Number.NEGATIVE_INFINITY ? reached : (open[0]?.worth ?? planning.guide(s, seat))
}

/** The others decide until this seat has to, or the stage is over. */
function others<S extends State>(search: Search<S>, s: S, dice: Stream): void {
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
