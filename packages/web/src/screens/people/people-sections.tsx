// The links between the pages of people.

import { path } from '../../base/browser/router.ts'
import { say } from '../../base/i18n/index.ts'
import { me } from '../../client/online/session.ts'
import './people-sections.css'

export function PeopleSections() {
  const sections = [
    ['/people', say('meet.about')],
    ['/people/friends', say('friends.title')],
    ['/clubs', say('meet.clubs')],
    ['/people/leaderboard', say('meet.board')],
    ...(me.value ? [[`/people/${me.value.id}`, say('nav.passport')] as const] : []),
  ] as const
  return (
    <nav class="people-sections" aria-label={say('meet.sections')}>
      {sections.map(([href, word]) => (
        <a key={href} href={href} aria-current={href === path.value ? 'page' : undefined}>
          {word}
        </a>
      ))}
    </nav>
  )
}
