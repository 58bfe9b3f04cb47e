// The points of a seat in the list of scores. The rules give points only for a final route; until it is named, these
// are the points of the best possible one.

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
