// Simulated time: events in order, threads that do one thing after another, and the processors they share.

/**
 * A queue of events, earliest first; events at the same time keep the order in which they were planned. Times are in
 * microseconds.
 */
export class Clock {
  now = 0
  private readonly heap: { readonly at: number; readonly number: number; readonly happen: () => void }[] = []
  private count = 0

  after(wait: number, happen: () => void): void {
    const { heap } = this
    const event = { at: this.now + wait, number: this.count++, happen }
    let place = heap.push(event) - 1
    while (place > 0) {
      const parent = (place - 1) >> 1
      if (!this.isBefore(place, parent)) break
      this.swap(place, parent)
      place = parent
    }
  }

  runUntil(end: number): void {
    const { heap } = this
    for (let first = heap[0]; first && first.at <= end; first = heap[0]) {
      const last = heap.pop() as typeof first
      if (heap.length > 0) {
        heap[0] = last
        this.sink()
      }
      this.now = first.at
      first.happen()
    }
    this.now = end
  }

  private sink(): void {
    for (let place = 0; ; ) {
      const left = 2 * place + 1
      let least = place
      if (left < this.heap.length && this.isBefore(left, least)) least = left
      if (left + 1 < this.heap.length && this.isBefore(left + 1, least)) least = left + 1
      if (least === place) return
      this.swap(place, least)
      place = least
    }
  }

  private isBefore(a: number, b: number): boolean {
    const [one, other] = [this.heap[a], this.heap[b]] as [
      { at: number; number: number },
      { at: number; number: number },
    ]
    return one.at < other.at || (one.at === other.at && one.number < other.number)
  }

  private swap(a: number, b: number): void {
    const { heap } = this
    const kept = heap[a] as (typeof heap)[number]
    heap[a] = heap[b] as typeof kept
    heap[b] = kept
  }
}

/**
 * A simplified model of Linux's scheduler: a loop that is always busy keeps its processor for long, other threads
 * alternate. Fitted together with SWITCH: with equal slices two processes would be faster on two processors than one,
 * which was not observed.
 */
const SLICE = { loop: 3_000, other: 400 } as const
/** The cost of starting with other data in the caches. */
const SWITCH = 5

/** A machine whose processors are shared by the threads that have work. */
export class Machine {
  readonly clock: Clock
  private free: number
  private readonly ready: Thread[] = []

  constructor(clock: Clock, processors: number) {
    this.clock = clock
    this.free = processors
  }

  get isWanted(): boolean {
    return this.ready.length > 0
  }

  isReady(thread: Thread): void {
    this.ready.push(thread)
    this.give()
  }

  isFree(): void {
    this.free++
    this.give()
  }

  private give(): void {
    while (this.free > 0 && this.ready.length > 0) {
      this.free--
      ;(this.ready.shift() as Thread).run(0)
    }
  }
}

type Work = { readonly cost: number; readonly done: () => void }

/** A thread that runs its tasks in order: the event loop of a process, or a process of the database. */
export class Thread {
  /** The processor time used so far, in microseconds. */
  spent = 0
  private readonly machine: Machine
  private readonly work: Work[] = []
  private idle = true

  private readonly slice: number

  constructor(machine: Machine, kind: keyof typeof SLICE = 'other') {
    this.machine = machine
    this.slice = SLICE[kind]
  }

  do(cost: number, done: () => void = () => {}): void {
    this.work.push({ cost, done })
    if (!this.idle) return
    this.idle = false
    this.machine.isReady(this)
  }

  /** Called when the thread gets a processor. `since` is how long it has had it. */
  run(since: number): void {
    const { machine } = this
    const { cost: own, done } = this.work.shift() as Work
    const cost = since === 0 ? own + SWITCH : own
    this.spent += cost
    machine.clock.after(cost, () => {
      done()
      this.idle = this.work.length === 0
      if (!this.idle && (since + cost < this.slice || !machine.isWanted)) return this.run(since + cost)
      if (!this.idle) machine.isReady(this)
      machine.isFree()
    })
  }
}
