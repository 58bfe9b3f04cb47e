import './card-frame.css'
import type { ComponentChildren } from 'preact'
import { classNames } from './class-names.ts'
import { standsFor } from './element-meanings.ts'
import { KeyCap } from './key-cap.tsx'

type Props = {
  readonly title: ComponentChildren
  /** A glyph in front of the title. */
  readonly glyph?: ComponentChildren
  /** A picture over the whole width: an awning, a portrait. */
  readonly art?: ComponentChildren
  /** The top right corner: a price, a seal with points. */
  readonly corner?: ComponentChildren
  /** A line below the text: "awake", a remark. */
  readonly foot?: ComponentChildren
  /** `below` is for things under the surface, such as guardians. */
  readonly kind?: 'plain' | 'below' | undefined
  /** `asleep` has no effect now, `used` none any more. */
  readonly state?: 'rest' | 'offered' | 'hovered' | 'chosen' | 'asleep' | 'used' | undefined
  readonly keyCap?: string | undefined
  readonly move?: string | undefined
  /** Makes the frame a button. */
  readonly onPick?: (() => void) | undefined
  readonly onHover?: ((on: boolean) => void) | undefined
  readonly class?: string | undefined
  readonly children?: ComponentChildren
}

export function CardFrame(props: Props) {
  const {
    title,
    glyph,
    art,
    corner,
    foot,
    kind = 'plain',
    state = 'rest',
    keyCap,
    move,
    onPick,
    onHover,
    class: given,
    children,
  } = props
  const inside = (
    <>
      {art !== undefined && <span class="card-frame-art">{art}</span>}
      {keyCap !== undefined && <KeyCap kind="offer">{keyCap}</KeyCap>}
      {corner !== undefined && <span class="card-frame-corner">{corner}</span>}
      <span class="card-frame-title">
        {glyph}
        <b>{title}</b>
      </span>
      {children !== undefined && <span class="card-frame-text">{children}</span>}
      {foot !== undefined && <span class="card-frame-foot">{foot}</span>}
    </>
  )
  const looks = classNames('card-frame', `card-frame-${kind}`, given)
  if (onPick === undefined) {
    return (
      <article class={looks} data-state={state}>
        {inside}
      </article>
    )
  }
  const enter = onHover && (() => onHover(true))
  const leave = onHover && (() => onHover(false))
  return (
    <button
      type="button"
      class={looks}
      data-state={state}
      {...standsFor({ move })}
      aria-pressed={state === 'chosen' ? true : undefined}
      onClick={onPick}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={enter}
      onBlur={leave}
    >
      {inside}
    </button>
  )
}
