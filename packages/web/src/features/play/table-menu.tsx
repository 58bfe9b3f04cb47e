// The menu of a table: propose to go back, resign, report a problem.

import type { Signal } from '@preact/signals'
import { useSignal } from '@preact/signals'
import type { Picture } from '@wayfare/protocol'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Dialog } from '../../base/ui/dialog.tsx'
import { MenuButton, type MenuItem } from '../../base/ui/menu-button.tsx'
import { useLoaded } from '../../base/ui/use-loaded.ts'
import { troubleOf } from '../../client/online/error-text.ts'
import type { Shown, TableSource } from '../../client/table/table-source.ts'
import { hasRulebook } from '../../games/index.ts'

type Props = {
  readonly source: TableSource
  readonly shown: Shown
  readonly picture: Picture
  readonly names: readonly string[]
  readonly trouble: Signal<string | null>
  /** Entries for which the bar has no room. */
  readonly others: readonly MenuItem[]
}

export function TableMenu({ source, shown, picture, names, trouble, others }: Props) {
  const resigning = useSignal(false)
  const reporting = useSignal(false)
  const ReportDialog = useLoaded(reporting.value, async () => (await import('./report-dialog.tsx')).ReportDialog)
  const { seat, info, told } = shown
  const running = seat !== null && info.status === 'running'
  // Bots agree to everything, so against bots the undo button is enough.
  const asksOthers = info.may?.rewind === 'together'
  const undone = new Set(told.flatMap(({ undoes }) => undoes ?? []))
  const last = told.filter(({ n, undoes }) => !undoes && !undone.has(n)).at(-1)
  const askBack = async () => {
    if (!last) return
    const outcome = await source.propose({ rewind: last.n })
    if (outcome !== 'done') trouble.value = troubleOf(outcome.code)
  }
  const askForBot = async (absent: number) => {
    const outcome = await source.propose({ replace: absent })
    if (outcome === 'done') return
    const { code } = outcome
    trouble.value = code === 'not-now' ? say('company.replaceLater', { name: names[absent] ?? '' }) : troubleOf(code)
  }
  const askByDays = async () => {
    const outcome = await source.propose({ byDays: true })
    if (outcome !== 'done') trouble.value = troubleOf(outcome.code)
  }
  const waitedFor = picture.turn.filter((one) => {
    const { kind, gone } = info.seats[one] ?? {}
    return kind === 'person' && !gone && !source.mine.value.includes(one)
  })
  const resign = async () => {
    resigning.value = false
    const outcome = await source.resign()
    if (outcome !== 'done') trouble.value = troubleOf(outcome.code)
  }
  return (
    <>
      <MenuButton
        label={say('app.more')}
        icon="more"
        iconOnly
        items={[
          ...others,
          ...(asksOthers
            ? [{ label: say('table.askUndo'), icon: 'undo' as const, disabled: !last, onPick: () => void askBack() }]
            : []),
          ...(info.may?.byDays
            ? [{ label: say('table.askByDays'), icon: 'wait' as const, onPick: () => void askByDays() }]
            : []),
          ...(running
            ? waitedFor.map((absent) => ({
                label: say('company.replace', { name: names[absent] ?? '' }),
                icon: 'bot' as const,
                onPick: () => void askForBot(absent),
              }))
            : []),
          ...(hasRulebook(info.game)
            ? [
                {
                  label: say('home.rulebook'),
                  icon: 'rulebook' as const,
                  onPick: () => void open(`/rules/${info.game}`, '_blank', 'noopener'),
                },
              ]
            : []),
          { label: say('table.report'), icon: 'flag', onPick: () => (reporting.value = true) },
          {
            label: say('table.resign'),
            icon: 'cross',
            danger: true,
            disabled: !running,
            onPick: () => {
              resigning.value = true
            },
          },
        ]}
      />
      <Dialog
        open={resigning.value}
        heading={say('table.resign')}
        closeLabel={say('app.close')}
        onClose={() => {
          resigning.value = false
        }}
        actions={
          <Button kind="danger" onClick={() => void resign()}>
            {say('table.resign')}
          </Button>
        }
      >
        <p>{say('table.resignAsk')}</p>
      </Dialog>
      {ReportDialog && <ReportDialog open={reporting} source={source} shown={shown} picture={picture} />}
    </>
  )
}
