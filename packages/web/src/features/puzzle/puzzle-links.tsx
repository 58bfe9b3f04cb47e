import { language, say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Panel } from '../../base/ui/panel.tsx'
import { GAMES, gameOf } from '../../games/index.ts'
import './puzzle-links.css'

/** Links to the daily puzzle of each game. They need no server. */
export function PuzzleLinks() {
  return (
    <Panel heading={say('puzzle.today')} level={2} class="puzzle-links">
      <p>{say('puzzle.how')}</p>
      <div class="puzzle-links-row">
        {GAMES.filter(({ puzzles }) => puzzles).map(({ id: game }) => (
          <Button key={game} icon="star" href={`/puzzle/${game}/today`}>
            {gameOf(game).title[language.value]}
          </Button>
        ))}
      </div>
    </Panel>
  )
}
