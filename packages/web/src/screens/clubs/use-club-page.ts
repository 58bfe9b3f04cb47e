// Asks the server for a club, and shows what becomes of it: every change is answered with the club as it is then.

import type { Club } from '@wayfare/protocol'
import { useEffect, useState } from 'preact/hooks'
import { ApiError, call } from '../../client/online/api.ts'
import { me } from '../../client/online/session.ts'
import { useClubWork } from '../../features/clubs/use-club-work.ts'

export type ClubChange = {
  readonly club: Club
  /** Sends a change; false if it was refused, and then `trouble` says why. */
  readonly send: (work: () => Promise<Club>) => Promise<boolean>
  readonly busy: boolean
}

export function useClubPage(name: string) {
  const [found, setFound] = useState<Club | 'loading' | 'missing' | 'failed'>('loading')
  const [tries, setTries] = useState(0)
  const { trouble, busy, run } = useClubWork()
  useEffect(() => {
    let isGone = false
    call('GET /clubs/:name', { path: { name } }).then(
      (club) => isGone || setFound(club),
      (error) => isGone || setFound(error instanceof ApiError && error.status === 404 ? 'missing' : 'failed'),
    )
    return () => {
      isGone = true
    }
  }, [name, tries, me.value?.id])
  const send = (work: () => Promise<Club>) => run(async () => setFound(await work()))
  return { found, again: () => setTries((count) => count + 1), send, run, trouble: trouble.value, busy: busy.value }
}
