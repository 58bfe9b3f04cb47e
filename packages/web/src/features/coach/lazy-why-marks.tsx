// Why a bot moved can be asked where the log tells its moves, and by its name. What is needed for that is loaded when the table stands and
// one of these is in sight, or somebody reaches for it.

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { withWords } from '../../base/i18n/index.ts'
import { partsOf } from '../../base/ui/screen-parts.ts'
import { useLoaded } from '../../base/ui/use-loaded.ts'
import type { WhyProps } from './why-marks.tsx'

const load = async () => (await withWords(import('./text/index.ts'), import('./why-marks.tsx'))).WhyMarks

const SETTLED_MS = 1500
const reachable = () => partsOf('side', 'log')

/** `opened`: on a phone one of them was. */
export function LazyWhyMarks({ opened, ...props }: WhyProps & { readonly opened: boolean }) {
  const near = useSignal(false)
  useEffect(() => {
    const look = () => {
      if (reachable().some((part) => part.checkVisibility())) near.value = true
    }
    // First the table itself: nobody asks in its first moment.
    const timer = setTimeout(look, SETTLED_MS)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    const reached = ({ target }: Event) => {
      if (reachable().some((part) => part.contains(target as Node))) near.value = true
    }
    const kinds = ['pointerover', 'focusin']
    for (const kind of kinds) addEventListener(kind, reached)
    return () => {
      for (const kind of kinds) removeEventListener(kind, reached)
    }
  }, [])
  const Marks = useLoaded(near.value || opened, load)
  return Marks && <Marks {...props} />
}
