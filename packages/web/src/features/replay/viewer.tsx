// A finished game in the frame of a table, with a bar to step through it.

import { type Signal, signal, useSignal } from '@preact/signals'
import type { TableInfo } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { useEffect, useMemo } from 'preact/hooks'
import { partRef } from '../../base/ui/screen-parts.ts'
import '../../board-kit/table-frame.css'
import { query } from '../../base/browser/router.ts'
import { settings } from '../../base/browser/settings.ts'
import { language, say } from '../../base/i18n/index.ts'
import { useLoaded } from '../../base/ui/use-loaded.ts'
import type { Drawer, GameTable, GameTableProps } from '../../board-kit/contract.ts'
import { speakerOf } from '../../board-kit/game-speaker.ts'
import { PhoneTabs } from '../../board-kit/phone-tabs.tsx'
import { makePointing } from '../../board-kit/pointing.ts'
import type { ReplayMark, ReplayParts } from '../../board-kit/replay-parts.ts'
import { namesOf } from '../../board-kit/seat-names.ts'
import { useDrawer } from '../../board-kit/use-drawer.ts'
import type { GameText, Opened } from '../../client/finished/messages.ts'
import type { Player } from '../../client/finished/player.ts'
import { type ReplayLink, replayAddress, replayQuery } from '../../client/finished/replay-address.ts'
import { storedNames } from '../../client/finished/stored-names.ts'
import { makeWatch, type Watch } from '../../client/finished/watching.ts'
import { me } from '../../client/online/session.ts'
import { gameOf, partsOf } from '../../games/index.ts'
import { CurrentMove } from './current-move.tsx'
import { FairnessDialog } from './fairness-dialog.tsx'
import { ReplayBar } from './replay-bar.tsx'
import { type LogLine, logLines, ReplayLog } from './replay-log.tsx'
import { ReplayTable } from './replay-table.tsx'
import { Transport } from './transport.tsx'
import { useReplayKeys } from './use-replay-keys.ts'

type Props = {
  readonly player: Player
  readonly opened: Opened
  readonly info: TableInfo
  readonly given: GameText
  /** The table's id on the server, if it is there. */
  readonly table: string | null
  readonly parts: ReplayParts
}

export function Viewer(props: Props) {
  const { player, opened, info, given, table } = props
  const known = useMemo(() => ('packed' in given ? storedNames(given.packed) : null), [given])
  const names = known?.names ?? namesOf(props)
  const bots = known?.bots ?? info.seats.map(({ bot }) => bot)
  const loaded = useLoadedGame(info.game, names)
  const link = useReplayLink(player, given, table)
  const own = info.seats.findIndex(({ person }) => person !== null && me.value?.ids.includes(person))
  const asked = useMemo(() => replayQuery(query.peek(), opened.steps, info.seats.length), [player])
  const reviewed = asked.review ?? Math.max(0, own)
  const reviewing = useSignal(asked.review !== null && props.parts.mayReview(info))
  const watch = useMemo(() => {
    return makeWatch(player, opened, asked, asked.eyes ?? (own >= 0 ? own : 'mover'))
  }, [player])
  useEffect(() => () => watch.dispose(), [watch])
  useAddress(watch, link, reviewing.value ? reviewed : null)
  useReplayKeys(watch)
  const shot = watch.shot.value
  if (!loaded || !shot || !watch.telling.value)
    return (
      <p class="loading" role="status">
        {say('replay.opening')}
      </p>
    )
  return (
    <Open {...props} {...loaded} {...{ names, bots, watch, link, reviewing }} home={asked.review ?? Math.max(0, own)} />
  )
}

type OpenProps = Props & {
  readonly speaker: GameSpeaker
  readonly game: GameTable | null
  readonly names: readonly string[]
  readonly watch: Watch
  /** The seat whose colours count as the viewer's own. */
  readonly home: number
  readonly link: ReplayLink | null
  readonly bots: readonly (string | null)[]
  readonly reviewing: Signal<boolean>
}

