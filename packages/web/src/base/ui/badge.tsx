import './badge.css'
import type { ComponentChildren } from 'preact'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

type Props = {
  /** `turn` is prominent: it is the person's turn. */
  readonly kind?: 'turn' | 'quiet' | 'good' | 'bad' | 'count' | undefined
  readonly icon?: IconName | undefined
  readonly class?: string | undefined
  readonly children?: ComponentChildren
}

export const Badge = ({ kind = 'quiet', icon, class: given, children }: Props) => (
  <span class={classNames('badge', `badge-${kind}`, given)}>
    {icon && <Icon name={icon} size={14} />}
    {children}
  </span>
)
