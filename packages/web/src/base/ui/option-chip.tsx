import './option-chip.css'
import type { ComponentChildren } from 'preact'
import { classNames } from './class-names.ts'
import { standsFor } from './element-meanings.ts'
import { KeyCap } from './key-cap.tsx'
import { TipSign, Tooltip } from './tooltip.tsx'

type Props = {
  readonly label: ComponentChildren
  /** The beginning of the label, if it is shown before the chip: screen readers hear it with each chip. */
  readonly lead?: string | undefined
  /** The name of the key that chooses it. */
  readonly keyCap?: string | undefined
  readonly glyph?: ComponentChildren
  /** True if the glyph is enough, and the label is only read aloud. */
  readonly faced?: boolean | undefined
  /** The gain or cost of the option. */
  readonly value?: ComponentChildren
  /**
   * `hovered`: pointed at here or on the board; `chosen`: selected and not yet sent; `more`: leads to further options.
   */
  readonly state?: 'offered' | 'hovered' | 'chosen' | 'more' | undefined
  readonly move?: string | undefined
  /** Further information, shown on demand. */
  readonly detail?: string | undefined
  /** True if that information is also shown beside the question while a mouse rests on the chip. */
  readonly detailTold?: boolean | undefined
  readonly onPick: () => void
  /** Called when the pointer or the focus arrives or leaves, so that the board can preview the option. */
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
  // Touch is ignored: a finger does not stay, and would leave its preview behind on another element.
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

/** Removes the punctuation at the end of a beginning that is not followed at once. */
export const withoutEnd = (lead: string): string => lead.replace(/[,;]? +$/, '')

/** The beginning that several chips share; empty if each has its own. */
export const ChipLead = ({ lead }: { readonly lead: string }) => (
  <span class="option-chip-lead" aria-hidden="true">
    {withoutEnd(lead)}
  </span>
)
