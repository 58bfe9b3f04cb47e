// On a phone the sheet of a guide folds away when the board is touched.

import type { Signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { meaningOf, withAncestors } from '../../base/ui/element-meanings.ts'
import { partOf, type ScreenPart } from '../../base/ui/screen-parts.ts'

/** On a phone a touch of the board makes room for it, and so does one that opens a drawer or lays something of mine over it. */
export function useFolding(folded: Signal<boolean>, isSheet: boolean): void {
  useEffect(() => {
    if (!isSheet) return
    const touched = ({ target }: Event) => {
      const around = withAncestors(target).flatMap((one) => meaningOf(one) ?? [])
      const opens = around.some((one) => one.opens !== undefined)
      const isTab = around.some((one) => one.drawer !== undefined && one.drawer !== 'none')
      const isIn = (part: ScreenPart) => partOf(part)?.contains(target as Node)
      if (isIn('board') || isTab || (isIn('mine') && opens)) folded.value = true
    }
    addEventListener('pointerdown', touched)
    return () => removeEventListener('pointerdown', touched)
  }, [isSheet])
}
