// The emblem that stands for a person. Whoever has chosen none gets one by their id, the same everywhere.

import { EMBLEMS, type Emblem } from '@wayfare/protocol'
import { EMBLEM_DRAWINGS } from './emblem-drawings.tsx'
import { hashOf } from './hash.ts'
import './colours.css'

export const emblemOf = (person: string, chosen: Emblem | null): Emblem =>
  chosen ?? (EMBLEMS[hashOf(person) % EMBLEMS.length] as Emblem)

/** The name is beside it, so it has no alternative text. */
export const EmblemPicture = ({ emblem }: { readonly emblem: Emblem }) => (
  <svg
    class="emblem"
    data-emblem={emblem}
    viewBox="-4 -14 108 128"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
  >
    <rect class="e-ground" x="-60" y="-60" width="220" height="220" />
    <path class="e-shade" d="M-14 92C26 40 74 120 160 60v100H-60Z" />
    {EMBLEM_DRAWINGS[emblem]}
  </svg>
)
