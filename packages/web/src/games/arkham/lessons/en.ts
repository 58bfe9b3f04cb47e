// What the cat says.

export const en = {
  task: 'Task',
  'task.goal': 'Choose your secret task',
  'task.reached': 'You have kept a task. Nobody else knows which.',
  'task.keep': 'Keep one of two',
  'idea.line':
    'Ten rounds. In each, tourists arrive and you draw streets. At the end only *one unbroken line* past them counts.',
  'why.line':
    'Streets that are not part of that line are erased, and so are tourists who are not beside it. So plan one long walk.',
  'idea.task': 'Keep one of these (1)*tasks*, in secret. A route through the crossings it marks brings points.',
  'why.task':
    'Flags mark its crossings on your map, for your eyes only. Each street of your final line between two of them scores a point.',

  dice: 'Dice',
  'dice.goal': 'Choose two dice',
  'dice.reached': 'Two numbers, and the symbols of the tourists to come.',
  'dice.first': 'Take the first die',
  'dice.second': 'Take the second die',
  'idea.die': 'Take a (1)*die*. Its number is half of an address, and any tourists on it will arrive there.',
  'why.die':
    'Both of you play with the same two dice, each on your own map. You are first player this round, so you choose.',
  'idea.address': 'Your rival has set two aside. Take a (1)*second die*: the two numbers are the address of a quarter.',
  'why.address':
    'The first number runs from left to right, the second from top to bottom, and either die may be first. So two different numbers lead to two quarters.',

  tourists: 'Tourists',
  'tourists.goal': 'Let the tourists arrive',
  'tourists.reached': 'They have all arrived.',
  'tourists.quarter': 'Choose a quarter',
  'idea.quarter': 'Choose one of the (1)*glowing quarters*. All tourists on the two dice arrive there.',
  'why.quarter': 'A quarter takes tourists in one round only. Choose one close to where you plan to walk.',
  'idea.effect':
    'The (1)*effect die* shows no tourists. One more tourist of a type on the other die arrives, and an (2)*effect* becomes active.',
  'why.effect': 'The symbol on the die, sun or moon, tells you which effect. It lasts for this round only.',

  streets: 'Streets',
  'streets.goal': 'Draw your first streets',
  'streets.reached': 'The first streets of your walk.',
  'streets.draw': 'Draw streets',
  'streets.shop': 'Visit a shop on the way',
  'streets.end': 'Finish the round',
  'idea.likes':
    'Circles like red quarters, squares green, triangles blue, crosses purple. Each tourist beside your line scores 1 per quarter it likes there.',
  'why.likes':
    'So lead the line past quarters of the colours that your tourists like, and past yellow ones for the points in their stars.',
  'idea.ways': 'Draw *two in a row* from a (1)*side of your quarter*, two opposite sides, or one street anywhere.',
  'why.ways': 'Two streets get you further than one. A quarter counts when the line runs along one of its sides.',
  'idea.shop': 'Your street passes a (1)*shop*. It gives what the (2)*card of the round* shows: visit it.',
  'why.shop':
    'You visit at most one shop a round, and no shop twice. Bonuses other than tourists can be kept for later.',
  'idea.end': 'Your part is done. (1)*Finish*: you may change your mind until your rival is done.',
  'why.end': 'You both draw at the same time, and neither sees the other’s new streets before the round is over.',

  round: 'Second round',
  'round.goal': 'Make the line longer',
  'round.reached': 'The line grows.',
  'round.remove': 'Set two dice aside',
  'round.join': 'Continue your line',
  'idea.remove':
    'Now your rival chooses, and you (1)*set two dice aside*: those that would suit your rival, or lead you nowhere.',
  'why.remove':
    'Both of you will use the two chosen dice. If a number leads only to occupied quarters on your map, set that die aside.',
  'idea.join': 'Continue your line: at the end, streets that are not part of it are erased.',
  'why.join': 'New streets need not touch old ones; two pieces can be joined later. But every gap costs streets.',

  ancient: 'Under the city',
  'ancient.goal': 'Learn what sleeps below',
  'ancient.reached': 'You know what waits. It sleeps for now.',
  'ancient.third': 'Draw in the third round',
  'idea.worth': '(1)*Here* is your best line so far, and its points: tourists times quarters, stars, and the task.',
  'why.worth':
    'Where streets fork, you can usually walk only one branch. Point at a street to see how it would change your points.',
  'idea.ancient': 'An (1)*Ancient One* wakes after round 10. Each (2)*horror place* on your line raises your madness.',
  'why.ancient':
    'At the end you roll three dice against it. The madder you are, the more numbers fail. Avoid horror places where that costs little.',
  'idea.gates':
    'The (1)*gates* sleep, too. At the end they can join parts of your line, as if a street ran between them.',
  'why.gates':
    'A line may leave by one gate and come back by another. Each such link adds 1 madness, except with Shub-Niggurath. Draw towards them if your line is in two pieces.',
  'idea.tome': 'Keep a (1)*tome* for the end: it helps when you roll three dice against the Ancient One.',
  'why.tome':
    'Reroll rolls dice again, Improvement adds 2 to one, and Blessing makes a 4 succeed unless your madness makes it fail. A 5 or 6 always succeeds.',

  own: 'On your own',
  'own.goal': 'Play the fourth round',
  'own.reached': 'You know the streets now. The night goes on; I only watch.',
  'own.fourth': 'Play the round',
  'idea.stuck': 'From here on you decide. The (1)*lamp* gives a hint if you ask; tap anything greyed out to see why.',
  'why.stuck': 'You have yet to meet most effects and the end of the night. The rulebook explains them all.',
} as const

export type ArkhamTexts = Readonly<Record<keyof typeof en, string>>
