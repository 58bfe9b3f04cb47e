// The points of a seat among the scores. The rules give points only for a final route; until it is named, they are those of the best one
// that could be walked.

import { standsFor } from '../../base/ui/element-meanings.ts'
import { ofSeat } from '../../board-kit/motion/gesture.ts'
import type { Props } from './props.ts'
import { useSeatForecast } from './use-forecast.ts'
import { wordsOf } from './words.ts'

export function Points(props: Props & { readonly who: number }) {
  const { picture, view, who, speaker } = props
  const best = useSeatForecast(props, who)
  const isNamed = view.boards[who]?.start !== null || picture.over
  const place = standsFor({ place: ofSeat(who, 'points') })
  if (isNamed) return <span {...place}>{picture.scores.find(({ seat }) => seat === who)?.total ?? 0}</span>
  if (best === 'unknown') return <span {...place}>…</span>
  const points = best === 'none' ? 0 : best.baseVp
  return (
    <span {...place} title={wordsOf(speaker).say('rivals.points', { points })}>
      {points}
    </span>
  )
}
