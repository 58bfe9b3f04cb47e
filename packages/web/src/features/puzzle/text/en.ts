// What puzzles say: loaded with them.

import type { Catalogue } from '@wayfare/text'

export const en = {
  puzzle: {
    title: 'Best score this turn',
    today: 'Puzzle of the day',
    number: 'Puzzle {number}',
    all: 'Puzzles of this game',
    how: 'Play one turn, until it ends or something is revealed. What counts is the points it adds to your score sheet.',
    starsFrom: '{stars, plural, one {# star} other {# stars}} for {points} or more',
    points: '{points} of {best}',
    starred: '{stars, plural, =0 {No stars} one {# star} other {# stars}}',
    found: 'That is the most you can get.',
    lost: 'Before step {at} you could still get all {best}. {move} leaves {left} at most.',
    alsoLost: 'Then step {at} gives away {lost} more.',
    instead: 'From there: {moves}.',
    steps: 'Your turn',
    gain: '+{points}',
    lossHere: '{lost} lost here',
    attempts: 'Attempts',
    noAttempt: 'Not tried yet.',
    judging: 'Counting…',
    again: 'Try again',
    solution: 'Show the best line',
    fixes: 'your stars will not change',
    fixed: 'The best line has been shown: your stars will not change.',
    best: 'The best line',
    proof: '{best} is the maximum: all {positions} positions of this turn and all {ends} of its endings were checked.',
    days: 'Your days',
    inARow: '{count, plural, one {# day in a row} other {# days in a row}}',
    missed: 'not tried',
    over: 'The turn is over.',
    none: 'There is no such puzzle.',
    failed: 'The puzzle cannot be opened here right now.',
    progress: 'Setting up the position…',
  },
} as const satisfies Catalogue
