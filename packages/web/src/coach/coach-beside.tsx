// The coach, from the moment somebody calls it: what it is made of is loaded then.

import { type Signal, useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { withWords } from '../i18n/index.ts'
import type { CoachProps } from './coach-panel.tsx'

type Props = Omit<CoachProps, 'close'> & { readonly open: Signal<boolean> }

const load = async (): Promise<ComponentType<CoachProps>> =>
  (await withWords(import('./text/index.ts'), import('./coach-panel.tsx'))).CoachPanel

export function CoachBeside({ open, ...props }: Props) {
  const loaded = useSignal<{ readonly Panel: ComponentType<CoachProps> } | null>(null)
  useEffect(() => {
    if (!open.value || loaded.value) return
    load().then(
      (Panel) => {
        loaded.value = { Panel }
      },
      () => {
        open.value = false
      },
    )
  }, [open.value])
  if (!open.value || !loaded.value) return null
  const { Panel } = loaded.value
  return <Panel {...props} close={() => (open.value = false)} />
}
