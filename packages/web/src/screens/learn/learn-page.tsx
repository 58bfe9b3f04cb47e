// `/learn`: the guided first game and the chapters of each game, what is finished, and what comes next.

import { useEffect } from 'preact/hooks'
import { language, say } from '../../base/i18n/index.ts'
import { refreshCatalogue } from '../../client/catalogue/catalogue.ts'
import { GAME_IDS, hasLessons } from '../../games/index.ts'
import { Page } from '../../shell/page.tsx'
import { GameCourse } from './game-course.tsx'
import './learn-page.css'

export function LearnPage() {
  useEffect(() => void refreshCatalogue(), [language.value])
  return (
    <Page title={say('learn.title')}>
      <h1>{say('learn.title')}</h1>
      <p class="page-lead">{say('learn.lead')}</p>
      <div class="courses">
        {GAME_IDS.filter(hasLessons).map((game) => (
          <GameCourse key={game} game={game} />
        ))}
      </div>
    </Page>
  )
}
