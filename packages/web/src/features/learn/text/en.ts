// What the page of chapters and the tables of chapters say, whichever game they teach.

import type { Catalogue } from '@wayfare/text'

export const en = {
  learn: {
    title: 'Learn',
    lead: 'Start with a guided first game. Then take the chapters, a few minutes each, on the real table.',
    guided: 'Guided first game',
    guidedPromise: 'The whole game, one idea at a time, against a quiet rival.',
    tutored: 'First game with a tutor',
    tutoredPromise:
      'A game of your own. Your guide speaks only when you are about to miss something, and less and less often.',
    against: 'Against {name}',
    failedGame: 'This game could not be opened.',
    begin: 'Begin',
    goOn: 'Go on',
    again: 'Play again',
    answer: 'Answer the question',
    done: 'Done',
    next: 'Next',
    lessonOf: 'Lesson {lesson} of {of}',
    count: '{done} of {all, plural, one {# chapter} other {# chapters}}',
    all: 'All chapters',
    none: 'There is no such chapter.',
    failed: 'The coach is not available here right now.',
    failedTable: 'This chapter could not be opened.',
    toExam: 'On to the question',
    exam: 'How would you play?',
    examHow: 'Take the turn you think best, and end it. The coach compares it with others.',
    comparing: 'The coach compares your turn with others.',
    playedOut:
      '{count, plural, =0 {Looking for other turns…} one {# game played out so far.} other {# games played out so far.}}',
    stop: 'Enough',
    stopped: 'Too few games were played out to say which turn is better.',
    alone: 'The coach found no other turn to compare it with.',
    close: '“{other}” would do about as well: too close to call.',
    ahead: 'Probably better than “{other}”: about {points, plural, one {# point} other {# points}} more at the end.',
    behind:
      '“{other}” would probably have been better: about {points, plural, one {# point} other {# points}} more at the end.',
    range: 'Unsure: {low} to {high}.',
    tryAgain: 'Try another turn',
  },
} satisfies Catalogue
