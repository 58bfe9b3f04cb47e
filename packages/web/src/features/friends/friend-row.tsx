import type { Friend } from '@wayfare/protocol'
import { go } from '../../base/browser/router.ts'
import { language, say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { ListRow } from '../../base/ui/list-row.tsx'
import { MenuButton } from '../../base/ui/menu-button.tsx'
import { showToast } from '../../base/ui/toast.tsx'
import { removeFriend, setBlocked } from '../../client/online/friends.ts'
import { GAME_IDS, gameOf } from '../../games/index.ts'
import { Thumb } from '../../games/thumb.tsx'
import { PersonEmblem, PersonName } from '../passport/person-emblem.tsx'

type Props = {
  readonly friend: Friend
  readonly attempt: (work: () => Promise<unknown>, name?: string) => Promise<boolean>
}

/** One friend: whether they are here, what they play, and what one can do about it. */
export function FriendRow({ friend, attempt }: Props) {
  const { name, emblem, here, playing } = friend
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
      thumb={<PersonEmblem person={id} name={name} emblem={emblem} presence={here ? 'here' : 'away'} />}
      title={<PersonName person={id} name={name} />}
      sub={
        <>
          {statusOf(friend)}
          <Strengths friend={friend} />
        </>
      }
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
            items={challengesTo(id)}
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

/** One entry for each game: a new table to which this friend is invited. */
export const challengesTo = (person: string) =>
  GAME_IDS.map((game) => ({
    label: say('friends.challengeTo', { game: titleOf(game) }),
    icon: 'table' as const,
    onPick: () => go(challengeAddress(game, person)),
  }))

export const challengeAddress = (game: string, person: string): string =>
  `/create/${game}?mode=friends&friend=${person}`

/** How strong a friend is in each game, as far as they show it. */
function Strengths({ friend: { strengths } }: { readonly friend: Friend }) {
  const known = GAME_IDS.flatMap((game) => (strengths[game] ? [{ game, strength: strengths[game] }] : []))
  if (known.length === 0) return null
  return (
    <span class="friends-strengths">
      {known.map(({ game, strength }) => (
        <span key={game}>
          <Thumb game={game} size={20} /> <span aria-hidden="true">{say('friends.strength', strength)}</span>
          <span class="visually-hidden">{say('friends.strengthSpoken', strength)}</span>
        </span>
      ))}
    </span>
  )
}

export const titleOf = (game: string): string => gameOf(game).title[language.value] ?? game

function statusOf({ here, playing }: Friend): string {
  if (!playing) return say(here ? 'friends.here' : 'friends.away')
  const game = titleOf(playing.game)
  // While the game is set up, there is no round yet.
  return !playing.round ? say('friends.plays', { game }) : say('friends.playsRound', { game, round: playing.round })
}
