// A game being played, watched, or over.

import { type Signal, signal, useComputed, useSignal } from '@preact/signals'
import type { Refusal } from '@wayfare/kernel'
import type { Offered, Picture } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { useCallback, useEffect, useMemo, useRef } from 'preact/hooks'
import '../../board-kit/table-frame.css'
import { change, settings } from '../../base/browser/settings.ts'
import { useTitle } from '../../base/browser/title.ts'
import { say } from '../../base/i18n/index.ts'
import { toneOf } from '../../base/ui/seat.ts'
import { showToast } from '../../base/ui/toast.tsx'
import { useLoaded } from '../../base/ui/use-loaded.ts'
import type { GameTable, GameTableProps } from '../../board-kit/contract.ts'
import { Deferred, deferredPointing } from '../../board-kit/deferred.tsx'
import { DrawnTable } from '../../board-kit/drawn-table.tsx'
import { GeneralTable } from '../../board-kit/general-table.tsx'
import { logEntries } from '../../board-kit/log-lines.ts'
import { usual } from '../../board-kit/option-groups.ts'
import { type Drawer, PhoneTabs } from '../../board-kit/phone-tabs.tsx'
import { makePointing } from '../../board-kit/pointing.ts'
import { NOTHING_SELECTED } from '../../board-kit/selection.ts'
import { useDrawer } from '../../board-kit/use-drawer.ts'
import { troubleOf } from '../../client/online/error-text.ts'
import { markOf } from '../../client/table/guided-mark.ts'
import type { Link, Outcome, Shown, TableSource } from '../../client/table/table-source.ts'
import { gameOf } from '../../games/index.ts'
import { CoachBeside } from '../coach/lazy-coach-panel.tsx'
import { WhyBeside } from '../coach/lazy-why-note.tsx'
import { consentFor, mayAsk, mayAskWhy } from '../coach/permissions.ts'
import { useConsentNews } from '../coach/use-consent-news.ts'
import { useGlossary } from '../glossary/use-glossary.ts'
import { GuideBeside } from '../guide/lazy-guide-panel.tsx'
import { noteAnswer, noteDoubt, noteFinished } from '../help/level.ts'
import { RuleOverTable } from '../rulebook/rule-over-table.tsx'
import { useAbsence } from './absence.ts'
import { Announcer } from './announcer.tsx'
import { ChatBox } from './chat-box.tsx'
import { hasCompany } from './company.ts'
import { makeConfirming } from './confirming.ts'
import { departuresOf, useSeatNews } from './departures.ts'
import { HelpDialog } from './help-dialog.tsx'
import { kindOf, learn, mayBeFinal } from './irreversible-moves.ts'
import { useKeyboard } from './keyboard.ts'
import { LogList } from './log-list.tsx'
import { Prompt } from './prompt.tsx'
import { orFirst } from './refusal-filters.ts'
import { RefusalNote } from './refusal-note.tsx'
import { ofPointed, ofUsable } from './refusals-of-pointed.ts'
import { Rivals } from './rivals.tsx'
import { useShownSeat } from './shown-seat.ts'
import { paymentToMakeAtOnce } from './single-payment.ts'
import { useTableSounds } from './table-sounds.ts'
import { TopBar } from './top-bar.tsx'
import { goesBackAlone, sayUndone, undoesTwo, undoneMove, undoStep } from './undoing.ts'
import { useUnread } from './unread.ts'
import { sinceOwn } from './while-away.ts'
import { SinceNote } from './while-away-note.tsx'

export type PlayProps = {
  readonly source: TableSource
  readonly shown: Shown
  readonly picture: Picture
  readonly speaker: GameSpeaker
  readonly table: GameTable | null
  readonly names: readonly string[]
}

