import './key-cap.css'
import type { ComponentChildren } from 'preact'
import { classNames } from './class-names.ts'
import { standsFor } from './element-meanings.ts'

type Props = {
  /** `offer` is prominent, for a key that chooses an option; `quiet` is a hint beside a control. */
  readonly kind?: 'offer' | 'quiet' | undefined
  readonly class?: string | undefined
  /** True if screen readers skip it, because the name of its option is read without it. */
  readonly unsaid?: boolean
  readonly children: ComponentChildren
}

export const KeyCap = ({ kind = 'quiet', class: given, unsaid = false, children }: Props) => (
  <kbd
    class={classNames('key-cap', `key-cap-${kind}`, given)}
    {...standsFor({ kind: 'key-cap' })}
    {...(unsaid ? { 'aria-hidden': true } : {})}
  >
    {children}
  </kbd>
)
