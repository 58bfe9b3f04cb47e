// The texts of “How could I?”, loaded when it is first used.

import type { Catalogue } from '@wayfare/text'

export const en = {
  how: {
    looking: 'Looking for a way…',
    steps: '{count, plural, one {This turn, in one step} other {This turn, in # steps}}',
    then: 'then you confirm',
    final: 'reveals something, so you may be unable to undo it',
    loses: '{count, plural, one {Costs # point} other {Costs # points}}',
    gains: '{count, plural, one {Scores # point} other {Scores # points}}',
    play: '{count, plural, one {Play this step} other {Play these steps}}',
    other: 'Another way ({at} of {all})',
    none: 'Not this turn, whatever you do first.',
    later: 'Not this turn, whatever you do first. Your next turn at the earliest.',
    news: 'Not by any step whose outcome you know. Only a step that reveals something could get you there, and nobody can tell yet.',
    gaveUp:
      'There is no way in {count, plural, one {# step} other {# steps}} or fewer, and too many longer ones to check.',
    tooMany: 'There is too much to try here, so no answer was found.',
    busy: 'The search failed. Ask again.',
    moved: 'The game has moved on. Look again.',
  },
  later: {
    surely: 'Not this turn; certainly in round {round}',
    perhaps: 'Not this turn; perhaps in round {round}',
    turn: 'Not this turn; your next turn at the earliest',
    end: 'Not before the last round is over.',
    lens: 'Not this turn: somebody has to open it with a lens first.',
    never: 'No longer possible in this game.',
    late: 'Too late: this is the last round.',
    now: 'Now, round {round}',
    nothing: 'Nothing you can do leads there.',
    ends: 'The round ends',
    round: 'Round {round}',
    'changes-home': 'All archaeologists go home.',
    'changes-ready': 'All assistants are ready again.',
    'changes-workers': 'All workers come home.',
    'changes-anew': 'The next round has other dice.',
    'then-both': 'Both of yours are free again.',
    'then-again': 'This no longer stands in the way.',
    'then-free': 'The space is free, unless somebody goes there first.',
    'then-reached': 'You can visit it if you draw a segment to it that round.',
  },
} satisfies Catalogue
