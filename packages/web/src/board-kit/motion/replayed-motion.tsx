// In a replay each step forward is seen to happen; its sentence stands in the line above the table.

import type { Told } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import type { GameTable } from '../contract.ts'
import { before } from './before.ts'
import type { TableMotion } from './gesture.ts'
import { wantsLessMotion } from './less-motion.ts'
import { type Performance, perform } from './performer.ts'
import { stepsOf } from './script.ts'
import type { Step } from './step.ts'
import type { Before } from './table-before.ts'
import { timed } from './timing.ts'
import './motion.css'

type Props = {
  readonly told: readonly Told[]
  readonly speaker: GameSpeaker
  readonly motion: TableMotion
  readonly Glyph: GameTable['Glyph']
}

/** Stands before the table, so that it is rendered while the table is still drawn as it was. */
export function ReplayedMotion({ told, speaker, motion, Glyph }: Props) {
  const layer = useRef<HTMLDivElement>(null)
  const seen = useRef(told)
  const coming = useRef<{ readonly steps: readonly Step[]; readonly was: Before } | null>(null)
  const playing = useRef<Performance | null>(null)
  if (seen.current !== told) {
    const next = told.at(-1)
    const isNext = next !== undefined && told.length === seen.current.length + 1
    const steps = isNext && !wantsLessMotion() ? stepsOf(next, { speaker, ...motion, own: null }) : []
    coming.current = { steps, was: before(steps) }
    seen.current = told
  }
  useLayoutEffect(() => {
    playing.current?.stop()
    const { steps, was } = coming.current ?? {}
    if (steps && was && layer.current)
      playing.current = perform(timed(steps, 1, RATE), was, { layer: layer.current, Glyph })
    coming.current = null
  }, [told])
  useEffect(() => () => playing.current?.stop(), [])
  return <div class="motion-layer" ref={layer} aria-hidden="true" />
}

/** Whoever steps through a game wants to go on. */
const RATE = 2
