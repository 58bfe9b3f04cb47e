// What the faces of the dice are called where pictures go by their names.

import type { Id } from '@wayfare/kernel'

const PREFIX = 'face'

/** An empty name is a die with numbers only. */
export const faceId = (die: Id, number: number): Id => [PREFIX, die, number].join('/')

export function faceOf(id: Id): { readonly die: Id; readonly number: number } | null {
  const [prefix, die = '', number] = id.split('/')
  return prefix === PREFIX ? { die, number: Number(number) } : null
}
