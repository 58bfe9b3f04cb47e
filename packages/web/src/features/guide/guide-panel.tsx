// A guided game at the table: the goal, one idea at a time, and its light on the board. The table stays the table.

import { type Signal, useSignal } from '@preact/signals'
import type { Picture } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { useEffect, useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { IconButton } from '../../base/ui/button.tsx'
import { useDigitKeys } from '../../base/ui/page-keys.ts'
import { partOf, partRef } from '../../base/ui/screen-parts.ts'
import { AdviceOverlay } from '../../board-kit/advice-overlay.tsx'
import { CompanionPicture } from '../../board-kit/companion.tsx'
import type { Drawer, Pointing } from '../../board-kit/contract.ts'
import { bringForward, useMeasured } from '../../board-kit/element-boxes.ts'
import { isTurnShown } from '../../board-kit/motion/turn-shown.ts'
import { useColumn } from '../../board-kit/side-column.ts'
import type { Shown } from '../../client/table/table-source.ts'
import { exampleOf, follow, type GuideProgress, isFinished, isFree, nextStep, spoken } from './follow.ts'
import { Goal } from './goal.tsx'
import { canRead, isAloud, readAloud, useAloud } from './read-aloud.ts'
import './guide.css'
import { type Guide, keyOf, type Lesson, type LessonTexts } from '../../board-kit/lessons/lesson.ts'
import { plainOf } from './inline-markup.ts'
import { lessonMoment } from './lesson-moment.ts'
import { keepProgress, progressAt, wasBegun } from './progress-storage.ts'
import { SheetHead } from './sheet-head.tsx'
import { type GuideAnswer, Speech } from './speech.tsx'
import { speechNow } from './speech-now.tsx'
import { lightsOf, Spotlight } from './spotlight.tsx'
import { useFolding } from './use-folding.ts'
import { useHeldWhile } from './use-held-while.ts'
import { useSheet } from './use-sheet.ts'

export type GuideProps = {
  readonly guide: Guide
  readonly texts: LessonTexts
  readonly shown: Shown
  readonly seat: number
  readonly picture: Picture
  readonly speaker: GameSpeaker
  readonly pointing: Pointing
  readonly drawer: Signal<Drawer>
  /** What the progress is known from and kept in, where it is not the guided game of this table. */
  readonly store?: ProgressStore
  /** What can be done once everything is reached; without it the guide takes its leave. */
  readonly then?: GuideAnswer
  /** Begins again, where a goal may be lost for good. */
  readonly startOver?: () => void
  /** Opens a rule of the rulebook over the table. */
  read(rule: string): void
  /** Opens the hints for this moment. */
  askForHint(): void
}

export type ProgressStore = { read(): GuideProgress; keep(progress: GuideProgress): void }

const NOTHING: readonly [] = []

export function GuidePanel({
  guide,
  texts,
  seat,
  speaker,
  pointing,
  drawer,
  store,
  then,
  startOver,
  read,
  askForHint,
  ...now
}: GuideProps) {
  const waits = isTurnShown.value
  const { shown, picture } = useHeldWhile(waits, now)
  const table = shown.info.id
  const moment = useMemo(() => lessonMoment({ seat, picture, told: shown.told }), [seat, picture, shown.told])
  const kept = useSignal<GuideProgress>(useMemo(() => store?.read() ?? progressAt(table, guide), [table]))
  const progress = useMemo(() => follow(guide, kept.value, moment), [guide, kept.value, moment])
  const returned = useSignal(useMemo(() => !kept.value.closed && wasBegun(kept.value, moment), [table]))
  const asked = useSignal<'why' | 'show' | null>(null)
  const folded = useSignal(false)
  const column = useColumn('automa')

  const change = (next: GuideProgress) => {
    kept.value = next
    if (store) store.keep(next)
    else keepProgress(table, guide, next)
  }
  useEffect(() => {
    // What was answered since this was drawn holds.
    const now = follow(guide, kept.peek(), moment)
    if (now !== kept.peek()) change(now)
  }, [progress])

  const lesson = guide.lessons.find(({ id }) => id === progress.lesson) as Lesson<unknown>
  const step = nextStep(lesson, moment)
  const idea = spoken(guide, progress, moment)
  const speaks = idea && !returned.value && !progress.reached && !progress.naming && !waits
  const lit = (speaks && idea.lit?.(moment)) || NOTHING
  const finished = isFinished(guide, progress, moment)
  const isAstray = moment.asked !== null && isFree(guide, progress, moment)
  const example = exampleOf(guide, progress, moment)
  /** Where things were pointed at, what is left of it: the next thing, or its button. */
  const left = example && {
    ...example,
    on: example.on?.filter((id) => !pointing.pointed.value.includes(id)).slice(0, 1) ?? [],
  }
  const begunAt = useRef(shown.n)
  // Before anybody can press something again.
  useLayoutEffect(() => {
    asked.value = null
    begunAt.current = shown.n
    folded.value &&= !(idea || progress.reached || progress.naming || finished || isAstray)
  }, [idea?.id, progress.reached?.lesson, progress.naming?.lesson, finished, isAstray])
  // The move that begins an idea may also open a drawer, and the idea is still to be read then.
  useLayoutEffect(() => {
    const isNew = idea !== undefined && begunAt.current === shown.n
    folded.value ||= drawer.value !== 'none' && !finished && !isNew
  }, [drawer.value])
  useLayoutEffect(() => {
    asked.value = null
  }, [shown.n])
  // Whoever has come back is welcome until they move: a bot may still be at its turn.
  const own = moment.told.filter((one) => one.seat === seat).length
  const first = useRef(own)
  useEffect(() => {
    returned.value &&= own === first.current
  }, [own])
  useFolding(folded, column === null)

  const textOf = (key: string): string => texts[key] ?? ''
  const showing = asked.value === 'show'
  const sheet = useSheet(column === null, showing && left ? [...lit, left.on.length > 0 ? left.on : [left.move]] : lit)
  const numbers = useMeasured(() => lightsOf(lit).map(({ number }) => number))
  useEffect(() => {
    if (!showing || !example) return
    pointing.hover(left?.on[0] ?? example.move)
    return () => pointing.hover(null)
  }, [showing, example?.move])

  // On a phone, what is scrolled out of sight is scrolled to: where the idea begins, and where its move is shown.
  useBroughtForward(column === null && speaks ? idea.id : null, lit.flat(), drawer)
  useBroughtForward(column === null && showing ? (left?.on[0] ?? null) : null, left?.on ?? [], drawer)

  const said = speechNow({
    ...{ guide, texts, lesson, step, progress, moment, idea, example, returned, asked, speaker, picture, table },
    ...{ change, read, askForHint, then, startOver },
  })
  useDigitKeys(progress.closed ? [] : said.answers, (answer) => answer.act())
  const reason = idea && asked.value === 'why' ? textOf(keyOf.why(idea.id)) : ''
  useAloud(progress.closed ? '' : plainOf(reason || said.text))
  const { companion } = guide
  const name = say(companion.name)
  if (progress.closed)
    return (
      <button
        type="button"
        class="guide-call"
        aria-label={say('guide.call')}
        title={say('guide.call')}
        onClick={() => change({ ...progress, closed: false })}
      >
        <CompanionPicture who={companion} part="face" />
      </button>
    )
  // What is played out is seen where the sheet of a phone would lie.
  const inSight = !folded.value && !waits
  return (
    <>
      {speaks && <Spotlight lit={lit} veiled={column !== null || inSight} isSheet={column === null} />}
      {showing && left && <AdviceOverlay marks={[{ number: 0, option: left, aim: [], chosen: true }]} />}
      <aside
        class="guide"
        ref={partRef('guide')}
        aria-label={say('guide.title')}
        data-place={column ? 'column' : 'sheet'}
        data-shares={column !== null && partOf('automa') !== undefined}
        data-state={said.state}
        data-folded={column === null && !inSight}
        data-more={said.below !== undefined}
        data-waits={waits}
        data-lesson={lesson.id}
        data-idea={idea?.id}
        style={column ?? sheet}
      >
        <Goal {...{ guide, lesson, progress, moment, texts }} />
        <div class="guide-say on-paper">
          <p class="guide-who">
            {column === null && (
              <SheetHead
                companion={companion}
                isOpen={inSight}
                toggle={() => {
                  folded.value = inSight
                }}
              />
            )}
            <b>{name}</b>
            <span class="guide-short">
              {step ? textOf(keyOf.step(lesson.id, step.id)) : textOf(keyOf.goal(lesson.id))}
            </span>
            {canRead && (
              <IconButton
                icon="sound"
                size="small"
                class="guide-aloud"
                label={say('guide.aloud')}
                aria-pressed={isAloud()}
                onClick={() => readAloud(!isAloud())}
              />
            )}
            <IconButton
              icon="close"
              size="small"
              label={say('guide.close')}
              onClick={() => change({ ...progress, closed: true })}
            />
          </p>
          <Speech {...said} numbers={numbers ?? undefined} />
        </div>
        {column && (
          <div class="guide-scene">
            {!finished && (
              <p class="guide-free">
                <b>{say('guide.free')}</b> <span>{say('guide.freeMore')}</span>
              </p>
            )}
            <CompanionPicture who={companion} part="whole" />
          </div>
        )}
      </aside>
    </>
  )
}

/**
 * Once for each reason, and again if other things come to be meant or a drawer has opened, whose things may be further down: the first of
 * them that nothing lights is brought forward.
 */
function useBroughtForward(reason: string | null, ids: readonly string[], drawer: Signal<Drawer>): void {
  useEffect(() => {
    const hidden = reason === null ? [] : ids.filter((id) => lightsOf([[id]]).length === 0)
    if (hidden.length > 0) bringForward(hidden, drawer)
  }, [reason, ids.join(' '), drawer.value])
}
