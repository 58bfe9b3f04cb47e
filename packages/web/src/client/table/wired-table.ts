// The source of a table, built from its messages, over whichever transport they arrive.

import { computed, effect, signal, untracked } from '@preact/signals'
import { snapshotAfter, watchMessage } from '@wayfare/client'
import type { How, Refusal } from '@wayfare/kernel'
import type { ChatLine, NewRequest, ServerMessage } from '@wayfare/protocol'
import { missingVotes } from './missing-votes.ts'
import type { Link, Outcome, Shown, TableSource } from './table-source.ts'
import { outcomeOf, type TableActions, type Wire } from './transport.ts'

/** `me` returns the ids under which this person has seats at tables; undefined while that is unknown. */
export function wiredTable(
  id: string,
  wire: Wire,
  actions: TableActions,
  me: () => readonly string[] | undefined,
): TableSource {
  const known = signal<Shown | null>(null)
  /**
   * The last snapshot, to which the next change is applied. It is null before the first one has come, and after a change that did not
   * fit, until the server has sent the whole table again.
   */
  let base: Shown | null = null
  const shown = signal<Shown | null>(null)
  const failed = signal<Link | null>(null)
  const presence = signal<{ seats: readonly boolean[]; watchers: number }>({ seats: [], watchers: 0 })
  const chat = signal<readonly ChatLine[]>([])
  const thinking = signal<{ seat: number; done: number; before?: number } | null>(null)
  const mine = computed(() => {
    const ids = me() ?? []
    return known.value?.info.seats.flatMap(({ person }, seat) => (person && ids.includes(person) ? [seat] : [])) ?? []
  })
  const wanted = signal<number | null | undefined>(undefined)
  /** The person's only seat. A person with several seats is asked which one they are. */
  const own = computed(() => (mine.value.length === 1 ? mine.value[0] : undefined))
  /**
   * True while the seat is unknown or still loading. A table first arrives as for a spectator, and nobody should be
   * told that they are one meanwhile.
   */
  const isComing = computed(
    () =>
      known.value?.seat === null &&
      (wanted.value === undefined ? me() === undefined || own.value !== undefined : wanted.value === own.value),
  )
  const showing = effect(() => {
    const now = known.value
    if (!isComing.value || shown.peek()) shown.value = now
  })

  /** Switches to the view of the person's seat. */
  function sitDown(): void {
    const seat = own.value
    if (wanted.value === undefined && seat !== undefined && known.value?.seat !== seat) source.look(seat)
  }

  function received(message: ServerMessage): void {
    if (message.t === 'table' || message.t === 'update') changed(message)
    else if (message.t === 'presence') presence.value = message
    else if (message.t === 'thinking') thinking.value = message
    else if (message.t === 'chat') {
      const heard = new Set(chat.value.map((line) => line.id))
      const fresh = message.lines.filter((line) => !heard.has(line.id))
      chat.value = [...chat.value, ...fresh].sort((a, b) => a.id - b.id)
    }
  }

  function changed(message: Extract<ServerMessage, { t: 'table' | 'update' }>): void {
    const before = base
    base = snapshotAfter(before, message)
    // The old state stays visible until the whole table has arrived again.
    if (before && !base) wire.again(id)
    if (!base) return
    known.value = base
    const bot = thinking.value?.seat ?? -1
    if (message.t === 'table') {
      thinking.value = null
      sitDown()
    } else if (message.told?.some(({ seat }) => seat === bot) || !base.picture?.turn.includes(bot))
      thinking.value = null
  }

  const outcome = async (message: NewRequest): Promise<Outcome> => outcomeOf(await wire.request(message))
  const bySeat = (act: (seat: number) => Promise<Outcome>): Promise<Outcome> => {
    const seat = known.value?.seat
    return typeof seat === 'number' ? act(seat) : Promise.resolve('done')
  }
  /** The number of the decision that this seat faces. */
  const at = (): number => known.value?.n ?? 0

  /** Answers a proposal: people who share a device are asked together, and the answer counts for all their seats. */
  async function answer(yes: boolean): Promise<Outcome> {
    const asked = known.value ? missingVotes(known.value.info, mine.value) : []
    for (const seat of yes ? asked : asked.slice(0, 1)) {
      const done = await outcome({ t: 'answer', table: id, seat, yes })
      if (done !== 'done') return done
    }
    return 'done'
  }

  const source: TableSource = {
    shown,
    link: computed(() => failed.value ?? wire.link.value),
    presence,
    chat,
    thinking,
    mine,
    look(seat) {
      wanted.value = seat
      wire.again(id)
    },
    move: (texts) => bySeat((seat) => outcome({ t: 'move', table: id, seat, at: at(), texts })),
    undo: () => bySeat((seat) => outcome({ t: 'undo', table: id, seat, at: at() })),
    propose: (what) => bySeat((seat) => outcome({ t: 'ask', table: id, seat, what })),
    answer,
    say: (text) => outcome({ t: 'chat', table: id, text }),
    resign: () => bySeat(actions.resign),
    comeBack: () => bySeat(actions.comeBack),
    rematch: () => actions.rematch(known.value?.info.rematch ?? null),
    log: () => actions.log(known.value?.seat ?? null),
    async explain(what): Promise<readonly Refusal[]> {
      const seat = known.value?.seat
      if (typeof seat !== 'number') return []
      const answer = await wire.request({ t: 'explain', table: id, seat, what })
      return answer.t === 'why' ? answer.reasons : []
    },
    async how(what): Promise<How | 'busy' | null> {
      const seat = known.value?.seat
      if (typeof seat !== 'number') return null
      const answer = await wire.request({ t: 'how', table: id, seat, what })
      return answer.t === 'how' ? answer.how : 'busy'
    },
    async world(about) {
      const seat = known.value?.seat
      const answer = await wire.request({
        t: 'world',
        table: id,
        ...(seat == null ? {} : { seat }),
        at: at(),
        ...about,
      })
      return answer.t === 'world' ? { eyes: answer.eyes, world: answer.world, seed: answer.seed } : null
    },
    close() {
      showing()
      knowing()
      wire.unwatch(id)
    },
  }
  wire.watch(id, {
    message: () => watchMessage(id, wanted.value ?? null, base),
    received,
    refused({ code, message }) {
      // The known state stays: another question was refused.
      if (code === 'no-table') failed.value = { gone: code, code }
      else if (!known.value) failed.value = { gone: message, code }
      else if (code === 'not-your-seat' && isComing.value) wanted.value = null
    },
  })
  // The person may become known only after the table.
  const knowing = effect(() => {
    if (me() !== undefined) untracked(sitDown)
  })
  return source
}
