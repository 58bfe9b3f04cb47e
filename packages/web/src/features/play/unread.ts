// The unread chat lines of a table. The position is remembered for the tables visited last.

import { type ReadonlySignal, type Signal, useComputed, useSignal, useSignalEffect } from '@preact/signals'
import type { ChatLine } from '@wayfare/protocol'
import { listOf, type Schema } from '../../base/browser/schema.ts'
import { stored } from '../../base/browser/storage.ts'
import { mutes } from '../../client/online/mutes.ts'
import { me } from '../../client/online/session.ts'

const MOST_TABLES = 30

type Read = readonly [table: string, line: number]
const readLine: Schema<Read> = (found) => {
  const [table, line] = Array.isArray(found) ? found : []
  return typeof table === 'string' && typeof line === 'number' ? [table, line] : undefined
}
const readLines = stored('wayfare chat read', listOf(readLine), [])

function remember(table: string, line: number): void {
  const others = readLines.peek().filter(([id]) => id !== table)
  readLines.value = [[table, line] as const, ...others].slice(0, MOST_TABLES)
}

const lastRead = (table: string): number => readLines.peek().find(([id]) => id === table)?.[1] ?? 0

/** The lines to show, without those of muted people. */
export const shownLines = (lines: readonly ChatLine[]): readonly ChatLine[] =>
  lines.filter(({ person }) => !mutes.value.has(person))

export type Unread = {
  readonly count: ReadonlySignal<number>
  /** True while the chat is visible, so that new lines count as read. The chat itself sets it. */
  readonly inSight: Signal<boolean>
  /** The last line that had been read when the chat became visible. */
  readonly from: ReadonlySignal<number>
}

export function useUnread(table: string, chat: ReadonlySignal<readonly ChatLine[]>): Unread {
  const upTo = useSignal(lastRead(table))
  const from = useSignal(upTo.peek())
  const inSight = useSignal(false)
  const count = useComputed(
    () => shownLines(chat.value).filter(({ id, person }) => id > upTo.value && !me.value?.ids.includes(person)).length,
  )
  useSignalEffect(() => {
    if (!inSight.value) {
      from.value = upTo.peek()
      return
    }
    const newest = chat.value.at(-1)?.id ?? 0
    if (newest <= upTo.peek()) return
    upTo.value = newest
    remember(table, newest)
  })
  return { count, inSight, from }
}