export function PlayScreen({ source, shown, picture, speaker, table, names }: PlayProps) {
  const { info, seat, told } = shown
  const refused = useSignal<readonly Refusal[]>([])
  const about = useSignal<string | null>(null)
  const trouble = useSignal<string | null>(null)
  const busy = useSignal(false)
  const drawer = useSignal<Drawer>('none')
  const help = useSignal(false)
  const sheet = useSignal(false)
  const coaching = useSignal(false)
  const rule = useSignal<string | null>(null)
  const options = useComputed(() => source.shown.value?.picture?.options ?? NONE)

  // Whoever was told to wait has nothing to wait for when the game is over.
  useEffect(() => {
    if (picture.over && refused.value.length > 0) refused.value = []
  }, [picture.over])

  const questionNow = (): string => source.shown.peek()?.picture?.question?.op ?? ''
  /** Whether it was done. */
  async function send(work: Promise<Outcome>): Promise<boolean> {
    busy.value = true
    if (refused.value.length > 0) refused.value = []
    const outcome = await work
    busy.value = false
    if (outcome === 'done') trouble.value = null
    else if (outcome.reasons.length > 0) {
      about.value = null
      refused.value = outcome.reasons
    } else trouble.value = troubleOf(outcome.code)
    return outcome === 'done'
  }
  /** One after another, for some of them show others something; what they lead to waits for a yes. */
  async function playSteps(steps: readonly string[], then: string): Promise<void> {
    for (const move of steps) if (!(await send(source.move([move])))) return
    const wanted = options.peek().find(({ move }) => move === then)
    if (wanted) confirming.arm(wanted)
  }
  const { explain, read } = useMemo(
    () => ({
      read(asked: string) {
        rule.value = asked
      },
      async explain(what: string) {
        const reasons = await source.explain(what)
        noteDoubt(info.game, questionNow())
        about.value = what
        const told = reasons.map(orFirst(source.shown.peek()?.picture?.question?.op))
        const { pointed, offered } = pointing
        const inHand = [what, ...pointed.peek()]
        refused.value = ofUsable(ofPointed(told, pointed.peek()), (id) => inHand.includes(id) || offered.peek().has(id))
        return reasons
      },
    }),
    [source],
  )
  const now = useRef<{ readonly table: GameTable | null; readonly props: GameTableProps } | null>(null)
  /** By the number under which they were told: payments that needed no press. */
  const paidAtOnce = useRef(new Set<number>())
  const sent = useRef<{ readonly kind: string; readonly undo: number } | null>(null)
  const { pointing, following, confirming } = useMemo(() => {
    const kind = (option: Offered): string => {
      const at = source.shown.peek()
      return at?.picture ? kindOf(at.info, at.picture, option) : ''
    }
    const needsConfirming = (option: Offered): boolean => {
      const { confirm } = settings.peek()
      const { table, props } = now.current ?? {}
      if (confirm === 'always' || (props && table?.warns?.(option, props)?.asks)) return true
      if (confirm !== 'final') return false
      return props && table?.reveals ? table.reveals(option, props) !== null : mayBeFinal(kind(option))
    }
    const sendMove = (option: Offered) => {
      // One at a time: a second tap belongs to what is on its way.
      if (busy.peek()) return
      sent.current = { kind: kind(option), undo: source.shown.peek()?.picture?.undo ?? 0 }
      const question = questionNow()
      void send(source.move([option.move])).then((done) => {
        if (!done) return
        noteAnswer(info.game, question)
        void payAtOnce()
      })
    }
    /** Where the move has a price that can be paid in one way only. In a guided game paying is a step of its own. */
    async function payAtOnce(): Promise<void> {
      const at = source.shown.peek()
      const { table, props } = now.current ?? {}
      if (!at?.picture || !table || !props || !settings.peek().payAtOnce || markOf(info.id) !== null) return
      const payment = paymentToMakeAtOnce(table, { ...props, picture: at.picture, view: at.picture.view })
      if (!payment || needsConfirming(payment)) return
      // Noted before it is made, for it is drawn as soon as it is told.
      const n = at.n + 1
      paidAtOnce.current.add(n)
      if (!(await send(source.move([payment.move])))) paidAtOnce.current.delete(n)
    }
    const selection = signal(NOTHING_SELECTED)
    const confirming = makeConfirming(options, needsConfirming, sendMove, selection)
    const pointing = makePointing(options, { take: confirming.take, refused: (id) => void explain(id) }, selection)
    return { pointing, following: deferredPointing(pointing), confirming }
  }, [source])
  useEffect(
    () => () => {
      following.dispose()
      pointing.dispose()
      confirming.dispose()
    },
    [pointing],
  )
  useEffect(() => {
    if (sent.current && told.at(-1)?.seat === seat) learn(sent.current.kind, picture.undo <= sent.current.undo)
    sent.current = null
  }, [shown.n])
  const shownSeat = useShownSeat(seat, picture.question && shown.n, pointing.pointed)
  const showSeat = useCallback((next: number) => {
    shownSeat.value = next
    if (now.current?.table?.boardBySeat && drawer.value === 'side') drawer.value = 'none'
  }, [])
  const wasOver = useRef(picture.over)
  useEffect(() => {
    sheet.value = picture.over
    if (picture.over && !wasOver.current && seat !== null) noteFinished(info.game)
    wasOver.current = picture.over
  }, [picture.over])
  // What was in the way belongs to the moment at which it was tried.
  useEffect(() => {
    trouble.value = null
  }, [shown.n])
  const step = undoStep(shown, paidAtOnce.current)
  const toast = useRef(() => {})
  const undo = async () => {
    // Looked up now: two presses of the key may come with one picture.
    const now = source.shown.peek()
    const step = now && undoStep(now, paidAtOnce.current)
    if (!step || busy.peek()) return
    const two = step === 'undo' && now.picture !== null && now.picture.undo > 1 && undoesTwo(now, paidAtOnce.current)
    if (!(await send(step === 'undo' ? source.undo() : source.propose(step)))) return
    if (two) await send(source.undo())
    if (step !== 'undo') {
      // On a phone it lies over the button, which may be pressed again.
      toast.current()
      toast.current = showToast({ text: say('table.wentPast'), icon: 'undo', lasts: 2500 })
    }
    noteDoubt(info.game, questionNow())
  }
  const past = step !== null && step !== 'undo' ? say('table.undoPast') : null
  const undoing = useMemo(() => {
    const move = undoneMove(told, step, seat, paidAtOnce.current)
    return { can: step !== null, what: sayUndone(move, speaker), move, past, act: () => void undo() }
  }, [told, step !== null, past, seat, speaker, source])
  const shortcuts = useMemo(
    () => ({
      undo: () => void undo(),
      log: () => {
        const filter = document.querySelector<HTMLElement>('.general-filter input')
        if (filter) filter.focus()
        else toggle(drawer, 'log')
      },
      help: () => {
        help.value = !help.value
      },
      hint: () => {
        coaching.value = !coaching.value
      },
      fit: () => dispatchEvent(new Event('wayfare-fit')),
      usual: () => usual(pointing.left.value, source.shown.value?.picture?.question ?? null),
      armed: () => confirming.armed.value !== null,
      yes: confirming.yes,
      no: confirming.no,
    }),
    [source],
  )
  useKeyboard(pointing, shortcuts)
  useDrawer(drawer)
  const mine = source.mine.value
  const entries = useMemo(() => logEntries(told, speaker, picture.undo, seat), [told, speaker, picture.undo, seat])
  const absence = useAbsence(shown, source.link.value)
  const isBack = absence.isBack.value && picture.question && !info.practice
  const since = isBack && seat !== null ? sinceOwn(entries, seat) : []
  useTableSounds({ told, n: shown.n, mine: picture.question !== null, over: picture.over, refused: refused.value })
  useReturn(source.link.value)
  useSeatNews(info, names, mine)
  const unread = useUnread(info.id, source.chat)
  const talks = hasCompany(info, mine)
  useGlossary(info.game, table?.Glyph, read)
  useTurnTitle(
    seat !== null && picture.turn.includes(seat),
    turnOfOther(picture, names),
    gameOf(info.game).title[speaker.language],
  )

  const props: GameTableProps = {
    info,
    seat,
    view: picture.view,
    picture,
    told,
    pointing,
    following,
    speaker,
    names,
    shownSeat: shownSeat.value,
    showSeat,
    shared: source.mine.value.length > 1,
    undo: seat === null ? null : undoing,
    explain,
    readRule: read,
  }
  now.current = { table, props }
  // A screen that goes round shows nothing of one seat to the next, not even for a frame.
  const secrets = `${info.id} ${seat}`
  const drawn = table && !settings.value.plain ? table : null
  const theme = gameOf(info.game).theme
  const coached = mayAsk(shown, mine)
  const closed = consentFor(shown) !== null
  useConsentNews(shown, mine)
  const loaded = useLoaded(picture.over, loadEnd)
  const End = picture.over && sheet.value ? loaded : null
  const guided = useMemo(() => markOf(info.id) !== null, [info.id])
  // A hint is for one moment: then the guide, over whom it lies, goes on.
  useEffect(() => {
    if (guided) coaching.value = false
  }, [shown.n])
  return (
    <div
      class="play"
      data-own={seat === null ? undefined : toneOf(seat)}
      data-theme={theme}
      data-drawer={drawer.value}
      data-table={drawn ? 'drawn' : 'plain'}
    >
      {drawn && (
        <button
          type="button"
          class="skip-link"
          onClick={() => {
            change({ plain: true })
            document.querySelector<HTMLElement>('.play-table')?.focus()
          }}
        >
          {say('table.skipPlain')}
        </button>
      )}
      <TopBar
        {...{ source, shown, picture, speaker, drawer, help, trouble }}
        unread={talks ? unread : null}
        undo={props.undo}
        coaching={coached || closed ? coaching : null}
        closed={closed}
        hasBoard={table !== null}
        Progress={drawn?.Progress}
        props={{ ...props, pointing: following }}
      />
      <Prompt
        {...{ source, shown, picture, speaker, pointing, names, sheet, trouble }}
        busy={busy}
        confirming={confirming}
        takeAll={(moves) => void send(source.move(moves))}
        plain={drawn === null}
        since={
          since.length > 0 && <SinceNote {...{ since, info, names }} hover={pointing.hover} dismiss={absence.dismiss} />
        }
        Glyph={drawn?.Glyph}
        table={drawn}
        props={props}
      />
      <Announcer source={source} shown={shown} entries={entries} names={names} />
      <RefusalNote
        {...{ refused, speaker, about }}
        game={info.game}
        how={
          picture.question && {
            n: shown.n,
            question: picture.question.op,
            view: picture.view,
            Glyph: table?.Glyph,
            ask: source.how,
            play: playSteps,
            hover: pointing.hover,
          }
        }
      />
      {End ? (
        <End
          {...{ shown, picture, speaker, names, sheet, source }}
          chat={talks && <ChatBox {...{ source, info, unread }} />}
          beside={table?.beside?.(props) ?? NOBODY}
        />
      ) : (
        <main class="play-table" data-clocks={picture.clocks !== null} tabIndex={-1} aria-label={say('table.title')}>
          {drawn ? (
            <DrawnTable key={secrets} table={drawn} props={props} />
          ) : (
            <GeneralTable {...props} Glyph={table?.Glyph} />
          )}
          <aside class="play-side" aria-label={say('table.rivals')}>
            <Deferred key={secrets} of={Rivals} with={{ ...props, pointing: following, source, table: drawn }} />
          </aside>
          <div class="play-log">
            <LogList
              entries={entries}
              info={info}
              own={seat}
              departures={departuresOf(info, names)}
              leftAt={absence.isBack.value && !info.practice ? absence.leftAt.value : 0}
              replay={info.status === 'finished' ? info.id : null}
              alone={goesBackAlone(info, seat)}
              hover={pointing.hover}
              close={closing(drawer, 'log')}
            />
            {talks && <ChatBox {...{ source, info, unread }} close={closing(drawer, 'chat')} />}
          </div>
        </main>
      )}
      {(coached || closed) && (
        <CoachBeside key={secrets} open={coaching} {...{ source, shown, picture, speaker, pointing, busy }} />
      )}
      {mayAskWhy(shown, mine) && (
        <WhyBeside
          key={secrets}
          opened={drawer.value === 'log' || drawer.value === 'side'}
          {...{ source, shown, speaker, names, entries }}
        />
      )}
      <RuleOverTable game={info.game} rule={rule.value} onClose={() => (rule.value = null)} />
      {guided && !coaching.value && !picture.over && (
        <GuideBeside key={secrets} {...{ shown, picture, speaker, pointing, drawer, read }} />
      )}
      {!End && <PhoneTabs {...{ drawer, info, speaker }} table={drawn} pointing={following} />}
      <HelpDialog open={help} game={info.game} />
    </div>
  )
}

