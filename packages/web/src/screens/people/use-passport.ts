// Asks the server for a passport, and tells it what its owner changes.

import type { Passport, PassportChanges } from '@wayfare/protocol'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { showToast } from '../../base/ui/toast.tsx'
import { ApiError, call } from '../../client/online/api.ts'
import { me } from '../../client/online/session.ts'

type Found = Passport | 'loading' | 'missing' | 'failed'

export type PassportSource = {
  readonly found: Found
  readonly again: () => void
  readonly change: (changes: PassportChanges) => Promise<void>
}

export function usePassport(name: string, asStranger: boolean): PassportSource {
  const [found, setFound] = useState<Found>('loading')
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let isGone = false
    setFound('loading')
    const query = asStranger ? { as: 'stranger' as const } : {}
    call('GET /people/:name', { path: { name }, query }).then(
      (passport) => isGone || setFound(passport),
      (error) => isGone || setFound(error instanceof ApiError && error.status === 404 ? 'missing' : 'failed'),
    )
    return () => {
      isGone = true
    }
  }, [name, asStranger, tries, me.value?.id])

  async function change(changes: PassportChanges): Promise<void> {
    try {
      const settings = await call('PATCH /me/passport', { body: changes })
      setFound((now) => (typeof now === 'string' ? now : { ...now, settings, emblem: settings.emblem }))
    } catch {
      showToast({ text: say('passport.notSaved'), kind: 'bad', icon: 'warning' })
    }
  }

  return { found, again: () => setTries((count) => count + 1), change }
}
