// What puzzles say: loaded with them.

import type { Catalogue } from '@wayfare/text'

export const en = {
  puzzle: {
    title: 'Best score this turn',
    today: 'Puzzle of the day',
    number: 'Puzzle {number}',
    all: 'Puzzles of this game',
    how: 'One turn, up to its end or to where something is turned up. The points that it brings on the score sheet count.',
    starsFrom: '{stars, plural, one {# star} other {# stars}} from {points}',
    points: '{points} of {best}',
    starred: '{stars, plural, =0 {No star} one {# star} other {# stars}}',
    found: 'That is all there is to gain.',
    lost: 'Before step {at} all {best} could be had. {move} leaves {left} at the most.',
    alsoLost: 'Then step {at} gives away {lost} more.',
    instead: 'From there: {moves}.',
    steps: 'Your turn',
    gain: '+{points}',
    lossHere: 'here {lost} was lost',
    attempts: 'Attempts',
    noAttempt: 'Not tried yet.',
    judging: 'Counting…',
    again: 'Try again',
    solution: 'Show the best line',
    fixes: 'the stars stay as they are',
    fixed: 'The best line was shown: the stars stay as they are.',
    best: 'The best line',
    proof: '{best} is the most: all {positions} positions of this turn were looked at, and all {ends} ways it can end.',
    days: 'Your days',
    inARow: '{count, plural, one {# day in a row} other {# days in a row}}',
    missed: 'not tried',
    over: 'The turn is over.',
    none: 'There is no such puzzle.',
    failed: 'The puzzle cannot be opened here just now.',
    progress: 'The position is being laid…',
  },
} as const satisfies Catalogue
