// The best line of a puzzle, with the proof that it is the best. While it is played on the table, its moves are ticked
// off.

import type { Puzzle } from '@wayfare/bots/puzzles'
import { say } from '../../base/i18n/index.ts'
import { Icon } from '../../base/ui/icon.tsx'
import { PanelPart } from './panel-part.tsx'

type Props = {
  readonly puzzle: Puzzle
  said(move: string): string
  /** The number of its moves that have been made on the table; null while it is not being played. */
  readonly done: number | null
}

export function BestLine({ puzzle: { solution, best, proof }, said, done }: Props) {
  return (
    <PanelPart heading={say('puzzle.best')}>
      <ol class="puzzle-steps">
        {solution.map((move, i) => (
          <li key={i} aria-current={i === done ? 'step' : undefined}>
            {said(move)}
            {done !== null && i < done && (
              <>
                {' '}
                <Icon name="check" size={16} />
                <span class="visually-hidden">{say('puzzle.made')}</span>
              </>
            )}
          </li>
        ))}
      </ol>
      <p class="puzzle-note">{say('puzzle.proof', { best, positions: proof.positions, ends: proof.ends })}</p>
    </PanelPart>
  )
}
