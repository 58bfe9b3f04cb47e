// Ids for the faces of dice, where pictures are found by id.

import type { Id } from '@wayfare/kernel'

const PREFIX = 'face'

/** An empty die name stands for a die with numbers only. */
export const faceId = (die: Id, number: number): Id => [PREFIX, die, number].join('/')

export function faceOf(id: Id): { readonly die: Id; readonly number: number } | null {
  const [prefix, die = '', number] = id.split('/')
  return prefix === PREFIX ? { die, number: Number(number) } : null
}
