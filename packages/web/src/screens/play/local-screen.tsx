import { useEffect, useMemo } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Failure } from '../../base/ui/failure.tsx'
import { showToast } from '../../base/ui/toast.tsx'
import { deviceName } from '../../client/offline/device-name.ts'
import { localTable } from '../../client/offline/local-table.ts'
import { local } from '../../client/offline/local-wire.ts'
import { NO_RULES } from '../../client/offline/messages.ts'
import { LocalTable } from '../../shell/local-table.tsx'

/** A table on this device. */
export function LocalScreen({ params: { id = '' } }: { readonly params: Readonly<Record<string, string>> }) {
  const source = useMemo(() => localTable(id, deviceName()), [id])
  useEffect(() => () => source.close(), [source])
  const lasting = local.lasting.value
  useEffect(() => {
    if (!lasting) return showToast({ text: say('local.forgets'), icon: 'warning', lasts: 0 })
  }, [lasting])
  const link = source.link.value
  if (typeof link === 'object') return <Failure message={whyGone(link.gone)} />
  return <LocalTable source={source} />
}

function whyGone(gone: string): string {
  if (gone === NO_RULES) return say('local.noRules')
  return gone === 'no-table' ? say('local.notHere') : say('app.unexpected', { message: gone })
}
