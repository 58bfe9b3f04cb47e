// The page that the link of a club opens: its emblem and words, and a button with which an account becomes a member.

import type { LinkedClub } from '@wayfare/protocol'
import { useEffect, useState } from 'preact/hooks'
import { go } from '../../base/browser/router.ts'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { EmptyState } from '../../base/ui/empty-state.tsx'
import { Notice } from '../../base/ui/notice.tsx'
import { ApiError, call } from '../../client/online/api.ts'
import { me } from '../../client/online/session.ts'
import { ClubShield } from '../../features/clubs/club-shield.tsx'
import { clubAddress } from '../../features/clubs/own-clubs.tsx'
import { useClubWork } from '../../features/clubs/use-club-work.ts'
import { Page } from '../../shell/page.tsx'
import { NoAccount } from './clubs-screen.tsx'
import './club.css'

export function ClubLinkScreen({ params: { token = '' } }: { readonly params: Readonly<Record<string, string>> }) {
  const [club, setClub] = useState<LinkedClub | 'dead' | null>(null)
  const { trouble, busy, run } = useClubWork()
  const person = me.value === undefined ? undefined : (me.value?.id ?? null)
  useEffect(() => {
    if (person !== undefined) void run(async () => setClub(await clubBehind(token)))
  }, [token, person])
  const join = () =>
    void run(async () => {
      const joined = await call('POST /club-links/:token', { path: { token } })
      go(clubAddress(joined.name))
    })
  return (
    <Page title={say('clubs.title')}>
      <h1>{say('clubs.title')}</h1>
      {trouble.value && <Notice kind="bad" icon="warning" heading={trouble.value} />}
      {club === null && !trouble.value && <p role="status">{say('clubs.loading')}</p>}
      {club === 'dead' && <EmptyState icon="link" heading={say('clubs.deadLink')} />}
      {club !== null && club !== 'dead' && (
        <section class="club-offer">
          <ClubShield emblem={club.emblem} />
          <h2>{say(club.isMember ? 'clubs.isMember' : 'clubs.invited', { name: club.name })}</h2>
          {club.about && <p>{club.about}</p>}
          <p class="club-hint">{say('clubs.size', { count: club.size })}</p>
          {club.isMember ? (
            <Button kind="primary" size="large" href={clubAddress(club.name)}>
              {say('clubs.toClub')}
            </Button>
          ) : me.value?.login ? (
            <Button kind="primary" size="large" busy={busy.value} onClick={join}>
              {say('clubs.join')}
            </Button>
          ) : (
            <NoAccount />
          )}
        </section>
      )}
    </Page>
  )
}

/** Whatever the reason is for which a link opens nothing, it looks the same. */
async function clubBehind(token: string): Promise<LinkedClub | 'dead'> {
  try {
    return await call('GET /club-links/:token', { path: { token } })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'no-club') return 'dead'
    throw error
  }
}
