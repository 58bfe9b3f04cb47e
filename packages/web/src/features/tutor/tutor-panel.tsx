// The tutor at the table: a button to ask it, and a bubble while it speaks. It takes no clicks that are meant for the table.

import { type Signal, useSignal } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { IconButton } from '../../base/ui/button.tsx'
import { useDigitKeys } from '../../base/ui/page-keys.ts'
import { partOf, partRef } from '../../base/ui/screen-parts.ts'
import type { PlayMoment } from '../../board-kit/add-on.ts'
import { type Companion, CompanionPicture } from '../../board-kit/companion.tsx'
import { useMeasured } from '../../board-kit/element-boxes.ts'
import type { LessonTexts } from '../../board-kit/lessons/lesson.ts'
import { NOTHING_TO_SAY, type Tutor } from '../../board-kit/lessons/tutor.ts'
import { isTurnShown } from '../../board-kit/motion/turn-shown.ts'
import { useColumn } from '../../board-kit/side-column.ts'
import { lessonMoment } from '../guide/lesson-moment.ts'
import { remember } from '../guide/progress-storage.ts'
import { type GuideAnswer, Speech } from '../guide/speech.tsx'
import { lightsOf, Spotlight } from '../guide/spotlight.tsx'
import { roomBelow, useSheet } from '../guide/use-sheet.ts'
import '../guide/guide.css'
import './tutor.css'
import { knownOf, storeTutorProgress, tutorProgressAt } from './progress-storage.ts'
import { adviceAt, closeAll, ideaOf, ideasShown, noteSaid, tipAt, withRound } from './tip-choice.ts'

type Props = PlayMoment & {
  readonly tutor: Tutor
  readonly companion: Companion
  readonly texts: LessonTexts
  readonly seat: number
}

const NOTHING: readonly [] = []

export function TutorPanel({ tutor, companion, texts, seat, shown, picture, panel, read }: Props) {
  const table = shown.info.id
  const moment = useMemo(() => lessonMoment({ seat, picture, told: shown.told }), [seat, picture, shown.told])
  const progress = useSignal(useMemo(() => tutorProgressAt(table), [table]))
  /** The index of the requested advice that is being read; null if none was requested. */
  const page = useSignal<number | null>(null)
  const known = knownOf(tutor.game)
  const waits = isTurnShown.value
  const unasked = waits ? undefined : tipAt(tutor, progress.value, known, moment)
  const advice = adviceAt(tutor, moment)
  const asked = page.value !== null && moment.asked !== null
  const tip = asked ? advice[page.value ?? 0] : unasked

  const change = (next: typeof progress.value) => {
    if (next === progress.peek()) return
    progress.value = next
    storeTutorProgress(table, tutor.game, next)
  }
  useEffect(() => {
    change(withRound(tutor, progress.peek(), moment))
    const learnt = ideasShown(tutor, progress.peek(), moment)
    if (learnt.length > 0) remember(tutor.game, learnt)
  }, [moment])
  useEffect(() => {
    if (tip) change(noteSaid(tutor, progress.peek(), moment, tip.id, asked))
  }, [tip?.id, asked])
  // Advice is for one moment.
  useLayoutEffect(() => {
    page.value = null
  }, [shown.n])

  const close = () => {
    page.value = null
    change(closeAll(progress.peek()))
  }
  const column = useColumn()
  const speaks = asked || tip !== undefined
  useClosingTouch(speaks && column === null, close)
  const lit = (speaks && tip?.lit?.(moment)) || NOTHING
  const sheet = useSheet(column === null && speaks, lit)
  const numbers = useMeasured(() => lightsOf(lit).map(({ number }) => number))
  const answers = speaks ? answersNow() : []
  useDigitKeys(answers, (answer) => answer.act())
  if (!speaks)
    return <CallButton companion={companion} disabled={moment.asked === null || waits} call={() => (page.value = 0)} />
  const style = column
    ? {
        left: column.left,
        width: column.width,
        bottom: `calc(100dvh - ${column.top} - ${column.height})`,
      }
    : sheet
  return (
    <>
      {lit.length > 0 && <Spotlight lit={lit} veiled={false} isSheet={column === null} />}
      <aside
        class="guide tutor"
        ref={partRef('guide')}
        aria-label={say('tutor.title')}
        data-place="sheet"
        data-tip={tip?.id}
        style={style}
      >
        <div class="guide-say on-paper">
          <p class="guide-who">
            <CompanionPicture who={companion} part="face" />
            <b>{say(companion.name)}</b>
            {asked && advice.length > 1 && (
              <span>{say('tutor.count', { at: (page.value ?? 0) + 1, of: advice.length })}</span>
            )}
            <IconButton icon="close" size="small" class="tutor-close" label={say('tutor.close')} onClick={close} />
          </p>
          <Speech text={texts[tip?.id ?? NOTHING_TO_SAY] ?? ''} answers={answers} numbers={numbers ?? undefined} />
        </div>
      </aside>
    </>
  )

  function answersNow(): GuideAnswer[] {
    const enough: GuideAnswer = { label: say('tutor.enough'), act: close }
    if (!tip) {
      const hint = () => {
        close()
        panel.value = 'coach'
      }
      return [enough, { label: say('tutor.hint'), act: hint }]
    }
    const why: GuideAnswer = { label: say('guide.why'), act: () => read(tip.rule) }
    if (asked && advice.length > 1) {
      const turn = () => {
        page.value = ((page.peek() ?? 0) + 1) % advice.length
      }
      return [why, { label: say('tutor.more'), act: turn }, enough]
    }
    const know = () => {
      remember(tutor.game, [ideaOf(tip.id)])
      close()
    }
    return [why, { label: say('guide.know'), act: know }, enough]
  }
}

type CallProps = { readonly companion: Companion; readonly disabled: boolean; readonly call: () => void }

type Corner = { readonly top?: string; readonly bottom: string; readonly right: string }

/** At the head of the log, where nothing can be pressed; without a log in sight, at the foot of the board. */
function CallButton({ companion, disabled, call }: CallProps) {
  const log = useMeasured(headOfLog)
  const foot = useMeasured(() => ({ bottom: `${roomBelow() + GAP}px`, right: `${GAP}px` }))
  return (
    <button
      type="button"
      class="guide-call tutor-call"
      data-place={log ? 'log' : 'board'}
      style={log ?? foot ?? undefined}
      disabled={disabled}
      onClick={call}
    >
      <CompanionPicture who={companion} part="face" />
      <span>{say('tutor.call')}</span>
    </button>
  )
}

const GAP = 3
/** It stands out of the log, so that it leaves the first line free. */
const ABOVE = 6
function headOfLog(): Corner | null {
  const box = partOf('log')?.getBoundingClientRect()
  if (!box || box.width === 0 || box.right > innerWidth) return null
  return {
    top: `${Math.round(box.top) - ABOVE}px`,
    bottom: 'auto',
    right: `${Math.round(innerWidth - box.right) + GAP}px`,
  }
}

/** On screens without a side column, touching the board closes the panel. */
function useClosingTouch(listens: boolean, close: () => void): void {
  const latest: Signal<() => void> = useSignal(close)
  latest.value = close
  useEffect(() => {
    if (!listens) return
    const touched = ({ target }: Event) => {
      if (partOf('board')?.contains(target as Node)) latest.peek()()
    }
    addEventListener('pointerdown', touched)
    return () => removeEventListener('pointerdown', touched)
  }, [listens])
}
