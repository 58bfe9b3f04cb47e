// A person in a list: the emblem of their passport in a circle, and the name that leads to it.

import type { Emblem } from '@wayfare/protocol'
import { Avatar } from '../../base/ui/avatar.tsx'
import { EmblemPicture, emblemOf } from './emblem.tsx'
import './person-emblem.css'

type Props = {
  /** Null for somebody who has deleted themselves, or has not been here before. */
  readonly person: string | null
  readonly name: string
  readonly emblem: Emblem | null
  readonly presence?: 'here' | 'away'
}

export const PersonEmblem = ({ person, name, emblem, presence }: Props) =>
  person === null ? (
    <Avatar name={name || '?'} size={36} />
  ) : (
    <span class="person-emblem" data-presence={presence} aria-hidden="true">
      <EmblemPicture emblem={emblemOf(person, emblem)} />
    </span>
  )

export const PersonName = ({ person, name }: { readonly person: string | null; readonly name: string }) => (
  <bdi>{person === null ? name : <a href={`/people/${person}`}>{name}</a>}</bdi>
)
