import { useSignal } from '@preact/signals'
import { clubProblem } from './club-problem.ts'

/** Runs one request about a club at a time, and holds the text of what went wrong. */
export function useClubWork() {
  const trouble = useSignal('')
  const busy = useSignal(false)
  const run = async (work: () => Promise<unknown>): Promise<boolean> => {
    if (busy.peek()) return false
    busy.value = true
    trouble.value = ''
    try {
      await work()
      return true
    } catch (error) {
      trouble.value = clubProblem(error)
      return false
    } finally {
      busy.value = false
    }
  }
  return { trouble, busy, run }
}
