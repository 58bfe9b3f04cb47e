import type { Friend } from '@wayfare/protocol'
import { go } from '../../base/browser/router.ts'
import { language, say } from '../../base/i18n/index.ts'
import { Avatar } from '../../base/ui/avatar.tsx'
import { Button } from '../../base/ui/button.tsx'
import { ListRow } from '../../base/ui/list-row.tsx'
import { MenuButton } from '../../base/ui/menu-button.tsx'
import { showToast } from '../../base/ui/toast.tsx'
import { removeFriend, setBlocked } from '../../client/online/friends.ts'
import { GAME_IDS, gameOf } from '../../games/index.ts'

type Props = {
  readonly friend: Friend
  readonly attempt: (work: () => Promise<unknown>, name?: string) => Promise<boolean>
}

/** One friend: whether they are here, what they play, and what one can do about it. */
export function FriendRow({ friend, attempt }: Props) {
  const { name, here, playing } = friend
  const id = friend.ids[0] as string
  const remove = async () => {
    if (await attempt(() => removeFriend(id), name)) showToast({ text: say('friends.removed', { name }) })
  }
  const block = async () => {
    if (await attempt(() => setBlocked(id, true), name))
      showToast({ text: say('friends.blocked', { name }), icon: 'refuse' })
  }
  return (
    <ListRow
      thumb={<Avatar name={name} presence={here ? 'here' : 'away'} size={36} />}
      title={
        <bdi>
          <a href={`/people/${id}`}>{name}</a>
        </bdi>
      }
      sub={statusOf(friend)}
      actions={
        <>
          {playing && (
            <Button
              size="small"
              icon="eye"
              href={`/table/${playing.table}`}
              aria-label={say('friends.watchName', { name })}
            >
              {say('friends.watch')}
            </Button>
          )}
          <MenuButton
            label={say('friends.challenge', { name })}
            icon="play"
            iconOnly
            kind="plain"
            size="small"
            items={GAME_IDS.map((game) => ({
              label: say('friends.challengeTo', { game: titleOf(game) }),
              icon: 'table' as const,
              onPick: () => go(`/create/${game}?mode=friends&friend=${id}`),
            }))}
          />
          <MenuButton
            label={say('friends.about', { name })}
            icon="more"
            iconOnly
            size="small"
            items={[
              { label: say('friends.remove', { name }), icon: 'minus', onPick: () => void remove() },
              { label: say('friends.block', { name }), icon: 'refuse', danger: true, onPick: () => void block() },
            ]}
          />
        </>
      }
    />
  )
}

export const titleOf = (game: string): string => gameOf(game).title[language.value] ?? game

function statusOf({ here, playing }: Friend): string {
  if (!playing) return say(here ? 'friends.here' : 'friends.away')
  const game = titleOf(playing.game)
  return playing.round === undefined
    ? say('friends.plays', { game })
    : say('friends.playsRound', { game, round: playing.round })
}
