import { language, say } from '../base/i18n/index.ts'
import { Button } from '../base/ui/button.tsx'
import { Dialog } from '../base/ui/dialog.tsx'
import { namesOf } from '../board-kit/seat-names.ts'
import type { TableSource } from '../client/table/table-source.ts'
import { proposalText } from '../features/play/proposal-line.tsx'
import { Table } from './table.tsx'
import './local-table.css'

/** A table on this device. The people around it are asked together. */
export const LocalTable = ({ source }: { readonly source: TableSource }) => (
  <div class="local">
    <Table source={source} />
    <Consent source={source} />
  </div>
)

/** Proposals are answered once for all people around the device. */
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
      <p>{say('local.agree', { names: new Intl.ListFormat(language.value).format(rest) })}</p>
    </Dialog>
  )
}
