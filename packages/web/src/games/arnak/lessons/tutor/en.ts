// The texts of Pim's tips.

export const en = {
  nothing: 'Nothing is about to be lost here. Take the action that helps you most; any legal one will do.',
  'last-step':
    'Last round: resources are worth nothing afterwards. You can still pay for a (1)*research step*, and rows are points.',
  guardian: 'You can pay for this (1)*guardian* now: 5 points. If you leave it, the end of the round gives you Fear.',
  'last-card':
    'Last round: coins and compasses are worth nothing afterwards, but (1)*a card* you buy still counts its points.',
  fear: 'If you exile one card here, let it be (1)*Fear*: it is worth −1, and all it can do is pay for a boot.',
  assistant:
    'Your (1)*assistant* is still ready. Next round it will be ready again in any case, so use it before you go.',
  boon: 'This is the last round, and a (1)*boon* of yours is unused. It is free to use and lost when the game ends.',
  archaeologist:
    'An archaeologist is still at home, and (1)*a dig* can be paid for. Both come home at the end of the round.',
  cards: 'You can play (1)*these cards* as free actions before the round ends for you. What they give, you keep.',
  buy: 'You can still buy (1)*a card* this round. An item goes under your deck, so you draw it before the cards you played.',
  slot: 'An idol waits in your crates. In a (1)*slot* it gives a reward now, and it is still worth 3 points.',
} as const

export type ArnakTips = Readonly<Record<keyof typeof en, string>>
