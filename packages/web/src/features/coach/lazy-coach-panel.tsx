// Loads the coach panel when somebody opens it.

import { withWords } from '../../base/i18n/index.ts'
import { useLoaded } from '../../base/ui/use-loaded.ts'
import type { CoachProps } from './coach-panel.tsx'
import { permissionsAt } from './permissions.ts'

type Props = CoachProps & { readonly open: boolean }

const PANELS = {
  hints: async () => (await withWords(import('./text/index.ts'), import('./coach-panel.tsx'))).CoachPanel,
  consent: async () => (await withWords(import('./text/index.ts'), import('./consent-panel.tsx'))).ConsentPanel,
  chances: async () => (await withWords(import('./text/index.ts'), import('./chances-panel.tsx'))).ChancesPanel,
}

export function LazyCoachPanel(props: Props) {
  const which = props.shown.seat === null ? 'chances' : permissionsAt(props.shown).consent ? 'consent' : 'hints'
  return <Beside key={which} which={which} {...props} />
}

function Beside({ which, open, ...props }: Props & { readonly which: keyof typeof PANELS }) {
  const Panel = useLoaded(open, PANELS[which], props.close)
  return open && Panel ? <Panel {...props} /> : null
}
