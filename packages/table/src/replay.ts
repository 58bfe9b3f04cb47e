// Finished games again, at any move; the logs of running ones, without what is secret; and practice from any point.

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

/** The log as text: whole once its chance may be shown; before that without chance, and without what these eyes do not know. */
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

/** Reads as a log that is not finished, which is what it is. A row that is secret says only whose it was. */
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

/** What was told of a finished game up to its first rows, with anybody's eyes; what they saw then is in `viewAfter`. */
export function replayAt(table: Table, rows: number, eyes: Eyes): Pick<Replay, 'at' | 'rows' | 'told'> {
  const all = matchOf(table).rows.length
  const at = Math.min(rows, all)
  return { at, rows: all, told: toldSince({ ...table, story: table.story.slice(0, at) }, eyes, 0) }
}

/**
 * Where practice may begin: at any row of a game whose chance is shown; of a running one as it is now, in a world dealt for the
 * seat of the one who asks, by this chance.
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
  // Practice can be asked for hints: so it needs the same consent as a hint in the game itself.
  if (needsConsent(table))
    throw new NotAllowed(
      'not-now',
      'where others play, practice begins when the game is over, or if all agree to hints',
    )
  const world = engine.redeal(state, seat, chance)
  // Counted as the seat was told of it: how much others do in their lanes is theirs.
  return { table: table.id, at: toldCount(table, seat), world: JSON.parse(JSON.stringify(world)) as State }
}
