// Settings for what friends see, and the list of people who are blocked.

import type { Friends, PresenceSettings } from '@wayfare/protocol'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { ListRow } from '../../base/ui/list-row.tsx'
import { Notice } from '../../base/ui/notice.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { Switch } from '../../base/ui/switch.tsx'
import { setBlocked, setPresence } from '../../client/online/friends.ts'
import { useAttempt } from './use-friends.ts'
import './friends.css'

export function PresenceSwitches({ shows }: Pick<Friends, 'shows'>) {
  const { trouble, attempt } = useAttempt()
  const set = (change: Partial<PresenceSettings>) => void attempt(() => setPresence({ ...shows, ...change }))
  const audience = (on: boolean) => (on ? 'friends' : 'nobody')
  return (
    <Panel heading={say('friends.shows')} level={2} class="friends">
      <Switch
        label={say('friends.showHere')}
        hint={say('friends.showHereHint')}
        on={shows.here === 'friends'}
        onChange={(on) => set({ here: audience(on) })}
      />
      <Switch
        label={say('friends.showPlaying')}
        hint={say('friends.showPlayingHint')}
        // A person who hides that they are here also hides what they play.
        on={shows.here === 'friends' && shows.playing === 'friends'}
        disabled={shows.here === 'nobody'}
        onChange={(on) => set({ playing: audience(on) })}
      />
      {trouble.value && <Notice kind="bad" icon="warning" heading={trouble.value} />}
    </Panel>
  )
}

export function BlockedPeople({ blocked }: Pick<Friends, 'blocked'>) {
  const { trouble, attempt } = useAttempt()
  if (blocked.length === 0) return null
  return (
    <Panel heading={say('friends.blocks')} level={2} class="friends">
      <p class="friends-hint">{say('friends.blocksHint')}</p>
      <ul class="list-rows">
        {blocked.map(({ name, ids: [id = ''] }) => (
          <ListRow
            key={id}
            title={<bdi>{name}</bdi>}
            actions={
              <Button
                size="small"
                aria-label={say('friends.unblockName', { name })}
                onClick={() => void attempt(() => setBlocked(id, false), name)}
              >
                {say('friends.unblock')}
              </Button>
            }
          />
        ))}
      </ul>
      {trouble.value && <Notice kind="bad" icon="warning" heading={trouble.value} />}
    </Panel>
  )
}
