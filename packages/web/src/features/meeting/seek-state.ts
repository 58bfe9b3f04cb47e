// The person's own seek. While there is one, the server is asked about it wherever in the app they are.

import { signal } from '@preact/signals'
import { type Body, randomHex, type Seek, type SeekState } from '@wayfare/protocol'
import { go } from '../../base/browser/router.ts'
import { say } from '../../base/i18n/index.ts'
import { showToast } from '../../base/ui/toast.tsx'
import { ApiError, call } from '../../client/online/api.ts'
import { me } from '../../client/online/session.ts'
import { hasSeek } from './seek-mark.ts'

export type SeekRequest = Body<'POST /seek'>

/** undefined before the first answer. */
export const seek = signal<Seek | null | undefined>(undefined)

/** Notices what has become of a call, and goes to the table that was made. */
function received({ seek: now }: SeekState): void {
  const before = seek.peek()
  seek.value = now
  hasSeek.value = now ? 'yes' : null
  if (before?.call && !now) showToast({ text: say('meet.missed'), icon: 'clock' })
  if (before?.call && now && !now.call && !now.table) showToast({ text: say('meet.wentOn'), icon: 'clock' })
  if (now?.table && before?.table !== now.table) {
    const { table } = now
    void endSeek().then(() => go(`/table/${table}`))
  }
}

export async function refreshSeek(): Promise<void> {
  if (!me.peek()) {
    seek.value = null
    return
  }
  try {
    received(await call('GET /seek'))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

export const postSeek = async (body: SeekRequest): Promise<void> => received(await call('POST /seek', { body }))

export async function endSeek(): Promise<void> {
  seek.value = (await call('DELETE /seek')).seek
  hasSeek.value = null
}

export async function answerCall(yes: boolean): Promise<void> {
  if (!yes) {
    seek.value = null
    hasSeek.value = null
  }
  try {
    received(await call('POST /seek/answer', { body: { yes, ...(yes ? { bytes: randomHex(16) } : {}) } }))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    await refreshSeek()
  }
}