function Open(props: OpenProps) {
  const { player, opened, info, table, speaker, game, names, watch, home, link, bots, reviewing, parts } = props
  const { Review, Rule, mayReview } = parts
  const drawer = useSignal<Drawer>('none')
  useDrawer(drawer)
  const begun = useSignal(false)
  useEffect(() => {
    if (reviewing.value) begun.value = true
  }, [reviewing.value])
  const checking = useSignal(false)
  const shownSeat = useSignal(home)
  const { step, picture, eyes } = watch.shot.value as NonNullable<typeof watch.shot.value>
  const telling = watch.telling.value as NonNullable<typeof watch.telling.value>
  const lines = useMemo(() => logLines(telling, speaker), [telling, speaker])
  const count = telling.steps.findLastIndex((one) => one <= step) + 1
  const told = useMemo(() => telling.told.slice(0, count), [telling, count])
  const pointing = useMemo(() => makePointing(signal([]), { take() {}, refused() {} }), [])
  useEffect(() => () => pointing.dispose(), [pointing])
  const mover = step === 0 ? null : (opened.movers[step - 1] ?? null)
  useEffect(() => {
    if (eyes === 'mover') shownSeat.value = mover ?? home
    else if (eyes !== 'spectator') shownSeat.value = eyes
  }, [eyes, eyes === 'mover' ? mover : null])
  const marks = useSignal<readonly ReplayMark[]>([])
  const rule = useSignal<string | null>(null)
  const decided = eyes === home ? marks.value.find((one) => one.step === step) : undefined
  const text = decided ? decided.text() : textAt(watch, lines, names, speaker)
  const title = gameOf(info.game).title[speaker.language]
  useEffect(() => {
    document.title = `${title} · ${say('replay.title')}`
    return () => {
      document.title = say('app.name')
    }
  }, [title])

  const drawn = game && !settings.value.plain ? game : null
  const motion = useLoaded(drawn !== null, () => loadMotion(info.game))
  const tableProps: GameTableProps = {
    info,
    seat: eyes === 'spectator' ? null : eyes === 'mover' ? home : eyes,
    view: picture.view,
    picture,
    told,
    pointing,
    following: pointing,
    speaker,
    names,
    shownSeat: shownSeat.value,
    showSeat: (next) => {
      shownSeat.value = next
      if (drawn?.boardBySeat && drawer.value === 'side') drawer.value = 'none'
    },
    shared: false,
    undo: null,
    explain: async () => [],
    readRule: (asked) => {
      rule.value = asked
    },
  }
  return (
    <div
      class="play replay"
      ref={partRef('screen')}
      data-theme={gameOf(info.game).theme}
      data-drawer={drawer.value}
      data-table={drawn ? 'drawn' : 'plain'}
      data-reviewing={reviewing.value}
    >
      <ReplayBar
        {...{ player, info, names, watch, link, title, checking }}
        props={tableProps}
        Progress={drawn?.Progress}
        reviewing={mayReview(info) ? reviewing : null}
      />
      {begun.value && (
        <Review
          {...{ player, info, bots, names, speaker, watch, marks }}
          game={drawn}
          table={tableProps}
          seat={home}
          hidden={!reviewing.value}
          show={() => (reviewing.value = false)}
        />
      )}
      {!reviewing.value && (
        <>
          <CurrentMove {...{ watch, info, picture, names, text, table, speaker, decided }} broken={opened.broken} />
          {motion && drawn && (
            <motion.ReplayedMotion {...{ told, speaker }} motion={motion.tableMotion} Glyph={drawn.Glyph} />
          )}
          <main class="play-table" ref={partRef('table')} tabIndex={-1} aria-label={say('table.title')}>
            <ReplayTable props={{ ...tableProps, drawer }} table={drawn} />
            <div class="play-log" ref={partRef('log')}>
              <ReplayLog lines={lines} step={step} go={watch.go} hover={pointing.hover} />
            </div>
          </main>
          {decided?.overlay()}
        </>
      )}
      <Transport {...{ watch, info, names, text }} marks={marks.value} />
      {!reviewing.value && <PhoneTabs {...{ drawer, info, speaker }} table={drawn} />}
      <Rule game={info.game} rule={rule.value} onClose={() => (rule.value = null)} />
      {checking.value && <FairnessDialog player={player} names={names} onClose={() => (checking.value = false)} />}
    </div>
  )
}

/** Loads the animations of a game; null if it has none. */
async function loadMotion(game: string) {
  const [{ ReplayedMotion }, tableMotion] = await Promise.all([
    import('../../board-kit/motion/replayed-motion.tsx'),
    partsOf(game).then(({ motion }) => motion?.()),
  ])
  return tableMotion ? { ReplayedMotion, tableMotion } : null
}

/**
 * Says what happened by the present move. A move without events is named; of a move that this viewer may not see, only
 * the player is named.
 */
function textAt(
  { step, opened, telling }: Watch,
  lines: readonly LogLine[],
  names: readonly string[],
  speaker: GameSpeaker,
): string {
  const at = step.value
  if (at === 0) return say('replay.beginning')
  const line = lines.find((one) => one.step === at)
  if (line) return line.text
  const mover = opened.movers[at - 1] ?? 0
  const { told = [], steps = [] } = telling.value ?? {}
  const facts = told.find(({ n }) => steps[n - 1] === at)?.facts ?? []
  const move = facts.find(({ k, seat, move }) => k === 'move' && seat === mover && typeof move === 'string')
  return move ? speaker.sayFact(move) : say('replay.hidden', { name: names[mover] as string })
}

/** Loads the game's sentences and its own table in the present language. */
function useLoadedGame(id: string, names: readonly string[]) {
  const parts = useSignal<{ readonly speaker: GameSpeaker; readonly game: GameTable | null } | null>(null)
  useEffect(() => {
    let stale = false
    Promise.all([speakerOf(id, language.value, names), gameOf(id).table?.() ?? null]).then(([speaker, game]) => {
      if (!stale) parts.value = { speaker, game }
    })
    return () => {
      stale = true
    }
  }, [id, language.value, names.join('\n')])
  return parts.value
}

/**
 * Makes the link under which others find the replay: on the server, or packed into the link. A log from a file is
 * packed here.
 */
function useReplayLink(player: Player, given: GameText, table: string | null): ReplayLink | null {
  const packed = useSignal<string | null>('packed' in given ? given.packed : null)
  useEffect(() => {
    if (table === null && packed.value === null)
      void player.request('pack', null).then((text) => {
        packed.value = text
      })
  }, [player])
  if (table !== null) return { table }
  return packed.value === null ? null : { packed: packed.value }
}

/** Updates the address a little later, because browsers refuse to change it too often. */
function useAddress(watch: Watch, link: ReplayLink | null, review: number | null): void {
  const [at, eyes] = [watch.step.value, watch.eyes.value]
  useEffect(() => {
    if (!link) return undefined
    const timer = setTimeout(() => history.replaceState(history.state, '', replayAddress(link, at, eyes, review)), 250)
    return () => clearTimeout(timer)
  }, [at, eyes, review, link && JSON.stringify(link)])
}
