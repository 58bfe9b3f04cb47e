// The links and buttons below the score sheet.

import type { Signal } from '@preact/signals'
import { useSignal } from '@preact/signals'
import { useState } from 'preact/hooks'
import { go } from '../../../base/browser/router.ts'
import { saveFile } from '../../../base/browser/save-file.ts'
import { say } from '../../../base/i18n/index.ts'
import { Button } from '../../../base/ui/button.tsx'
import type { IconName } from '../../../base/ui/icon.tsx'
import type { EndDoor, EndParts } from '../../../board-kit/add-on.ts'
import { type ReplayLink, replayAddress } from '../../../client/finished/replay-address.ts'
import { problemText } from '../../../client/online/problem.ts'
import type { TableSource } from '../../../client/table/table-source.ts'

type Props = {
  readonly source: TableSource
  readonly id: string
  readonly sheet: Signal<boolean>
  /** The link to the replay. `reading`: it is not known yet; null: there is none. */
  readonly replay: ReplayLink | 'reading' | null
  /** A link onwards that a feature offers, if one does. */
  readonly door: EndDoor | null
  /** The button that shares a link to the game, if a feature provides it. */
  readonly ShareButton: EndParts['ShareButton']
  /** The whole game as one text, if its log can be read. */
  readonly packed: string | null
  /** The title of a shared link. */
  readonly title: string
}

/** Some programs cut longer links off. */
const LONGEST_LINK = 2000

/**
 * Every button has its place from the beginning: one whose link is still loading is disabled, and nothing moves when it
 * is enabled.
 */
export function EndActions({ source, id, sheet, replay, door, ShareButton, packed, title }: Props) {
  const found = replay === 'reading' ? null : replay
  const fits = packed !== null && packed.length <= LONGEST_LINK
  const link: ReplayLink | null = fits ? { packed } : found
  const saveLog = async () => saveFile(`wayfare-${id}.log`, await source.log())
  const watch = <Door icon="replay" name={say('end.replay')} to={replay} address={replayAddress} />
  return (
    <div class="end-doors">
      <div class="end-actions">
        <Rematch source={source} />
        {door === null ? watch : <Door icon={door.icon} name={door.label} to={replay} address={door.address} />}
        <Button icon="board" onClick={() => (sheet.value = false)}>
          {say('table.seeBoard')}
        </Button>
      </div>
      <div class="end-more">
        {door !== null && watch}
        {replay !== null && ShareButton && <ShareButton {...{ link, title }} />}
        <Button icon="download" kind="quiet" onClick={() => void saveLog()}>
          {say('end.log')}
        </Button>
        <Button href="/" icon="home" kind="quiet">
          {say('app.home')}
        </Button>
      </div>
    </div>
  )
}

type DoorProps = {
  readonly icon: IconName
  readonly name: string
  readonly to: Props['replay']
  address(of: ReplayLink): string
}

const Door = ({ icon, name, to, address }: DoorProps) =>
  to === null ? null : to === 'reading' ? (
    <Button icon={icon} disabled>
      {name}
    </Button>
  ) : (
    <Button icon={icon} href={address(to)}>
      {name}
    </Button>
  )

function Rematch({ source }: { readonly source: TableSource }) {
  const [busy, setBusy] = useState(false)
  const trouble = useSignal('')
  const waits = source.shown.value?.info.rematch != null
  if (!waits && source.mine.value.length === 0) return null
  const ask = async () => {
    setBusy(true)
    trouble.value = ''
    try {
      go(await source.rematch())
    } catch (error) {
      trouble.value = problemText(error)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button kind="primary" icon="repeat" busy={busy} onClick={() => void ask()}>
        {say(waits ? 'end.joinRematch' : 'end.rematch')}
      </Button>
      {trouble.value && <p role="alert">{trouble.value}</p>}
    </>
  )
}
