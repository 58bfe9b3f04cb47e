import './notice.css'
import type { ComponentChildren } from 'preact'
import { classNames } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

type Props = {
  readonly icon: IconName
  readonly heading: ComponentChildren
  /** `bad` means that something failed; it is announced at once. */
  readonly kind?: 'quiet' | 'loud' | 'bad' | undefined
  readonly actions?: ComponentChildren
  readonly class?: string | undefined
  readonly children?: ComponentChildren
}

/** A state of the table that lasts for a while: waiting, reconnecting, offline, a step that shows new cards. */
export const Notice = ({ icon, heading, kind = 'quiet', actions, class: given, children }: Props) => (
  <div class={classNames('notice', `notice-${kind}`, given)} role={kind === 'bad' ? 'alert' : 'status'}>
    <Icon name={icon} size={22} class="notice-icon" />
    <div class="notice-words">
      <b>{heading}</b>
      {children !== undefined && <div>{children}</div>}
    </div>
    {actions !== undefined && <div class="notice-actions">{actions}</div>}
  </div>
)
