// Pass-and-play: covers the screen while the device changes hands, so that nobody sees the secrets of another player.

import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Icon } from '../../base/ui/icon.tsx'
import type { Shown, TableSource } from '../../client/table/table-source.ts'

/** The seat to hand the device to: one that is played on this device and has to decide, but is not the one shown. */
export function nextHolder({ seat, picture }: Shown, mine: readonly number[]): number | undefined {
  if (mine.length < 2 || !picture || (seat !== null && picture.turn.includes(seat))) return undefined
  return mine.find((one) => picture.turn.includes(one))
}

type Props = { readonly source: TableSource; readonly next: number; readonly name: string }

export function HandOverScreen({ source, next, name }: Props) {
  return (
    <main class="curtain" tabIndex={-1}>
      <Icon name="person" size={56} />
      <h1>{say('table.curtain', { name })}</h1>
      <Button kind="primary" size="large" onClick={() => source.look(next)}>
        {say('table.curtainShow', { name })}
      </Button>
    </main>
  )
}
