// The texts with which other people’s turns and the final count are shown.

export const en = {
  turnShow: {
    title: 'What happened',
    next: 'Go on',
    again: 'Show again',
    at: '{at} of {all}',
    sums: 'Gained and spent in this turn',
    roundOver: 'End of round {round} of {rounds}',
    counting: 'Counting the points',
  },
} as const
