import './bubble.css'
import type { ComponentChildren } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { useDismiss } from '../browser/dismiss.ts'
import { IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'
import { placeBeside, type Side } from './popover-position.ts'

type Props = {
  readonly heading: ComponentChildren
  /** `refusal` says why not; `question` is small and beside its place on the board. */
  readonly kind?: 'refusal' | 'question' | undefined
  /** The area on the screen it points at. Without one, the style sheet decides its place. */
  readonly at?: DOMRect | undefined
  readonly side?: Side | undefined
  /** Closes it, by its close button and in the ways of dismiss.ts. */
  readonly onClose?: (() => void) | undefined
  readonly closeLabel?: string | undefined
  /** A link to the rule, or the buttons of a question. */
  readonly actions?: ComponentChildren
  readonly class?: string | undefined
  readonly children?: ComponentChildren
}

export function Bubble(props: Props) {
  const { heading, kind = 'refusal', at, side = 'below', onClose, closeLabel, actions, class: given, children } = props
  const box = useRef<HTMLDivElement>(null)
  const id = useId()

  useLayoutEffect(() => {
    if (box.current !== null && at !== undefined) placeBeside(box.current, at, side)
  }, [at, side])

  useDismiss(onClose !== undefined, () => onClose?.(), { inside: () => [box.current] })

  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles can have a name
    <div
      class={classNames('bubble', `bubble-${kind}`, at !== undefined && 'bubble-placed', given)}
      role={kind === 'refusal' ? 'status' : 'group'}
      aria-labelledby={id}
      ref={box}
    >
      <b class="bubble-heading" id={id}>
        {kind === 'refusal' && <Icon name="cross" size={16} class="bubble-cross" />}
        {heading}
      </b>
      {children !== undefined && <div class="bubble-text">{children}</div>}
      {actions !== undefined && <div class="bubble-actions">{actions}</div>}
      {onClose !== undefined && closeLabel !== undefined && (
        <IconButton class="bubble-close" size="small" icon="close" label={closeLabel} onClick={onClose} />
      )}
    </div>
  )
}
