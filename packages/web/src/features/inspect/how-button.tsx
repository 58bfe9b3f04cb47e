// “How could I?”, in the card beside a thing: the same search and the same steps as below a refusal.

import type { Refusal } from '@wayfare/kernel'
import type { ComponentType } from 'preact'
import { useState } from 'preact/hooks'
import { lookAgain } from '../../base/browser/layout-changes.ts'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import type { PlayMoment, RefusalPanelProps } from '../../board-kit/add-on.ts'
import { howTo } from '../how-to/add-on.ts'

type Props = {
  readonly id: string
  readonly moment: PlayMoment
  readonly reasons: readonly Refusal[]
  close(): void
}

export function HowButton({ id, moment, reasons, close }: Props) {
  const [loaded, setLoaded] = useState<{ readonly Panel: ComponentType<RefusalPanelProps> } | null>(null)
  const { shown, speaker, picture, table, source, pointing } = moment
  if (!loaded)
    return (
      <Button
        size="small"
        icon="help"
        onClick={() => void howTo.refusalPanel?.().then((Panel) => setLoaded({ Panel }))}
      >
        {say('table.how')}
      </Button>
    )
  return (
    <loaded.Panel
      game={shown.info.game}
      what={id}
      reasons={reasons}
      tooDear={reasons.some(({ params }) => 'missing' in params)}
      speaker={speaker}
      view={picture.view}
      Glyph={table?.Glyph}
      ask={source.how}
      play={(steps, then) => {
        close()
        void moment.playSteps(steps, then)
      }}
      hover={pointing.hover}
      onGrown={lookAgain}
    />
  )
}
