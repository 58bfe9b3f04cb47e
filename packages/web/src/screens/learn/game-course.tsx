// The lessons for one game: its guided first game, then its chapters in order.

import { useSignal } from '@preact/signals'
import { useEffect, useId } from 'preact/hooks'
import { language, say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Icon } from '../../base/ui/icon.tsx'
import { type Companion, CompanionPicture } from '../../board-kit/companion.tsx'
import type { GameGoal, GoalTexts } from '../../board-kit/goal.ts'
import { type ChapterEntry, chapterKeys } from '../../board-kit/lessons/chapter.ts'
import { keyOf, type LessonTexts } from '../../board-kit/lessons/lesson.ts'
import { nameOf } from '../../board-kit/persona-names.ts'
import { myTables } from '../../client/catalogue/catalogue.ts'
import type { ListedTable } from '../../client/table/listed-table.ts'
import { addressOf } from '../../features/learn/chapter-address.ts'
import { progressOf, reachedCount } from '../../features/learn/chapter-progress.ts'
import { removeFinished } from '../../features/learn/open-chapter.ts'
import { TUTOR_RIVALS, tutorAddress } from '../../features/tutor/tutor-address.ts'
import { gameOf, partsOf } from '../../games/index.ts'

type Course = {
  readonly list: readonly ChapterEntry[]
  readonly titles: LessonTexts
  readonly companion: Companion | undefined
  readonly goal: (Pick<GameGoal, 'Picture'> & GoalTexts) | undefined
  readonly isTutored: boolean
}

async function load(game: string): Promise<Course> {
  const { chapters, companion, goal, tutor } = await partsOf(game)
  const [found, shown] = await Promise.all([chapters?.(), goal?.()])
  const [titles, says] = await Promise.all([found?.titles[language.peek()](), shown?.texts[language.peek()]()])
  return {
    list: found?.list ?? [],
    titles: titles ?? {},
    companion,
    goal: shown && says && { Picture: shown.Picture, ...says },
    isTutored: tutor !== undefined,
  }
}

export function GameCourse({ game }: { readonly game: string }) {
  const course = useSignal<Course | null>(null)
  useEffect(() => {
    let stale = false
    void load(game).then((found) => {
      if (!stale) course.value = found
      return removeFinished(
        game,
        found.list.map(({ id }) => id),
      )
    })
    return () => {
      stale = true
    }
  }, [game, language.value])
  const { title, theme, edition, poster } = gameOf(game)
  const id = useId()
  const { list = [], titles = {}, companion, goal } = course.value ?? {}
  const guided = guidedOf(game)
  const next = list.find((one) => !progressOf(game, one.id).reached)?.id
  return (
    <section class="course" data-theme={theme} data-edition={edition} aria-labelledby={id}>
      <header class="course-head">
        {poster && <img class="course-picture" src={poster} alt="" width="436" height="352" />}
        <div class="course-name">
          <h2 id={id}>{title[language.value]}</h2>
          {list.length > 0 && <p>{say('learn.count', { done: reachedCount(game), all: list.length })}</p>}
        </div>
      </header>
      {goal && (
        <figure class="course-goal">
          <goal.Picture />
          <figcaption>{goal.goal}</figcaption>
        </figure>
      )}
      <div class="course-first">
        {companion && <CompanionPicture who={companion} part="whole" />}
        <div class="course-words">
          <h3>{say('learn.guided')}</h3>
          <p>{guided?.guide ? say('learn.lessonOf', guided.guide) : say('learn.guidedPromise')}</p>
        </div>
        <Button
          kind={guided || reachedCount(game) === 0 ? 'primary' : 'plain'}
          icon="play"
          href={`/learn/${game}`}
          aria-describedby={id}
        >
          {say(guided ? 'learn.goOn' : 'learn.begin')}
        </Button>
      </div>
      {list.length > 0 && (
        <ol class="course-list">
          {list.map((entry, i) => (
            <ChapterRow key={entry.id} {...{ game, entry, titles }} number={i + 1} isNext={entry.id === next} />
          ))}
        </ol>
      )}
      {course.value?.isTutored && <TutoredGame game={game} />}
    </section>
  )
}

/** A game of one's own, with somebody who watches it: the one that was left, or a new one. */
function TutoredGame({ game }: { readonly game: string }) {
  const id = useId()
  const left = myTables.value?.some((table) => table.tutored && table.game === game && table.status === 'running')
  return (
    <div class="course-own">
      <div class="course-words">
        <h3 id={id}>{say('learn.tutored')}</h3>
        <p>{say('learn.tutoredPromise')}</p>
      </div>
      <div class="course-rivals">
        {left && (
          <Button size="small" kind="primary" icon="play" href={tutorAddress(game)} aria-describedby={id}>
            {say('learn.goOn')}
          </Button>
        )}
        {TUTOR_RIVALS.map((rival) => (
          <Button key={rival} size="small" href={tutorAddress(game, rival)} aria-describedby={id}>
            {say('learn.against', { name: nameOf(rival) })}
          </Button>
        ))}
      </div>
    </div>
  )
}

/** The guided game that was left, if there is one. */
const guidedOf = (game: string): ListedTable | undefined =>
  myTables.value?.find(({ guide, status }) => status === 'running' && guide?.game === game)

type RowProps = {
  readonly game: string
  readonly entry: ChapterEntry
  readonly titles: LessonTexts
  readonly number: number
  /** True for the first chapter that was not finished. */
  readonly isNext: boolean
}

function ChapterRow({ game, entry: { id: chapter, minutes }, titles, number, isNext }: RowProps) {
  const { reached, answered, table } = progressOf(game, chapter)
  const begun = table !== null && !reached
  const asks = reached && !answered
  const id = useId()
  return (
    <li class="course-row" data-state={reached ? 'done' : isNext ? 'next' : 'later'}>
      <span class="course-sign" aria-hidden="true">
        {reached ? <Icon name="check" size={18} /> : number}
      </span>
      <div class="course-words">
        <h3 id={id}>
          {titles[keyOf.name(chapter)]}
          {reached && <span class="visually-hidden"> ({say('learn.done')})</span>}
        </h3>
        <p>{titles[chapterKeys.promise(chapter)]}</p>
      </div>
      <span class="course-minutes">{say('home.minutes', { minutes })}</span>
      <Button
        size="small"
        kind={begun || asks || isNext ? 'primary' : 'plain'}
        href={
          reached && answered
            ? `${addressOf({ game, chapter, part: 'lesson' })}?anew`
            : addressOf({ game, chapter, part: asks ? 'exam' : 'lesson' })
        }
        aria-describedby={id}
      >
        {say(asks ? 'learn.answer' : reached ? 'learn.again' : begun ? 'learn.goOn' : 'learn.begin')}
      </Button>
    </li>
  )
}
