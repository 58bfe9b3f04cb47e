// The page of friends: the list, ways to a new friend, and what friends see.

import { say } from '../../base/i18n/index.ts'
import { friends } from '../../client/online/friends.ts'
import { AddFriend } from '../../features/friends/add-friend.tsx'
import { FriendsPanel } from '../../features/friends/friends-panel.tsx'
import { BlockedPeople, PresenceSwitches } from '../../features/friends/privacy.tsx'
import { Page } from '../../shell/page.tsx'
import { PeopleSections } from './people-sections.tsx'
import './friends.css'

export function FriendsPage() {
  const list = friends.value
  return (
    <Page title={say('friends.title')}>
      <div class="page-head friends-page-head">
        <h1>{say('friends.title')}</h1>
        <PeopleSections />
      </div>
      <div class="friends-page">
        <FriendsPanel />
        {list && (
          <div>
            <AddFriend link={list.link} />
            <PresenceSwitches shows={list.shows} />
            <BlockedPeople blocked={list.blocked} />
          </div>
        )}
      </div>
    </Page>
  )
}
