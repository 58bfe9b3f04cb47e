// One row of the legend. If what it stands for can be seen on the table, it is a button: resting on it, focusing it or pressing it shows
// where.

import type { Signal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { LegendRow } from './legend-rows.ts'

const REST_MS = 350

type Props = {
  readonly row: LegendRow
  /** Whose pieces are drawn. */
  readonly seat: number
  /** What it stands for can be seen on the table. */
  readonly isShown: boolean
  /** The row whose things are shown on the table. */
  readonly pointed: Signal<LegendRow | null>
}

export function LegendLine({ row, seat, isShown, pointed }: Props) {
  const { Picture, name, meaning } = row
  const text = (
    <>
      <span class="legend-picture" aria-hidden="true">
        <Picture seat={seat} />
      </span>
      <span>
        <b>{name}</b> {meaning}
      </span>
    </>
  )
  return (
    <li>
      {isShown ? <PointedButton {...{ row, pointed }}>{text}</PointedButton> : <div class="legend-line">{text}</div>}
    </li>
  )
}

type ButtonProps = Pick<Props, 'row' | 'pointed'> & { readonly children: ComponentChildren }

function PointedButton({ row, pointed, children }: ButtonProps) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const isPointed = pointed.value?.id === row.id
  const leave = () => {
    clearTimeout(timer.current)
    if (pointed.peek()?.id === row.id) pointed.value = null
  }
  const rest = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      pointed.value = row
    }, REST_MS)
  }
  useEffect(() => leave, [])
  return (
    <button
      type="button"
      class="legend-line"
      aria-pressed={isPointed}
      onPointerEnter={({ pointerType }) => pointerType !== 'touch' && rest()}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && leave()}
      onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && rest()}
      onBlur={leave}
      onClick={() => {
        clearTimeout(timer.current)
        pointed.value = isPointed ? null : row
      }}
    >
      {children}
    </button>
  )
}
