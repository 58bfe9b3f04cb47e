// A table on the server.

import { computed, signal } from '@preact/signals'
import type { Json, Refusal } from '@wayfare/kernel'
import { type ChatLine, patch, type ServerMessage } from '@wayfare/protocol'
import { live } from '../app/session.ts'
import type { Link, Outcome, Shown, TableSource } from '../table/source.ts'
import { ApiError, get, post } from './api.ts'

/** `me`: the ids under which this person sits at tables. */
export function onlineTable(id: string, me: () => readonly string[]): TableSource {
  const shown = signal<Shown | null>(null)
  const failed = signal<Link | null>(null)
  const presence = signal<{ seats: readonly boolean[]; watchers: number }>({ seats: [], watchers: 0 })
  const chat = signal<readonly ChatLine[]>([])
  const mine = computed(() => {
    const ids = me()
    return shown.value?.info.seats.flatMap(({ person }, seat) => (person && ids.includes(person) ? [seat] : [])) ?? []
  })
  let wanted: number | null | undefined
  let chosen = false

  /** First as somebody who looks on; whoever sits here then looks from their seat. */
  function received(message: ServerMessage): void {
    if (message.t === 'table') {
      const { seat, info, picture, n, told } = message
      const before = shown.value?.seat === seat ? shown.value.told : []
      shown.value = { seat, info, picture, n, told: [...before.filter((one) => one.n <= n - told.length), ...told] }
      const [own] = mine.value
      if (!chosen && own !== undefined && seat !== own) source.look(ownTurn() ?? own)
    } else if (message.t === 'update') update(message)
    else if (message.t === 'presence') presence.value = message
    else if (message.t === 'chat') {
      const known = new Set(chat.value.map((line) => line.id))
      chat.value = [...chat.value, ...message.lines.filter((line) => !known.has(line.id))]
    }
  }

  const ownTurn = (): number | undefined => mine.value.find((seat) => shown.value?.picture?.turn.includes(seat))

  function update({ n, delta, told, info }: Extract<ServerMessage, { t: 'update' }>): void {
    const before = shown.value
    if (!before) return
    const patched = <T>(value: T, change: Parameters<typeof patch>[1] | undefined): T =>
      change === undefined ? value : (patch(value as Json, change) as T)
    shown.value = {
      seat: before.seat,
      n,
      picture: patched(before.picture, delta),
      info: patched(before.info, info),
      told: told ? [...before.told, ...told] : before.told,
    }
  }

  async function outcome(message: object): Promise<Outcome> {
    const answer = await live.ask({ table: id, ...message })
    if (answer.t === 'refused') return { code: answer.code, message: answer.message, reasons: answer.reasons ?? [] }
    return 'done'
  }
  const onSeat = (message: object): Promise<Outcome> => {
    const { seat, n } = shown.value ?? { seat: null, n: 0 }
    return seat === null ? Promise.resolve('done') : outcome({ seat, at: n, ...message })
  }
  const withoutCount = (message: object): Promise<Outcome> => {
    const seat = shown.value?.seat
    return typeof seat === 'number' ? outcome({ seat, ...message }) : Promise.resolve('done')
  }

  /** What is done over HTTP. */
  async function posted(what: string): Promise<Outcome> {
    try {
      await post(`/tables/${id}/${what}`, { seat: shown.value?.seat })
      return 'done'
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return { code: 'not-now', message: error.message, reasons: [] }
    }
  }

  const source: TableSource = {
    shown,
    link: computed(() => failed.value ?? live.link.value),
    presence,
    chat,
    mine,
    look(seat) {
      chosen = true
      wanted = seat
      live.again(id)
    },
    move: (texts) => onSeat({ t: 'move', texts }),
    undo: () => onSeat({ t: 'undo' }),
    ask: (what) => withoutCount({ t: 'ask', what }),
    answer: (yes) => withoutCount({ t: 'answer', yes }),
    say: (text) => outcome({ t: 'chat', text }),
    resign: () => posted('resign'),
    comeBack: () => posted('back'),
    async rematch() {
      const ready = shown.value?.info.rematch ?? (await post<{ table: string }>(`/tables/${id}/rematch`)).table
      return `/table/${ready}`
    },
    log: () => get<string>(`/tables/${id}/log`),
    async explain(what): Promise<readonly Refusal[]> {
      const seat = shown.value?.seat
      if (typeof seat !== 'number') return []
      const answer = await live.ask({ t: 'explain', table: id, seat, what })
      return answer.t === 'why' ? answer.reasons : []
    },
    close: () => live.unwatch(id),
  }
  live.watch(id, {
    message: () => ({
      t: 'watch',
      table: id,
      ...(typeof wanted === 'number' ? { seat: wanted } : {}),
      ...(shown.value && shown.value.seat === (wanted ?? null) ? { since: shown.value.n } : {}),
    }),
    received,
  })
  return source
}
