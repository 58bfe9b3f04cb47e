// What Harriet says.

export const en = {
  seals: 'Seals',
  'seals.goal': 'Give your workers their seals',
  'seals.reached': 'Everybody knows something. The first round begins.',
  'seals.give': 'Give out three seals',
  'seals.pair': 'Choose two objectives',
  'idea.wax':
    'Each worker has a row of *wax seals*, what they know: green explores, blue sails, yellow writes, red studies. Choose one for (1)*each*.',
  'why.wax':
    'Spaces ask for seals in one worker’s own row. So workers grow into what they have learned; nothing is spent.',
  'idea.pair': 'Take a pair of (1)*objectives*, a silver and a golden one. They score when you have what they ask for.',
  'why.pair':
    'They are yours alone, and give a direction. The slots they go to bring more: a fifth worker is the first golden one.',

  place: 'Workers',
  'place.goal': 'Place your first worker',
  'place.reached': 'A worker, a space, what it brings: that is a turn.',
  'place.worker': 'Send a worker to a space',
  'place.act': 'Do what the space says',
  'place.end': 'End the turn',
  'idea.one':
    'Each turn you place *one worker* and do what its space says. You have four, so a round is four turns, and there are five.',
  'why.one': 'Workers come home when all are placed. A space with room for one is closed until then.',
  'idea.space':
    'A worker can go to any space whose seals they have. (1)*This one* has red, which opens the (2)*academy*.',
  'why.space': 'The first space of each page asks for one seal. The spaces below ask for more, and do more.',
  'idea.learn':
    'Take a seal and give it to a worker. The (1)*first scroll* costs nothing; later slots in the row of a (2)*worker* cost coins.',
  'why.learn': 'Two seals of a colour open a better space, four give the worker a distinction, whatever their colours.',
  'idea.end': 'That was the turn. (1)*End it*: your rival places a worker, then you the next.',
  'why.end': 'Objectives and crew cards may be used at any moment of your own turn, so it ends when you say so.',

  coins: 'Coins',
  'coins.goal': 'Get coins for the round',
  'coins.reached': 'Coins in hand. They pay for penalties, scrolls and slots.',
  'coins.order': 'Go to the turn-order space',
  'coins.take': 'Take the coins',
  'idea.penalty':
    'The first worker in a journal stands for free. If any worker is there already, even yours, the next pays *3 coins*.',
  'why.penalty':
    'A journal is two pages side by side. Decide which journal you will need twice, and get into the other one first.',
  'idea.order':
    'The (1)*turn-order space* asks for no seal and no penalty, and gives coins. Your (2)*top worker* will do.',
  'why.order': 'Whoever stands there first also begins the next round.',
  'idea.take': 'What a space offers, you may do or leave. Here it is money: (1)*take it*.',
  'why.take': 'Actions are optional. Only red numbers are prices, and they are due only if you act.',

  sail: 'The sea',
  'sail.goal': 'Sail after the Beagle',
  'sail.reached': 'Your ship is under way.',
  'sail.blue': 'Place a worker at navigation',
  'sail.ship': 'Sail',
  'sail.there': 'Use what is there',
  'idea.beagle':
    'The Beagle sails on every round. Each round has its goal; if your ship is behind, it scores you less.',
  'why.beagle': 'The flags between you and the Beagle are taken off what the goal gives, never below zero.',
  'idea.blue':
    'A worker with a blue seal, (1)*this one*, may go to (2)*navigation*. Where somebody stands in that journal, it costs 3 coins.',
  'why.blue': 'The penalty is the same however many stand there. Sailing early is worth it: the Beagle does not wait.',
  'idea.ship': 'Sail to one of the (1)*lit spaces*. You take the action of the space you stop on; spaces you pass give nothing.',
  'why.ship': 'Ships share a space, and at a fork you choose. A silver ribbon lands an explorer on another island.',
  'idea.specimen': 'A (1)*specimen* lives here. Research it: later you may bring it to the museum.',
  'why.specimen': 'Research stays on your board for good. Every kind is researched once.',

  letters: 'Letters',
  'letters.goal': 'Send letters',
  'letters.reached': 'Your stamps wait for the end of the round.',
  'letters.yellow': 'Place a worker at letters',
  'letters.stamps': 'Put stamps on an envelope',
  'idea.yellow':
    'A yellow seal, like the one (1)*this worker* has, opens the (2)*letters*. If anybody is already in that journal, even you, it costs 3 coins.',
  'why.yellow': 'Two of your workers in a journal cost a penalty, unless they come in different rounds.',
  'idea.envelope':
    'Choose an (1)*envelope*, and the (2)*stack* the stamp comes from. When the round ends, whoever has the most stamps there gets the first reward.',
  'why.envelope':
    'The second gets the smaller part. Then half of your stamps leave, the others stay for the next round. An empty stack gives what stands below it.',

  round: 'Round’s end',
  'round.goal': 'Finish the round',
  'round.reached': 'The Beagle sails on, and all workers are home.',
  'round.next': 'See the second round begin',
  'idea.rewards':
    '(1)*End the turn*. Once all workers are placed, the envelopes and the Beagle goal are scored, and workers come home.',
  'why.rewards': 'Then the academy and the open objectives are refilled.',
  'idea.others':
    'Place the workers you have left as you like. Rectangles take anybody, without seals and without a penalty.',
  'why.others': 'You must place a worker as long as you have one, even if you then do nothing with it.',
  'idea.walk':
    'Your explorer walks along the path. Choose one of the (1)*lit spaces*: only the space you stop on takes effect.',
  'why.walk':
    'Islands have specimens, campsites and points. Green seals send your explorer out, and sometimes a letter does.',

  own: 'On your own',
  'own.goal': 'Play the second round',
  'own.reached': 'You know your way about. The journey goes on; I only watch.',
  'own.museum': 'Bring a specimen to the museum',
  'own.through': 'Play the round to its end',
  'idea.museum':
    'Bring your specimen to the (1)*museum*: coins for empty cells beside it, steps of evolution for full ones.',
  'why.museum':
    'Early deliveries bring coins, late ones evolution, which is multiplied at the end by what the museum holds.',
  'idea.points':
    'Points come on the way, and at the end from objectives, workers with five seals, tents and evolution.',
  'why.points': 'A worker with six seals does more in one turn than two with three. Train one of them well.',
  'idea.stuck':
    'From here on you decide. The (1)*lamp* gives a hint when asked; a tap on something dim says why it is.',
  'why.stuck': 'You have yet to meet crew cards, lenses and tents. The rulebook has a page on each.',
} as const

export type DarwinTexts = Readonly<Record<keyof typeof en, string>>
