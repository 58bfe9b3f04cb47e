// Other people's turns, played out: a sentence for each step over the table, and on the table what moves. Nothing waits for it: the table
// is already as it will be, and whoever presses anything ends the show.

import type { Signal } from '@preact/signals'
import type { Told } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { useRef } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { minus } from '../../base/ui/minus.ts'
import { seatShape, toneOf } from '../../base/ui/seat.ts'
import type { Drawer, GameTable } from '../../board-kit/contract.ts'
import { gameOf } from '../../games/index.ts'
import { useTurnShow } from './use-turn-show.ts'
import '../../board-kit/motion/motion.css'
import './turn-show.css'

type Props = {
  readonly game: string
  readonly told: readonly Told[]
  readonly n: number
  readonly seat: number | null
  readonly speaker: GameSpeaker
  readonly table: GameTable | null
  readonly drawer: Signal<Drawer> | undefined
  readonly toShow: Signal<readonly number[] | null>
}

export function TurnShow(props: Props) {
  const layer = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLElement>(null)
  const { show, again } = useTurnShow(props, layer, strip)
  const said = show.said.value
  const Glyph = props.table?.Glyph
  const { rounds } = gameOf(props.game)
  return (
    <>
      <div class="motion-layer" ref={layer} aria-hidden="true" />
      {said?.round !== undefined && rounds !== undefined && !said.isOver && (
        <p class="turn-show-round on-paper" aria-hidden="true">
          {say('turnShow.roundOver', { round: said.round - 1, rounds })}
        </p>
      )}
      {said && (
        <section
          class="turn-show on-paper"
          ref={strip}
          data-over={said.isOver}
          data-own={said.seat === null ? undefined : toneOf(said.seat)}
          aria-label={say('turnShow.title')}
        >
          {said.seat !== null && (
            <svg class="turn-show-seat" viewBox="0 0 24 24" aria-hidden="true">
              <path d={seatShape(said.seat)} />
            </svg>
          )}
          <p class="turn-show-line" key={said.at} aria-hidden="true">
            {said.text}
          </p>
          {said.sums.length > 0 && Glyph && (
            <ul class="turn-show-sums" aria-label={say('turnShow.sums')}>
              {said.sums.map(({ picture, by }) => (
                <li key={picture} class="number" data-change={by > 0 ? 'gain' : 'loss'}>
                  <Glyph id={picture} />
                  {by > 0 ? `+${by}` : minus(by)}
                </li>
              ))}
            </ul>
          )}
          {!said.isOver && <span class="turn-show-count">{say('turnShow.at', { at: said.at, all: said.of })}</span>}
          <Button size="small" onClick={said.isOver ? again : show.next}>
            {say(said.isOver ? 'turnShow.again' : 'turnShow.next')}
          </Button>
        </section>
      )}
    </>
  )
}
