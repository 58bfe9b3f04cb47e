// Other people's turns, played out: a sentence for each step over the table, and on the table what moves. Nothing waits for it: the table
// is already as it will be, and whoever presses anything ends the show.

import type { Told } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { prefersLessMotion } from '../../base/browser/media.ts'
import { settings } from '../../base/browser/settings.ts'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { useLoaded } from '../../base/ui/use-loaded.ts'
import type { GameTable } from '../../board-kit/contract.ts'
import type { Motion } from '../../board-kit/motion/gesture.ts'
import { before, type Painter } from '../../board-kit/motion/performer.ts'
import { stepsOf } from '../../board-kit/motion/script.ts'
import { partsOf } from '../../games/index.ts'
import { type Act, makeTurnShow } from './turn-show-queue.ts'
import '../../board-kit/motion/motion.css'
import './turn-show.css'

type Props = {
  readonly game: string
  readonly told: readonly Told[]
  /** The number of what was told last. */
  readonly n: number
  readonly seat: number | null
  readonly speaker: GameSpeaker
  /** The game's own table; null where the lists are shown. */
  readonly table: Pick<GameTable, 'Glyph' | 'tells' | 'gist'> | null
}

const NO_MOTION: Motion = {}

export function TurnShow({ game, told, n, seat, speaker, table }: Props) {
  const show = useMemo(() => makeTurnShow(), [])
  const motion = useLoaded(table !== null, () => motionOf(game)) ?? NO_MOTION
  const layer = useRef<HTMLDivElement>(null)
  const heard = useRef(n)
  const coming = useRef<readonly Act[]>([])
  const painter = (): Painter | null =>
    layer.current && !isStill() && !document.hidden ? { layer: layer.current, Glyph: table?.Glyph } : null
  // While this is rendered the table still stands as it did: what will move is measured now.
  if (n !== heard.current) {
    const { tells, gist } = table ?? {}
    const fresh = told.filter((one) => one.n > heard.current && !one.undoes)
    coming.current = fresh.map((row) => {
      const steps = stepsOf(row, { speaker, motion, tells, gist, own: seat })
      return { steps, was: before(steps), isOwn: seat !== null && row.seat === seat }
    })
    if (told.some((one) => one.n > heard.current && one.undoes) || n < heard.current) show.clear()
    heard.current = n
  }
  useLayoutEffect(() => {
    for (const act of coming.current)
      if (act.steps.length > 0 || act.isOwn) show.add(act, settings.peek().pace, painter())
    coming.current = []
  }, [n])
  useEffect(() => {
    const ends = (event: Event) => {
      if (!(event.target instanceof Node && strip.current?.contains(event.target))) show.skip()
    }
    for (const kind of ENDS) addEventListener(kind, ends, { capture: true, passive: true })
    return () => {
      for (const kind of ENDS) removeEventListener(kind, ends, { capture: true })
      show.clear()
    }
  }, [show])
  const strip = useRef<HTMLElement>(null)
  const said = show.said.value
  return (
    <>
      <div class="motion-layer" ref={layer} aria-hidden="true" />
      {said && (
        <section class="turn-show on-paper" ref={strip} data-over={said.isOver} aria-label={say('table.roundTold')}>
          <p class="turn-show-line" key={said.at} aria-hidden="true">
            {said.text}
          </p>
          <span class="turn-show-count">{say('table.told', { at: said.at, all: said.of })}</span>
          {said.isOver ? (
            <Button size="small" onClick={() => show.again(painter())}>
              {say('table.showAgain')}
            </Button>
          ) : (
            <Button size="small" onClick={() => show.skip()}>
              {say('table.skip')}
            </Button>
          )}
        </section>
      )}
    </>
  )
}

/** What whoever goes on does. */
const ENDS = ['pointerdown', 'keydown', 'wheel'] as const

const isStill = (): boolean =>
  prefersLessMotion.peek() || settings.peek().motion === 'less' || settings.peek().pace === 'off'

const motionOf = async (game: string): Promise<Motion> => (await (await partsOf(game)).motion?.()) ?? NO_MOTION
