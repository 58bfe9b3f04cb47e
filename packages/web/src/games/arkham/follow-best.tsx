import type { Route } from '@wayfare/arkham/tables'
import { standsFor } from '../../base/ui/element-meanings.ts'
import { follow } from './follow.ts'
import { Icon } from './icons.tsx'
import type { Props } from './props.ts'
import { wordsOf } from './words.ts'
import './panels-score-preview.css'

export const FollowBest = ({ route, ...props }: Props & { readonly route: Route }) => (
  <button
    type="button"
    class="ark-toggle ark-follow"
    {...standsFor({ kind: 'follow' })}
    onClick={() => follow(props, route)}
  >
    <Icon name="pencil" size={16} />
    {wordsOf(props.speaker).say('outlook.follow')}
  </button>
)
