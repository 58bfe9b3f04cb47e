// The goal with its steps, and all lessons in a row: always in sight.

import { useId } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Icon } from '../../base/ui/icon.tsx'
import { type Guide, keyOf, type Lesson, type LessonTexts, type Moment } from '../../board-kit/lessons/lesson.ts'
import { type GuideProgress, isLearnt, nextStep } from './follow.ts'

type Props = {
  readonly guide: Guide
  readonly lesson: Lesson<unknown>
  readonly progress: GuideProgress
  readonly moment: Moment
  readonly texts: LessonTexts
}

export function Goal({ guide, lesson, progress, moment, texts }: Props) {
  const done = lesson.steps.map((step) => step.done(moment))
  const next = nextStep(lesson, moment)
  const id = useId()
  return (
    <section class="guide-goal" aria-labelledby={id}>
      {guide.lessons.length > 1 && <Strip {...{ guide, lesson, progress, moment, texts }} />}
      <h2 id={id}>{texts[keyOf.goal(lesson.id)]}</h2>
      <ol class="guide-steps">
        {lesson.steps.map((step, i) => (
          <li
            key={step.id}
            data-step={done[i] ? 'done' : step === next ? 'next' : 'later'}
            aria-current={step === next && 'step'}
          >
            <span class="guide-step-sign">{done[i] ? <Icon name="check" size={16} /> : i + 1}</span>
            <span>
              {texts[keyOf.step(lesson.id, step.id)]}
              {done[i] && <span class="visually-hidden"> ({say('guide.isDone')})</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Strip({ guide, lesson, progress, moment, texts }: Props) {
  const at = guide.lessons.indexOf(lesson) + 1
  const name = (id: string): string => texts[keyOf.name(id)] ?? ''
  return (
    <>
      <p class="guide-at">{say('guide.lesson', { at, of: guide.lessons.length, name: name(lesson.id) })}</p>
      <ol class="guide-strip" aria-label={say('guide.lessons')}>
        {guide.lessons.map((one, i) => {
          const over = isLearnt(one, progress, moment)
          return (
            <li
              key={one.id}
              title={name(one.id)}
              data-lesson={one === lesson ? 'now' : over ? 'done' : 'later'}
              aria-current={one === lesson && 'step'}
            >
              {over ? <Icon name="check" size={16} /> : i + 1}
              <span class="visually-hidden">
                {name(one.id)}
                {over && ` (${say('guide.isDone')})`}
              </span>
            </li>
          )
        })}
      </ol>
    </>
  )
}
