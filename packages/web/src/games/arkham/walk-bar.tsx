// Shows a final route step by step, automatically or by hand.

import { useEffect, useState } from 'preact/hooks'
import { Icon } from './icons.tsx'
import { walkedTo } from './walk.ts'
import type { Words } from './words.ts'

const PACE = 340

export function WalkBar({ steps, words }: { steps: number; words: Words }) {
  const [playing, setPlaying] = useState(false)
  const at = walkedTo.value ?? steps
  useEffect(() => {
    if (!playing) return
    if (at >= steps) {
      walkedTo.value = null
      setPlaying(false)
      return
    }
    const timer = setTimeout(() => {
      walkedTo.value = at + 1
    }, PACE)
    return () => clearTimeout(timer)
  }, [playing, at, steps])
  const play = () => {
    if (!playing) walkedTo.value = at >= steps ? 0 : at
    setPlaying(!playing)
  }
  return (
    <div class="ark-walk-bar">
      <button type="button" class="ark-round" onClick={play} aria-label={words.say(playing ? 'map.pause' : 'map.walk')}>
        <Icon name={playing ? 'minus' : 'play'} size={16} />
      </button>
      <input
        type="range"
        min={0}
        max={steps}
        value={at}
        aria-label={words.say('map.walk')}
        onInput={(event) => {
          const to = Number(event.currentTarget.value)
          setPlaying(false)
          walkedTo.value = to === steps ? null : to
        }}
      />
      <span>{words.say('map.step', { step: at, steps })}</span>
    </div>
  )
}
