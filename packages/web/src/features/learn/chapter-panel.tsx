// A chapter at its table: its lesson, followed by the guide of guided games, or its exam.

import { useSignal } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import { go } from '../../base/browser/router.ts'
import { language, say, withWords } from '../../base/i18n/index.ts'
import type { PlayMoment } from '../../board-kit/add-on.ts'
import { type Chapter, guideThrough } from '../../board-kit/lessons/chapter.ts'
import { type Guide, keyOf, type LessonTexts } from '../../board-kit/lessons/lesson.ts'
import { partsOf } from '../../games/index.ts'
import { beginning, isDone } from '../guide/follow.ts'
import { GuidePanel, type ProgressStore } from '../guide/guide-panel.tsx'
import { lessonMoment } from '../guide/lesson-moment.ts'
import { addressOf, type ChapterPlace, chapterAt } from './chapter-address.ts'
import { noteProgress } from './chapter-progress.ts'
import { ExamPanel } from './exam-panel.tsx'
import { loadChapter } from './load-chapter.ts'

type Loaded = {
  readonly chapter: Chapter
  readonly title: string
  readonly guide: Guide
  readonly texts: LessonTexts
}

async function load({ game, chapter: id }: ChapterPlace): Promise<Loaded> {
  const { lessons, chapters } = await partsOf(game)
  if (!lessons || !chapters) throw new Error(`no chapters of ${game}`)
  const words = withWords(import('../guide/text/index.ts'), withWords(import('./text/index.ts'), Promise.resolve()))
  const [chapter, guide, { titles }] = await Promise.all([loadChapter(game, id), lessons(), chapters(), words])
  const [texts, named] = await Promise.all([chapter.texts[language.peek()](), titles[language.peek()]()])
  return { chapter, title: named[keyOf.name(id)] ?? '', guide: guideThrough(chapter, guide), texts }
}

export function ChapterPanel(props: PlayMoment) {
  const { shown, picture, panel } = props
  const place = useMemo(() => chapterAt(shown.info), [shown.info.id])
  const loaded = useSignal<Loaded | null>(null)
  useEffect(() => {
    let stale = false
    if (place)
      load(place).then(
        (found) => {
          if (!stale) loaded.value = found
        },
        // The table is played without it.
        () => {},
      )
    return () => {
      stale = true
    }
  }, [place, language.value])
  if (!place || !loaded.value || shown.seat === null || panel.value !== null) return null
  return <AtChapter {...props} {...loaded.value} place={place} seat={shown.seat} picture={picture} />
}

type Props = PlayMoment & Loaded & { readonly place: ChapterPlace; readonly seat: number }

function AtChapter({ place, chapter, title, guide, texts, seat, ...props }: Props) {
  const { shown, picture, speaker, panel } = props
  const moment = useMemo(() => lessonMoment({ seat, picture, told: shown.told }), [seat, picture, shown.told])
  const noteReached = () => noteProgress(place.game, place.chapter, { reached: true })
  const store = useMemo(() => keptForNow(guide, noteReached), [guide])
  const reached = place.part === 'lesson' && guide.lessons.every((lesson) => isDone(lesson, moment))
  useEffect(() => {
    if (reached) noteReached()
  }, [reached])
  if (place.part === 'exam') return <ExamPanel {...{ place, chapter, title, guide, texts, shown, moment, speaker }} />
  const toExam = () => go(addressOf({ ...place, part: 'exam' }), true)
  const startOver = () => go(`${addressOf(place)}?anew`, true)
  const then = { label: say('learn.toExam'), primary: true, act: toExam }
  const askForHint = () => {
    panel.value = 'coach'
  }
  return <GuidePanel {...props} {...{ guide, texts, seat, store, then, startOver, askForHint }} />
}

/** What the guide knows of the learner here is told by the table itself when it is opened again. `onLeave`: the learner knows the rest. */
function keptForNow(guide: Guide, onLeave: () => void): ProgressStore {
  let progress = beginning(guide)
  return {
    read: () => progress,
    keep(next) {
      if (next.left.length > progress.left.length) onLeave()
      progress = next
    },
  }
}
