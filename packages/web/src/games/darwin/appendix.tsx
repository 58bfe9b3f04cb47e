// Draws every card and tile as the table does, for the appendix of the rulebook.

import {
  CREW_IDS,
  type CrewId,
  crewCard,
  GOAL_IDS,
  goalTile,
  MAIL_TILE_IDS,
  mailTile,
  OBJECTIVE_IDS,
  type ObjectiveId,
  SPECIAL_IDS,
  specialTile,
} from '@wayfare/darwin/tables'
import type { Appendix, DrawnProps } from '../../board-kit/appendix.ts'
import { actsBits, type Bit, goalBits } from './action-bits.ts'
import { Bits } from './bits.tsx'
import { sealNeeds } from './crew.tsx'
import { CrewPicture, SealIcon } from './icon.tsx'
import { ObjectiveCard } from './objective.tsx'
import './appendix.css'
// The whole table is imported, because it contains everything drawn here and its files are shared.
import './index.ts'

function Crew({ id }: DrawnProps) {
  const { need, acts } = crewCard(id as CrewId)
  return (
    <span class="dar-appendix">
      <CrewPicture of={id} />
      <Bits of={actsBits(acts)} size={20} />
      <span class="dar-appendix-seals">
        {sealNeeds([], need).map(({ seal }, i) => (
          <SealIcon key={i} of={seal} size={20} />
        ))}
      </span>
    </span>
  )
}

const Objective = ({ id }: DrawnProps) => (
  <span class="dar-appendix">
    <ObjectiveCard id={id as ObjectiveId} />
  </span>
)

const Signs = ({ rows }: { readonly rows: readonly (readonly Bit[])[] }) => (
  <span class="dar-appendix">
    {rows.map((bits, i) => (
      <Bits key={i} of={bits} size={22} />
    ))}
  </span>
)

const Special = ({ id }: DrawnProps) => <Signs rows={[actsBits(specialTile(id as never).acts)]} />

function Letter({ id }: DrawnProps) {
  const { first, second } = mailTile(id as never)
  return <Signs rows={[actsBits(first), actsBits(second)]} />
}

const Goal = ({ id }: DrawnProps) => <Signs rows={[goalBits(goalTile(id as never))]} />

export const appendix: Appendix = [
  { name: 'crew', ids: CREW_IDS, Drawn: Crew },
  { name: 'objectives', ids: OBJECTIVE_IDS, Drawn: Objective },
  { name: 'specials', ids: SPECIAL_IDS, Drawn: Special },
  { name: 'letters', ids: MAIL_TILE_IDS, Drawn: Letter },
  { name: 'goals', ids: GOAL_IDS, Drawn: Goal },
]
