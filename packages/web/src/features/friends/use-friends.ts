// Keeps the list of friends fresh while it is on the screen, and runs what is done to it.

import { useSignal } from '@preact/signals'
import type { Friends } from '@wayfare/protocol'
import { useEffect } from 'preact/hooks'
import { friends, loadFriends } from '../../client/online/friends.ts'
import { me } from '../../client/online/session.ts'
import { friendProblem } from './friend-problem.ts'

const EVERY_MS = 30_000

/** `failed` once it could not be loaded; null while it is loading. */
export function useFriends(): { readonly list: Friends | 'failed' | null; readonly reload: () => void } {
  const failed = useSignal(false)
  const reload = () =>
    void loadFriends().then(
      () => {
        failed.value = false
      },
      () => {
        failed.value = true
      },
    )
  useEffect(() => {
    if (!me.value) return
    reload()
    const timer = setInterval(() => document.visibilityState === 'visible' && reload(), EVERY_MS)
    return () => clearInterval(timer)
  }, [me.value?.id])
  // A list that is known stays, even if a later answer is missing.
  return { list: friends.value ?? (failed.value ? 'failed' : null), reload }
}

/** Runs one thing at a time, and keeps the text of what went wrong. */
export function useAttempt() {
  const trouble = useSignal('')
  const busy = useSignal(false)
  const attempt = async (work: () => Promise<unknown>, name?: string): Promise<boolean> => {
    if (busy.peek()) return false
    busy.value = true
    trouble.value = ''
    try {
      await work()
      return true
    } catch (error) {
      trouble.value = friendProblem(error, name)
      return false
    } finally {
      busy.value = false
    }
  }
  return { trouble, busy, attempt }
}
