// Splits a played game into one seat's turns, each as long as a plan made there: to the end of the turn or of the
// stage, or until the seat learns something. While others act at the same time each move stands alone.

import { type Engine, type Log, type Option, type Row, replay, type Seat, type State } from '@wayfare/kernel'
import { isOneByOne, searchFrom } from '../search/plan.ts'
import { decides, isFinished, type Search } from '../search/turn.ts'

export type CoachedTurn<S> = {
  /** The number of log rows before the turn. */
  readonly row: number
  readonly s: S
  readonly made: readonly string[]
}

/** Returns the turns that begin with a choice, without moves that were undone. */
export function turnsOf<S extends State>(
  engine: Engine<S>,
  log: Pick<Log, 'table' | 'chance' | 'arranged' | 'rows'>,
  seat: Seat,
): CoachedTurn<S>[] {
  const match = replay(engine, log)
  const rows = standingRows(log.rows)
  const turns: CoachedTurn<S>[] = []
  let s = match.origin()
  let open: { readonly made: string[]; readonly search: Search<S> } | null = null
  for (const [i, step] of match.steps.entries()) {
    if ('anew' in step) {
      s = engine.dealAnew(s, step.anew, match.arranged)
      open = null
    } else if (step.seat !== seat) {
      engine.take(s, step.seat, step.move)
    } else {
      const options = engine.options(s, seat)
      if (!open && options.length > 1) {
        open = { made: [], search: searchFrom(engine, s, seat, 0) }
        turns.push({ row: rows[i] as number, s: engine.clone(s), made: open.made })
      }
      open?.made.push(step.move)
      const single = isOneByOne(engine, s)
      const learned = engine.apply(s, seat, engine.meant(s, seat, options, step.move) as Option, null)
      const hasLearned = (learned & (1 << seat)) !== 0
      if (single || hasLearned || !decides(engine, s, seat) || (open && isFinished(open.search, s))) open = null
    }
  }
  return turns
}

/** Returns the rows that still count after every `undo` and `rewind`. */
function standingRows(rows: readonly Row[]): number[] {
  let remaining: { readonly row: number; readonly seat: Seat | null }[] = []
  for (const [row, one] of rows.entries()) {
    if (one.kind === 'move') remaining.push({ row, seat: one.seat })
    else if (one.kind === 'undo') remaining.splice(remaining.map(({ seat }) => seat).lastIndexOf(one.seat), 1)
    else {
      let moves = 0
      const next = remaining.findIndex(({ seat }) => seat !== null && moves++ === one.to)
      remaining = [...remaining.slice(0, next), { row, seat: null }]
    }
  }
  return remaining.map(({ row }) => row)
}
