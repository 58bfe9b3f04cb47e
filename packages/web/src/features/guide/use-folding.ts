// On a phone the sheet of a guide folds away when the board is touched.

import type { Signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { meaningOf, withAncestors } from '../../base/ui/element-meanings.ts'
import { partOf, type ScreenPart } from '../../base/ui/screen-parts.ts'

/** On a phone a touch of the board makes room for it, and so does one that lays something of mine over it. */
export function useFolding(folded: Signal<boolean>, isSheet: boolean): void {
  useEffect(() => {
    if (!isSheet) return
    const touched = ({ target }: Event) => {
      const opens = () => withAncestors(target).some((one) => meaningOf(one)?.opens !== undefined)
      const isIn = (part: ScreenPart) => partOf(part)?.contains(target as Node)
      if (isIn('board') || (isIn('mine') && opens())) folded.value = true
    }
    addEventListener('pointerdown', touched)
    return () => removeEventListener('pointerdown', touched)
  }, [isSheet])
}
