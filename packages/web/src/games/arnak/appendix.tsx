// Draws every card and tile as the table does, for the appendix of the rulebook.

import {
  ARTIFACTS,
  ASSISTANT_IDS,
  BASICS,
  BONUS_KINDS,
  bonusOf,
  CARDS,
  FEAR,
  GUARDIAN_IDS,
  IDOL_KINDS,
  ITEMS,
  LEVEL1_IDS,
  LEVEL2_IDS,
} from '@wayfare/arnak/tables'
import type { Appendix, DrawnProps } from '../../board-kit/appendix.ts'
import { Assistant } from './assistant.tsx'
import { Bits } from './bits.tsx'
import { CardFace } from './card-face.tsx'
import { bitsOf } from './effect-bits.ts'
import { Picture } from './picture.tsx'
import { thingBits } from './thing-bits.ts'
import './appendix.css'
// The whole table is imported, because it contains everything drawn here and its files are shared.
import './index.ts'

const Card = ({ id, speaker }: DrawnProps) => (
  <span class="arn-appendix-card">
    <CardFace id={id} size="row" speaker={speaker} />
  </span>
)

const Tile = ({ id }: DrawnProps) => (
  <span class="arn-appendix-tile">
    <Picture id={id} />
    <Bits of={thingBits(id)} size={20} />
  </span>
)

const Helper = ({ id }: DrawnProps) => (
  <span class="arn-appendix-tile">
    <Assistant id={id} />
    <Assistant id={id} gold />
  </span>
)

const Bonus = ({ id }: DrawnProps) => (
  <span class="arn-appendix-tile">
    <Bits of={bitsOf(bonusOf(id))} size={24} />
  </span>
)

export const appendix: Appendix = [
  { name: 'basics', ids: [...Object.keys(BASICS), FEAR].filter((id) => CARDS.has(id)), Drawn: Card },
  { name: 'items', ids: Object.keys(ITEMS), Drawn: Card },
  { name: 'artifacts', ids: Object.keys(ARTIFACTS), Drawn: Card },
  { name: 'guardians', ids: GUARDIAN_IDS, Drawn: Tile },
  { name: 'assistants', ids: ASSISTANT_IDS, Drawn: Helper },
  { name: 'sites', ids: [...LEVEL1_IDS, ...LEVEL2_IDS], Drawn: Tile },
  { name: 'idols', ids: IDOL_KINDS, Drawn: Tile },
  { name: 'bonuses', ids: BONUS_KINDS, Drawn: Bonus },
]
