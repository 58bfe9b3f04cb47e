import './token.css'
import type { ComponentChildren } from 'preact'
import { classNames } from './class-names.ts'
import { standsFor } from './element-meanings.ts'

type Props = {
  readonly glyph: ComponentChildren
  readonly amount: ComponentChildren
  /** The change that the option under the pointer would make, as text: "−3". */
  readonly change?: ComponentChildren
  readonly changeKind?: 'gain' | 'cost' | undefined
  /** Says to screen readers what it is and how many. */
  readonly label: string
  readonly state?: 'rest' | 'offered' | 'chosen' | 'none' | undefined
  readonly move?: string | undefined
  /** Makes it a button. */
  readonly onPick?: (() => void) | undefined
  readonly class?: string | undefined
}

/** An amount with its symbol: coins, bonuses, workers. */
export function Token(props: Props) {
  const { glyph, amount, change, changeKind = 'gain', label, state = 'rest', move, onPick, class: given } = props
  const looks = classNames('token', given)
  const inside = (
    <>
      <span class="token-glyph">{glyph}</span>
      <b class="token-amount number">{amount}</b>
      {change !== undefined && (
        <span class="token-change number" data-kind={changeKind}>
          {change}
        </span>
      )}
    </>
  )
  return onPick === undefined ? (
    <span class={looks} data-state={state} role="img" aria-label={label}>
      {inside}
    </span>
  ) : (
    <button type="button" class={looks} data-state={state} {...standsFor({ move })} aria-label={label} onClick={onPick}>
      {inside}
    </button>
  )
}
