// The English texts of the terminal for everything around a game. The game has its own sentences.

import type { Catalogue } from '@wayfare/text'

export const en = {
  play: {
    begins: '{game}. {seats}. Type h for help.',
    human: '{player}: human',
    bot: '{player}: {bot}',
    asked: '{player} — {prompt}',
    free: '(free action)',
    options: '{count, plural, one {There is only # option.} other {There are only # options.}}',
    possible: 'You can do that: {what}',
    undone: 'Your last move is undone.',
    undoNone: 'Nothing to undo: something has been revealed since.',
    suggestNone: 'There is nothing to suggest here.',
    score: '{name}: {points} ({parts})',
    saved: 'The game is saved. Continue with:',
  },
  help: {
    choose: 'choose this option; the move in brackets works too',
    undo: 'undo your last move',
    why: 'say why this move is not possible',
    suggest: 'play what the game suggests, if a decision has many steps',
    view: 'show what you can see',
    scores: 'show the scores as far as you know them',
    quit: 'save (with --log) and quit',
  },
} satisfies Catalogue
