// Opens a rule over the table. The drawer is loaded with the first one.

import type { ComponentType } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { RuleProps } from './rule-drawer.tsx'

export function RuleOverTable(props: RuleProps) {
  const [loaded, setLoaded] = useState<{ readonly Drawer: ComponentType<RuleProps> } | null>(null)
  const open = props.rule !== null
  useEffect(() => {
    if (!open || loaded) return
    import('./rule-drawer.tsx').then(({ RuleDrawer }) => setLoaded({ Drawer: RuleDrawer }), props.onClose)
  }, [open])
  return loaded && <loaded.Drawer {...props} />
}
