// Assembles the server: one port for HTTP and sockets, the tables, and the background jobs.

import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { destination, type Logger, pino } from 'pino'
import { idsOf } from './accounts/people.ts'
import { EVENING_JOB, eveningWork } from './clubs/evenings.ts'
import type { Context } from './context.ts'
import { makeApp } from './http/app.ts'
import { clubRoutes } from './http/club-routes.ts'
import { conditionalMoveRoutes } from './http/conditional-move-routes.ts'
import { friendRoutes } from './http/friend-routes.ts'
import { makeLimits } from './http/limits.ts'
import { meetingRoutes } from './http/meeting-routes.ts'
import { noticeRoutes } from './http/notice-routes.ts'
import { passportRoutes } from './http/passport-routes.ts'
import { ratingRoutes } from './http/rating-routes.ts'
import { replayRoutes } from './http/replay-routes.ts'
import { tableRoutes } from './http/table-routes.ts'
import { namesWork } from './jobs/account-names-job.ts'
import { conditionalMoveWork } from './jobs/conditional-move-job.ts'
import { Jobs } from './jobs/runner.ts'
import { handOver, sweepWork } from './jobs/sweep.ts'
import { botWork, flagWork, startWork } from './jobs/table-jobs.ts'
import { Thinker } from './jobs/thinker.ts'
import { turnNoticePlanner, turnNoticeSender } from './jobs/turn-notice-job.ts'
import { Chat } from './live/chat.ts'
import { Presence } from './live/presence.ts'
import { Questions } from './live/questions.ts'
import { Rooms } from './live/rooms.ts'
import { SocketServer } from './live/socket-server.ts'
import { WorkBudget } from './live/work-budget.ts'
import { callWork, matchWork } from './meeting/match-job.ts'
import { MATCH_JOB } from './meeting/seeks.ts'
import { makeMetrics } from './metrics.ts'
import { nightWork, rateWork } from './ratings/rate-work.ts'
import { lawWork, mergedWork } from './ratings/rebuild.ts'
import type { Settings } from './settings.ts'
import { CannotStart, type Database } from './store/database.ts'
import { openDatabase } from './store/open.ts'
import { addJob, botJob } from './tables/consequences.ts'
import { signerOf } from './tables/log-signing.ts'

export type Running = {
  readonly context: Context
  readonly rooms: Rooms
  /** The port on which the server listens. */
  readonly port: number
  /** Lets nobody in any more, finishes the requests and moves under way, and closes. */
  stop(): Promise<void>
}

export type Choices = {
  readonly webFolder?: string
  readonly db?: Database
  readonly now?: () => number
  readonly log?: Logger
}

/**
 * Idle connections stay open longer than proxies keep them. Otherwise a proxy might send a request while we close its
 * connection.
 */
const REST_MS = 65_000
/** The time limit for a whole request, however slowly it arrives. */
const REQUEST_MS = 60_000

export async function startServer(settings: Settings, choices: Choices = {}): Promise<Running> {
  const log = choices.log ?? pino({ level: settings.LOG_LEVEL, base: null }, destination({ dest: 1, sync: false }))
  const db = choices.db ?? (await openDatabase(settings))
  const context: Context = { settings, db, log, metrics: makeMetrics(), now: choices.now ?? Date.now }

  const rooms = new Rooms(context)
  const presence = new Presence(rooms, context.now)
  const chat = new Chat(context, rooms)
  const thinker = new Thinker(settings.BOT_WORKERS)
  const onGone = async (person: string) => handOver(context, rooms, await idsOf(context, person))
  const bots = botWork(context, rooms, presence, thinker)
  const jobs = new Jobs(context, rooms.self, {
    bot: bots,
    playout: bots,
    flag: flagWork(context, rooms),
    start: startWork(context, rooms),
    plan: conditionalMoveWork(context, rooms),
    notice: turnNoticeSender(context, rooms, presence),
    sweep: sweepWork(context, rooms, onGone),
    rate: rateWork(context),
    night: nightWork(context),
    law: lawWork(context),
    merged: mergedWork(context),
    names: namesWork(context),
    match: matchWork(context),
    call: callWork(context, rooms),
    [EVENING_JOB]: eveningWork(context),
  })
  rooms.botsWait = (table) => {
    jobs
      .wake(botJob(table), presence.isLookedAt(table))
      .catch((error) => log.warn({ err: error }, 'a bot could not be woken'))
  }
  rooms.turnPassed = turnNoticePlanner(context, presence)

  let open = true
  const limits = makeLimits(context)
  const budget = new WorkBudget(context)
  const questions = new Questions(context, thinker)
  const app = makeApp(context, {
    limits,
    budget,
    isOpen: () => open,
    onGone,
    onLoggedOut: (person) => rooms.tell({ k: 'out', person }),
    onNamed: (person, name) => rooms.tell({ k: 'name', person, name }),
    ...(choices.webFolder === undefined ? {} : { webFolder: choices.webFolder }),
  })
  for (const routes of [tableRoutes, noticeRoutes, ratingRoutes, friendRoutes, passportRoutes, clubRoutes])
    app.route('/api', routes(context, rooms))
  app.route('/api', meetingRoutes(context, rooms, jobs))
  app.route('/api', replayRoutes(context, rooms, questions))
  app.route('/api', conditionalMoveRoutes(context, rooms, questions))

  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  server.keepAliveTimeout = REST_MS
  server.requestTimeout = REQUEST_MS
  const sockets = new SocketServer({ context, rooms, chat, presence, questions, budget }, server, limits)
  rooms.hear((news) => {
    if (news.k === 'out') sockets.dismiss(news.person)
    if (news.k === 'mutes') sockets.rereadMutes(news.person)
  })

  const close = async () => {
    open = false
    await sockets.close()
    server.close()
    server.closeIdleConnections()
    await jobs.close()
    thinker.close()
    chat.close()
    presence.close()
    await rooms.close()
    server.closeAllConnections()
    await db.close()
  }
  try {
    const port = await listen(server, settings)
    const began = ['sweep', 'night', 'law', 'names', MATCH_JOB].map((kind) =>
      addJob(context, kind, kind, null, context.now()),
    )
    await db.together(began)
    await signerOf(db)
    await jobs.start()
    log.info({ port, database: db.kind }, 'ready')
    return { context, rooms, port, stop: runOnce(close) }
  } catch (error) {
    await close()
    throw error
  }
}

function listen(server: Server, { PORT, HOST }: Settings): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(unlistenable(error, PORT, HOST)))
    server.listen(PORT, HOST, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : PORT)
    })
  })
}

function unlistenable(error: NodeJS.ErrnoException, port: number, host: string): Error {
  if (error.code === 'EADDRINUSE')
    return new CannotStart(`port ${port} is taken; set PORT to another, or stop what listens there`)
  if (error.code === 'EACCES')
    return new CannotStart(`port ${port} may not be used by this user; set PORT to one above 1023`)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new CannotStart(`HOST: there is no address ${host} here`)
  return error
}

function runOnce(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined
  return () => {
    done ??= work()
    return done
  }
}
