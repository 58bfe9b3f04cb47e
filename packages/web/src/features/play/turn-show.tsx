// Shows other people's turns: a sentence for each step over the table, and animations on it. Nothing waits for the
// show: the table already has its final state, and any press ends it.

import type { Signal } from '@preact/signals'
import type { Told } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { useRef } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
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
        <section class="turn-show on-paper" ref={strip} data-over={said.isOver} aria-label={say('turnShow.title')}>
          <p class="turn-show-line" key={said.at} aria-hidden="true">
            {said.text}
          </p>
          <span class="turn-show-count">{say('turnShow.at', { at: said.at, all: said.of })}</span>
          <Button size="small" onClick={said.isOver ? again : show.next}>
            {say(said.isOver ? 'turnShow.again' : 'turnShow.next')}
          </Button>
        </section>
      )}
    </>
  )
}
