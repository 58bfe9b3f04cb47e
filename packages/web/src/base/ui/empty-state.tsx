import './empty-state.css'
import type { ComponentChildren } from 'preact'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

type Props = {
  readonly icon?: IconName | undefined
  /** A drawing in place of the icon. */
  readonly art?: ComponentChildren
  readonly heading: ComponentChildren
  /** A text that says what to do now. */
  readonly children?: ComponentChildren
  readonly actions?: ComponentChildren
  /** True in a panel, false on a page. */
  readonly small?: boolean | undefined
}

export const EmptyState = ({ icon = 'compass', art, heading, children, actions, small }: Props) => (
  <div class={classNames('empty-state', small && 'empty-state-small')}>
    {art ?? (
      <span class="empty-state-icon">
        <Icon name={icon} size={small ? 22 : 34} />
      </span>
    )}
    <p class="empty-state-heading">{heading}</p>
    {children !== undefined && <div class="empty-state-text">{children}</div>}
    {actions !== undefined && <div class="empty-state-actions">{actions}</div>}
  </div>
)
