import './option-chip.css'
import type { ComponentChildren } from 'preact'
import { classNames } from './class-names.ts'
import { standsFor } from './element-meanings.ts'
import { KeyCap } from './key-cap.tsx'
import { TipSign, Tooltip } from './tooltip.tsx'

type Props = {
  readonly label: ComponentChildren
  /** What the label begins with, if that is told before it: those who listen hear it with each. */
  readonly lead?: string | undefined
  /** The key that takes it, as it is shown. */
  readonly keyCap?: string | undefined
  readonly glyph?: ComponentChildren
  /** The glyph says it all: the label is only heard. */
  readonly faced?: boolean | undefined
  /** What it would bring or cost. */
  readonly value?: ComponentChildren
  /** `hovered`: pointed at here or on the board; `chosen`: taken, not yet sent; `more`: stands for others. */
  readonly state?: 'offered' | 'hovered' | 'chosen' | 'more' | undefined
  readonly move?: string | undefined
  /** What there is to know beyond the label, on demand. */
  readonly detail?: string | undefined
  /** It stands beside the question as well while a mouse rests on the chip. */
  readonly detailTold?: boolean | undefined
  readonly onPick: () => void
  /** The pointer or the focus comes and goes: the board previews it. */
  readonly onHover?: ((on: boolean) => void) | undefined
  readonly class?: string | undefined
}

export function OptionChip({
  label,
  lead,
  keyCap,
  glyph,
  faced = false,
  value,
  state = 'offered',
  move,
  detail,
  detailTold,
  onPick,
  onHover,
  class: given,
}: Props) {
  // A finger does not stay: it would leave its preview behind on whatever comes to lie under it.
  const enter = onHover && (() => onHover(true))
  const leave = onHover && (() => onHover(false))
  return (
    <Tooltip text={detail} side="below" toldElsewhere={detailTold}>
      <button
        type="button"
        class={classNames('option-chip', faced && 'faced', given)}
        data-state={state}
        {...standsFor({ move })}
        aria-pressed={state === 'chosen' ? true : undefined}
        onClick={onPick}
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && enter?.()}
        onPointerLeave={leave}
        onFocus={enter}
        onBlur={leave}
      >
        {keyCap !== undefined && <KeyCap kind="offer">{keyCap}</KeyCap>}
        {glyph !== undefined && <span class="option-chip-glyph">{glyph}</span>}
        <span class={faced ? 'visually-hidden' : 'option-chip-label'}>
          {lead && <span class="visually-hidden">{lead}</span>}
          {label}
        </span>
        {value !== undefined && <b class="option-chip-value">{value}</b>}
        {detail && <TipSign />}
      </button>
    </Tooltip>
  )
}

/** Where what it leads to does not follow at once. */
export const withoutEnd = (lead: string): string => lead.replace(/[,;]? +$/, '')

/** Before chips that all begin with it; empty before those that begin each with its own. */
export const ChipLead = ({ lead }: { readonly lead: string }) => (
  <span class="option-chip-lead" aria-hidden="true">
    {withoutEnd(lead)}
  </span>
)