const NONE: readonly Offered[] = []
const loadEnd = async () => (await import('./end-screen.tsx')).EndScreen
const NOBODY: readonly never[] = []

function toggle(drawer: { value: Drawer }, which: Drawer): void {
  drawer.value = drawer.value === which ? 'none' : which
}

/** What its cross does, while it is open. */
const closing = (drawer: Signal<Drawer>, which: Drawer): (() => void) | undefined =>
  drawer.value === which ? () => toggle(drawer, which) : undefined

/** A connection that was lost and is back is worth a word. */
function useReturn(link: Link): void {
  const before = useRef(link)
  useEffect(() => {
    if (before.current === 'lost' && link === 'open')
      showToast({ text: say('table.linkBack'), kind: 'good', icon: 'online' })
    before.current = link
  }, [link])
}

/** The one whom all wait for, if it is one. */
function turnOfOther({ turn, over }: Picture, names: readonly string[]): string | null {
  const [seat, more] = turn
  return seat === undefined || more !== undefined || over ? null : (names[seat] ?? null)
}

/** The tab says whose turn it is. */
function useTurnTitle(mine: boolean, other: string | null, game: string): void {
  const whose = mine ? `● ${say('home.yourTurn')}` : other !== null ? say('home.turnOf', { name: other }) : null
  useTitle(whose === null ? game : `${whose} · ${game}`)
}
