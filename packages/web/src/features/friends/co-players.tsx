// The end of a game with other people: each can be asked to become a friend.

import { useEffect } from 'preact/hooks'
import { path } from '../../base/browser/router.ts'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Notice } from '../../base/ui/notice.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import type { EndPartProps } from '../../board-kit/add-on.ts'
import { askCoPlayer, friends, loadFriends } from '../../client/online/friends.ts'
import { me } from '../../client/online/session.ts'
import { useAttempt } from './use-friends.ts'
import './friends.css'

export function CoPlayers({ shown: { info }, names, mine }: EndPartProps) {
  const isOnline = path.value === `/table/${info.id}` && mine.length > 0
  const { trouble, attempt } = useAttempt()
  useEffect(() => {
    // The buttons are missing until it is loaded.
    if (isOnline) loadFriends().catch(() => {})
  }, [isOnline, me.value?.id])
  const own = new Set(me.value?.ids)
  const others = info.seats.flatMap(({ person, gone }, seat) =>
    person !== null && gone !== 'deleted' && !own.has(person) ? [{ person, name: names[seat] as string }] : [],
  )
  const list = friends.value
  if (!isOnline || others.length === 0 || list === null) return null
  const stateOf = (person: string) => {
    if (list.friends.some(({ ids }) => ids.includes(person))) return 'friends.isFriend'
    if (list.outgoing.some((request) => request.person === person)) return 'friends.isAsked'
    return null
  }
  const canAsk = (person: string) => !list.blocked.some(({ ids }) => ids.includes(person))
  return (
    <Panel heading={say('friends.playedWith')} class="friends friends-co-players">
      <ul>
        {others.map(({ person, name }) => {
          const state = stateOf(person)
          return (
            <li key={person}>
              <bdi>{name}</bdi>
              {state ? (
                <span role="status">{say(state)}</span>
              ) : (
                canAsk(person) && (
                  <Button
                    size="small"
                    icon="friends"
                    aria-label={say('friends.addFriendName', { name })}
                    onClick={() => void attempt(() => askCoPlayer(person), name)}
                  >
                    {say('friends.addFriend')}
                  </Button>
                )
              )}
            </li>
          )
        })}
      </ul>
      {trouble.value && <Notice kind="bad" icon="warning" heading={trouble.value} />}
    </Panel>
  )
}
