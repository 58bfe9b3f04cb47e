import { useEffect, useMemo } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Dialog } from '../../base/ui/dialog.tsx'
import { Failure } from '../../base/ui/failure.tsx'
import { showToast } from '../../base/ui/toast.tsx'
import { namesOf } from '../../board-kit/seat-names.ts'
import { deviceName } from '../../client/offline/device-name.ts'
import { localTable } from '../../client/offline/local-table.ts'
import { local } from '../../client/offline/local-wire.ts'
import { NO_RULES } from '../../client/offline/messages.ts'
import type { TableSource } from '../../client/table/table-source.ts'
import { proposalText } from '../../features/play/proposal-line.tsx'
import { TableScreen } from '../../features/play/table-screen.tsx'
import './local.css'

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

export const LocalTable = ({ source }: { readonly source: TableSource }) => (
  <div class="local">
    <TableScreen source={source} />
    <Consent source={source} />
  </div>
)

function whyGone(gone: string): string {
  if (gone === NO_RULES) return say('local.noRules')
  return gone === 'no-table' ? say('local.notHere') : say('app.unexpected', { message: gone })
}

/** Whoever sits round one device is asked together. */
function Consent({ source }: { readonly source: TableSource }) {
  const info = source.shown.value?.info
  const proposal = info?.proposal
  if (!info || !proposal) return null
  const names = namesOf({ info })
  const rest = proposal.needed.filter((seat) => !proposal.yes.includes(seat)).map((seat) => names[seat] as string)
  const no = () => void source.answer(false)
  return (
    <Dialog
      open
      heading={say('coach' in proposal.what ? 'table.askCoach' : 'table.askUndo')}
      closeLabel={say('table.disagree')}
      onClose={no}
      actions={
        <>
          <Button onClick={no}>{say('table.disagree')}</Button>
          <Button kind="primary" onClick={() => void source.answer(true)}>
            {say('local.allAgree')}
          </Button>
        </>
      }
    >
      <p>{proposalText(proposal, names)}</p>
      <p>{say('local.agree', { names: new Intl.ListFormat(document.documentElement.lang).format(rest) })}</p>
    </Dialog>
  )
}
