// The games that this build can play by itself, with the addresses of their rules: a small list that is built with
// them.

import type { GameOffer } from '@wayfare/protocol'

export type ShelfGame = GameOffer & {
  /** False for a test game, which is offered only if the server does. */
  readonly product: boolean
  /** The address of the rules of each version. */
  readonly rules: Readonly<Record<string, string>>
}

let kept: Promise<readonly ShelfGame[]> | undefined

export function shelf(): Promise<readonly ShelfGame[]> {
  kept ??= read()
  kept.catch(() => {
    kept = undefined
  })
  return kept
}

async function read(): Promise<readonly ShelfGame[]> {
  const answer = await fetch('/engines/index.json')
  if (!answer.ok) throw new Error(`/engines/index.json: ${answer.status}`)
  return (await answer.json()) as readonly ShelfGame[]
}
