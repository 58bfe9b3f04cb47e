// The points of a seat among the scores. The rules give points only for a final route; until it is named, they are those of the best one
// that could be walked.

import type { Props } from './props.ts'
import { useSeatForecast } from './use-forecast.ts'
import { wordsOf } from './words.ts'

export function Points(props: Props & { readonly who: number }) {
  const { picture, view, who, speaker } = props
  const best = useSeatForecast(props, who)
  const isNamed = view.boards[who]?.start !== null || picture.over
  if (isNamed) return <>{picture.scores.find(({ seat }) => seat === who)?.total ?? 0}</>
  if (best === 'unknown') return <>…</>
  const points = best === 'none' ? 0 : best.baseVp
  return <span title={wordsOf(speaker).say('rivals.points', { points })}>{points}</span>
}
