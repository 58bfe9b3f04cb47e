// What the cat says.

export const en = {
  task: 'Task',
  'task.goal': 'Choose your secret task',
  'task.reached': 'A task is kept. Nobody else knows which.',
  'task.keep': 'Keep one of two',
  'idea.line':
    'Ten rounds. In each, tourists arrive and you draw streets. At the end only *one unbroken line* past them counts.',
  'why.line': 'What does not lie along that line is erased, streets and tourists alike. So think of one long walk.',
  'idea.task': 'Keep one of these (1)*tasks*, in secret. A route through the crossings it names brings points.',
  'why.task': 'Its crossings are marked on your map, for your eyes only. It also says where to begin.',

  dice: 'Dice',
  'dice.goal': 'Choose two dice',
  'dice.reached': 'Two numbers, and the signs of those who come.',
  'dice.first': 'Take the first die',
  'dice.second': 'Take the second die',
  'idea.die': 'Take a (1)*die*. Its number is half of an address, and its signs are the tourists who will come.',
  'why.die':
    'Both of you play with the same two dice, each on a map of their own. You begin in this round, so you choose.',
  'idea.address': 'Your rival has taken two away. Take a (1)*second die*: 5 and 2 mean the quarter (5, 2) or (2, 5).',
  'why.address': 'The first number counts to the right, the second downwards. So two dice lead to two quarters.',

  tourists: 'Tourists',
  'tourists.goal': 'Let the tourists arrive',
  'tourists.reached': 'They have arrived, all of them.',
  'tourists.quarter': 'Choose a quarter',
  'idea.quarter': 'Choose one of the (1)*lit quarters*. All tourists on the two dice arrive there.',
  'why.quarter': 'A quarter takes tourists once. Choose one that lies near where your walk shall lead.',

  streets: 'Streets',
  'streets.goal': 'Draw your first streets',
  'streets.reached': 'The first streets of your walk.',
  'streets.draw': 'Draw streets',
  'streets.shop': 'Visit a shop on the way',
  'streets.end': 'Finish the round',
  'idea.likes':
    'Circles like red quarters, squares green, triangles blue, crosses purple. A tourist is worth more, the more of them your line passes.',
  'why.likes':
    'So lead the line past quarters of the colour that your tourists like, and past the stars for their points.',
  'idea.ways': 'Draw *two in a row* from a (1)*side of your quarter*, its two opposite sides, or one street anywhere.',
  'why.ways': 'Two streets are more than one. A quarter counts when the line runs along one of its sides.',
  'idea.shop': 'Your street passes a (1)*shop*. It gives what the card of the round shows: visit it.',
  'why.shop': 'One shop in a round, and each shop once. Bonuses may be kept for later.',
  'idea.end': 'That was your part. (1)*Finish*: you may change your mind until the others are done.',
  'why.end': 'You all draw at the same time, and nobody sees the other’s map before the round is over.',

  round: 'Second round',
  'round.goal': 'Make the line longer',
  'round.reached': 'The line grows.',
  'round.remove': 'Take a die away',
  'round.join': 'Draw on from your line',
  'idea.remove':
    'Now your rival chooses, and you (1)*take dice away*: those that would suit them, or lead you nowhere.',
  'why.remove': 'What is left is for both of you. A number whose quarters are full for you is worth removing.',
  'idea.join': 'Draw on from what you have: streets that do not join the line will be erased at the end.',
  'why.join': 'New streets need not touch old ones; two pieces can be joined later. But every gap costs streets.',

  ancient: 'Under the city',
  'ancient.goal': 'Know what sleeps below',
  'ancient.reached': 'You know what waits. It sleeps for now.',
  'ancient.third': 'Draw in the third round',
  'idea.ancient':
    'An *Ancient One* wakes after round 10. Each horror place on your line, a violet star, costs some of your sanity.',
  'why.ancient':
    'Whoever is sane rolls more dice at the end, and wins more from it. Walk around the stars where it is cheap.',
  'idea.gates':
    'The violet *gates* sleep, too. At the end they join parts of your line, as if a street ran between them.',
  'why.gates':
    'A line may leave the city by one gate and come back by another. Draw towards them when two pieces lie apart.',

  own: 'On your own',
  'own.goal': 'Play the fourth round',
  'own.reached': 'You know the streets now. The night goes on; I only watch.',
  'own.fourth': 'Play the round',
  'idea.worth': 'Your best line so far and its points stand beside the map. Stars, tourists and the task count.',
  'why.worth': 'The figure changes with every street. Point at a street to see what it would make of it.',
  'idea.stuck':
    'From here on you decide. The (1)*lamp* gives a hint when asked; a tap on something dim says why it is.',
  'why.stuck': 'Effects, tomes and the end of the night are still to be met. The rulebook tells of each.',
} as const

export type ArkhamTexts = Readonly<Record<keyof typeof en, string>>
