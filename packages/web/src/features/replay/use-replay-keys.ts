// Controls a replay by keyboard: arrows, Home, End, and the space bar to play and pause.

import { useEffect } from 'preact/hooks'
import { isCovered } from '../../base/browser/dismiss.ts'
import type { Watch } from '../../client/finished/watching.ts'

export function useReplayKeys(watch: Watch): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return
      if (act(event.code, watch)) event.preventDefault()
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [watch])
}

/** True if something else needs the key: a list, a button, or an open dialog. */
function isBusy({ target, code }: KeyboardEvent): boolean {
  if (isCovered()) return true
  if (!(target instanceof HTMLElement || target instanceof SVGElement)) return false
  if (target.matches('input[type="range"]')) return code !== 'Space'
  if (target.matches('input, textarea, select')) return true
  return target.matches('button, a, [role="button"], summary') && code === 'Space'
}

function act(code: string, watch: Watch): boolean {
  if (code === 'ArrowRight') watch.by(1)
  else if (code === 'ArrowLeft') watch.by(-1)
  else if (code === 'Home') watch.go(0)
  else if (code === 'End') watch.go(watch.opened.steps)
  else if (code === 'Space') togglePlaying(watch)
  else return false
  return true
}

/** Plays or pauses. At the end it begins again. */
export function togglePlaying({ playing, step, opened, go }: Watch): void {
  if (!playing.value && step.value >= opened.steps) go(0)
  playing.value = !playing.value
}
