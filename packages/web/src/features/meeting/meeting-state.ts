// Reads who is about from the server, and reads it again while the page is looked at.

import { signal } from '@preact/signals'
import type { Meeting } from '@wayfare/protocol'
import { useEffect } from 'preact/hooks'
import { ApiError, call } from '../../client/online/api.ts'
import { me } from '../../client/online/session.ts'

/** undefined before the first answer; the last answer stays if the server cannot be reached. */
export const meeting = signal<Meeting | undefined>(undefined)
export const isUnreachable = signal(false)

const AGAIN_MS = 15_000

export async function refreshMeeting(): Promise<void> {
  try {
    meeting.value = await call('GET /meeting')
    isUnreachable.value = false
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    isUnreachable.value = true
  }
}

/** Keeps the lists fresh as long as the component is shown. */
export function useMeeting(): void {
  useEffect(() => {
    const look = () => void (document.visibilityState === 'visible' && refreshMeeting())
    look()
    const timer = setInterval(look, AGAIN_MS)
    addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      removeEventListener('visibilitychange', look)
    }
  }, [me.value?.id])
}
