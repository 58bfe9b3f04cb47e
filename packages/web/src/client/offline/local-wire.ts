// The page's side of the worker that hosts local tables. It is started when a table is first needed, and stays as long
// as the page.

import { signal } from '@preact/signals'
import type { Watcher } from '@wayfare/client'
import type { Answered, NewRequest, RequestMessage } from '@wayfare/protocol'
import type { Link } from '../table/table-source.ts'
import type { Wire } from '../table/transport.ts'
import type {
  FromHost,
  HostRequest,
  LocalTableRequest,
  PositionRequest,
  PracticeRequest,
  TextGiven,
  ToHost,
} from './messages.ts'

type Answer = Answered | TextGiven

const FIRST_MS = 300
const MOST_MS = 10_000

class LocalWire implements Wire {
  readonly link = signal<Link>('opening')
  /** False if this window stores nothing. */
  readonly lasting = signal(true)
  private worker: Worker | undefined
  private readonly watchers = new Map<string, Watcher>()
  private readonly waiting = new Map<string, (answer: Answer) => void>()
  /**
   * A part of every request id. Like the server, a table carries out a repeated request only once, so no two pages may
   * use the same id.
   */
  private readonly name = Math.random().toString(36).slice(2, 10)
  private count = 0
  private called = ''
  private delay = FIRST_MS

  /** True if a request has no answer yet. */
  get busy(): boolean {
    return this.waiting.size > 0
  }

  watch(table: string, watcher: Watcher): void {
    this.watchers.set(table, watcher)
    this.again(table)
  }

  unwatch(table: string): void {
    this.watchers.delete(table)
    this.send({ t: 'unwatch', table })
  }

  again(table: string): void {
    const watcher = this.watchers.get(table)
    if (watcher) this.send(watcher.message())
  }

  async request(message: NewRequest<RequestMessage | HostRequest>): Promise<Answered> {
    const answer = await this.requestAnswer(message)
    if (answer.t === 'given') throw new Error(`'${message.t}' was answered with a text`)
    return answer
  }

  /** Sends a request that is answered by a text; throws the sentence of a refusal. */
  async requestText(message: NewRequest<HostRequest>): Promise<string> {
    const answer = await this.requestAnswer(message)
    if (answer.t === 'given') return answer.text
    throw new Error(answer.t === 'refused' ? answer.message : answer.t)
  }

  make = (request: LocalTableRequest): Promise<string> => this.requestText({ t: 'make', request })
  practise = (request: PracticeRequest): Promise<string> => this.requestText({ t: 'practise', request })

  begin = (request: PositionRequest): Promise<string> => this.requestText({ t: 'position', request })

  /** Sets the name of the person at this device. */
  call(name: string): void {
    this.called = name
    this.send({ t: 'name', name })
  }

  private requestAnswer(message: NewRequest<RequestMessage | HostRequest>): Promise<Answer> {
    const id = `${this.name}-${this.count++}`
    return new Promise((done) => {
      this.waiting.set(id, done)
      this.send({ ...message, id })
    })
  }

  private send(message: ToHost): void {
    this.startWorker().postMessage(message)
  }

  private startWorker(): Worker {
    if (this.worker) return this.worker
    const worker = new Worker(new URL('./host-worker.ts', import.meta.url), { type: 'module' })
    worker.onmessage = ({ data }: MessageEvent<FromHost>) => this.received(data)
    worker.onerror = () => this.replaceWorker(worker)
    this.worker = worker
    return worker
  }

  private received(message: FromHost): void {
    if (message.t === 'ready') {
      this.lasting.value = message.lasting
      this.link.value = 'open'
      this.delay = FIRST_MS
    } else if ('id' in message) {
      if (message.id !== null) this.waiting.get(message.id)?.(message)
      else if (message.t === 'refused') for (const one of this.watchers.values()) one.refused(message)
      this.waiting.delete(message.id ?? '')
    } else if ('table' in message) this.watchers.get(message.table)?.received(message)
  }

  /** Replaces the worker after any error: the log is stored, and another worker reads it again. */
  private replaceWorker(worker: Worker): void {
    worker.terminate()
    this.worker = undefined
    this.link.value = 'lost'
    for (const [id, done] of this.waiting) done({ t: 'refused', id, code: 'unavailable', message: 'worker' })
    this.waiting.clear()
    setTimeout(() => {
      if (this.worker || this.watchers.size === 0) return
      this.call(this.called)
      for (const table of this.watchers.keys()) this.again(table)
    }, this.delay)
    this.delay = Math.min(MOST_MS, this.delay * 2)
  }
}

export const local = new LocalWire()
