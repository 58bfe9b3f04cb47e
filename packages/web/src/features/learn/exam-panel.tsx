// The exam of a chapter: a question about a position, and what the coach thinks of the turn that answers it.

import { useSignal } from '@preact/signals'
import type { GameSpeaker } from '@wayfare/text'
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks'
import { go } from '../../base/browser/router.ts'
import { say } from '../../base/i18n/index.ts'
import { partRef } from '../../base/ui/screen-parts.ts'
import { CompanionPicture } from '../../board-kit/companion.tsx'
import { type Chapter, chapterKeys } from '../../board-kit/lessons/chapter.ts'
import { factsBy, type Guide, type LessonTexts, type Moment } from '../../board-kit/lessons/lesson.ts'
import { useColumn } from '../../board-kit/side-column.ts'
import type { Shown } from '../../client/table/table-source.ts'
import { SheetHead } from '../guide/sheet-head.tsx'
import { type GuideAnswer, Speech } from '../guide/speech.tsx'
import { useFolding } from '../guide/use-folding.ts'
import { useSheet } from '../guide/use-sheet.ts'
import '../guide/guide.css'
import './learn.css'
import { addressOf, type ChapterPlace } from './chapter-address.ts'
import { noteProgress } from './chapter-progress.ts'
import { answerIn } from './exam-answer.ts'
import type { ExamVerdict } from './exam-verdict.ts'
import { useExamVerdict } from './use-exam-verdict.ts'

type Props = {
  readonly place: ChapterPlace
  readonly chapter: Chapter
  readonly title: string
  readonly guide: Guide
  readonly texts: LessonTexts
  readonly shown: Shown
  readonly moment: Moment
  readonly speaker: GameSpeaker
}

export function ExamPanel({ place, chapter, title, guide, texts, shown, moment, speaker }: Props) {
  const { game, chapter: id } = place
  const answer = answerIn(moment, guide)
  const { verdict, stop } = useExamVerdict(chapter, shown.info, answer)
  const column = useColumn('automa')
  const sheet = useSheet(column === null, [])
  const folded = useSignal(false)
  useFolding(folded, column === null)
  // A new text to read is not left folded.
  const state = verdict === null || verdict === 'failed' ? verdict : verdict.kind
  useLayoutEffect(() => {
    folded.value = false
  }, [state])
  // The coach names another move by what the learner saw when the turn began, such as the dice that lay there.
  const begin = useRef<unknown>(undefined)
  if (!factsBy(moment.told, moment.seat).some(({ k }) => k === 'move')) begin.current = moment.view
  useEffect(() => {
    if (answer) noteProgress(game, id, { answered: true })
  }, [answer === null])
  const again: GuideAnswer = { label: say('learn.tryAgain'), act: () => go(addressOf(place), true) }
  const back: GuideAnswer = { label: say('learn.all'), primary: true, act: () => go('/learn') }
  const thinking = verdict && verdict !== 'failed' && verdict.kind === 'thinking' ? verdict : null
  const enough: GuideAnswer = { label: say('learn.stop'), act: stop }
  const { companion } = guide
  return (
    <aside
      class="guide exam"
      ref={partRef('guide')}
      aria-label={say('learn.exam')}
      data-place={column ? 'column' : 'sheet'}
      data-folded={column === null && folded.value}
      style={column ?? sheet}
    >
      <section class="guide-goal">
        <p class="guide-at">{title}</p>
        <h2>{say('learn.exam')}</h2>
      </section>
      <div class="guide-say on-paper">
        <p class="guide-who">
          {column === null && (
            <SheetHead
              companion={companion}
              isOpen={!folded.value}
              toggle={() => {
                folded.value = !folded.value
              }}
            />
          )}
          <b>{say(companion.name)}</b>
          <span class="guide-short">{say('learn.exam')}</span>
        </p>
        <Speech
          text={verdict ? verdictText(verdict, speaker, begin.current) : (texts[chapterKeys.question] ?? '')}
          below={<p class="guide-more">{verdict ? texts[chapterKeys.lesson] : say('learn.examHow')}</p>}
          answers={answer ? [...(thinking ? [enough] : []), again, back] : []}
        />
        {thinking && (
          <p class="exam-progress">
            {/* Without a value the bar moves by itself, while the coach is still looking for other turns. */}
            <progress
              max={1}
              aria-label={say('learn.comparing')}
              {...(thinking.worlds > 0 ? { value: thinking.done } : {})}
            />
            {say('learn.playedOut', { count: thinking.worlds })}
          </p>
        )}
      </div>
      {column && (
        <div class="guide-scene">
          <CompanionPicture who={companion} part="whole" />
        </div>
      )}
    </aside>
  )
}

function verdictText(verdict: ExamVerdict | 'failed', speaker: GameSpeaker, view: unknown): string {
  if (verdict === 'failed') return say('learn.failed')
  if (verdict.kind === 'thinking') return say('learn.comparing')
  if (verdict.kind === 'alone') return say('learn.alone')
  if (verdict.kind === 'stopped') return say('learn.stopped')
  const { kind, points, low, high } = verdict
  const other = speaker.sayMove({ move: verdict.other }, view)
  const first = say(`learn.${kind}`, { other, points })
  return kind === 'close' || low === high ? first : `${first} ${say('learn.range', { low, high })}`
}
