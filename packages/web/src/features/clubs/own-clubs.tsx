// The reader's own clubs, each with its next evening.

import type { OwnClub } from '@wayfare/protocol'
import { useEffect, useState } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { ListRow } from '../../base/ui/list-row.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { call } from '../../client/online/api.ts'
import { me } from '../../client/online/session.ts'
import { ClubShield } from './club-shield.tsx'
import { eveningTime } from './evening-words.ts'

export const clubAddress = (name: string): string => `/clubs/${encodeURIComponent(name)}`

/** `isShort`: as a part of another page, with a way to all of them. */
export function OwnClubs({ isShort = false }: { readonly isShort?: boolean }) {
  const [clubs, setClubs] = useState<readonly OwnClub[] | 'failed' | null>(null)
  const [tries, setTries] = useState(0)
  const person = me.value?.id
  useEffect(() => {
    setClubs(null)
    if (person === undefined) return
    let isGone = false
    call('GET /clubs').then(
      (found) => isGone || setClubs(found),
      () => isGone || setClubs('failed'),
    )
    return () => {
      isGone = true
    }
  }, [person, tries])
  return (
    <Panel
      heading={say('clubs.own')}
      level={2}
      class="club-own"
      action={isShort ? <a href="/clubs">{say('clubs.all')}</a> : undefined}
    >
      {clubs === 'failed' && (
        <>
          <p>{say('clubs.failed')}</p>
          <Button onClick={() => setTries(tries + 1)}>{say('clubs.again')}</Button>
        </>
      )}
      {clubs !== 'failed' && (clubs ?? []).length === 0 && (
        <p class="club-hint">
          {clubs ? `${say('clubs.none')} ${say('clubs.noneHint')}` : person && say('app.loading')}
        </p>
      )}
      {clubs !== 'failed' && clubs && clubs.length > 0 && (
        <ul class="list-rows">
          {clubs.map(({ name, emblem, size, evening, requests }) => (
            <ListRow
              key={name}
              href={clubAddress(name)}
              thumb={<ClubShield emblem={emblem} isSmall />}
              title={<bdi>{name}</bdi>}
              sub={
                requests > 0
                  ? say('clubs.waiting', { count: requests })
                  : evening
                    ? `${eveningTime(evening.at)} · ${evening.text}`
                    : say('clubs.size', { count: size })
              }
            />
          ))}
        </ul>
      )}
    </Panel>
  )
}
