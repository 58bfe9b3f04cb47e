import './key-cap.css'
import type { ComponentChildren } from 'preact'
import { classNames } from './class-names.ts'
import { standsFor } from './element-meanings.ts'

type Props = {
  /** `offer`: it takes an offer, and is loud; `quiet`: it is mentioned beside a control. */
  readonly kind?: 'offer' | 'quiet' | undefined
  readonly class?: string | undefined
  /** Where the name of what it takes is told without it. */
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
