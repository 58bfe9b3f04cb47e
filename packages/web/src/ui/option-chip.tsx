import './option-chip.css'
import type { ComponentChildren } from 'preact'
import { classNames } from './class-names.ts'
import { KeyCap } from './key-cap.tsx'

type Props = {
  readonly label: ComponentChildren
  /** The key that takes it, as it is shown. */
  readonly keyCap?: string | undefined
  readonly glyph?: ComponentChildren
  /** What it would bring or cost. */
  readonly value?: ComponentChildren
  /** `hovered`: pointed at here or on the board; `chosen`: taken, not yet sent; `more`: stands for others. */
  readonly state?: 'offered' | 'hovered' | 'chosen' | 'more' | undefined
  readonly move?: string | undefined
  /** What there is to know beyond the label, on demand. */
  readonly detail?: string | undefined
  readonly onPick: () => void
  /** The pointer or the focus comes and goes: the board previews it. */
  readonly onHover?: ((on: boolean) => void) | undefined
  readonly class?: string | undefined
}

export function OptionChip({
  label,
  keyCap,
  glyph,
  value,
  state = 'offered',
  move,
  detail,
  onPick,
  onHover,
  class: given,
}: Props) {
  const enter = onHover && (() => onHover(true))
  const leave = onHover && (() => onHover(false))
  return (
    <button
      type="button"
      class={classNames('option-chip', given)}
      data-state={state}
      data-move={move}
      title={detail || undefined}
      aria-pressed={state === 'chosen' ? true : undefined}
      onClick={onPick}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onFocus={enter}
      onBlur={leave}
    >
      {keyCap !== undefined && <KeyCap kind="offer">{keyCap}</KeyCap>}
      {glyph !== undefined && <span class="option-chip-glyph">{glyph}</span>}
      <span class="option-chip-label">{label}</span>
      {value !== undefined && <b class="option-chip-value">{value}</b>}
    </button>
  )
}
