// Which lines of chat whoever is here has not seen yet. It is remembered for the tables visited last.

import { type ReadonlySignal, type Signal, useComputed, useSignal, useSignalEffect } from '@preact/signals'
import type { ChatLine } from '@wayfare/protocol'
import { store, stored } from '../../base/browser/storage.ts'
import { mutes } from '../../client/online/mutes.ts'
import { me } from '../../client/online/session.ts'

const KEY = 'wayfare chat read'
const MOST_TABLES = 30

type Read = readonly (readonly [table: string, line: number])[]

function readLines(): Read {
  try {
    return JSON.parse(stored(KEY) ?? '[]') as Read
  } catch {
    return []
  }
}

function remember(table: string, line: number): void {
  const others = readLines().filter(([id]) => id !== table)
  store(KEY, JSON.stringify([[table, line], ...others].slice(0, MOST_TABLES)))
}

const lastRead = (table: string): number => readLines().find(([id]) => id === table)?.[1] ?? 0

/** The lines that are shown: not those of people who are muted. */
export const shownLines = (lines: readonly ChatLine[]): readonly ChatLine[] =>
  lines.filter(({ person }) => !mutes.value.has(person))

export type Unread = {
  readonly count: ReadonlySignal<number>
  /** The chat is in sight, so that what comes is read at once. Set by the chat itself. */
  readonly inSight: Signal<boolean>
  /** The last line that had been read when the chat came in sight. */
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
