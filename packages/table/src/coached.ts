// Worlds for a coach, who thinks on the machine of whoever asks. Each is dealt for a pair of eyes, and tells them nothing that they did
// not know at that moment.

import { type Eyes, forgetCollected, type Seat, type State } from '@wayfare/kernel'
import type { ClientMessage } from '@wayfare/protocol'
import { type Actor, mayAskWhy, mayBeCoached, mayBeToldChances } from './commands.ts'
import { NotAllowed } from './not-allowed.ts'
import { showsSecret, type Today } from './picture.ts'
import { stateAfter } from './replay.ts'
import { matchOf, type Table } from './table.ts'
import { worldFor } from './thought.ts'
import { toldCount, toldIndex } from './told.ts'

export type Dealt = { readonly eyes: Eyes; readonly world: State; readonly seed: string }

/** `by`: the bot whose move it is about, and then `at` is the move as whoever asks was told of it. */
export function dealtTo(
  table: Table,
  actor: Actor | null,
  { seat, at, by }: Extract<ClientMessage, { t: 'world' }>,
  today: Today,
): Dealt {
  const eyes = seat ?? 'spectator'
  if (by !== undefined) {
    mayAskWhy(table, actor, seat, today)
    // When all may be known, it is what the bot itself could know.
    const own = showsSecret(table, today) ? by : eyes
    return dealt(table, own, `why ${own} ${by} ${at}`, stateBefore(table, eyes, at, by))
  }
  if (seat === undefined) mayBeToldChances(table, actor)
  else mayBeCoached(table, actor, seat, at)
  return dealt(table, eyes, `coach ${eyes} ${toldCount(table, eyes)}`, matchOf(table).state)
}

function dealt(table: Table, eyes: Eyes, what: string, state: State): Dealt {
  const { world, seed } = worldFor(table, eyes, what, state)
  forgetCollected(world, eyes)
  return { eyes, world, seed }
}

function stateBefore(table: Table, eyes: Eyes, told: number, by: Seat): State {
  const index = toldIndex(table, eyes, told)
  if (index === undefined || !table.story[index]?.stands) throw new NotAllowed('not-now', `there is no move ${told}`)
  if (table.seats[by]?.bot == null) throw new NotAllowed('not-now', `no bot plays seat ${by}`)
  const state = stateAfter(table, index)
  if (!table.engine.deciders(state).includes(by)) throw new NotAllowed('not-now', `seat ${by} did not decide there`)
  return state
}
