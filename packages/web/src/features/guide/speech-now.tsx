// What the companion says at a moment, and the answers to it.

import type { Signal } from '@preact/signals'
import type { Offered, Picture } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { go } from '../../base/browser/router.ts'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import {
  type Guide,
  type Idea,
  keyOf,
  type Lesson,
  type LessonTexts,
  type Moment,
  type Step,
} from '../../board-kit/lessons/lesson.ts'
import { nameOf } from '../../board-kit/persona-names.ts'
import { drop, type GuideProgress, type GuideState, isDone, leaveLesson, stateOf } from './follow.ts'
import type { GuideAnswer, Speech } from './speech.tsx'

type Said = Parameters<typeof Speech>[0] & { readonly state: string }

type Situation = {
  readonly guide: Guide
  readonly texts: LessonTexts
  readonly lesson: Lesson<unknown>
  readonly step: Step<unknown> | undefined
  readonly progress: GuideProgress
  readonly moment: Moment
  readonly idea: Idea<unknown> | undefined
  /** The move that "Show me" shows. */
  readonly example: Offered | undefined
  /** Somebody has come back to a game that they had left. */
  readonly returned: Signal<boolean>
  /** Which of the two is open below the speech. */
  readonly asked: Signal<'why' | 'show' | null>
  readonly speaker: GameSpeaker
  readonly picture: Picture
  readonly table: string
  change(next: GuideProgress): void
  read(rule: string): void
  askForHint(): void
  /** What can be done once everything is reached; without it the guide takes its leave. */
  readonly then: GuideAnswer | undefined
  /** Begins again, where a goal may be lost for good. */
  readonly startOver: (() => void) | undefined
}

/** Whom a learner may play next without help. */
const NEXT_RIVAL = 'rosa'

const textOf = ({ texts }: Situation, key: string): string => texts[key] ?? ''

export function speechNow(at: Situation): Said {
  const { guide, lesson, progress, moment, returned, step, change } = at
  const state = stateOf(guide, progress, moment)
  if (returned.value && step && state !== 'finished') return sayBack(at, step)
  const { naming, reached } = progress
  const goOn = (next: GuideProgress): GuideAnswer[] => [
    { label: say('guide.goOn'), primary: true, act: () => change(next) },
  ]
  if (state === 'finished' && at.startOver && isLost(at)) return sayLost(at, at.startOver)
  if (state === 'finished')
    return {
      state,
      text:
        at.then && !isDone(lesson, moment)
          ? say('guide.left')
          : textOf(at, keyOf.reached(guide.lessons.at(-1)?.id ?? '')),
      answers: at.then ? [at.then] : whatIsNext(at),
    }
  if (state === 'naming')
    return {
      state,
      text: `✓ ${textOf(at, keyOf.named(naming?.lesson ?? ''))}`,
      answers: goOn({ ...progress, naming: null }),
    }
  if (state === 'reached')
    return {
      state,
      text: `✓ ${textOf(at, keyOf.reached(reached?.lesson ?? ''))}`,
      answers: goOn({ ...progress, reached: null }),
    }
  if (state === 'leaving')
    return {
      state,
      text: say('guide.leaveAsk'),
      answers: [
        { label: say('guide.leave'), primary: true, act: () => change(leaveLesson(guide, progress, moment)) },
        { label: say('guide.stay'), act: () => change({ ...progress, streak: 0 }) },
      ],
    }
  return at.idea ? sayIdea(at, at.idea) : sayListening(at, state)
}

/** The game has ended before the goal was reached, and nobody has left the lesson. */
const isLost = ({ lesson, progress, moment }: Situation): boolean =>
  !isDone(lesson, moment) && !progress.left.includes(lesson.id)

const sayLost = (at: Situation, act: () => void): Said => ({
  state: 'lost',
  text: say('guide.lost', { goal: textOf(at, keyOf.goal(at.lesson.id)) }),
  answers: [{ label: say('guide.over'), primary: true, act }, ...(at.then ? [{ ...at.then, primary: false }] : [])],
})

/** Nobody is left alone after the last lesson: there are hints, and other games. */
function whatIsNext({ guide, progress, change, askForHint }: Situation): GuideAnswer[] {
  const playOn = () => {
    change({ ...progress, closed: true })
    askForHint()
  }
  return [
    { label: say('guide.hints'), primary: true, act: playOn },
    { label: say('guide.tutor'), act: () => go(`/tutor/${guide.game}`) },
    {
      label: say('guide.rival', { name: nameOf(NEXT_RIVAL) }),
      act: () => go(`/create/${guide.game}?bot=${NEXT_RIVAL}`),
    },
  ]
}

