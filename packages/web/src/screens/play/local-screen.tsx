import { useEffect, useMemo, useState } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Failure } from '../../base/ui/failure.tsx'
import { showToast } from '../../base/ui/toast.tsx'
import { deviceName } from '../../client/offline/device-name.ts'
import { localTable } from '../../client/offline/local-table.ts'
import { local } from '../../client/offline/local-wire.ts'
import { NO_RULES } from '../../client/offline/messages.ts'
import { markOf } from '../../client/table/guided-mark.ts'
import { LocalTable } from '../../shell/local-table.tsx'

/** The page of a table on this device. */
export function LocalScreen({ params: { id = '' } }: { readonly params: Readonly<Record<string, string>> }) {
  const source = useMemo(() => localTable(id, deviceName()), [id])
  useEffect(() => () => source.close(), [source])
  const lasting = local.lasting.value
  useEffect(() => {
    if (!lasting) return showToast({ text: say('local.forgets'), icon: 'warning', lasts: 0 })
  }, [lasting])
  const [guided, guideIsHere] = useGuide(id)
  const link = source.link.value
  if (typeof link === 'object') return <Failure message={whyGone(link.gone)} />
  if (guided && !guideIsHere) return <p class="loading">{say('table.opening')}</p>
  return <LocalTable source={source} />
}

/**
 * Returns whether this is a guided table, and whether its guide is loaded or has failed: the guide appears together
 * with the table.
 */
function useGuide(table: string): readonly [boolean, boolean] {
  const mark = useMemo(() => markOf(table), [table])
  const [isHere, setHere] = useState(false)
  useEffect(() => {
    if (!mark) return
    const ready = () => setHere(true)
    import('../../features/guide/load-guide.ts').then(({ loadGuide }) => loadGuide(mark.game)).then(ready, ready)
  }, [mark])
  return [mark !== null, isHere]
}

function whyGone(gone: string): string {
  if (gone === NO_RULES) return say('local.noRules')
  return gone === 'no-table' ? say('local.notHere') : say('app.unexpected', { message: gone })
}
