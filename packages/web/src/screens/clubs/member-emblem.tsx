import type { ClubMember } from '@wayfare/protocol'
import { EmblemPicture, emblemOf } from '../../features/passport/emblem.tsx'

/** The emblem of a member's passport in a circle. */
export const MemberEmblem = ({ member: { person, emblem } }: { readonly member: ClubMember }) => (
  <span class="club-emblem" aria-hidden="true">
    <EmblemPicture emblem={emblemOf(person, emblem)} />
  </span>
)
