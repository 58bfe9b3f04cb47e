// The things a reader can do with the owner of a passport: ask them to become a friend, or play with one. Somebody met before is asked
// by the table, and other accounts by their name.

import type { Passport } from '@wayfare/protocol'
import { useState } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { MenuButton } from '../../base/ui/menu-button.tsx'
import { Notice } from '../../base/ui/notice.tsx'
import { askByName, askCoPlayer } from '../../client/online/friends.ts'
import { me } from '../../client/online/session.ts'
import { challengeAddress, challengesTo } from '../../features/friends/friend-row.tsx'
import { useAttempt } from '../../features/friends/use-friends.ts'

export function AskFriend({
  passport: { person, name, mine, isFriend, isGuest, headToHead },
}: {
  readonly passport: Passport
}) {
  const { trouble, busy, attempt } = useAttempt()
  const [isAsked, setAsked] = useState(false)
  const hasMet = headToHead !== null
  if (!me.value || mine || isFriend || (isGuest && !hasMet)) return null
  const ask = async () => {
    if (await attempt(() => (hasMet ? askCoPlayer(person) : askByName(name)), name)) setAsked(true)
  }
  if (isAsked) return <p role="status">{say('friends.isAsked')}</p>
  return (
    <>
      <Button class="passport-loud" icon="friends" wide busy={busy.value} onClick={() => void ask()}>
        {say('friends.addFriend')}
      </Button>
      {trouble.value && <Notice kind="bad" icon="warning" heading={trouble.value} />}
    </>
  )
}

/** A new table for a friend: of the game in which both met last, or of any if they have never met. */
export function PlayWithFriend({ passport: { person, name, isFriend, headToHead } }: { readonly passport: Passport }) {
  if (!isFriend) return null
  const game = headToHead?.last[0]?.game
  return game === undefined ? (
    <MenuButton label={say('friends.challenge', { name })} icon="play" items={challengesTo(person)} />
  ) : (
    <Button class="passport-loud" icon="play" wide href={challengeAddress(game, person)}>
      {say('passport.playAgain', { name })}
    </Button>
  )
}
