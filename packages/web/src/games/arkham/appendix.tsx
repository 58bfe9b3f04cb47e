// Draws every card as the table does, for the appendix of the rulebook.

import {
  ANCIENTS,
  type AncientId,
  EFFECT_IDS,
  type EffectId,
  SHOP_CARD_IDS,
  shopCard,
  TASKS,
  type TaskId,
} from '@wayfare/arkham/tables'
import type { Appendix, DrawnProps } from '../../board-kit/appendix.ts'
import { AncientPicture } from './ancient-pictures.tsx'
import { Diagram, Goods, sayShop } from './cards.tsx'
import { TaskPlan } from './task-plan.tsx'
import './appendix.css'
// The whole table is imported, because it contains everything drawn here and its files are shared.
import './index.ts'

const Ancient = ({ id }: DrawnProps) => (
  <span class="ark-appendix">
    <AncientPicture id={id as AncientId} />
  </span>
)

const Effect = ({ id }: DrawnProps) => (
  <span class="ark-appendix ark-card">
    <Diagram id={id as EffectId} />
  </span>
)

const Shop = ({ id }: DrawnProps) => (
  <span class="ark-appendix ark-card">
    <Goods card={shopCard(id)} />
  </span>
)

const Task = ({ id }: DrawnProps) => (
  <span class="ark-appendix">
    <TaskPlan task={id as TaskId} route={null} size={96} />
  </span>
)

export const appendix: Appendix = [
  { name: 'ancients', ids: Object.keys(ANCIENTS), Drawn: Ancient },
  { name: 'effects', ids: EFFECT_IDS, Drawn: Effect },
  { name: 'shops', ids: SHOP_CARD_IDS, Drawn: Shop, says: (id, speaker) => sayShop(shopCard(id), speaker) },
  {
    name: 'tasks',
    ids: Object.keys(TASKS),
    Drawn: Task,
    says: (id, speaker) => TASKS[id as TaskId].map((at) => speaker.sayThing(at)).join(' · '),
  },
]
