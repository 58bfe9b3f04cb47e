// The texts of the cat's tips.

export const en = {
  nothing: 'Nothing is about to be lost here. Draw what lengthens your line; any legal way will do.',
  route: 'Your route can go on along (1)*these streets*. What it leaves out is erased, with the tourists beside it.',
  link: 'No street goes on from here, but a link does: to (1)*another gate*. It costs one madness, except with Shub-Niggurath.',
  tome: 'Not every die is a success, and you have a (1)*tome*. Spend it before you face the Ancient One; afterwards it is lost.',
  stored: 'The game is nearly over, and a (1)*bonus* waits to be drawn. Bonuses left over at the end count nothing.',
  task: '(1)*This street* would reach a crossing of your task. With two of them on your final line, each street between is a point.',
  shop: 'A way past (1)*a shop* is open to you. A street of this round has to end there for you to get its bonus.',
  gate: 'Your streets are in pieces. (1)*A gate* is within reach: at the end, gates can join pieces that no street joins.',
  bridge:
    '(1)*A bridge* is within reach. Quarters and tourists over the water count only if your final line gets there.',
  join: 'Some ways here join what you have drawn. Streets apart from your final line are erased at the end.',
  change:
    'Your numbers name no empty quarter, so only one tourist would come. Change (1)*a die* by one and name another.',
  effect: 'An (1)*effect* works for you in this round. It opens ways that are not there in other rounds.',
  correct:
    '(1)*Route Correction* works for you now: swap a street that leads nowhere for one that continues your line.',
} as const

export type ArkhamTips = Readonly<Record<keyof typeof en, string>>