/** What is said before all else: that a goal has to wait, or that another move than the one shown was fine. */
function sayBefore(at: Situation): string | undefined {
  const { postponed, strayed, lesson } = at.progress
  if (postponed && postponed.lesson !== lesson)
    return say('guide.postponed', { goal: textOf(at, keyOf.goal(postponed.lesson)) })
  return strayed ? say('guide.strayed') : undefined
}

function sayBack(at: Situation, next: Step<unknown>): Said {
  const { guide, lesson, moment, progress, returned, table, change } = at
  const goal = textOf(at, keyOf.goal(lesson.id))
  const step = textOf(at, keyOf.step(lesson.id, next.id))
  const goOn = () => {
    returned.value = false
  }
  const again = () => {
    change({ ...progress, told: {} })
    returned.value = false
  }
  return {
    state: 'back',
    text: `${say('guide.back', { goal, step })}${moment.asked === null ? '' : ` ${say('guide.backMine')}`}`,
    answers: [
      { label: say('guide.goOn'), primary: true, act: goOn },
      { label: say('guide.again'), act: again },
      { label: say('guide.over'), act: at.startOver ?? (() => location.assign(`/learn/${guide.game}?anew=${table}`)) },
    ],
  }
}

function answerOf({ asked }: Situation, what: 'why' | 'show'): GuideAnswer {
  const isOpen = asked.value === what
  const act = () => {
    asked.value = isOpen ? null : what
  }
  return { label: say(`guide.${what}`), act, pressed: isOpen }
}

/** If there is no more to say about an idea, its rule is opened at once. */
function whyOf(at: Situation, { id, rule }: Idea<unknown>): GuideAnswer {
  return textOf(at, keyOf.why(id)) ? answerOf(at, 'why') : { label: say('guide.rule'), act: () => at.read(rule) }
}

function sayIdea(at: Situation, idea: Idea<unknown>): Said {
  const { guide, progress, change } = at
  const third: GuideAnswer = idea.shown
    ? { label: say('guide.know'), act: () => change(drop(guide, progress, idea.id)) }
    : { label: say('guide.goOn'), act: () => change({ ...progress, known: [...progress.known, idea.id] }) }
  return {
    state: 'speaking',
    before: sayBefore(at),
    text: textOf(at, keyOf.idea(idea.id)),
    below: below(at),
    answers: [whyOf(at, idea), answerOf(at, 'show'), third],
  }
}

function sayListening(at: Situation, state: GuideState): Said {
  const { guide, lesson, step, moment, example, speaker, picture } = at
  if (state === 'waiting') {
    const names = speaker.word({ list: picture.turn.map((one) => ({ seat: one })), joint: 'and' })
    return { state, text: say('guide.waits', { names }), answers: [] }
  }
  if (state === 'free' && at.startOver)
    return {
      state,
      text: say('guide.astray', { step: step ? textOf(at, keyOf.step(lesson.id, step.id)) : '' }),
      answers: [{ label: say('guide.over'), act: at.startOver }],
    }
  if (state === 'free')
    return { state, text: say('guide.wait', { goal: textOf(at, keyOf.goal(lesson.id)) }), answers: [] }
  const next = step ? textOf(at, keyOf.step(lesson.id, step.id)) : ''
  const endsTurn = example?.move === guide.turnEnd && step?.move(moment) === undefined
  return {
    state,
    before: sayBefore(at),
    text: endsTurn
      ? say('guide.first', { move: speaker.sayMove(example, picture.view), step: next })
      : say('guide.next', { step: next }),
    below: below(at),
    answers: example ? [answerOf(at, 'show')] : [],
  }
}

/** The move that was asked for, or the reason with its rule. */
function below(at: Situation) {
  const { asked, example, idea, speaker, picture, read } = at
  if (asked.value === 'show')
    return (
      <p class="guide-more">
        {example ? say('guide.like', { move: speaker.sayMove(example, picture.view) }) : say('guide.notNow')}
      </p>
    )
  if (!idea || asked.value !== 'why') return undefined
  return (
    <p class="guide-more">
      {textOf(at, keyOf.why(idea.id))}{' '}
      <Button size="small" icon="rulebook" onClick={() => read(idea.rule)}>
        {say('guide.rule')}
      </Button>
    </p>
  )
}
