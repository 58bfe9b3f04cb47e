// The texts of conditional moves, loaded with their panel.

import type { Catalogue } from '@wayfare/text'

export const en = {
  plans: {
    title: 'Planned moves',
    lead: 'When your turn comes, the first line that applies is played for you. If none does, you decide yourself.',
    secret: 'Only you can see your plan. It is dropped when something hidden comes to light, unless you allow it.',
    waiting: 'Your plan is waiting for your turn.',
    played: 'It was played as you planned.',
    ownMove: 'Your plan was dropped because you have moved yourself.',
    revealed: 'Your plan was dropped because something hidden has come to light. Please decide yourself.',
    wentBack: 'Your plan was dropped because the game went back.',
    noBranch: 'Your plan was dropped because nothing in it was possible. Please decide yourself.',
    away: 'Your plan was dropped because a bot is playing for you.',
    over: 'Your plan was dropped because the game is over.',
    possible: 'If still possible: {move}',
    asked: 'If asked “{prompt}”: {move}',
    nothingElse: 'If nothing else is possible: pass',
    addThen: 'Plan what follows “{line}”',
    remove: 'Remove “{line}”',
    even: 'Play it even if something new comes to light',
    kind: 'Play a move',
    kindPossible: 'if it is still possible',
    kindAsked: 'only if this is asked',
    atTurn: 'When your turn comes',
    after: 'After “{move}”',
    toStart: 'Back to the start of your turn',
    looking: 'Looking at what you may be asked…',
    unknown: 'What you may be asked cannot be found out right now.',
    myTurn: 'It is your turn. You can plan while others decide.',
    clear: 'Withdraw the plan',
    failed: 'That could not be saved: the game has moved on. Look again.',
    hide: 'Close the plan',
  },
} satisfies Catalogue
