// Lets players ask why a bot moved, in the log and by the bot's name. The code is loaded when the table is complete and
// one of these places is visible or about to be used.

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { withWords } from '../../base/i18n/index.ts'
import { partsOf } from '../../base/ui/screen-parts.ts'
import { useLoaded } from '../../base/ui/use-loaded.ts'
import type { WhyProps } from './why-marks.tsx'

const load = async () => (await withWords(import('./text/index.ts'), import('./why-marks.tsx'))).WhyMarks

const SETTLED_MS = 1500
const reachable = () => partsOf('side', 'log')

/** `opened` is true if one of these places was opened on a phone. */
export function LazyWhyMarks({ opened, ...props }: WhyProps & { readonly opened: boolean }) {
  const near = useSignal(false)
  useEffect(() => {
    const look = () => {
      if (reachable().some((part) => part.checkVisibility())) near.value = true
    }
    // The table itself is loaded first, because nobody asks in its first moment.
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
