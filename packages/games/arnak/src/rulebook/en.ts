import type { RulebookWords } from '@wayfare/text'
import type { outline } from './outline.ts'

export const en: RulebookWords<typeof outline> = {
  goal: {
    title: 'What the game is about',
    says: {
      idea: 'You lead an expedition to the island of Arnak. In *five rounds* you send two archaeologists out, discover sites, face the guardians that live there, improve a small deck of cards, and carry what you learn up the research track to the Lost Temple. The board has two sides; begin with the Bird Temple.',
      days: 'Turns are short: one main action, then it is somebody else’s turn. A round goes on until all have passed. Every card in your hand asks the same question: is it worth more as a journey or for its effect? It cannot be both.',
      points: {
        lead: 'Points come from six things, and are counted at the end:',
        items: [
          'how high your two research tokens stand,',
          'temple tiles that you have bought at the top,',
          'idols, 3 points each, and idol slots that you left empty,',
          'guardians that you have overcome, 5 points each,',
          'the items and artifacts in your deck,',
          'and from these your Fear is taken away.',
        ],
      },
    },
  },
  things: {
    title: 'Resources and places',
    says: {
      resources: {
        lead: 'There are five resources, from common to rare:',
        head: ['Resource', 'What it is for'],
        rows: [
          ['{coin} coin', 'buys items, hires pilots'],
          ['{compass} compass', 'buys artifacts, discovers sites'],
          ['{tablet} tablet', 'plays artifacts from the hand, research'],
          ['{arrowhead} arrowhead', 'guardians, research'],
          ['{jewel} jewel', 'research'],
        ],
      },
      keep: 'What you have stays yours from turn to turn and round to round, everybody may see it, and it is worth nothing at the end. A price is always paid in full before the first thing it buys: no reward helps to pay for itself. The supply never runs out.',
      zones: {
        lead: 'Where things lie:',
        items: [
          'Your *deck* lies face down. From its back nobody can tell an item from an artifact.',
          'Your *play area* lies open before you. Cards that you have used, spent or given up stay there until the round ends; there is no other discard pile.',
          '*Exile* is where cards go that leave the game.',
          'Tokens of several players may share a space of the research track, but a space of a site holds one archaeologist.',
        ],
      },
      box: 'In the box are 40 items, 35 artifacts, 19 Fear cards and four basic cards for each player; 10 level I and 6 level II site tiles, 15 guardians, 16 idols (all are used in every game), 12 assistants, 18 bonus tiles, and 24 temple tiles: four of 11 points, eight of 6 and twelve of 2. After each player has taken two, the pile holds 15, 13 or 11 Fear cards with two, three or four players, and 17 in a solo game.',
    },
  },
  setup: {
    title: 'Set-up',
    says: {
      board:
        'Choose a side of the board: Bird Temple, or Snake Temple with its own chapter. Each of the five *camp sites* has two spaces, one for a boot and one for two boots. With four players all are open. With three, three camps chosen by chance lose their two-boot space; with one or two players all five do. A blocked space does not exist for the whole game.',
      row: {
        lead: 'The cards and the island:',
        items: [
          'Items and artifacts are shuffled as two decks. The Fear cards are an open pile.',
          'The card row has six places with the *moon staff* among them. It begins with one artifact left of the staff and five items right of it.',
          'The idols are shuffled. Each of the eight level I sites gets one face up; each of the four level II sites gets one face up and one face down.',
        ],
      },
      tiles: {
        lead: 'The research track and the stacks:',
        items: [
          'Six stacks of temple tiles, each as high as there are players: 11 points on top, two stacks of 6 below it, three of 2 at the bottom.',
          'As many bonus tiles as there are players lie face down at the Lost Temple, unseen. One random bonus tile goes face up on every bonus spot; spots marked 3+ or 4 are used with that many players only.',
          'Level I tiles, level II tiles and guardians are shuffled into face-down stacks.',
          'The twelve assistants make three stacks of four, silver side up. Only the top ones can be seen.',
        ],
      },
      players:
        'Everybody takes a colour with two archaeologists, a magnifying glass and a notebook. Both research tokens begin on the start space below the track. Your deck has six cards, shuffled: two Funding, two Exploration, two Fear.',
      first: {
        lead: 'The starting player is whoever last went somewhere for the first time, or is drawn by chance. You begin with:',
        head: ['Player', 'Coins', 'Compasses'],
        rows: [
          ['first', '2', '0'],
          ['second', '1', '1'],
          ['third', '2', '1'],
          ['fourth', '1', '2'],
        ],
      },
    },
  },
  round: {
    title: 'A round',
    says: {
      course: {
        lead: 'There are five rounds, I to V. Each has three parts:',
        items: [
          'Everybody draws up to five cards.',
          'Turns are taken until all have passed.',
          'The next round is prepared.',
        ],
      },
      draw: 'Draw from the top of your deck until you hold five cards. Cards kept from the round before count. If your deck is too small, you play with fewer; nothing is shuffled in between. Later in the round your hand may well grow beyond five.',
      turns:
        'The starting player begins, and turns go clockwise. Whoever has passed is skipped; the last one who has not may take turn after turn. The part ends with the turn in which the last player passes.',
      home: {
        lead: 'Then all prepare at the same time, in this order:',
        items: [
          'Take both archaeologists home. For each of them that stood on a site with a guardian, put one Fear card into your play area.',
          'Discard or keep each card that is left in your hand.',
          'Shuffle your whole play area and put it *under* your deck.',
          'Make all your assistants ready again.',
        ],
      },
      fear: 'Fear is counted by archaeologists, not by guardians: two of yours at guarded sites, or both at the same one, mean two Fear cards. Who woke the guardian, and when you dug there, makes no difference. The Fear you gain now is already part of the shuffle. Should the pile be too small for all, it is dealt clockwise from the starting player, and the rest take Fear tiles.',
      hand: 'A card that you discard at this point gives neither journey nor effect.',
      shuffle:
        'The cards still in your deck stay on top in their order. So items that you bought in this round, which lie at its bottom, come up before anything you have shuffled. This is the only shuffle there is: your deck is never shuffled during a round.',
      row: 'In the row the artifact and the item next to the staff are exiled, the staff moves one place to the right, and the row is filled up: from round to round there is one artifact more and one item fewer, from 1 and 5 in round I to 5 and 1 in round V. Where no card lies next to the staff, none is exiled, and the staff moves all the same. The starting player’s marker goes to the next player clockwise, whoever passed first.',
      last: 'After round V archaeologists come home, and guardians bring Fear as usual, which counts. Nothing else is prepared. The points are counted.',
    },
  },
  turn: {
    title: 'Your turn',
    says: {
      one: 'In your turn you take exactly *one main action* and any number of *free actions*. A turn of free actions alone is not allowed: if you want no other main action, you pass. After your main action you may still take free actions; your turn ends when you say so.',
      main: {
        lead: 'The main actions:',
        items: [
          'dig at a site,',
          'discover a new site,',
          'overcome a guardian,',
          'buy a card (also with the Merchant),',
          'play a card whose effect has no lightning mark,',
          'research,',
          'pass.',
        ],
      },
      free: {
        lead: 'Free actions are possible in your own turn only: before, after and in the middle of your main action.',
        items: [
          'Play a card with the lightning mark.',
          'Put an idol into a slot.',
          'Use a guardian’s boon.',
          'Use an assistant (except the Merchant).',
        ],
      },
      middle:
        'In the middle means: whenever you have something to decide. While you pay, you may play Funding for the coin you lack; between the steps of a discovery you may slot the idol you just took; even inside a free action another one fits. Only while a round is prepared there are none.',
      never:
        'Two things are never put in between, because they need your main action: the Merchant, and the option of a card to pass for more.',
      within:
        'If an effect lets you dig, buy, overcome or research, that belongs to the action you are taking and is no second main action. No effect touches what belongs to another player. Gaps in the row are filled when your turn ends.',
      paying:
        'You may choose an action only if you can pay its price when it falls due, with all you do beforehand. You pay before you get anything.',
    },
  },
  travel: {
    title: 'Travelling',
    says: {
      icons:
        '{boot} {car} {ship} {plane} There are four travel icons: boot, car, ship and plane. A *plane* pays for any icon, and any icon pays for a *boot*. A car never pays for a ship, nor a ship for a car. One icon pays for one: two boots make no car, and a plane is not two boots.',
      sources:
        'Travel is paid with cards from your hand, with boons of guardians, with assistants and with pilots, in any mix. A card that you spend goes to your play area without its effect. A Fear card is a boot. A boon is turned face down. Icons from an assistant last until your turn ends.',
      pilot:
        '{pilot} *Pilot*: whenever you have to pay travel, two coins are a plane, as often as you like. It works for any travel price: sites, discoveries, an assistant’s boot, a guardian. Hiring one is no action.',
      left: 'A card with two icons may pay for one; the other can be used for another journey of the same turn, and is lost when the turn ends. You do not spend cards for travel without a price to pay, and nothing is given back for what you pay too much. A discount on travel holds for one journey and what it does not cover is lost at once; icons of your own that are left over stay.',
      example: [
        'A site asks for a ship and a ship. You spend a card with a plane and hire a pilot for two coins: two planes, which pay for both ships.',
        'A camp asks for a boot. You spend a card with two cars. The second car is still there: in the same turn an assistant asks for a boot, and it pays.',
      ],
    },
  },
  dig: {
    title: 'Dig at a site',
    says: {
      steps: {
        lead: 'Choose a camp site, or a level I or II site that has been discovered:',
        items: [
          'Pay the travel printed at the space.',
          'Move an archaeologist from your board there. It stays until the round ends, unless a card moves it.',
          'Use the site’s effect.',
        ],
      },
      spaces:
        'The space must be free and not blocked. Sites in the jungle have one space, camps have two; you choose, even the more expensive one, and one of your own on the other space does not stop you. When all its spaces are taken a site is closed. With both archaeologists out you cannot dig any more, unless an effect brings one home.',
      calm: 'A guardian neither blocks you nor makes digging more expensive, and digging never costs compasses. What a site simply gives you, you take, Fear included; what you would have to pay for, you may leave.',
      example: [
        'Red spends a boot, takes the one-boot space of the camp with two coins and gets 2 coins.',
        'Whoever comes next in this round, Red included, pays two boots. After that the camp is closed.',
      ],
    },
  },
  discover: {
    title: 'Discover a site',
    says: {
      steps: {
        lead: 'Choose a level I or II site without a tile. You need an archaeologist on your board. The order is fixed:',
        items: [
          'Pay compasses, 3 at level I or 6 at level II, and the travel printed at the space.',
          'Move an archaeologist there.',
          'Take the idol and use its effect at once, before you know the site.',
          'Reveal the top site tile of that level, put it there and use its effect.',
          'Put the top guardian there. Nothing happens yet.',
        ],
      },
      idols:
        'At level II you take both idols, but only the open one has an effect. Idols go face down to your crates. Faces show a coin (Harvest), a compass (North Star) or a tablet (Scribe), three of each, exile a card (Oblivion, three), upgrade a resource (Potter, two) or refresh an assistant (Dawn, two). This counts now and never again. An effect you cannot use is skipped; the idol is yours all the same.',
      after:
        'From now on anybody may dig there once the space is free, for travel alone. The tile stays for the rest of the game. You yourself stand next to a guardian and will take Fear home, unless it is overcome or one of you two is moved.',
      limits:
        'A site that is not discovered cannot be dug at, used or moved to. Discounts say what they cover: one on travel does not lower the compasses. There are always enough tiles and guardians.',
    },
  },
  guardians: {
    title: 'Guardians',
    says: {
      overcome:
        '{guardian} A guardian stays on its site until somebody overcomes it. To do so you need an archaeologist there. Pay the price at its lower edge, which may hold resources, travel and a card from your hand that you give up unused, and take the tile. It is one payment: the card you give up is no travel, and a pilot’s coins are not its coins. Nobody has to overcome anything, and one action takes one guardian.',
      gain: 'The tile is worth 5 points, and nobody takes Fear from that site any more. It also holds a *boon*, travel icons or a free action, that you may use once in the whole game, in any turn of yours, even the same one. Then turn it face down; the points stay.',
      free: 'Some effects overcome a guardian where you stand without its price. What stands before that effect is still paid.',
      fear: 'Guardians stop nobody from digging. They bring Fear only when archaeologists go home at the end of a round; one who comes home or is moved earlier brings none. A guardian that a card has led to a camp works there like anywhere.',
    },
  },
  idols: {
    title: 'Idols',
    says: {
      worth:
        '{idol} Every idol is worth 3 points, in your crates or in a slot. Your board has four slots; each that is *empty* at the end is worth 1, 2, 3 or 4 points from left to right. With none used these are 10 points, then 9, 7, 4 and 0.',
      slot: {
        lead: 'As a free action put an idol from your crates into the leftmost empty slot and choose one of five effects, again and again the same if you like:',
        items: [
          'pay 1 coin for 1 jewel {jewel},',
          '1 arrowhead {arrowhead},',
          '2 tablets {tablet},',
          '1 coin and 1 compass {coin} {compass},',
          'draw a card.',
        ],
      },
      limits:
        'You need an idol in the crates and an empty slot; several idols may be slotted in one turn. An idol in a slot stays there, unless an artifact takes it out.',
      example: [
        'You own three idols and have slotted one: 3 × 3 = 9 points, and the empty slots 2, 3 and 4 bring 9 more.',
        'Slotting a second one for two tablets costs you the 2 points of the second slot.',
      ],
    },
  },
  buy: {
    title: 'Buy a card',
    says: {
      items:
        'Artifacts lie left of the staff, items right of it. An *item* costs coins and goes face down under your deck, where you cannot use it until you draw it, which may happen in the same round. If your deck is empty, it is your deck.',
      artifacts:
        'An *artifact* costs compasses and goes face up into your play area. You may use its effect at once, without the tablet that it costs from the hand; other prices in its text are due every time. What the effect lets you do belongs to the same action. You may decline. Its travel icons cannot be spent now, because it was never in your hand.',
      discounts:
        'A discount lowers the price, never below zero. A crossed-out price means that you take the card for free, as if you had bought it. If you can pay for no card, you cannot buy; if no card of the kind is left in the row, an effect that takes one does nothing.',
      gaps: 'Gaps stay until your turn ends. Then the cards of that kind slide towards the staff in their order, and new ones are dealt at the outer end: artifacts at the far left, items at the far right. If a deck is empty, its cards neither slide nor come. The same happens after a purchase of the solo rival.',
      example: [
        'Round II: you buy the second of four items. The two outside of it move one place towards the staff, and a new item is dealt at the right end. The artifacts do not move.',
      ],
    },
  },
  cards: {
    title: 'Play a card',
    says: {
      play: 'Put the card from your hand into your play area and carry out its effect. With the lightning mark that is a free action, without it your main action. Funding gives a coin and Exploration a compass, both free. Every artifact is a main action and costs 1 tablet when you play it from your hand; items cost none. Fear has no effect. What you have played stays in your play area until the round ends.',
      costs:
        'The card that you play lies in the play area already, so it cannot be the hand card that its own price asks for; but it may be the card that its effect exiles. A card may be played even if its effect does nothing. “Exile this card to” means that it is exiled first, even if you then cannot use the effect. If a card offers a free effect or to pass for a greater one, the first is a free action and the second is your main action.',
      deck: 'You draw from the top, unless an effect says from the bottom. With an empty deck you draw nothing, with too few cards what there is: the play area is not shuffled in before the round ends. You may not look through your deck; that items bought in this round lie at the bottom is no secret.',
      exile:
        'Exile removes a card for good. The icon lets you exile one card from your hand or your play area, never from your deck or from somebody else, and also an artifact or a Fear of this very turn. Exiled items and artifacts lie in open piles and do not score; a Fear card goes back to its pile; Funding and Exploration are out. A card that exiles itself for its effect is not exiled if you spend it for travel. Instead of a card of the play area you may remove a Fear tile.',
      fear: '{fear-tile} Fear is a boot, has no effect and is worth −1. When you gain Fear, the card goes to your play area, where its boot is of no use; you cannot refuse it as part of an effect you carry out. If the pile is empty you take a Fear tile, worth −2. A tile is no card: it stays in your play area until it is exiled. When Fear comes back to the pile, cards are taken again.',
      example: [
        'You play Parrot as your main action. Its price is another hand card: you give up Funding, which does nothing. You gain a jewel.',
      ],
    },
  },
  effects: {
    title: 'Effects',
    says: {
      icons: {
        lead: 'What the pictures mean:',
        items: [
          '*Tokens*: take them.',
          '*Fear and tokens*: take both; neither may be refused.',
          '*Price, arrow, gain*: pay and gain, or leave it. With two gains after the arrow choose one.',
          '*Upgrade*: turn one tablet into an arrowhead, or one arrowhead into a jewel.',
          '*Tablet on an artifact*: due when you play it from your hand, not when you buy it.',
          '*Card with an arrow down*: give up a card: put it from your hand into your play area, unused.',
          '*Draw*: draw a card if you like. *Exile*: exile one if you like. Where both are shown, each is your choice, in this order.',
          '*Draw, then a card down*: you may draw; afterwards you must give up a card.',
          '*Refresh*: make one of your assistants ready, if you like.',
          '*Lightning*: it is a free action.',
          '*Archaeologist*: you may dig or discover with one from your board, for the usual price less what is shown.',
          '*Guardian with a tick*: you may overcome one where you stand without its price.',
          '*Card with a minus*: you may buy a card from the row for that much less.',
        ],
      },
      order:
        'Parts of an effect are carried out from left to right and from top to bottom, each before the next; what an earlier part gives may pay for a later one. You may decline anything that costs you something, every draw, exile, refresh and upgrade, and every action that an effect grants.',
      words: {
        lead: 'Words on cards:',
        items: [
          '*Activate a site*: carry out its effect without being there and without travel. Others standing there do not matter unless the card says so. The site must be discovered.',
          '*Discount*: as if you had what is shown, for this one payment, never below zero. A plane covers any icon, a boot helps only where a boot is asked.',
          '*Gain an item*: as bought, without the price; it goes under your deck unless another place is named.',
          '*Pass to gain*: you get it if you pass now.',
          '*Occupied by you*: an archaeologist of yours stands there. *Unoccupied*: nobody’s does; a camp with one figure is occupied. Guardians and blocked spaces do not count.',
          '*Relocate*: move one of your archaeologists from a site to a free space of another discovered site, without travel. Not from your board, not to discover. The new site works only if the card says so.',
          '*Activate a site tile*: use the top tile of a stack as if it were a site.',
          '*Exile*: see there; some effects take a card out of exile.',
        ],
      },
      sending:
        '*Sending* takes an archaeologist from your board and costs travel; *relocating* does neither. A card played for such an effect gives no travel of its own. Only where your archaeologists stand when the round ends decides about Fear.',
    },
  },
  research: {
    title: 'Research',
    says: {
      step: {
        lead: 'Move one of your research tokens to the next row:',
        items: [
          'Choose a bridge that leads up from its space and pay what stands on it.',
          'Move the token.',
          'If a bonus tile lies there, gain it and remove it.',
          'Carry out the row’s effect for your token, glass or notebook, bonus tile or not.',
        ],
      },
      pair: '{glass} {notebook} Your *notebook* may never stand in a higher row than your *magnifying glass*; the same row is allowed. So the glass goes first.',
      bridges:
        'Tokens move upwards only, one row at a time and along bridges; from the start every space of the first row can be reached. Any number of tokens may share a space.',
      tiles:
        'A bonus tile belongs to the first token that arrives, glass or notebook, and goes even if you do not use it. You choose whether tile or row comes first. What you gain cannot pay for the bridge. If one research step sets off another, the inner one is finished first; then the outer one goes on.',
      row: 'The points of a row count only at the end, for where the token stands then. Effects that research follow the same steps; a discount lowers the bridge’s price, or that of a temple tile. An effect that you cannot carry out is skipped.',
      track: {
        lead: 'The rows of the *Bird Temple*, from the bottom:',
        head: ['Row', 'Glass', 'Points', 'Notebook', 'Points'],
        rows: [
          ['1', '1 coin', '1', 'recruit an assistant', '0'],
          ['2', '1 compass', '2', 'recruit an assistant', '1'],
          ['3', '1 compass', '4', 'upgrade an assistant', '2'],
          ['4', '1 compass', '6', 'upgrade an assistant', '4'],
          ['5', '1 compass', '9', '3 compasses', '6'],
          ['6', 'draw a card', '12', 'take an artifact from the row', '8'],
          ['7', '1 compass', '16', 'overcome a guardian where you stand', '10'],
          ['Lost Temple', 'a bonus tile', '23, 21, 20, 19', 'never', '–'],
        ],
      },
      example: [
        'Blue’s glass on the left space of row 1 has bridges to both spaces of row 2; Red’s on the right space has one. Yellow, with both tokens at the start, may move only the glass, to either space of row 1.',
        'Red moves the glass to the right space of row 2 for a tablet and an arrowhead. The bonus tile there gives a tablet, too late to pay with, and is removed. The row gives a compass.',
        'Blue moves the notebook from the start to the left space of row 1, where Blue’s glass already stands, for a compass and an arrowhead, and recruits one of the three assistants that can be seen.',
      ],
    },
  },
  temple: {
    title: 'The Lost Temple',
    says: {
      arrive:
        'The top row is the *Lost Temple*. Your glass takes the best space that is free there: 23 points for the first to arrive, then 21, 20, 19. Who arrived first also matters for ties. Look through the face-down bonus tiles there, take one, gain it and put the others back; there is one for each player. The row has no other effect. The notebook never goes there.',
      tiles:
        'Once your glass is in the temple, research with it means to buy a *temple tile*, from any stack that is not empty, as often as you like, but never in the action in which you arrive. There are three prices below the temple. A tile of 2 points costs one of them, the left tile of 6 costs the left and the middle one, the right tile of 6 the middle and the right one, a tile of 11 all three. It brings no bonus tile and no row effect. Your notebook goes on as before.',
    },
  },
  assistants: {
    title: 'Assistants',
    says: {
      recruit:
        'Where your notebook reaches a silver assistant, take the top one of any stack and put it on your board, silver side up and ready. The next one below can now be seen by all. You may use it at once. With all stacks empty you get none. Your board has room for two, and you can never have more than two. Assistants are worth no points.',
      use: 'Using an assistant exhausts it: once a round, until a refresh makes it ready again, even in the same turn. Some offer a choice, some have a price; one whose price you cannot pay cannot be used, and it is exhausted only when the price is paid.',
      gold: 'Where your notebook reaches a gold assistant, turn one of your silver assistants to its stronger gold side. That also makes it ready. Without a silver one nothing happens.',
      discount:
        'The Merchant gives a discount on an item or an artifact, 1 on the silver side and 2 on the gold one, and has no lightning mark: to use this assistant is to buy a card, your main action.',
      all: {
        lead: 'The twelve assistants:',
        head: ['Assistant', 'Silver', 'Gold'],
        rows: [
          ['Quartermaster', '2 coins', '3 coins'],
          ['Epigrapher', '1 tablet', '1 coin and 1 tablet'],
          ['Runner', 'a boot for 1 arrowhead', '1 arrowhead'],
          ['Smith', '1 coin for 1 arrowhead', '1 coin for 1 arrowhead or 1 jewel'],
          ['Doctor', 'exile a card', '1 compass, exile a card'],
          ['Messenger', 'draw a card, then give up a card from your hand', 'draw a card'],
          ['Aviator', '1 coin or a plane', '2 coins or two planes'],
          ['Scout', '1 compass or a car', '1 coin and 1 compass, or two cars'],
          ['Sailor', '1 compass or a ship', '1 coin and 1 compass, or two ships'],
          ['Merchant', 'buy a card for 1 less (main action)', 'buy a card for 2 less (main action)'],
          ['Guide', 'upgrade a resource', '1 compass, upgrade a resource'],
          ['Botanist', '1 compass', '2 compasses'],
        ],
      },
      example: [
        'Blue uses a silver assistant. Then Blue moves the notebook to a row with a gold assistant and turns the same, exhausted one: it is gold and ready, and may be used again at once.',
      ],
    },
  },
  pass: {
    title: 'Pass',
    says: {
      pass: 'Passing is a main action that is always possible, with cards in hand and archaeologists at home too. You may take free actions in that turn, before and after; then you have no more turns in this round. Some effects want you to pass as their price. Who passed first means nothing for the next round.',
    },
  },
  scoring: {
    title: 'Scoring',
    says: {
      parts: {
        lead: 'After round V:',
        items: [
          '*Research*: the points of the rows where your glass and your notebook stand; in the temple those of your space.',
          '*Temple tiles*: 2, 6 or 11 each.',
          '*Idols*: 3 each, and the empty slots.',
          '*Guardians*: 5 each.',
          '*Cards*: the points of all your items and artifacts, in deck, hand and play area.',
          '*Fear*: −1 for each card wherever it is, −2 for each tile.',
        ],
      },
      nothing:
        'Resources, assistants, discovered sites and unused boons are worth nothing. The Fear that guardians brought in round V counts.',
      winner:
        'Whoever has the most points wins. Ties go to whoever reached the Lost Temple first; if none of them did, to whoever has more points for research tokens; if that is equal too, they share the victory.',
      example: [
        'Min: research 24, temple tiles 11, idols 11, guardians 0, cards 13, Fear −4. Total 55.',
        'Elwen: research 14, no temple tiles, idols 13, guardians 20, cards 7, no Fear. Total 54. Min wins by a point.',
      ],
    },
  },
  snake: {
    title: 'The Snake Temple',
    says: {
      board:
        'The other side of the board has its own travel prices and its own track. As many assistants as there are players lie as a *rescue stack* on row 4; only the top one can be seen. The others make three stacks: two of three, the third of what is left.',
      idol: 'The bridge into row 4 costs *an idol*, for either token. It comes from your crates, not from a slot, though one that an artifact has just taken out will do; it leaves the game and scores no more. A step that is free as a whole waives the idol; a discount in resources does not.',
      rescue:
        'When your glass enters row 4, look through the rescue stack, take one assistant and put the others back as they were; there is one for each player. It comes silver and exhausted, so it works in this round only after a refresh or an upgrade. The notebook pays an idol too, but rescues nobody; it has the row’s own effect. Effects that use assistants of the supply do not reach the rescue stack. Whoever has looked may remember the rest; when the top one goes, all see the next.',
      rows: 'Here a glass row upgrades an assistant, any silver one of yours, and makes it ready. Two upper rows give the glass a Fear card. Row 7 holds two bonus tiles with two players, three with more: each token that arrives takes one of its choice, as long as there are any.',
      track: {
        lead: 'The rows of the *Snake Temple*, from the bottom:',
        head: ['Row', 'Glass', 'Points', 'Notebook', 'Points'],
        rows: [
          ['1', '1 coin', '1', 'recruit an assistant', '0'],
          ['2', '2 coins', '2', 'exile a card', '3'],
          ['3', 'draw a card', '3', 'upgrade an assistant', '4'],
          ['4', 'rescue an assistant', '4', 'take an artifact from the row', '5'],
          ['5', 'upgrade an assistant', '5', 'refresh an assistant', '8'],
          ['6', 'a Fear card', '10', 'draw a card', '12'],
          ['7', 'a Fear card', '15', '1 jewel', '15'],
          ['Lost Temple', 'a bonus tile', '23, 21, 20, 19', 'never', '–'],
        ],
      },
      example: [
        'Red removes an idol from the crates, moves the glass to row 4, looks through the stack and takes the Sailor. The Sailor is exhausted, and its effect is not used.',
      ],
    },
  },
  solo: {
    title: 'Playing alone',
    says: {
      rival:
        'A *rival expedition* plays against you. Set up as for two. You are second: 1 coin and 1 compass. The rival has six archaeologists, a glass at the start, and ten action tiles: five archaeologists, and one of each of five pairs, green or red. The difficulty, 0 to 5, is the number of red tiles, drawn by chance. The tiles are shuffled face down. The rival begins every round.',
      turn: 'You take turns. The rival reveals a tile and does what it says; if that cannot be done, it does nothing. It plays all ten, even after you have passed; when they are used up, you go on alone. It neither gains nor pays resources, uses no effects and takes no Fear. What its tiles show is read by this chapter only.',
      arrow:
        'Where it has a choice, it takes the highest row of the board first, then the leftmost or rightmost, as the *arrow* says. The arrow is on the back of the tile now on top of the stack; for the last tile it is the one of the first tile played in this round. All choices of one action go by the same arrow, and only the outermost counts.',
      digs: 'An archaeologist tile names a resource. The rival goes to a free space of a site that offers it: level II, then upper level I, then lower level I, then the camps. If none is free, it does nothing. Its archaeologists occupy spaces like anybody’s, and six are always enough.',
      discover:
        'Discovering, it takes the level that the tile names for the round, of level I the lower row first. It puts an archaeologist there and takes the idols: an open one of a kind it does not have goes face up on its board, a second one of a kind and any face-down one to the place marked −1. A site tile is laid but not used; a guardian comes only in the rounds that the tile marks. If no such site is left, it does nothing.',
      research:
        'Researching, it moves its glass one row up along a bridge, for nothing, and removes the bonus tile there; in row 7 of the Snake Temple one of them. In the temple it takes the best space and removes the top bonus tile; later it takes a temple tile of 6 points instead. Then the top assistant of the highest stack is removed from the game. On the rescue space it removes the top assistant there as well.',
      overcome:
        'Overcoming, it takes a guardian from a site where it stands, for nothing, a camp included. If there is none, it researches instead, without removing an assistant of the supply.',
      buys: 'Buying, green takes the item or artifact with fewest points, red the one with most. The effect is not used.',
      crossed:
        'A tile with a crossed-out V does nothing in round V: the green ones for discovering, researching and overcoming.',
      end: 'At the end of a round its archaeologists go home without Fear, and the same ten tiles are shuffled. The row is prepared as usual. It scores its glass, temple tiles, guardians, cards, 3 for each open idol and 2 for each at −1. You score as usual. Whoever has more points wins; equal points are a draw.',
    },
  },
  notes: {
    title: 'Notes on cards',
    says: {
      items: {
        lead: 'Items:',
        items: [
          '*Army Knife*: two different ones of the four gains.',
          '*Bear Trap*: no other player may stand at that site; you need not stand there yourself. The guardian is yours as usual.',
          '*Bow and Arrows*, *Brush*: at most 3 compasses. A guardian counts once; idols count in crates and slots.',
          '*Fishing Rod*, *Precision Compass*: show all the top card of that deck; you may buy it like one of the row, for 3 less. You may buy nothing: it goes back on top. If you buy from the row, the card you have shown fills the gap. An empty deck shows nothing.',
          '*Journal*: a free step for the notebook only, and never above the glass.',
          '*Parrot*: a main action; another hand card for a jewel.',
          '*Watch*, *Chronometer*: the first effect is free, to pass for more is your main action. *Sundial* is an artifact and has no lightning.',
          '*Airdrop*: the item comes to your hand and may be used at once. *Monkey Medallion* puts it on top of your deck.',
        ],
      },
      artifacts: {
        lead: 'Artifacts:',
        items: [
          '*Ancient Wine*, *Coconut Flask*: use the gold or silver side of an assistant that can be seen in the supply, the Merchant too; it is not exhausted, and its price is paid. Not from the rescue stack. Your main action is spent, so travel gained this way serves free actions only.',
          '*Crystal Earring*: say how many, up to three, then draw; keep one, you may put one back on top, the rest goes to your play area. *Obsidian Earring*: one or two from the bottom, keep one. From a smaller deck you draw what is there.',
          '*Decorated Horn*: swap an assistant with one from the supply. The new one has the level of the old and is ready; the old one goes to the supply, silver side up.',
          '*Guardian’s Crown*: lead a guardian from a site you occupy to a discovered camp or level I site with nobody and no guardian on it; then activate that site.',
          '*Guardian’s Ocarina*: you may bring an archaeologist home, without Fear, and send it again. For the rest of the round all your icons are planes: of cards, boons, assistants, discounts, also those you have already. Two icons are two planes. It holds even if the card leaves your play area.',
          '*Idol of Ara-Anu*: 1 jewel less; *Inscribed Blade*: 1 arrowhead or 2 tablets less; for temple tiles too.',
          '*Ornate Hammer*: exile the rightmost item of the row, if there is one; then you may take any exiled item, that one too, under your deck. The row is filled when your turn ends.',
          '*Pathfinder’s Sandals*, *Staff*: from any site, not from your board, to a camp (the Staff also to level I); then use it.',
          '*Guiding Stone*, *Guiding Skull*: reveal the top tile of the stack, use it, put it under the stack. That cannot be taken back. The Skull costs a compass.',
          '*War Mask*: at the end of this round guardians bring you no Fear, in round V too. Other Fear is not stopped.',
          '*Stone Key*: an idol of your choice returns from a slot to your crates. The slot counts as empty and may be used again.',
          '*Passage Shell*: send an archaeologist to any free space of a camp without travel, and use the camp once or twice.',
          '*Star Charts*: for a coin use two different camps, in your order; the first may pay for the second.',
        ],
      },
    },
  },
  questions: {
    title: 'Questions that come up',
    says: {
      answers: {
        lead: 'Short answers:',
        items: [
          '*May I hold more than five cards?* Yes.',
          '*May I use an item in the round in which I bought it?* Yes, if you draw it.',
          '*Is my deck shuffled when it is empty?* No. An item you buy then is your deck.',
          '*May I move somebody else’s archaeologist?* No.',
          '*What is forgotten most?* A pilot is always there. The row’s effect comes with every step. An upgrade refreshes. You may exile from the play area too. Fear comes before the shuffle, and bought items come up before what you shuffle.',
        ],
      },
    },
  },
}
