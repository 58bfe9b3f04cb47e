// The hint panel beside the board: the suggested lines, the points each may lead to, and why. Pointing at one draws its
// next step on the board.

import { useSignal } from '@preact/signals'
import type { MoveLine } from '@wayfare/bots/coach'
import type { Offered, Picture } from '@wayfare/protocol'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { partOf } from '../../base/ui/screen-parts.ts'
import type { PlayMoment } from '../../board-kit/add-on.ts'
import { AdviceOverlay } from '../../board-kit/advice-overlay.tsx'
import { bringForward } from '../../board-kit/element-boxes.ts'
import { EARLY, SPREAD, verdictOn } from '../../board-kit/suggestion-verdict.ts'
import { rememberCoached, wouldCount } from '../../client/table/coached-tables.ts'
import { ChancesBar } from './chances-bar.tsx'
import { type Coach, type Counsel, makeCoach } from './coach.ts'
import { sheetOf } from './panel-size.ts'
import { SidePanel, ThinkingProgress } from './side-panel.tsx'
import { WayRow } from './way-row.tsx'

export type CoachProps = Pick<
  PlayMoment,
  'source' | 'shown' | 'picture' | 'speaker' | 'pointing' | 'busy' | 'drawer'
> & { close(): void }

export function CoachPanel({ source, shown, picture, speaker, pointing, busy, drawer, close }: CoachProps) {
  const coach = useMemo(() => makeCoach(source), [source])
  /** The suggestion that is followed or pointed at, by its main move, and how many of its steps have been made. */
  const chosen = useSignal<string | null>(null)
  const made = useSignal(0)
  const at = useSignal(shown.n)
  /** On a phone, true if only the chosen suggestion is shown, so that the board can be seen. */
  const folded = useSignal(false)
  /** True if this hint makes the game uncounted. */
  const uncounts = useSignal(false)
  const counsel = coach.counsel.value
  const { all, left } = waysLeft(counsel, useOrder(counsel), chosen.value, made.value, at.value === shown.n)
  const followed = all.find(({ main }) => main === chosen.value) ?? all[0]
  const current = left.includes(followed as MoveLine) ? followed : undefined
  const next = current && optionOf(picture, current.moves[made.value])
  const sheet = sheetOf({
    folded: folded.value && next !== undefined,
    thinking: counsel?.state === 'thinking',
    left: left.length > 0,
  })

  const ask = () => {
    uncounts.value = wouldCount(shown.info)
    rememberCoached(shown.info.id)
    chosen.value = null
    made.value = 0
    at.value = shown.n
    folded.value = false
    coach.ask()
  }
  useEffect(() => {
    if (picture.question) ask()
    return () => coach.dispose()
  }, [coach])
  // A suggestion is followed step by step, and any other event makes it outdated. This runs before the next paint, so
  // that it does not look outdated for a moment.
  useLayoutEffect(() => {
    if (at.value === shown.n || !followed) return
    coach.stop()
    if (!optionOf(picture, followed.moves[made.value + 1])) return
    chosen.value = followed.main
    made.value++
    at.value = shown.n
  }, [shown.n])
  const lit = next && (next.on?.find((id) => !pointing.pointed.value.includes(id)) ?? next.move)
  useEffect(() => {
    if (lit) pointing.hover(lit)
  }, [lit, chosen.value])
  useEffect(() => () => pointing.hover(null), [])
  useBelow(sheet !== 'open')
  const show = () => {
    folded.value = true
    bringForward([...(next?.on ?? []), ...(current?.on ?? [])], drawer)
  }

  const play = () => {
    if (next && !busy.peek()) pointing.take(next)
  }
  const numberOf = (way: MoveLine): number => all.findIndex(({ main }) => main === way.main) + 1
  const numbers = (ways: readonly MoveLine[]): string =>
    new Intl.ListFormat(speaker.language).format(ways.map(numberOf).sort().map(String))
  return (
    <>
      <AdviceOverlay
        marks={left.map((way) => ({
          number: numberOf(way),
          option: optionOf(picture, way.moves[made.value]),
          aim: way.moves.indexOf(way.main) < made.value ? [] : way.on,
          chosen: way === current,
        }))}
      />
      <SidePanel
        title={say('coach.title')}
        foot={<Foot counsel={counsel} />}
        buttons={<Buttons counsel={counsel} left={left.length} made={made.value} {...{ picture, coach, ask }} />}
        sheet={sheet}
        close={close}
        choose={(place) => {
          const way = left[place]
          if (way) chosen.value = way.main
        }}
      >
        {counsel && 'ways' in counsel && left.length > 0 && made.value === 0 && (
          <ChancesBar ways={counsel.ways} worlds={counsel.worlds} />
        )}
        <p class="coach-verdict" role="status">
          {verdictText(counsel, left.length, picture.question !== null, numbers)}
        </p>
        {uncounts.value && <p class="coach-uncounted">{say('coach.uncounted')}</p>}
        {left.length > 0 && (
          <>
            <p class="coach-count">
              <b>{say('coach.ways', { count: left.length })}</b> <span>{say('coach.points')}</span>
            </p>
            <ol class="coach-ways">
              {left.map((way) => (
                <WayRow
                  key={way.main}
                  {...{ way, speaker, picture }}
                  number={numberOf(way)}
                  all={counsel && 'ways' in counsel && counsel.worlds >= EARLY ? counsel.ways : []}
                  spread={counsel !== null && 'worlds' in counsel && counsel.worlds >= SPREAD}
                  numberOf={numberOf}
                  made={made.value}
                  chosen={way === current}
                  next={way === current ? next : undefined}
                  choose={() => (chosen.value = way.main)}
                  play={play}
                  folded={sheet === 'strip'}
                  show={show}
                  unfold={() => (folded.value = false)}
                />
              ))}
            </ol>
          </>
        )}
        {shown.info.coach && <p class="coach-agreed">{say('table.coachOpen')}</p>}
      </SidePanel>
    </>
  )
}

