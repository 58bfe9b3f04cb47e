// Why a bot moved can be asked where the log tells its moves, and by its name. What is needed for that is loaded when somebody reaches for
// one of them.

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { withWords } from '../i18n/index.ts'
import { useLoaded } from '../ui/use-loaded.ts'
import type { WhyProps } from './why-note.tsx'

const load = async () => (await withWords(import('./text/index.ts'), import('./why-note.tsx'))).WhyNote

export function WhyBeside({ log, ...props }: WhyProps & { readonly log: boolean }) {
  const near = useSignal(false)
  useEffect(() => {
    const reached = ({ target }: Event) => {
      if ((target as Element).closest?.('.play-side, .play-log')) near.value = true
    }
    const kinds = ['pointerover', 'focusin']
    for (const kind of kinds) addEventListener(kind, reached)
    return () => {
      for (const kind of kinds) removeEventListener(kind, reached)
    }
  }, [])
  const Note = useLoaded(near.value || log, load)
  return Note && <Note {...props} />
}
