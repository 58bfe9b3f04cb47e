// The bar above a replay: the viewer to watch as, links, the log as a file, and the check of its fairness.

import type { Signal } from '@preact/signals'
import { useSignal } from '@preact/signals'
import type { TableInfo } from '@wayfare/protocol'
import type { ComponentType } from 'preact'
import { saveFile } from '../../base/browser/save-file.ts'
import { change, edition, settings } from '../../base/browser/settings.ts'
import { say } from '../../base/i18n/index.ts'
import { Button, IconButton } from '../../base/ui/button.tsx'
import { CopyByHand } from '../../base/ui/copy-by-hand.tsx'
import { Logo } from '../../base/ui/logo.tsx'
import { MenuButton } from '../../base/ui/menu-button.tsx'
import { copyLink } from '../../base/ui/share-link.ts'
import type { GameTableProps } from '../../board-kit/contract.ts'
import type { Watching } from '../../client/finished/finished-game.ts'
import type { Player } from '../../client/finished/player.ts'
import { type ReplayLink, replayAddress } from '../../client/finished/replay-address.ts'
import type { Watch } from '../../client/finished/watching.ts'
import '../../base/ui/field.css'

type Props = {
  readonly player: Player
  readonly info: TableInfo
  readonly names: readonly string[]
  readonly watch: Watch
  readonly link: ReplayLink | null
  readonly title: string
  readonly checking: Signal<boolean>
  /** True while the review is shown instead of the board; null if there is no review. */
  readonly reviewing: Signal<boolean> | null
  readonly Progress: ComponentType<GameTableProps> | undefined
  readonly props: GameTableProps
}

export function ReplayBar({ player, info, names, watch, link, title, checking, reviewing, Progress, props }: Props) {
  const byHand = useSignal<string | null>(null)
  const copy = async (address: string) => {
    if ((await copyLink(address)) === 'by-hand') byHand.value = address
  }
  const copyWhole = async () => {
    const packed = await player.request('pack', null)
    if (packed) await copy(replayAddress({ packed }, watch.step.value, watch.eyes.value))
  }
  return (
    <nav class="play-bar replay-bar" aria-label={say('app.name')}>
      <a class="play-home" href="/">
        <span class="visually-hidden">{say('app.home')}</span>
        <Logo size={28} bare />
      </a>
      <h1 class="play-title">
        {title} <small>{say('replay.title')}</small>
      </h1>
      {Progress && (
        <div class="play-progress">
          <Progress {...props} />
        </div>
      )}
      <span class="play-tools">
        {reviewing && (
          <Button
            class="replay-review"
            size="small"
            kind={reviewing.value ? 'primary' : 'plain'}
            icon={reviewing.value ? 'board' : 'chart'}
            onClick={() => (reviewing.value = !reviewing.value)}
          >
            {say(reviewing.value ? 'replay.board' : 'replay.review')}
          </Button>
        )}
        {info.seats.length > 1 && <EyesSwitch watch={watch} names={names} />}
        {link && (
          <Button
            class="replay-wide"
            size="small"
            icon="link"
            onClick={() => void copy(replayAddress(link, watch.step.value, watch.eyes.value))}
          >
            {say('replay.link')}
          </Button>
        )}
        <Button class="replay-wide" size="small" icon="shield" onClick={() => (checking.value = true)}>
          {say('replay.verify')}
        </Button>
        <IconButton
          class="replay-theme"
          icon="theme"
          label={say('app.switchEdition')}
          onClick={() => change({ edition: edition() === 'night' ? 'day' : 'night' })}
        />
        <MenuButton
          label={say('app.more')}
          icon="more"
          iconOnly
          items={[
            ...(link
              ? [
                  {
                    label: say('replay.link'),
                    icon: 'link' as const,
                    onPick: () => void copy(replayAddress(link, watch.step.value, watch.eyes.value)),
                  },
                ]
              : []),
            { label: say('replay.whole'), icon: 'share', onPick: () => void copyWhole() },
            {
              label: say('replay.verify'),
              icon: 'shield',
              onPick: () => {
                checking.value = true
              },
            },
            { label: say('replay.saveLog'), icon: 'download', onPick: () => void saveLog(player, info) },
            {
              label: say(settings.value.plain ? 'table.drawn' : 'table.plain'),
              icon: settings.value.plain ? 'eye' : 'list',
              onPick: () => change({ plain: !settings.value.plain }),
            },
          ]}
        />
      </span>
      {byHand.value !== null && <CopyByHand address={byHand.value} onClose={() => (byHand.value = null)} />}
    </nav>
  )
}

async function saveLog(player: Player, { id, game }: TableInfo): Promise<void> {
  saveFile(`wayfare-${id || game}.log`, await player.request('log', null))
}

function EyesSwitch({ watch, names }: { readonly watch: Watch; readonly names: readonly string[] }) {
  const { eyes } = watch
  const chosen = (value: string): Watching => (value === 'mover' || value === 'spectator' ? value : Number(value))
  return (
    <label class="replay-eyes">
      <span class="caps" aria-hidden="true">
        {say('replay.eyes')}
      </span>
      <select
        class="input input-inline"
        aria-label={say('replay.eyes')}
        value={String(eyes.value)}
        onChange={({ currentTarget }) => {
          eyes.value = chosen(currentTarget.value)
        }}
      >
        <option value="mover">{say('replay.mover')}</option>
        {names.map((name, seat) => (
          <option key={seat} value={seat}>
            {name}
          </option>
        ))}
        <option value="spectator">{say('replay.spectator')}</option>
      </select>
    </label>
  )
}
