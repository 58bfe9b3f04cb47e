// The empty frames of specimens, one shape for each row of the museum.

import type { Colour } from '@wayfare/darwin/tables'
import { memo } from '../../base/ui/memo.ts'
import './desk-frame.css'

const SHAPES: Readonly<Record<Colour, string>> = {
  green: 'M3 45V20C3 9 12 3 24 3s21 6 21 17v25z',
  blue: 'M24 2a22 22 0 1 1 0 44 22 22 0 0 1 0-44z',
  red: 'M14 3h20l11 11v20L34 45H14L3 34V14z',
  yellow: 'M3 3h42v42H3z',
}

type FrameProps = { readonly of: Colour; readonly size?: number | string; readonly class?: string }

export const Frame = memo(({ of, size = 20, class: given = '' }: FrameProps) => {
  return (
    <svg class={`dar-frame ${of} ${given}`} viewBox="0 0 48 48" width={size} height={size} aria-hidden="true">
      <path d={SHAPES[of]} />
    </svg>
  )
})
