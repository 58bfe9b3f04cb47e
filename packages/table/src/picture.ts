// Builds the picture of a table: its public information, and the game as one viewer sees it.

import {
  type Amounts,
  type Deciding,
  declines,
  type Engine,
  type Eyes,
  type Frame,
  type Json,
  type Option,
  offers,
  readMove,
} from '@wayfare/kernel'
import type { Offered, Picture, SeatInfo, TableInfo } from '@wayfare/protocol'
import { finalPlaces } from './final-places.ts'
import { boughtBy, priceOf, spareOf } from './paying.ts'
import { eyesOf, permissionsOf, type Viewer } from './permissions.ts'
import { unratedReason } from './rating.ts'
import { showsSecret, type Today } from './secret.ts'
import { invitedTo, matchOf, nameAt, running, seatsToAgree, type Table, turn } from './table.ts'
import { undoableMoves } from './takeover.ts'
import { toldNumber } from './visible-log.ts'

/** The result never changes when the game goes on, so callers may keep it. */
export function pictureFor(table: Table, eyes: Eyes): Picture | null {
  if (!table.match) return null
  const { engine } = table
  const { state } = matchOf(table)
  const decides = turn(table)
  // A log that cannot be read to its end cannot be extended either.
  const mayAct = eyes !== 'spectator' && table.status === 'running' && table.broken === null
  const deciding = mayAct && decides.includes(eyes)
  const question = deciding ? engine.question(state, eyes) : undefined
  const view = engine.view(state, eyes)
  const pending = toCome(engine.pending(state, eyes), question)
  return {
    view: view as Json,
    turn: decides,
    question:
      deciding && question
        ? { op: question.op, from: question.from, ...priceOf(question, engine.game.purse, state, eyes) }
        : null,
    options:
      deciding && question
        ? offered(engine, offers(matchOf(table), eyes), (one) => spareOf(one, engine.game.purse, state, eyes), {
            view,
            from: question.from,
            coming: pending.slice(1).map(({ op }) => op),
          })
        : [],
    undo: mayAct ? undoableMoves(table, eyes) : 0,
    pending,
    scores: engine.scores(state, eyes),
    over: engine.isOver(state),
    clocks: clocksOf(table),
  }
}

/**
 * Updates a picture for a viewer who has learned nothing since `before`: hidden moves in lanes change only who still
 * has to decide.
 */
export const sameGame = (table: Table, before: Picture): Picture => ({
  ...before,
  turn: turn(table),
  clocks: clocksOf(table),
})

/** While something is being paid, its purchase comes next. */
function toCome(pending: Picture['pending'], question: Frame | undefined): Picture['pending'] {
  if (!question) return pending
  const bought = boughtBy(question).map(({ op, from, by }) => ({
    by: by ?? question.by,
    op,
    from: from ?? question.from,
  }))
  return bought.length > 0 ? [...pending.slice(0, 1), ...bought, ...pending.slice(1)] : pending
}

/** Rules with an older kernel may lack words and `reveals`. */
function offered(
  { game }: Engine,
  options: readonly Option[],
  spareOf: (option: Option) => Amounts | undefined,
  deciding: Deciding,
): Offered[] {
  const { words } = game
  return options.map((one) => {
    const { move, then, on, aside, stays, secret } = one
    const { verb, args } = readMove(move)
    const option: { -readonly [K in keyof Offered]: Offered[K] } = { move, verb }
    if (args.length > 0) option.args = args
    if (on.length > 0) option.on = on
    if (aside) option.aside = true
    if (stays) option.stays = true
    if (secret) option.secret = true
    if (words && declines(words, { verb, args })) option.declines = true
    if (then.op === 'spend' || then.op === 'collect') option.pays = true
    if (game.reveals?.(one, deciding)) option.reveals = true
    const spare = spareOf(one)
    if (spare) option.spare = spare
    return option
  })
}

function clocksOf(table: Table): Picture['clocks'] {
  const { clocks } = table
  if (!clocks) return null
  const runs = running(table)
  return { at: clocks.since, seats: clocks.left.map((left, seat) => ({ left, running: runs.includes(seat) })) }
}

export function infoOf(table: Table, today: Today, viewer: Viewer = 'spectator'): TableInfo {
  const { made } = table
  const places = finalPlaces(table)
  return {
    id: table.id,
    game: made.game,
    version: made.version,
    options: made.options,
    status: table.status,
    ...(table.broken === null ? {} : { broken: true as const }),
    host: table.host,
    ...(table.startsAt === null ? {} : { startsAt: table.startsAt }),
    listed: made.listed,
    ...(made.club?.membersOnly ? { membersOnly: true as const } : {}),
    language: made.language,
    seats: table.seats.map(
      ({ person, bot, gone, goneAt, tookOver }, seat): SeatInfo => ({
        kind: person ? 'person' : bot ? 'bot' : 'open',
        name: nameAt(table, seat),
        person: person?.id ?? null,
        ...invitationOf(table, seat),
        bot,
        gone,
        ...(goneAt === undefined ? {} : { goneAt }),
        ...(tookOver ? { tookOver: tookOver.bot } : {}),
        place: places?.[seat] ?? null,
      }),
    ),
    clock: table.clock,
    commitment: made.commitment,
    secret: showsSecret(table, today) ? table.secret : null,
    daily: made.daily ?? null,
    practice: made.origin ? { table: made.origin.table, at: made.origin.at } : null,
    rematch: table.rematch,
    proposal: proposalOf(table, eyesOf(viewer)),
    ...(table.coach ? { coach: true as const } : {}),
    may: permissionsOf(table, viewer, today),
    ...unratedIn(table),
    made: table.madeAt,
  }
}

/** Names the reason why this game is not rated, if there is one. */
function unratedIn(table: Table): Pick<TableInfo, 'unrated'> {
  const unrated = unratedReason(table)
  return unrated === null ? {} : { unrated }
}

function invitationOf(table: Table, seat: number): { readonly asked?: string } {
  const person = invitedTo(table, seat)
  const name = person && table.names.get(person)
  return name ? { asked: name } : {}
}

/** The move to be undone is named as this viewer saw it. */
function proposalOf(table: Table, eyes: Eyes): TableInfo['proposal'] {
  const { proposal } = table
  if (!proposal) return null
  const { what } = proposal
  return {
    ...proposal,
    what: 'rewind' in what ? { rewind: toldNumber(table, eyes, what.rewind) } : what,
    yes: proposal.yes.slice(),
    needed: seatsToAgree(table),
  }
}
