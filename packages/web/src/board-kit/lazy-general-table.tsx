// The general table, loaded when it is first shown: games have tables of their own, and few people ask for the lists.

import type { Outline } from '@wayfare/text'
import type { ComponentProps } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import type { GeneralTable } from './general-table.tsx'

type Props = Omit<ComponentProps<typeof GeneralTable>, 'outline'>
type Loaded = { readonly Table: typeof GeneralTable; readonly outline: Outline | undefined }

export function LazyGeneralTable(props: Props) {
  const { speaker } = props
  // While another language is loaded, the old one stays.
  const [loaded, setLoaded] = useState<Loaded | null>(null)
  useEffect(() => {
    let stale = false
    void Promise.all([import('./general-table.tsx'), speaker.loadOutline?.()]).then(
      ([{ GeneralTable: Table }, outline]) => !stale && setLoaded({ Table, outline }),
      // If it cannot be loaded, the previous content stays.
      () => {},
    )
    return () => {
      stale = true
    }
  }, [speaker])
  return loaded && <loaded.Table {...props} outline={loaded.outline} />
}
