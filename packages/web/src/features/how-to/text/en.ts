// What is said about how something could be done: loaded when it is first asked.

import type { Catalogue } from '@wayfare/text'

export const en = {
  how: {
    looking: 'Looking for a way…',
    steps: '{count, plural, one {This turn, in one step} other {This turn, in # steps}}',
    then: 'then yours to confirm',
    final: 'cannot be taken back: others see it',
    loses: '{count, plural, one {Costs # point} other {Costs # points}}',
    gains: '{count, plural, one {Brings # point} other {Brings # points}}',
    play: '{count, plural, one {Play this step} other {Play these steps}}',
    other: 'Another way ({at} of {all})',
    none: 'Not this turn, whatever you do first.',
    later: 'Not this turn, whatever you do first. Your next turn at the earliest.',
    news: 'Not by steps whose result you know. Only one that shows something new could lead there; nobody can say yet.',
    gaveUp:
      'There is no way of up to {count, plural, one {# step} other {# steps}}. Longer ones are too many to look at.',
    tooMany: 'There is too much to try here: no answer was found.',
    busy: 'It could not be looked for just now. Ask again.',
    moved: 'The table has moved on. Look again.',
  },
  later: {
    surely: 'Not this turn; surely in round {round}',
    perhaps: 'Not this turn; perhaps in round {round}',
    turn: 'Not this turn; your next turn at the earliest',
    end: 'Not before the last round is over.',
    lens: 'Not this turn: somebody has to open it with a lens first.',
    never: 'Not in this game any more.',
    late: 'Not any more: this is the last round.',
    now: 'Now, round {round}',
    nothing: 'No step of yours leads there.',
    ends: 'The round ends',
    round: 'Round {round}',
    'changes-home': 'All archaeologists go home.',
    'changes-ready': 'Assistants are made ready.',
    'changes-workers': 'All workers come home.',
    'changes-anew': 'New dice come.',
    'then-both': 'You have both of yours again.',
    'then-again': 'This no longer stands in the way.',
    'then-free': 'The space is free, if nobody goes there first.',
    'then-reached': 'It can be visited, if a segment of that round reaches it.',
  },
} satisfies Catalogue