/** A folded panel is placed below the table and not over it. */
function useBelow(folded: boolean): void {
  useLayoutEffect(() => {
    const [sheet, play] = [partOf('coach'), partOf('screen')]
    if (!folded || !sheet || !play) return
    const watch = new ResizeObserver(() => play.style.setProperty('--strip', `${sheet.offsetHeight}px`))
    watch.observe(sheet)
    return () => {
      watch.disconnect()
      play.style.removeProperty('--strip')
    }
  }, [folded])
}

const optionOf = (picture: Picture, move: string | undefined): Offered | undefined =>
  move === undefined ? undefined : picture.options.find((option) => option.move === move)

/** Once a suggestion is being followed, the others no longer apply. */
function waysLeft(
  counsel: Counsel | null,
  order: readonly string[],
  chosen: string | null,
  made: number,
  fresh: boolean,
): { readonly all: readonly MoveLine[]; readonly left: readonly MoveLine[] } {
  if (!counsel || !('courses' in counsel)) return { all: [], left: [] }
  const all = counsel.courses.slice().sort((a, b) => order.indexOf(a.main) - order.indexOf(b.main))
  if (!fresh) return { all, left: [] }
  return { all, left: made > 0 ? all.filter(({ main }) => main === chosen) : all }
}

/**
 * Sorts the suggestions, the best first. They change places only when there is something to say, and at the end, so
 * that readers do not lose their place.
 */
function useOrder(counsel: Counsel | null): readonly string[] {
  const order = useRef<{ readonly when: string; readonly mains: readonly string[] }>({ when: '', mains: [] })
  if (!counsel || counsel.state === 'failed') return []
  const { about, state, worlds, ways, courses } = counsel
  const when = `${about} ${courses.length} ${worlds >= EARLY} ${state !== 'thinking' && worlds}`
  if (order.current.when !== when) {
    const list = worlds >= EARLY ? ways : courses
    order.current = { when, mains: list.map(({ main }) => main) }
  }
  return order.current.mains
}

function verdictText(
  counsel: Counsel | null,
  left: number,
  asked: boolean,
  numbers: (ways: readonly MoveLine[]) => string,
): string {
  if (!asked) return say('coach.waits')
  if (counsel === null) return ''
  if (counsel.state === 'failed') return say('coach.failed')
  if (counsel.state === 'thinking' && left === 0) return say('coach.planning')
  if (left === 0) return say('coach.moved')
  if (left === 1) return ''
  if (counsel.worlds < EARLY) return say('coach.early')
  const { close, weaker } = verdictOn(counsel.ways)
  const first =
    close.length > 1 ? say('coach.close', { numbers: numbers(close) }) : say('coach.ahead', { number: numbers(close) })
  return weaker.length > 0 && close.length > 1 ? `${first} ${say('coach.weaker', { numbers: numbers(weaker) })}` : first
}

function Foot({ counsel }: { readonly counsel: Counsel | null }) {
  if (!counsel || counsel.state === 'failed') return null
  return (
    <>
      {counsel.state === 'thinking' && <ThinkingProgress done={counsel.done} />}
      <p>
        {say('coach.sees')} {counsel.worlds > 0 && say('coach.worlds', { count: counsel.worlds })}
      </p>
    </>
  )
}

type ButtonsProps = Pick<CoachProps, 'picture'> & {
  readonly counsel: Counsel | null
  readonly left: number
  readonly made: number
  readonly coach: Coach
  ask(): void
}

/** Buttons to think again, to stop, or to think longer. */
function Buttons({ counsel, left, made, picture, coach, ask }: ButtonsProps) {
  if (counsel?.state === 'thinking')
    return (
      <Button size="small" onClick={coach.stop}>
        {say('coach.stop')}
      </Button>
    )
  if (left === 0)
    return (
      <Button kind="primary" size="small" icon="lamp" disabled={!picture.question} onClick={ask}>
        {say('coach.again')}
      </Button>
    )
  if (counsel?.state !== 'resting' || made > 0) return null
  return (
    <Button size="small" onClick={coach.longer}>
      {say('coach.longer')}
    </Button>
  )
}
