// Worlds for the coach, which runs on the viewer's own device. Each world is dealt for one viewer and reveals nothing that they
// did not know at that moment.

import { type Eyes, forgetCollected, type Seat, type State } from '@wayfare/kernel'
import type { ClientMessage } from '@wayfare/protocol'
import { type Actor, mayAskWhy, mayBeCoached, mayBeToldChances } from './commands.ts'
import { NotAllowed } from './not-allowed.ts'
import { answerAtOnce, type RerunQuestion, rerunOf } from './rerun.ts'
import { showsSecret, type Today } from './secret.ts'
import type { Table } from './table.ts'
import { seedFor, worldFor } from './thought.ts'
import { toldCount, toldIndex } from './visible-log.ts'

export type DealtWorld = { readonly eyes: Eyes; readonly world: State; readonly seed: string }

type CoachRequest = Extract<ClientMessage, { t: 'world' }>

/** `by` is the bot whose move the request is about; `at` is then the number of that move in the requester's own log. */
export function dealtTo(table: Table, actor: Actor | null, asked: CoachRequest, today: Today): DealtWorld {
  if (asked.by === undefined) return dealtNow(table, mayHaveWorld(table, actor, asked))
  const question = worldBefore(table, actor, { ...asked, by: asked.by }, today)
  const { world } = answerAtOnce(table.engine, question)
  return dealtBefore(question, world)
}

/** Checks whether somebody may have a world of the current position, and returns the viewer it is dealt for. */
export function mayHaveWorld(table: Table, actor: Actor | null, { seat, at }: CoachRequest): Eyes {
  if (seat === undefined) mayBeToldChances(table, actor)
  else mayBeCoached(table, actor, seat, at)
  return seat ?? 'spectator'
}

export function dealtNow(table: Table, eyes: Eyes): DealtWorld {
  const { world, seed } = worldFor(table, eyes, `coach ${eyes} ${toldCount(table, eyes)}`)
  forgetCollected(world, eyes)
  return { eyes, world, seed }
}

type WorldQuestion = RerunQuestion & { readonly k: 'world' }

/** Makes the request for a world from before a bot's move. To answer it, the game is replayed up to there. */
export function worldBefore(
  table: Table,
  actor: Actor | null,
  { seat, at, by }: CoachRequest & { readonly by: Seat },
  today: Today,
): WorldQuestion {
  mayAskWhy(table, actor, seat, today)
  const eyes = seat ?? 'spectator'
  const index = toldIndex(table, eyes, at)
  if (index === undefined || !table.story[index]?.stands) throw new NotAllowed('not-now', `there is no move ${at}`)
  if (table.seats[by]?.bot == null) throw new NotAllowed('not-now', `no bot plays seat ${by}`)
  // Once everything is public, the world is dealt for the bot, which shows what the bot could know.
  const own = showsSecret(table, today) ? by : eyes
  const seed = seedFor(table, `why ${own} ${by} ${at}`)
  return { k: 'world', rerun: rerunOf(table, index), eyes: own, by, seed }
}

export function dealtBefore({ eyes, by, seed }: WorldQuestion, world: State | null): DealtWorld {
  if (!world) throw new NotAllowed('not-now', `seat ${by} did not decide there`)
  return { eyes, world, seed }
}
