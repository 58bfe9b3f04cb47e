// The card that tells what a thing is, and everything that opens and closes it.

import { useSignal } from '@preact/signals'
import type { GameSpeaker } from '@wayfare/text'
import { useEffect, useState } from 'preact/hooks'
import type { PlayMoment } from '../../board-kit/add-on.ts'
import { type GameInspection, loadInspection } from './game-inspection.ts'
import { InspectCard } from './inspect-card.tsx'
import { type Asked, type Point, watchThings } from './thing-watch.ts'
import './inspect.css'

type Props = PlayMoment & {
  /** What was done before this was loaded. */
  readonly first: Event
}

export function Inspector({ first, ...moment }: Props) {
  const asked = useSignal<Asked | null>(null)
  const holding = useSignal<Point | null>(null)
  useEffect(() => {
    const watch = watchThings(asked, holding)
    watch.hear(first)
    return watch.stop
  }, [])
  const inspection = useInspection(moment.shown.info.game, moment.props.speaker)
  const now = asked.value
  const finger = holding.value
  return (
    <>
      {finger && <span class="inspect-hold" style={{ left: `${finger.x}px`, top: `${finger.y}px` }} />}
      {now && inspection && (
        <InspectCard
          key={`${now.id} ${now.manner}`}
          asked={now}
          {...{ moment, inspection }}
          close={() => {
            asked.value = null
          }}
        />
      )}
    </>
  )
}

/** While another language is loaded, the old one stays. */
function useInspection(game: string, speaker: GameSpeaker): GameInspection | null {
  const [inspection, setInspection] = useState<GameInspection | null>(null)
  useEffect(() => {
    let stale = false
    loadInspection(game, speaker).then(
      (found) => !stale && setInspection(found),
      // Without it the table is what it was.
      () => {},
    )
    return () => {
      stale = true
    }
  }, [game, speaker])
  return inspection
}
