// The metrics served at /metrics.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof makeMetrics>

export function makeMetrics() {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const moves = new Map<string, number>()
  const work = new Map<string, number>()
  return {
    registry,
    /** Adds the time that a message or request of this kind took. */
    countWork(kind: string, ms: number): void {
      work.set(kind, (work.get(kind) ?? 0) + ms)
    },
    workSeconds: new Counter({
      name: 'wayfare_work_seconds_total',
      help: 'time that messages and requests took, by kind, as the work budget counts it',
      labelNames: ['kind'],
      registers,
      collect() {
        for (const [kind, ms] of work) this.inc({ kind }, Math.max(0, ms) / 1000)
        work.clear()
      },
    }),
    /**
     * Counts a move. The numbers go to the metrics library only when somebody asks, because looking up its labels is
     * slower than a move deserves.
     */
    countMove(game: string, by: 'person' | 'bot'): void {
      const labels = `${game} ${by}`
      moves.set(labels, (moves.get(labels) ?? 0) + 1)
    },
    sockets: new Gauge({ name: 'wayfare_sockets', help: 'open connections', registers }),
    rooms: new Gauge({ name: 'wayfare_rooms', help: 'tables in memory', registers }),
    broken: new Counter({
      name: 'wayfare_broken_tables_total',
      help: 'times a table was opened whose log cannot be read to its end; wayfare reports names them',
      registers,
    }),
    moves: new Counter({
      name: 'wayfare_moves_total',
      help: 'moves made durable',
      labelNames: ['game', 'by'],
      registers,
      collect() {
        for (const [labels, count] of moves) {
          const [game, by] = labels.split(' ') as [string, string]
          this.inc({ game, by }, count)
        }
        moves.clear()
      },
    }),
    closed: new Counter({
      name: 'wayfare_closed_total',
      help: 'connections that the server closed, by code',
      labelNames: ['code'],
      registers,
    }),
    refused: new Counter({ name: 'wayfare_refused_total', help: 'messages refused', labelNames: ['why'], registers }),
    moveSeconds: new Histogram({
      name: 'wayfare_move_seconds',
      help: 'from a move that arrives to its acknowledgement',
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
      registers,
    }),
    tables: new Counter({
      name: 'wayfare_tables_total',
      help: 'tables made, started, ended',
      labelNames: ['game', 'what'],
      registers,
    }),
    jobs: new Counter({ name: 'wayfare_jobs_total', help: 'jobs done', labelNames: ['kind', 'outcome'], registers }),
    jobsWaiting: new Gauge({ name: 'wayfare_jobs_waiting', help: 'jobs that are due', registers }),
    notices: new Counter({
      name: 'wayfare_notices_total',
      help: 'notices sent',
      labelNames: ['by', 'outcome'],
      registers,
    }),
    requestSeconds: new Histogram({
      name: 'wayfare_request_seconds',
      help: 'HTTP requests',
      labelNames: ['route', 'status'],
      buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 2],
      registers,
    }),
  }
}
