// The coach, from the moment somebody calls it: what it is made of is loaded then.

import type { Signal } from '@preact/signals'
import { withWords } from '../i18n/index.ts'
import { useLoaded } from '../ui/use-loaded.ts'
import type { CoachProps } from './coach-panel.tsx'

type Props = Omit<CoachProps, 'close'> & { readonly open: Signal<boolean> }

const hints = async () => (await withWords(import('./text/index.ts'), import('./coach-panel.tsx'))).CoachPanel
const chances = async () => (await withWords(import('./text/index.ts'), import('./chances-panel.tsx'))).ChancesPanel

export function CoachBeside({ open, ...props }: Props) {
  const close = () => {
    open.value = false
  }
  const Panel = useLoaded(open.value, props.shown.seat === null ? chances : hints, close)
  return open.value && Panel ? <Panel {...props} close={close} /> : null
}
