// What this build can play by itself, and where its rules lie: a small list that is built with them.

import type { Choices } from '@wayfare/kernel'

export type ShelfGame = {
  readonly id: string
  /** Of the rules that new games begin with. */
  readonly version: number
  readonly players: readonly [min: number, max: number]
  readonly choices: Choices
  readonly bots: readonly string[]
  /** false: a game for tests, offered only where the server does. */
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
