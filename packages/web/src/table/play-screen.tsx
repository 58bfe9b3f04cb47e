// A game being played, watched, or over.

import { useComputed, useSignal } from '@preact/signals'
import type { Refusal } from '@wayfare/kernel'
import type { Offered, Picture } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { useEffect, useMemo } from 'preact/hooks'
import './play-screen.css'
import { settings } from '../app/settings.ts'
import { gameOf } from '../games/index.ts'
import { say } from '../i18n/index.ts'
import { ChatBox } from './chat-box.tsx'
import type { GameTable, GameTableProps } from './contract.ts'
import { EndScreen } from './end-screen.tsx'
import { GeneralTable } from './general-table.tsx'
import { HelpDialog } from './help-dialog.tsx'
import { useKeyboard } from './keyboard.ts'
import { LogList } from './log-list.tsx'
import { PhoneTabs } from './phone-tabs.tsx'
import { makePointing } from './pointing.ts'
import { Prompt } from './prompt.tsx'
import { RefusalNote } from './refusal-note.tsx'
import { Rivals } from './rivals.tsx'
import type { Outcome, Shown, TableSource } from './source.ts'
import { TopBar } from './top-bar.tsx'

export type PlayProps = {
  readonly source: TableSource
  readonly shown: Shown
  readonly picture: Picture
  readonly voice: GameSpeaker
  readonly table: GameTable | null
  readonly names: readonly string[]
}

/** What is opened over the table on a narrow screen. */
export type Drawer = 'none' | 'aside' | 'outlook' | 'side' | 'log'

export function PlayScreen({ source, shown, picture, voice, table, names }: PlayProps) {
  const { info, seat, told } = shown
  const refused = useSignal<readonly Refusal[]>([])
  const trouble = useSignal<string | null>(null)
  const busy = useSignal(false)
  const drawer = useSignal<Drawer>('none')
  const help = useSignal(false)
  const sheet = useSignal(false)
  const shownSeat = useSignal(seat ?? 0)
  const options = useComputed(() => source.shown.value?.picture?.options ?? NONE)

  async function send(work: Promise<Outcome>): Promise<void> {
    busy.value = true
    refused.value = []
    const outcome = await work
    busy.value = false
    if (outcome === 'done') trouble.value = null
    else if (outcome.reasons.length > 0) refused.value = outcome.reasons
    else trouble.value = outcome.code === 'stale' ? say('table.stale') : outcome.message
  }
  const explain = async (what: string) => {
    const reasons = await source.explain(what)
    refused.value = reasons
    return reasons
  }
  const pointing = useMemo(
    () =>
      makePointing(options, {
        take: ({ move }: Offered) => void send(source.move([move])),
        refused: (id) => void explain(id),
      }),
    [source],
  )
  useEffect(() => () => pointing.dispose(), [pointing])
  useEffect(() => {
    if (seat !== null) shownSeat.value = seat
  }, [seat])
  useEffect(() => {
    sheet.value = picture.over
  }, [picture.over])
  const undo = () => picture.undo > 0 && void send(source.undo())
  const shortcuts = useMemo(
    () => ({
      undo,
      log: () => toggle(drawer, 'log'),
      help: () => {
        help.value = !help.value
      },
      fit: () => dispatchEvent(new Event('wayfare-fit')),
    }),
    [picture.undo > 0, source],
  )
  useKeyboard(pointing, shortcuts)
  useTitle(seat !== null && picture.turn.includes(seat), gameOf(info.game).title[voice.language])

  const props: GameTableProps = {
    info,
    seat,
    view: picture.view,
    picture,
    told,
    pointing,
    speaker: voice,
    names,
    shownSeat: shownSeat.value,
    showSeat: (next) => {
      shownSeat.value = next
    },
    shared: source.mine.value.length > 1,
    explain,
  }
  const drawn = table && !settings.value.plain ? table : null
  const world = gameOf(info.game).world
  return (
    <div class="play" data-world={world} data-drawer={drawer.value} data-table={drawn ? 'drawn' : 'plain'}>
      <TopBar
        {...{ source, shown, picture, voice, drawer, help, undo, trouble }}
        Progress={drawn?.Progress}
        props={props}
      />
      <Prompt
        {...{ source, shown, picture, voice, pointing, names, sheet, trouble }}
        busy={busy.value}
        Glyph={drawn?.Glyph}
      />
      <RefusalNote refused={refused} voice={voice} />
      {picture.over && sheet.value !== false ? (
        <EndScreen {...{ shown, picture, voice, names, sheet, source }} />
      ) : (
        <main class="play-table" tabIndex={-1} aria-label={say('table.title')}>
          {drawn ? <Drawn table={drawn} props={props} /> : <GeneralTable {...props} />}
          <aside class="play-side" aria-label={say('table.rivals')}>
            <Rivals {...{ source, shown, picture, names, props }} Rival={drawn?.Rival} />
          </aside>
          <section class="play-log" aria-label={say('table.log')}>
            <LogList told={told} voice={voice} undo={picture.undo} own={seat} hover={pointing.hover} />
            <ChatBox source={source} />
          </section>
        </main>
      )}
      <PhoneTabs drawer={drawer} />
      <HelpDialog open={help} />
    </div>
  )
}

function Drawn({
  table: { Board, Aside, Outlook, Mine },
  props,
}: {
  readonly table: GameTable
  readonly props: GameTableProps
}) {
  return (
    <>
      <aside class="play-aside">
        <Aside {...props} />
      </aside>
      <div class="play-board">
        <Board {...props} />
      </div>
      <aside class="play-outlook">
        <Outlook {...props} />
      </aside>
      <section class="play-mine" aria-label={say('table.mine')}>
        <Mine {...props} />
      </section>
    </>
  )
}

const NONE: readonly Offered[] = []

function toggle(drawer: { value: Drawer }, which: Drawer): void {
  drawer.value = drawer.value === which ? 'none' : which
}

/** The tab says whose turn it is. */
function useTitle(mine: boolean, game: string): void {
  useEffect(() => {
    document.title = mine ? `● ${say('home.yourTurn')} · ${game}` : `${game} · ${say('app.name')}`
    return () => {
      document.title = say('app.name')
    }
  }, [mine, game])
}
