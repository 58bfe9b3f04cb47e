// A seat at a listed table: a person in a solid circle, a bot in a dashed one, a free place with a plus.

import { isPersona } from '@wayfare/bots/personas'
import { strengthsOf } from '@wayfare/bots/strengths'
import type { MetPerson, SeatThere, Strength } from '@wayfare/protocol'
import { say } from '../../base/i18n/index.ts'
import { Avatar } from '../../base/ui/avatar.tsx'
import { Icon } from '../../base/ui/icon.tsx'
import { botName } from '../../board-kit/seat-names.ts'
import { PersonEmblem, PersonName } from '../passport/person-emblem.tsx'

const SIZE = 36

const Figure = ({ strength }: { readonly strength: Strength }) => (
  <span>
    <span class="meet-figure" aria-hidden="true">
      {say('meet.figure', strength)}
    </span>
    <span class="visually-hidden">{say('meet.spoken', strength)}</span>
  </span>
)

/** A person with their emblem and how strong they are, as far as they show it. */
export const MetPersonItem = ({ met: { person, name, emblem, strength } }: { readonly met: MetPerson }) => (
  <li class="meet-seat" data-kind="person">
    <PersonEmblem person={person} name={name} emblem={emblem} />
    <span>
      <PersonName person={person} name={name} />{' '}
      <small>
        {strength === null && name !== '' && say('meet.unmeasured')}
        {strength === 'private' && say('meet.private')}
        {strength !== null && strength !== 'private' && <Figure strength={strength} />}
      </small>
    </span>
  </li>
)

type Props = {
  readonly seat: SeatThere
  readonly game: string
  /** True where the ring says that it is a bot whose seat is free, and a legend says what the ring means. */
  readonly isShort?: boolean
}

export function SeatCircle({ seat, game, isShort = false }: Props) {
  if (seat.kind === 'open')
    return (
      <li class="meet-seat" data-kind="open">
        <span class="meet-plus">
          <Icon name="plus" size={18} />
        </span>
        <span>{say('meet.free')}</span>
      </li>
    )
  if (seat.kind === 'bot') {
    const rated = isPersona(seat.bot) ? strengthsOf(game).people[seat.bot] : undefined
    return (
      <li class="meet-seat" data-kind={seat.free ? 'free-bot' : 'bot'}>
        <Avatar name={botName(seat.bot)} bot={seat.bot} size={SIZE} />
        <span>
          <b>{botName(seat.bot)}</b>{' '}
          <small>
            {rated && <Figure strength={{ elo: Math.round(rated.elo), within: Math.round(rated.within) }} />}{' '}
            <span class={rated && isShort ? 'visually-hidden' : undefined}>
              {say(seat.free ? 'meet.mayTake' : 'meet.bot')}
            </span>
          </small>
        </span>
      </li>
    )
  }
  return <MetPersonItem met={seat} />
}
