// Makes the best route so far the final one: its steps are made one after another, except for the last, which ends it
// and is left to the player.

import { signal } from '@preact/signals'
import { movesOf, type Route } from '@wayfare/arkham/tables'
import { useEffect } from 'preact/hooks'
import type { Props } from './props.ts'

const following = signal<readonly string[]>([])

export const mayFollow = ({ picture, seat, shownSeat }: Props): boolean =>
  picture.question?.op === 'name-route' && seat === shownSeat

export function follow(props: Props, route: Route): void {
  following.value = movesOf(route).slice(0, -1)
  takeNext(props)
}

/** Makes the next step after every answer. Any other event, such as an undo or another choice, ends it. */
export function useFollowing(props: Props): void {
  useEffect(() => takeNext(props), [props.picture.options])
}

function takeNext({ picture, pointing }: Props): void {
  const [next, ...rest] = following.value
  if (next === undefined) return
  const option = picture.options.find(({ move }) => move === next)
  following.value = option ? rest : []
  if (option) pointing.take(option)
}
