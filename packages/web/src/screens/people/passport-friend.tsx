// Asks the owner of a passport to become a friend: whoever has been met by the table, and other accounts by their name.

import type { Passport } from '@wayfare/protocol'
import { useState } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Notice } from '../../base/ui/notice.tsx'
import { askByName, askCoPlayer } from '../../client/online/friends.ts'
import { me } from '../../client/online/session.ts'
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
