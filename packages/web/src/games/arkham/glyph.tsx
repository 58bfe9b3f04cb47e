// The small picture beside a thing's name, in prompts, chips and the log.

import {
  ANCIENTS,
  type AncientId,
  type BonusId,
  CALLS,
  type CallId,
  DIE_IDS,
  type DieId,
  EFFECT_IDS,
  GATES,
  isSegment,
  isShop,
  isVertex,
  QUARTERS,
  type QuarterId,
  SEGMENTS,
  TASKS,
  TOURISTS,
  type Tourist,
} from '@wayfare/arkham/tables'
import { AncientPicture } from './ancient-pictures.tsx'
import { BONUS_ICONS } from './cards.tsx'
import { DieFace } from './dice.tsx'
import { faceOf } from './die-faces.ts'
import type { IconName } from './icon-paths.ts'
import { Icon, TouristGlyph } from './icons.tsx'
import './panels.css'
import './panels-ancient.css'

const SIZE = 17
const has = (ids: readonly string[], id: string): boolean => ids.includes(id)

export function Glyph({ id }: { readonly id: string }) {
  const face = faceOf(id)
  if (face)
    return (
      <span class="ark-die ark-die-turning">
        <DieFace id={face.die === '' ? null : (face.die as DieId)} number={face.number} size={46} />
      </span>
    )
  if (has(TOURISTS, id)) return <TouristGlyph type={id as Tourist} size={SIZE} />
  if (id in CALLS) return <TouristGlyph type={CALLS[id as CallId]} size={SIZE} />
  if (id in QUARTERS) return <Icon class={`c-${QUARTERS[id as QuarterId].type}`} name="quarter" size={SIZE} />
  if (id in ANCIENTS) return <AncientPicture class="small" id={id as AncientId} />
  if (id in BONUS_ICONS) return <Icon name={BONUS_ICONS[id as BonusId]} size={SIZE} />
  const violet = has(GATES, id)
  return <Icon class={violet ? 'c-violet' : ''} name={iconOf(id)} size={SIZE} />
}

function iconOf(id: string): IconName {
  if (id === 'pencil') return 'pencil'
  if (has(DIE_IDS, id)) return 'dice'
  if (isSegment(id)) {
    const { kind } = SEGMENTS[id]
    return kind === 'diagonal' ? 'diagonal' : kind === 'bridge' ? 'bridge' : 'pencil'
  }
  if (has(GATES, id)) return 'gate'
  if (isShop(id) || id.startsWith('shop-')) return 'shop'
  if (id in TASKS) return 'task'
  if (has(EFFECT_IDS, id)) return 'moon'
  return isVertex(id) ? 'crossing' : 'quarter'
}
