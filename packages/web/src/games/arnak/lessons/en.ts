// What Pim says.

export const en = {
  dig: 'Dig',
  'dig.goal': 'Dig at a camp',
  'dig.reached': 'Travel, a space, a reward: that is a dig.',
  'dig.send': 'Send an archaeologist',
  'dig.way': 'Pay for travel',
  'dig.end': 'End the turn',
  'idea.welcome':
    'Each turn you take *one action*: dig, discover, overcome, buy, play a card, research or pass. Then your rival goes. There are five rounds.',
  'why.welcome':
    'Turns are short, so nobody waits long. Anything with a lightning mark is a free action: take it as well if you like.',
  'idea.camp':
    'Send an archaeologist to a (1)*camp*. Travel there costs one boot, and any card counts as a boot, even (2)*Fear*.',
  'why.camp':
    'Camps are close and reliable: you get exactly what they show. Two compasses are most of what a discovery costs.',
  'idea.boot': 'A card spent on travel does not give its effect. (1)*Fear* has none anyway: pay with it.',
  'why.boot': 'You use a card either for travel or for its effect, never both. Fear has no effect to lose.',
  'idea.gain':
    'You have (1)*two more compasses*. This archaeologist stays there until the round ends; the other is at home.',
  'why.gain':
    'You keep resources from round to round. When the round ends, archaeologists come home and used cards go under your deck.',
  'idea.end': 'That was your action. (1)*End the turn*, and your rival takes theirs.',
  'why.end': 'The turn ends when you say so, because free actions are still possible after the main one.',

  discover: 'Discover',
  'discover.goal': 'Discover your first site',
  'discover.reached': 'A site, an idol and a guardian: that is a discovery.',
  'discover.named': 'That was a discovery: compasses and travel paid for an idol and a tile, and a guardian woke up.',
  'discover.gather': 'Gather 3 compasses',
  'discover.site': 'Pick a site, pay for travel',
  'discover.tile': 'Reveal tile and guardian',
  'idea.lightning':
    'A level I site costs *3 compasses*; here are (1)*yours*. (2)*Exploration* gives one, and its lightning mark means that it is a free action.',
  'why.lightning':
    'Take as many free actions as you like, at any time in your own turn. A card you have played can no longer pay for travel.',
  'idea.compasses':
    'A new level I site costs *3 compasses*. The easiest place to get some is the (1)*camp with two* of them.',
  'why.compasses': 'A new site gives you more than a camp: an idol and a tile at once, but also a guardian.',
  'idea.price':
    'A new level I site costs two things: (1)*3 compasses* and (2)*travel*, in the corner of a card. Choose a (3)*site*.',
  'why.price':
    'Cars lead to the left half of the island, ships to the right. A plane goes anywhere; two coins hire one.',
  'idea.corner':
    'Pay with a card whose corner shows what the site needs. If (1)*Exploration* fits, use it; (2)*Funding* is worth a coin later.',
  'why.corner':
    'The corner is for travel, the lower half is the effect. You use one of the two, so spend the card whose effect you need less.',
  'idea.idol': 'The (1)*idol* is yours: 3 points at the end. Now reveal the site tile. You get what it shows at once.',
  'why.idol': 'The idol comes before the tile, so you get its reward before you know what the site is.',
  'idea.wakes': 'Every new site wakes a guardian. It blocks nobody, and does nothing yet. Wake it.',
  'why.wakes': 'Guardians matter when the round ends, and to players who want their points.',

  guardians: 'Guardians',
  'guardians.goal': 'Overcome a guardian',
  'guardians.reached': 'It is yours: 5 points, and its boon waits in your area.',
  'guardians.named': 'That guardian is overcome: you paid the cost at its bottom for 5 points and a boon.',
  'guardians.price': 'Gather what it costs',
  'guardians.overcome': 'Pay the cost',
  'idea.fear': 'If your archaeologist is with a (1)*guardian* when the round ends, you take a Fear card, worth −1.',
  'why.fear':
    'Fear fills your hand with cards that are only boots. One now and then does little harm; many slow you down.',
  'idea.wait': 'Overcoming it is a separate main action. (1)*End this turn*: nobody else can go there.',
  'why.wait': 'A jungle site has one space. While you are there, only you can overcome its guardian.',
  'idea.leaves': 'Pay the cost at the bottom of the (1)*guardian*, and it is yours: 5 points, no Fear, and a boon.',
  'why.leaves': 'You use a boon once in the whole game, for travel or a free action. You keep the points.',
  'idea.price-of': 'Any travel in this cost is paid with the corner of a card, resources with tokens.',
  'why.price-of': 'It is a single payment, due in full; you can change the proposal in the line above.',

  cards: 'Cards',
  'cards.goal': 'Buy your first card',
  'cards.reached': 'Your deck is one card better.',
  'cards.named':
    'That was a purchase: coins buy items, which go under your deck; compasses buy artifacts, which act at once.',
  'cards.coins': 'Play Funding',
  'cards.buy': 'Buy a card',
  'idea.funding':
    'Playing (1)*Funding* is a free action and gives a (2)*coin*. Coins buy items, the cards to the right of the moon staff.',
  'why.funding':
    'A card left in your hand at the end of the round has done nothing. Take your free actions before you pass.',
  'idea.row':
    'Choose one of (1)*these*. An item goes under your deck, and you draw it soon. Its seal shows its points.',
  'why.row': 'Your deck began with six cards, two of them Fear. A good card comes up again and again, so buy early.',

  research: 'Research',
  'research.goal': 'Take a research step',
  'research.reached': 'One row up. The notebook may follow, never lead.',
  'research.named':
    'That was research: you paid for a bridge and went up a row, for a reward now and points at the end.',
  'research.idol': 'Put the idol into a slot',
  'research.step': 'Move the glass up',
  'idea.slot':
    'Put your (1)*idol* into a slot for a reward now, such as an (2)*arrowhead*. It is still worth 3; the slot loses its point.',
  'why.slot':
    'A slot still empty at the end is worth 1 to 4 points, from left to right. Filling the first costs you only one.',
  'idea.bridge':
    'Your (1)*magnifying glass* crosses a (2)*bridge* for the cost shown on it. Every row gives a reward and points.',
  'why.bridge': 'Research is the largest source of points. Bonus tiles go to the first player to get there.',

  round: 'Round’s end',
  'round.goal': 'End the round',
  'round.reached': 'A new round: everybody draws back up to five cards.',
  'round.named':
    'That was the end of a round: all have passed, archaeologists come home, and everybody draws up to five cards.',
  'round.pass': 'Pass',
  'round.next': 'See the next round begin',
  'idea.pass':
    'When nothing is left that helps you, (1)*pass*. You take no more turns in this round; your rival may go on.',
  'why.pass': 'There is no prize for passing first, and none for staying. Use what you have, then pass.',
  'idea.home':
    'Passing is your main action. (1)*End the turn*: when both of you have passed, archaeologists come home.',
  'why.home': 'Your played cards are shuffled and go under the deck, so items you bought come up before them.',

  own: 'On your own',
  'own.goal': 'Play the second round',
  'own.reached': 'You know the way now. The game goes on; I only watch.',
  'own.turn': 'Take a turn of your own',
  'own.through': 'Play the round to its end',
  'idea.drawn': 'Look for (1)*the card you bought*: items you buy come up before cards you shuffle.',
  'why.drawn': 'Items you buy go to the bottom of the deck, and the shuffled cards go below them.',
  'idea.points':
    'Points come from research, idols, guardians and cards; each Fear card costs one. Your score is next to your colour.',
  'why.points': 'Resources are worth nothing at the end. Spend them in time, on the track most of all.',
  'idea.stuck': 'From here on you decide. The (1)*lamp* gives a hint if you ask; tap anything greyed out to see why.',
  'why.stuck': 'There are seven main actions, and by now you have seen them all, or something very like them.',
} as const

export type ArnakTexts = Readonly<Record<keyof typeof en, string>>
