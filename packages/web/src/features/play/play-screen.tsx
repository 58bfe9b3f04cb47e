// The screen of a game that is being played, watched, or over.

import type { Picture } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { useCallback, useMemo, useRef } from 'preact/hooks'
import { partRef } from '../../base/ui/screen-parts.ts'
import '../../board-kit/table-frame.css'
import { settings } from '../../base/browser/settings.ts'
import { toneOf } from '../../base/ui/seat.ts'
import { useLoaded } from '../../base/ui/use-loaded.ts'
import type { PlayAddOn, PlayMoment } from '../../board-kit/add-on.ts'
import type { GameTable, GameTableProps } from '../../board-kit/contract.ts'
import { logEntries } from '../../board-kit/log-lines.ts'
import { PhoneTabs } from '../../board-kit/phone-tabs.tsx'
import type { Shown, TableSource } from '../../client/table/table-source.ts'
import { gameOf } from '../../games/index.ts'
import { useAbsence } from './absence.ts'
import { AddOnPanels } from './add-on-panels.tsx'
import { Announcer } from './announcer.tsx'
import { canChat } from './can-chat.ts'
import { LazyChatBox } from './lazy-chat-box.tsx'
import { loadEnd } from './load-end.ts'
import { useMoment, usePlay } from './play.ts'
import { PlayTable, secretsOf } from './play-table.tsx'
import { Prompt } from './prompt.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { useShownSeat } from './shown-seat.ts'
import { SkipToLists } from './skip-to-lists.tsx'
import { TopBar } from './top-bar.tsx'
import { useUnread } from './unread.ts'
import { useNews } from './use-news.ts'
import { useShortcuts } from './use-shortcuts.ts'
import { useUndo } from './use-undo.ts'
import { entriesSinceOwn } from './while-away.ts'

type PlayProps = {
  readonly source: TableSource
  readonly shown: Shown
  readonly picture: Picture
  readonly speaker: GameSpeaker
  readonly table: GameTable | null
  readonly names: readonly string[]
  readonly addOns: readonly PlayAddOn[]
}

export function PlayScreen({ source, shown, picture, speaker, table, names, addOns }: PlayProps) {
  const { info, seat, told } = shown
  const play = usePlay(source)
  const { sending, choosing, drawer, help, sheet, toShow, panel, rule, read } = play
  const { busy, trouble, refused, about } = sending
  const { pointing, following, confirming, explain } = choosing
  useMoment(play, shown, picture)
  useNews(play, shown, picture, names)
  const shownSeat = useShownSeat(seat, picture.question && shown.n, pointing.pointed)
  const showSeat = useCallback(
    (next: number) => {
      shownSeat.value = next
      if (play.drawn.current?.table?.boardBySeat && drawer.value === 'side') drawer.value = 'none'
    },
    [play],
  )
  const mine = source.mine.value
  const entries = useMemo(() => logEntries(told, speaker, picture.undo, seat), [told, speaker, picture.undo, seat])
  const absence = useAbsence(shown, source.link.value)
  const isBack = absence.isBack.value && picture.question && !info.practice
  const since = isBack && seat !== null ? entriesSinceOwn(entries, seat) : []
  const WhileAwayNote = useLoaded(since.length > 0, loadWhileAwayNote)
  const unread = useUnread(info.id, source.chat)
  const talk = canChat(info, mine) ? unread : null
  const undo = useUndo({ source, shown, speaker, sending, choosing })
  const props: GameTableProps = {
    ...{ info, seat, picture, told, pointing, following, speaker, names, showSeat, drawer, explain },
    view: picture.view,
    shownSeat: shownSeat.value,
    shared: mine.length > 1,
    undo: seat === null ? null : undo,
    readRule: read,
  }
  play.drawn.current = { table, props }
  const moment: PlayMoment = {
    ...{ source, shown, picture, speaker, names, table, pointing, props, entries, busy, drawer, panel, rule, read },
    playSteps: choosing.playSteps,
    openHelp: play.openHelp,
  }
  useShortcuts(play, addOns, moment, undo)
  const drawn = table && !settings.value.plain ? table : null
  const uncounted = useRef(!picture.over)
  const loaded = useLoaded(picture.over, () => loadEnd(addOns))
  const Help = useLoaded(help.value, async () => (await import('./load-help.ts')).loadHelp(addOns, info.game))
  const End = picture.over && sheet.value ? loaded : null
  return (
    <div
      class="play"
      ref={partRef('screen')}
      data-own={seat === null ? undefined : toneOf(seat)}
      data-theme={gameOf(info.game).theme}
      data-drawer={drawer.value}
      data-table={drawn ? 'drawn' : 'plain'}
    >
      {drawn && <SkipToLists />}
      <TopBar
        {...{ source, shown, picture, speaker, drawer, help, trouble, addOns, moment }}
        unread={talk}
        undo={props.undo}
        hasBoard={table !== null}
        Progress={drawn?.Progress}
        props={{ ...props, pointing: following }}
      />
      <Prompt
        {...{
          source,
          shown,
          picture,
          speaker,
          pointing,
          names,
          sheet,
          toShow,
          trouble,
          busy,
          confirming,
          props,
          addOns,
        }}
        takeAll={choosing.takeAll}
        plain={drawn === null}
        since={
          since.length > 0 &&
          WhileAwayNote && (
            <WhileAwayNote {...{ since, info, names, toShow }} hover={pointing.hover} dismiss={absence.dismiss} />
          )
        }
        Glyph={drawn?.Glyph}
        table={drawn}
      />
      <Announcer {...{ source, shown, entries, names }} />
      <RefusalNote
        {...{ refused, speaker, about, addOns, rule }}
        game={info.game}
        how={
          picture.question && {
            n: shown.n,
            question: picture.question.op,
            view: picture.view,
            Glyph: table?.Glyph,
            ask: source.how,
            play: choosing.playSteps,
            hover: pointing.hover,
          }
        }
      />
      {End ? (
        <End.EndScreen
          {...{ shown, picture, speaker, names, sheet, source, uncounted }}
          endParts={End.endParts}
          chat={talk && <LazyChatBox {...{ source, info }} unread={talk} />}
          beside={table?.beside?.(props) ?? NOBODY}
        />
      ) : (
        <PlayTable {...{ source, table, drawn, props, entries, drawer, absence }} unread={talk} />
      )}
      <AddOnPanels key={secretsOf(shown)} {...{ addOns, moment }} />
      {!End && <PhoneTabs {...{ drawer, info, speaker }} table={drawn} pointing={following} />}
      {Help && <Help.HelpDialog open={help} game={info.game} explained={Help.sheet && { sheet: Help.sheet, moment }} />}
    </div>
  )
}

const NOBODY: readonly never[] = []
const loadWhileAwayNote = async () => (await import('./while-away-note.tsx')).WhileAwayNote
