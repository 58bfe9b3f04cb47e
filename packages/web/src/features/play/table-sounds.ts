// What is heard of a game: my turn, dice, cards, gains, other moves, a refusal, the end. One sound at a time.

import type { Refusal } from '@wayfare/kernel'
import type { Told } from '@wayfare/protocol'
import { useEffect, useRef } from 'preact/hooks'
import { playSound, type SoundName } from '../../base/browser/sound.ts'

const HEARD: readonly (readonly [RegExp, SoundName])[] = [
  [/roll|dice|^die/, 'die'],
  [/draw|card|bought|taken|played|crew|^row$|turned-up|discarded/, 'card'],
  [/gain|bonus|reward|traded|stamp|seal|objective|tourists/, 'gain'],
]

function soundOf(told: readonly Told[]): SoundName | undefined {
  const kinds = told.flatMap(({ facts }) => facts.map(({ k }) => k))
  if (kinds.length === 0) return undefined
  return HEARD.find(([pattern]) => kinds.some((kind) => pattern.test(kind)))?.[1] ?? 'move'
}

type Heard = {
  readonly told: readonly Told[]
  readonly n: number
  readonly mine: boolean
  readonly over: boolean
  readonly refused: readonly Refusal[]
}

export function useTableSounds({ told, n, mine, over, refused }: Heard): void {
  const before = useRef({ n, mine, over })
  useEffect(() => {
    const was = before.current
    before.current = { n, mine, over }
    if (over && !was.over) playSound('end')
    else if (mine && !was.mine) playSound('turn')
    else if (n > was.n) {
      const name = soundOf(told.filter((one) => one.n > was.n))
      if (name) playSound(name)
    }
  }, [n, mine, over])
  useEffect(() => {
    if (refused.length > 0) playSound('refusal')
  }, [refused])
}
