export const en = {
  'objectives.goal': 'Two objectives, two crew cards',
  'objectives.reached':
    'Two objectives, two cards and a fifth worker, for one worker placed: they come on top of your turns.',
  'objectives.take': 'Take The Seed Trade',
  'objectives.reach': 'Achieve it',
  'objectives.fifth': 'Win a fifth worker',
  'objectives.crew': 'Play a crew card',
  'objectives.second': 'Play another card',
  'objectives.place': 'Place the fifth worker',
  'idea.take':
    'Objectives bring a reward now and points at the end. Send (1)*anybody* to the (2)*objective space* and take (3)*The Seed Trade*.',
  'why.take':
    'Your reserve holds two objectives. When it is full, a third goes face up into a slot at once, at the slot’s price.',
  'idea.reach':
    '(1)*The Seed Trade* asks for a plant and 8 coins. You have both: achieve it. Nothing is spent, and (2)*silver slot 2* makes scrolls free.',
  'idea.fifth':
    'Two plants and two tents: (1)*Pressed Flowers* is ready, too. For 5 coins its (2)*golden slot 1* brings a fifth worker.',
  'why.fifth':
    'Each slot has its own price and reward, and is used once. The earlier a fifth worker comes, the more turns you get.',
  'idea.crew':
    'Crew cards work in between, too. The (1)*Purser* asks for five seals in one row; (2)*this worker* has them all: 8 coins.',
  'idea.second':
    'Nobody is placed for it, but a worker plays one card in the whole game. The next (1)*card* goes with (2)*another one*.',
  'idea.place':
    'End the turn. The (1)*fifth worker* has no seals, but knowledge replaces one: (2)*explore*, or go where no seal is asked for.',
  'exam.question':
    'Round III. You have six coins, an objective whose requirements are met, and a Purser. How would you play this turn?',
  'exam.lesson':
    'What lasts comes first: a fifth worker in round III means three more turns. A card that pays once can wait.',
} as const

export type ObjectivesTexts = Readonly<Record<keyof typeof en, string>>
