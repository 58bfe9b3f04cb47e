// What can be done with a thing at this moment, and which of the reasons against it are worth reading.

import type { Refusal } from '@wayfare/kernel'
import { say } from '../../base/i18n/index.ts'
import type { PlayMoment } from '../../board-kit/add-on.ts'

/** More would be a list of moves, which the prompt shows better. */
const MOST_WAYS = 2

export type Way = { readonly text: string; readonly key?: string }

export function waysOf(id: string, { pointing, speaker, picture, table, props }: PlayMoment): Way[] {
  const options = pointing.offered.value.get(id) ?? []
  const key = pointing.keys.value.get(id)
  const keyed = (text: string): Way => (key === undefined ? { text } : { text, key })
  if (options.length <= MOST_WAYS) return options.map((option) => keyed(speaker.sayMove(option, picture.view)))
  const about = table?.about?.(id, props)
  const isName = about === undefined || about === speaker.sayThing(id)
  return [keyed(isName ? say('inspect.choices', { count: options.length }) : about)]
}

/** The kernel’s own reasons, such as that another question comes first, are known from the prompt. */
export const reasonsThatSay = (reasons: readonly Refusal[]): readonly Refusal[] =>
  reasons.filter(({ rule, params }) => !rule.startsWith('KER-') || 'missing' in params)
