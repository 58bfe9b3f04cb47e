import type { Signal } from '@preact/signals'
import type { Picture } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import type { ComponentType } from 'preact'
import { isPhone } from '../../base/browser/media.ts'
import { change, edition, settings } from '../../base/browser/settings.ts'
import { say } from '../../base/i18n/index.ts'
import { SeatMark } from '../../base/ui/avatar.tsx'
import { Button, IconButton } from '../../base/ui/button.tsx'
import { Logo } from '../../base/ui/logo.tsx'
import { partOf } from '../../base/ui/screen-parts.ts'
import { toneOf } from '../../base/ui/seat.ts'
import type { PlayAddOn, PlayMoment } from '../../board-kit/add-on.ts'
import type { Drawer, GameTableProps, Undo } from '../../board-kit/contract.ts'
import { Deferred } from '../../board-kit/deferred.tsx'
import type { Shown, TableSource } from '../../client/table/table-source.ts'
import { gameOf } from '../../games/index.ts'
import { SeatClock } from './seat-clock.tsx'
import { TableMenu } from './table-menu.tsx'
import type { Unread } from './unread.ts'
import { isThere, toggle, togglePanel } from './use-shortcuts.ts'
import { wayBack } from './way-back.ts'

type Props = {
  readonly source: TableSource
  readonly shown: Shown
  readonly picture: Picture
  readonly speaker: GameSpeaker
  readonly drawer: Signal<Drawer>
  readonly help: Signal<boolean>
  readonly trouble: Signal<string | null>
  /** null if there is nobody to talk to. */
  readonly unread: Unread | null
  /** null for spectators. */
  readonly undo: Undo | null
  readonly addOns: readonly PlayAddOn[]
  readonly moment: PlayMoment
  /** True if the game has a drawn table, so that one can switch between it and the lists. */
  readonly hasBoard: boolean
  readonly Progress: ComponentType<GameTableProps> | undefined
  readonly props: GameTableProps
}

export function TopBar({
  shown,
  picture,
  speaker,
  drawer,
  help,
  undo,
  trouble,
  unread,
  addOns,
  moment,
  hasBoard,
  Progress,
  props,
  source,
}: Props) {
  const { watchers } = source.presence.value
  const back = wayBack(shown.info)
  // A phone's bar has no room for these buttons.
  const phone = isPhone.value
  const timed = phone && !picture.over ? timedSeat(picture, shown.seat) : null
  const others = [
    { icon: 'help', label: say('table.help'), onPick: () => (help.value = true) },
    ...(hasBoard ? [asListsOrDrawn()] : []),
    soundSwitch(),
    { icon: 'theme', label: say('app.switchEdition'), onPick: switchEdition },
  ] as const
  // If the chat is beside the table, there is nothing to open.
  const openChat = () => {
    const line = partOf('chat-field')
    if (drawer.value !== 'chat' && line?.checkVisibility()) line.focus()
    else toggle(drawer, 'chat')
  }
  const backSays = back?.startsWith('/learn') ? 'nav.learn' : 'table.trial'
  return (
    <nav class="play-bar" aria-label={say('app.name')}>
      <a class="play-home" href="/">
        <span class="visually-hidden">{say('app.home')}</span>
        <Logo size={28} bare />
      </a>
      <h1 class={back || timed !== null ? 'visually-hidden' : 'play-title'}>
        {gameOf(shown.info.game).title[speaker.language]}
      </h1>
      {back && (
        // The whole label would leave no room for the scores in a phone's bar.
        <Button class="play-trial" href={back} icon="back" size="small" aria-label={say(backSays)}>
          {say(phone && backSays === 'table.trial' ? 'home.trial' : backSays)}
        </Button>
      )}
      {timed !== null && (
        <span class={`play-clock tone-${toneOf(timed)}`}>
          {timed !== shown.seat && <SeatMark seat={timed} tone={toneOf(timed)} />}
          <SeatClock picture={picture} seat={timed} name={props.names[timed] as string} />
        </span>
      )}
      {Progress && (
        <div class="play-progress">
          <Deferred of={Progress} with={props} />
        </div>
      )}
      <span class="play-tools">
        {shown.info.coach && !picture.over && <span class="play-with-coach">{say('table.withCoach')}</span>}
        {watchers > 0 && <span class="play-watchers">{say('table.watchers', { count: watchers })}</span>}
        {undo && <IconButton tool="undo" icon="undo" label={undoSays(undo)} disabled={!undo.can} onClick={undo.act} />}
        {addOns.map(
          (one) =>
            one.tool &&
            isThere(one, moment) && (
              <IconButton
                key={one.id}
                tool={one.tool.id}
                icon={one.tool.icon}
                label={one.tool.label(moment)}
                aria-pressed={moment.panel.value === one.id}
                onClick={() => togglePanel(moment.panel, one.id)}
              />
            ),
        )}
        {unread && (
          <IconButton
            tool="chat"
            icon="chat"
            label={say('table.chat')}
            count={unread.count.value}
            aria-pressed={drawer.value === 'chat'}
            onClick={openChat}
          />
        )}
        <IconButton
          tool="log"
          icon="log"
          label={say('table.log')}
          aria-pressed={drawer.value === 'log'}
          onClick={() => toggle(drawer, 'log')}
        />
        {!phone &&
          others.map(({ label, onPick, ...one }) => <IconButton key={label} {...one} label={label} onClick={onPick} />)}
        <TableMenu {...{ source, shown, picture, trouble }} names={props.names} others={phone ? others : []} />
      </span>
    </nav>
  )
}

/** Names the move that would be undone, and says what follows if it goes past a reveal. */
function undoSays({ can, what, past }: Undo): string {
  if (!can) return say('table.undoNone')
  const named = what === null ? past === null && say('table.undo') : say('table.undoMove', { move: what })
  return [named, past].filter(Boolean).join('. ')
}

/**
 * The seat whose clock a phone's bar shows while all clocks are in a drawer: the viewer's own while it runs, otherwise
 * one that runs, otherwise the viewer's own.
 */
function timedSeat({ clocks }: Picture, own: number | null): number | null {
  if (!clocks) return null
  if (own !== null && clocks.seats[own]?.running) return own
  const running = clocks.seats.findIndex((clock) => clock.running)
  return running >= 0 ? running : own
}

function asListsOrDrawn() {
  const { plain } = settings.value
  return {
    icon: plain ? 'eye' : 'list',
    label: say(plain ? 'table.drawn' : 'table.plain'),
    'aria-pressed': plain,
    onPick: () => change({ plain: !plain }),
  } as const
}

function soundSwitch() {
  const { sound } = settings.value
  return {
    icon: sound ? 'sound' : 'silent',
    label: say(sound ? 'table.soundOff' : 'table.soundOn'),
    onPick: () => change({ sound: !sound }),
  } as const
}

const switchEdition = () => change({ edition: edition() === 'night' ? 'day' : 'night' })
