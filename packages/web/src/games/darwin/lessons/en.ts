// What Harriet says.

export const en = {
  seals: 'Seals',
  'seals.goal': 'Give your workers their seals',
  'seals.reached': 'Everybody knows something. The first round begins.',
  'seals.give': 'Give out three seals',
  'seals.pair': 'Choose two objectives',
  'idea.wax':
    'Each worker has a row of *wax seals*, which show what they know: green explores, blue sails, yellow writes, red studies. Give one to (1)*each*.',
  'why.wax': 'Spaces ask for seals in one worker’s own row. Nothing is spent: workers keep what they have learned.',
  'idea.pair':
    'Take a pair of (1)*objectives*, a silver and a golden one. Meet their requirements to achieve them; they score at the end.',
  'why.pair':
    'They are yours alone, and show you where to go. Their slots bring more: the first golden one brings a fifth worker.',

  place: 'Workers',
  'place.goal': 'Place your first worker',
  'place.reached': 'A worker, a space, its actions: that is a turn.',
  'place.worker': 'Send a worker to a space',
  'place.act': 'Do what the space says',
  'place.end': 'End the turn',
  'idea.one':
    'Each turn you place *one worker* and do what its space says. You have four, so each of the five rounds has four turns.',
  'why.one': 'Workers come home when all are placed. Until then, a space with room for one stays closed once taken.',
  'idea.space': 'A worker needs the seals that a space asks for. (1)*This one* has red, which opens the (2)*academy*.',
  'why.space': 'The first space of each page asks for one seal. The spaces below ask for more, and do more.',
  'idea.learn':
    'Take a seal and give it to a worker. The (1)*first scroll* costs nothing; later slots in the row of a (2)*worker* cost coins.',
  'why.learn':
    'With two seals of one colour a worker can use a better space, once it is unlocked; four of any colours give a distinction.',
  'idea.end': 'Your turn is done. (1)*End it*: your rival places a worker, then you place your next.',
  'why.end': 'Objectives and crew cards may be used at any moment of your own turn, so it ends when you say so.',

  coins: 'Coins',
  'coins.goal': 'Get coins for the round',
  'coins.reached': 'Coins in hand. They pay for penalties, scrolls and slots.',
  'coins.named':
    'That was the turn-order space: no seal, no penalty, some coins, and the next round may begin with you.',
  'coins.order': 'Go to the turn-order space',
  'coins.take': 'Take the coins',
  'idea.penalty':
    'The first worker in a journal is free. If any worker is there already, even yours, the next pays *3 coins*.',
  'why.penalty':
    'A main journal is two pages side by side. Decide which journal you will need twice, and get into the other one first.',
  'idea.order':
    'The (1)*turn-order space* needs no seal, has no penalty and gives coins. Your (2)*top worker* will do.',
  'why.order': 'The first player to go there also begins the next round.',
  'idea.take': 'You may take what a space offers, or skip it. Here it is money: (1)*take it*.',
  'why.take': 'Actions are optional. Only red numbers are prices, and they are due only if you act.',

  sail: 'The sea',
  'sail.goal': 'Sail after the Beagle',
  'sail.reached': 'Your ship is under way.',
  'sail.named': 'That was a voyage: your ship takes the action of the space it stops on, and keeps up with the Beagle.',
  'sail.blue': 'Place a worker on the navigation page',
  'sail.ship': 'Sail',
  'sail.there': 'Use what is there',
  'idea.beagle':
    'The Beagle sails on every round. Each round has its goal; if your ship is behind, you score less for it.',
  'why.beagle':
    'The lag penalties between your ship and the Beagle are subtracted from the goal’s points, never below zero.',
  'idea.blue':
    'A worker with a blue seal, like (1)*this one*, may go to (2)*navigation*. If anybody is already in that journal, it costs 3 coins.',
  'why.blue':
    'The penalty is the same however many workers are there. Sailing early is worth it: the Beagle does not wait.',
  'idea.ship':
    'Sail to one of the (1)*glowing spaces*. You take the action of the space you stop on; spaces you pass give nothing.',
  'why.ship': 'Ships can share a space, and you choose at a fork. A silver ribbon lands an explorer on another island.',
  'idea.specimen': 'A (1)*specimen* lives here. Research it: later you may bring it to the museum.',
  'why.specimen': 'You research each specimen only once, and its token stays on your board for good.',

  letters: 'Letters',
  'letters.goal': 'Send letters',
  'letters.reached': 'Your stamps wait for the end of the round.',
  'letters.named': 'Those were letters: the most stamps on an envelope at the end of the round win its first reward.',
  'letters.yellow': 'Place a worker on the letters page',
  'letters.stamps': 'Put stamps on an envelope',
  'idea.yellow':
    'A yellow seal, like the one (1)*this worker* has, opens the (2)*letters*. If any worker is already in that journal, even yours, it costs 3 coins.',
  'why.yellow':
    'A second worker in the same journal costs a penalty, so it can pay to wait for the next round, when the journals are empty again.',
  'idea.envelope':
    'Choose an (1)*envelope*, and the (2)*stack* the stamp comes from. When the round ends, the player with the most stamps there gets the first reward.',
  'why.envelope':
    'Second place gets the smaller reward. Then both move half of their stamps there, rounded up, to their used ones. When you empty a stack, you get the reward beside it.',

  round: 'Round’s end',
  'round.goal': 'Finish the round',
  'round.reached': 'The Beagle sails on, and all workers are home.',
  'round.named': 'That was the end of a round: envelopes and the Beagle goal are scored, and workers come home.',
  'round.next': 'See the second round begin',
  'idea.rewards':
    '(1)*End the turn*. Once all workers are placed, the envelopes and the Beagle goal are scored, and workers come home.',
  'why.rewards': 'Then the academy is refilled, and the objectives on the game board are replaced.',
  'idea.others':
    'Place the workers you have left as you like. Rectangles take any worker, with no seals and no penalty.',
  'why.others': 'You must place a worker as long as you have one, even if you then do nothing with it.',
  'idea.walk':
    'Your explorer walks along the path. Choose one of the (1)*glowing spaces*: only the space you stop on takes effect.',
  'why.walk':
    'Islands have specimens, campsites and points. Exploration spaces ask for green seals; some letter rewards let you explore too.',

  own: 'On your own',
  'own.goal': 'Play the second round',
  'own.reached': 'You know your way about. The journey goes on; I only watch.',
  'own.museum': 'Bring a specimen to the museum',
  'own.through': 'Play the round to its end',
  'idea.museum':
    'Bring your specimen to the (1)*museum*: a coin for each empty cell in its row and column, a step of evolution for each full one.',
  'why.museum':
    'Early deliveries bring coins, late ones evolution. At the end your book counts twice, and once more for each full row of the museum.',
  'idea.points':
    'You score on the way, and at the end for objectives, workers with five or six seals, all five tents, evolution and leftovers.',
  'why.points': 'A worker with six seals does more in one turn than two with three. Train one of them well.',
  'idea.stuck': 'From here on you decide. The (1)*lamp* gives a hint if you ask; tap anything greyed out to see why.',
  'why.stuck': 'You have yet to meet crew cards, lenses and tents. The rulebook explains them all.',
} as const

export type DarwinTexts = Readonly<Record<keyof typeof en, string>>
