import './key-cap.css'
import type { ComponentChildren } from 'preact'
import { classNames } from './class-names.ts'

type Props = {
  /** `offer`: it takes an offer, and is loud; `quiet`: it is mentioned beside a control. */
  readonly kind?: 'offer' | 'quiet' | undefined
  readonly class?: string | undefined
  readonly children: ComponentChildren
}

export const KeyCap = ({ kind = 'quiet', class: given, children }: Props) => (
  <kbd class={classNames('key-cap', `key-cap-${kind}`, given)}>{children}</kbd>
)
