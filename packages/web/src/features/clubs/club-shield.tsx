import type { Emblem } from '@wayfare/protocol'
import { EmblemPicture } from '../passport/emblem.tsx'
import './clubs.css'

/** The emblem of a club on a shield. The name is beside it. */
export const ClubShield = ({ emblem, isSmall = false }: { readonly emblem: Emblem; readonly isSmall?: boolean }) => (
  <span class="club-shield" data-small={isSmall || undefined} aria-hidden="true">
    <span>
      <EmblemPicture emblem={emblem} />
    </span>
  </span>
)
