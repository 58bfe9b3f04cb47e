// Replays finished games at any move, exports the logs of running ones without their secrets, and starts practice from
// any point.

import {
  type Chance,
  canonical,
  type Eyes,
  factsFor,
  type Seat,
  type State,
  logOf as textOf,
  writeLog,
} from '@wayfare/kernel'
import type { Replay } from '@wayfare/protocol'
import type { Origin } from './entry.ts'
import { NotAllowed } from './not-allowed.ts'
import { needsConsent } from './permissions.ts'
import { showsSecret, type Today } from './secret.ts'
import { matchOf, type Table } from './table.ts'
import { toldCount, toldSince } from './visible-log.ts'

/**
 * Returns the log as text: complete once its chance may be shown; before that without chance and without what this
 * viewer does not know.
 */
export function logText(table: Table, eyes: Eyes, today: Today): string {
  if (!showsSecret(table, today)) return logSoFar(table, eyes)
  const { origin } = table.made
  if (origin && 'world' in origin) throw new NotAllowed('not-now', 'practice from a running game has no log of its own')
  return writeLog(textOf(matchOf(table), chanceOf(table)))
}

function chanceOf({ made, secret, contributions }: Table): Chance {
  return made.origin && 'seed' in made.origin
    ? { seed: made.origin.seed }
    : { commitment: made.commitment, contributions, secret }
}

/** The result parses as an unfinished log. A secret row only names its seat. */
function logSoFar(table: Table, eyes: Eyes): string {
  const { made, contributions } = table
  const { arranged } = made
  const lines = [
    'wayfare-log 1',
    `game ${made.game} ${made.version}`,
    `table ${JSON.stringify(made.options)}`,
    ...(arranged ? [`arranged ${canonical(arranged)}`] : []),
    `commitment ${made.commitment}`,
    ...contributions.map(({ seat, bytes }) => `mix ${seat} ${bytes}`),
  ]
  for (const item of table.story) {
    if (item.only !== null && item.only !== eyes) continue
    if (item.kind !== 'move') {
      lines.push(item.kind === 'undo' ? `undo ${item.seat}` : 'rewind')
      continue
    }
    for (const fact of factsFor(item.events, eyes)) {
      if (fact.k === 'move') lines.push(`${fact.seat} ${fact.move ?? '?'}`)
    }
  }
  return `${lines.join('\n')}\n`
}

/**
 * Returns the log rows of a finished game up to a point, as any viewer saw them. The view at that point is in
 * `viewAfter`.
 */
export function replayAt(table: Table, rows: number, eyes: Eyes): Pick<Replay, 'at' | 'rows' | 'told'> {
  const all = matchOf(table).rows.length
  const at = Math.min(rows, all)
  return { at, rows: all, told: toldSince({ ...table, story: table.story.slice(0, at) }, eyes, 0) }
}

/**
 * Returns where a practice game begins: at any row of a game whose chance is public, or at the current position of a
 * running one, in a world dealt for the requester's seat from this chance.
 */
export function practiceOrigin(table: Table, at: number, seats: readonly Seat[], today: Today, chance: string): Origin {
  const { engine, made } = table
  const { rows, seed, state } = matchOf(table)
  if (showsSecret(table, today) && !(made.origin && 'world' in made.origin)) {
    return { table: table.id, at: Math.min(at, rows.length), seed, rows: rows.slice(0, at) }
  }
  const [seat] = seats
  if (made.daily !== undefined) throw new NotAllowed('not-now', 'a daily deal can be practised when its day is over')
  if (seat === undefined) throw new NotAllowed('not-your-seat', 'a running game can be practised by those who play it')
  // Hints are available in practice, so it needs the same consent as a hint in the game itself.
  if (needsConsent(table))
    throw new NotAllowed(
      'not-now',
      'where others play, practice begins when the game is over, or if all agree to hints',
    )
  const world = engine.redeal(state, seat, chance)
  // Counted in rows that the seat can see, because the number of hidden moves in others' lanes is private.
  return { table: table.id, at: toldCount(table, seat), world: JSON.parse(JSON.stringify(world)) as State }
}
