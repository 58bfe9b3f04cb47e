import type { RulebookWords } from '@wayfare/text'
import type { outline } from './outline.ts'

export const en: RulebookWords<typeof outline> = {
  goal: {
    title: 'What the game is about',
    says: {
      idea: 'You lead an expedition to the island of Arnak. In *five rounds* you send two archaeologists out, discover sites, face the guardians that live there, improve a small deck of cards, and carry what you learn up the research track to the Lost Temple. The board has two sides; begin with the Bird Temple.',
      days: 'Turns are short: one main action, then it is somebody else’s turn. A round goes on until everybody has passed. Every card in your hand asks the same question: is it worth more for its travel or for its effect? You cannot have both.',
      points: {
        lead: 'At the end you score:',
        items: [
          'the rows that your two research tokens have reached,',
          'temple tiles that you have bought at the top,',
          'idols, 3 points each, and idol slots left empty,',
          'guardians that you have overcome, 5 points each,',
          'the items and artifacts that you own;',
          'and you lose points for Fear.',
        ],
      },
    },
  },
  things: {
    title: 'Resources and places',
    says: {
      resources: {
        lead: 'There are five resources, from common to rare:',
        head: ['Resource', 'Main use'],
        rows: [
          ['{coin} coin', 'buys items, hires pilots'],
          ['{compass} compass', 'buys artifacts, discovers sites'],
          ['{tablet} tablet', 'artifacts from your hand, research'],
          ['{arrowhead} arrowhead', 'guardians, research'],
          ['{jewel} jewel', 'research'],
        ],
      },
      keep: 'You keep your resources from turn to turn and round to round. Everybody may see them, and they are worth nothing at the end. Always pay a price in full before you get anything for it: no reward helps to pay for itself. The supply never runs out.',
      zones: {
        lead: 'Where cards and tokens go:',
        items: [
          'Your *deck* is face down. The backs do not show whether a card is an item or an artifact.',
          'Your *play area* is face up in front of you. Cards you have used, spent or given up stay there until the round ends, unless they are exiled; there is no other discard pile.',
          '*Exile* holds the cards that have left the game; exiled Fear goes back to its pile.',
          'Several players’ tokens may share a space of the research track, but each space of a site holds one archaeologist.',
        ],
      },
      box: 'The box holds 40 items, 35 artifacts, 19 Fear cards and four basic cards for each player; 10 level I and 6 level II site tiles, 15 guardians, 16 idols (all are used in every game), 12 assistants, 18 bonus tiles, and 24 temple tiles: four worth 11 points, eight worth 6 and twelve worth 2. After each player has taken two, the pile holds 15, 13 or 11 Fear cards with two, three or four players, and 17 in a solo game.',
    },
  },
  setup: {
    title: 'Set-up',
    says: {
      board:
        'Choose a side of the board: Bird Temple, or Snake Temple with its own chapter. Each of the five *camp sites* has two spaces, one for a boot and one for two boots. With four players all are open. With three, three random camps lose their two-boot space; with one or two players all five do. A blocked space stays blocked for the whole game.',
      row: {
        lead: 'The cards and the island:',
        items: [
          'Shuffle the items and the artifacts into two separate decks. The Fear cards form a face-up pile.',
          'The card row has six places, with the *moon staff* between two of them. It begins with one artifact to the left of the staff and five items to the right of it.',
          'Shuffle the idols. Each of the eight level I sites gets one face up; each of the four level II sites gets one face up and one face down.',
        ],
      },
      tiles: {
        lead: 'The research track and the stacks:',
        items: [
          'Make six stacks of temple tiles, with one tile per player in each: a stack of 11 points at the top, two of 6 points below it, three of 2 points at the bottom.',
          'Put one bonus tile per player face down at the Lost Temple, unseen. Put a random bonus tile face up on every bonus spot; use spots marked 3+ or 4 only with that many players.',
          'Shuffle the level I tiles, the level II tiles and the guardians into face-down stacks.',
          'Make three stacks of four assistants, silver side up. Only the top one of each stack can be seen.',
        ],
      },
      players:
        'Everybody takes a colour with two archaeologists, a magnifying glass and a notebook. Both research tokens begin on the start space below the track. Your deck has six cards, shuffled: two Funding, two Exploration, two Fear.',
      first: {
        lead: 'The starting player is the one who most recently visited a new place, or is drawn at random. You begin with:',
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
          'Players draw until they hold five cards.',
          'Players take turns until all have passed.',
          'Players prepare the next round.',
        ],
      },
      draw: 'Draw from the top of your deck until you hold five cards. Cards kept from the previous round count; with five or more, you keep them all and draw none. If your deck runs out, you play with fewer; do not shuffle. Later in the round, too, you may hold more than five.',
      turns:
        'The starting player begins, and turns go clockwise. Skip players who have passed; the last one left may take turn after turn. This part ends with the turn in which the last player passes.',
      home: {
        lead: 'Then everybody prepares at the same time, in this order:',
        items: [
          'Take both archaeologists home. For each that was at a site with a guardian, put one Fear card into your play area.',
          'Keep or discard each card left in your hand.',
          'Shuffle all the cards in your play area and put them *under* your deck.',
          'Make all your assistants ready again.',
        ],
      },
      fear: 'You take Fear for each archaeologist, not for each guardian: two of yours at guarded sites, even at the same one, bring two Fear cards. It does not matter who woke the guardian or when you dug there. You shuffle the Fear you gain now with the rest. If the pile is too small, the starting player takes all of their cards first, then the others clockwise; once it is empty, they take Fear tiles.',
      hand: 'A card you discard now gives neither travel nor effect.',
      shuffle:
        'The cards still in your deck stay on top, in their order. So items bought this round, at the bottom of the deck, come up before any card you shuffle. There is no other shuffle: you never shuffle your deck during a round.',
      row: 'In the row, exile the artifact and the item next to the staff, move the staff one place to the right, and refill the row: each round has one more artifact and one fewer item, from 1 and 5 in round I to 5 and 1 in round V. If the place next to the staff is empty on one side, exile no card there, but move the staff all the same. The starting player marker goes to the next player clockwise, no matter who passed first.',
      last: 'After round V, archaeologists come home and guardians bring Fear as usual, and this Fear counts. Skip the other steps and score.',
    },
  },
  turn: {
    title: 'Your turn',
    says: {
      one: 'In your turn you take exactly *one main action* and any number of *free actions*. A turn of free actions alone is not allowed: if you want no other main action, you must pass. After your main action you may still take free actions; your turn ends when you say so.',
      main: {
        lead: 'The main actions:',
        items: [
          'dig at a site,',
          'discover a new site,',
          'overcome a guardian,',
          'buy a card (with or without the Merchant),',
          'play a card whose effect has no lightning mark,',
          'research,',
          'pass.',
        ],
      },
      free: {
        lead: 'You may take free actions only in your own turn: before, during or after your main action.',
        items: [
          'Play a card with the lightning mark.',
          'Put an idol into a slot.',
          'Use a guardian’s boon.',
          'Use an assistant (except the Merchant).',
        ],
      },
      middle:
        '“During” means whenever you have something to decide. While you pay, you may play Funding for the coin you lack; between the steps of a discovery you may slot the idol you just took; you may even take one free action inside another. You cannot take free actions while you prepare the next round.',
      never:
        'Two things are never possible during or after your main action, because each is a main action itself: using your Merchant, and passing for the greater effect of Watch or Chronometer.',
      within:
        'If an effect lets you dig, buy, overcome or research, that is part of your current action, not a second main action. No effect touches another player’s things. Gaps in the row are filled when your turn ends.',
      paying:
        'You may choose an action only if you can pay its price when it is due, counting everything you do before that. You pay before you get anything.',
    },
  },
  travel: {
    title: 'Travelling',
    says: {
      icons:
        '{boot} {car} {ship} {plane} There are four travel icons: boot, car, ship and plane. A *plane* pays for any icon, and any icon pays for a *boot*. A car never pays for a ship, nor a ship for a car. Each icon pays for one icon: two boots do not make a car, and a plane is not two boots.',
      sources:
        'Pay for travel with cards from your hand, guardians’ boons, assistants and pilots, in any mix. A card you spend goes to your play area without its effect. A Fear card counts as a boot. Once you have used a boon, turn its tile face down. Icons from an assistant last until your turn ends.',
      pilot:
        '{pilot} *Pilot*: whenever you pay for travel, two coins count as a plane, as often as you like. This works for any travel price: sites, discoveries, an assistant’s boot, a guardian. Hiring a pilot is not an action.',
      left: 'A card with two icons may pay for one; you may use the other in the same turn for anything else that needs travel, but it is lost when the turn ends. You cannot spend cards for travel unless there is a price to pay, and you get no change if you pay too much. A travel discount is for one journey, and any part you do not use is lost at once; your own leftover icons last until the turn ends.',
      example: [
        'A site asks for two ships. You spend a card with a plane and hire a pilot for two coins: two planes, which pay for both ships.',
        'A camp asks for a boot. You spend a card with two cars. You still have the second car: if an assistant asks for a boot in the same turn, the car pays for it.',
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
        'The space must be free and not blocked. Jungle sites have one space, camps have two. You may take either, even the more expensive one, and even if your own archaeologist is already in the other. Nobody can dig at a site without a free space. With both archaeologists out, you cannot dig any more unless an effect brings one home.',
      calm: 'A guardian neither blocks you nor makes digging more expensive, and digging never costs compasses. You must take the tokens and the Fear that a site gives; you may decline a draw and anything that has a price.',
      example: [
        'With four players: Red spends a boot, takes the one-boot space of the camp with two coins and gets 2 coins.',
        'The next player to dig there this round, even Red, pays two boots. After that the camp is closed.',
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
        'At level II you take both idols, but only the face-up one has an effect. Put idols face down into your crates. Of the 16 idols, three give a coin each (Harvest), three a compass (North Star) and three a tablet (Scribe); three let you exile a card (Oblivion), two upgrade a resource (Potter) and two refresh an assistant (Dawn). You get the effect only now. If you cannot use the effect, skip it; the idol is yours all the same.',
      after:
        'From now on anybody may dig there when the space is free, paying only for travel. The tile stays for the rest of the game. Your archaeologist is next to a guardian and will bring Fear home, unless the guardian is overcome or one of the two is moved.',
      limits:
        'You cannot dig at, use or move to a site that is not discovered. Discounts say what they cover: a travel discount does not lower the price in compasses. There are always enough tiles and guardians.',
    },
  },
  guardians: {
    title: 'Guardians',
    says: {
      overcome:
        '{guardian} A guardian stays on its site until somebody overcomes it or a card leads it away. To overcome it you need an archaeologist there. Pay the cost at the bottom of the tile, which may include resources, travel and a card you give up from your hand, and take the tile. It is one payment: the card you give up does not count as travel, and coins spent on a pilot do not count as coins in the cost. You never have to overcome a guardian, and one action overcomes only one.',
      gain: 'The tile is worth 5 points, and archaeologists at its site bring home no more Fear. It also has a *boon*, a travel icon or a free action, that you may use once in the whole game, in any of your turns, even this one. Then turn the tile face down; you keep the points.',
      free: 'Some effects let you overcome a guardian at your site without paying its cost. You still pay any cost printed before that effect.',
      fear: 'Guardians do not stop anybody from digging. They bring Fear only when archaeologists go home at the end of a round; an archaeologist who comes home earlier brings none, and if one has moved, only the new site counts. A guardian that has been led to a camp works there as usual.',
    },
  },
  idols: {
    title: 'Idols',
    says: {
      worth:
        '{idol} Every idol is worth 3 points, in your crates or in a slot. Your board has four slots; from left to right they are worth 1, 2, 3 and 4 points if *empty* at the end: 10 points with none used, then 9, 7, 4 and 0.',
      slot: {
        lead: 'As a free action, put an idol from your crates into the leftmost empty slot and choose one of five effects, even one you have used before:',
        items: [
          'pay 1 coin for 1 jewel {jewel},',
          '1 arrowhead {arrowhead},',
          '2 tablets {tablet},',
          '1 coin and 1 compass {coin} {compass},',
          'draw a card.',
        ],
      },
      limits:
        'You need an idol in your crates and an empty slot; you may slot several idols in one turn. An idol in a slot stays there, unless an artifact takes it out.',
      example: [
        'You own three idols and have slotted one: 3 × 3 = 9 points, and the empty slots 2, 3 and 4 are worth 9 more.',
        'Slotting a second one to gain two tablets costs you the 2 points of the second slot.',
      ],
    },
  },
  buy: {
    title: 'Buy a card',
    says: {
      items:
        'Artifacts are to the left of the staff, items to the right of it. An *item* costs coins and goes face down under your deck. You can use it as soon as you draw it, which may happen in the same round. If your deck is empty, the item becomes your deck.',
      artifacts:
        'An *artifact* costs compasses and goes face up into your play area. You may use its effect at once, or decline it. The tablet that you pay to play it from your hand is not due now; other prices in its text are due every time. Anything its effect lets you do is part of the same action. You cannot spend its travel icons now, because it was never in your hand.',
      discounts:
        'A discount lowers the price, never below zero. A crossed-out price means that you take the card for free, as if you had bought it. If you cannot pay for any card, you cannot buy; an effect that takes an item or an artifact does nothing if the row has none.',
      gaps: 'Gaps in the row stay until your turn ends. Then the cards of the same kind slide towards the staff in their order, and new ones are dealt at the outer end: artifacts at the far left, items at the far right. If a deck is empty, the cards of that kind stay where they are. The same happens after the solo rival buys.',
      example: [
        'Round II: you buy the second of four items. The two beyond it move one place towards the staff, and a new item is dealt at the right end. The artifacts do not move.',
      ],
    },
  },
  cards: {
    title: 'Play a card',
    says: {
      play: 'Put the card from your hand into your play area and carry out its effect. With the lightning mark this is a free action; otherwise it is your main action. Funding gives a coin and Exploration a compass, both as free actions. Every artifact is a main action and costs 1 tablet when you play it from your hand; items cost none. Fear has no effect and cannot be played. Cards you have played stay in your play area until the round ends, unless they are exiled.',
      costs:
        'The card you play is already in your play area, so it cannot be the hand card that its own price asks for; but its effect may exile it. You may play a card even if its effect can do nothing at the moment. “Exile this card to” means that you exile it first, even if you then cannot use the effect. If a card offers a free effect, or a greater one for passing, the first is a free action and the second is your main action.',
      deck: 'Draw from the top, unless an effect tells you to draw from the bottom. With an empty deck you draw nothing; with too few cards, draw what you can. The play area is not shuffled in before the round ends. You may not look through your deck, but you may remember which items you bought this round: they are at the bottom.',
      exile:
        'An exiled card is no longer yours. The exile icon lets you exile one card from your hand or your play area, even an artifact or Fear gained this turn, but never from your deck or from another player. Exiled items and artifacts go to face-up piles and do not score; a Fear card goes back to its pile; Funding and Exploration leave the game. A card that exiles itself for its effect is not exiled if you spend it for travel. Instead of a card in the play area you may remove a Fear tile.',
      fear: '{fear-tile} A Fear card counts as a boot, has no effect and is worth −1. When you gain Fear, the card goes to your play area, where you cannot use its boot; you cannot refuse it as part of an effect you carry out. If the pile is empty, take a Fear tile, worth −2. A tile is not a card: it stays in your play area until you exile it. Once Fear returns to the pile, players take cards again.',
      example: [
        'You play Parrot as your main action. Its price is another card from your hand: you give up Funding, without using its effect, and gain a jewel.',
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
          '*Fear and tokens*: take both; you may not refuse either.',
          '*Price, arrow, gain*: pay and gain, or decline. With two gains after the arrow, choose one.',
          '*Upgrade*: turn one tablet into an arrowhead, or one arrowhead into a jewel, if you like.',
          '*Tablet on an artifact*: due when you play it from your hand, not when you buy it.',
          '*Card with an arrow down*: give up a card (put it from your hand into your play area, unused).',
          '*Draw*: draw a card if you like. *Exile*: exile a card if you like. If both are shown, decide on each in this order.',
          '*Draw, then a card down*: you may draw; afterwards you must give up a card, if you have one.',
          '*Refresh*: make one of your assistants ready, if you like.',
          '*Lightning*: a free action.',
          '*Archaeologist*: you may dig or discover with one from your board, for the usual price less any discount shown.',
          '*Guardian with a tick*: you may overcome one at your site without paying its cost.',
          '*Card with a minus*: you may buy a card from the row for that much less.',
        ],
      },
      order:
        'Carry out the parts of an effect from left to right and from top to bottom, one after another; an earlier part may pay for a later one. You may decline to pay, draw, exile a card, refresh an assistant or upgrade a resource, and you may decline any action that an effect grants. You may not decline tokens, Fear, giving up a card after a draw, recruiting or upgrading an assistant, or using the site to which a card has just moved an archaeologist or a guardian.',
      words: {
        lead: 'Words on cards:',
        items: [
          '*Activate a site*: use its effect; you need not be there, and you do not pay for travel. Archaeologists there do not matter unless the card says so. The site must be discovered.',
          '*Discount*: it lowers this one payment, never below zero. A plane covers any one icon, a boot only a boot.',
          '*Gain an item*: take it as if you had bought it, but for free; it goes under your deck unless the card names another place.',
          '*Pass to gain*: you get it if you pass now.',
          '*Occupied by you*: one of your archaeologists is there. *Unoccupied*: no archaeologist is there; even one archaeologist makes a camp occupied. Guardians and blocked spaces do not count.',
          '*Relocate*: move one of your archaeologists from a site to a free space of another discovered site, without paying for travel. You can neither take one from your board nor discover a site this way. You use the new site only if the card says so.',
          '*Activate a site tile*: use the top tile of a stack as if it were a site.',
          '*Exile*: see “Play a card”; some effects take a card out of exile.',
        ],
      },
      sending:
        '*Sending* takes an archaeologist from your board and costs travel, unless the card says otherwise; *relocating* does neither. A card played for such an effect gives no travel of its own. For the Fear that guardians bring, all that matters is where your archaeologists are when the round ends.',
    },
  },
  research: {
    title: 'Research',
    says: {
      step: {
        lead: 'Move one of your research tokens to the next row:',
        items: [
          'Choose a bridge that leads up from the token’s space and pay the cost shown on it.',
          'Move the token.',
          'If there is a bonus tile, gain what it shows and remove it.',
          'Carry out the row’s effect for that token (glass or notebook), whether or not there was a bonus tile.',
        ],
      },
      pair: '{glass} {notebook} Your *notebook* may never be in a higher row than your *magnifying glass*; the same row is allowed. So the glass goes first.',
      bridges:
        'Tokens only move up, one row at a time and along bridges; from the start they can reach every space of the first row. Any number of tokens may share a space.',
      tiles:
        'A bonus tile goes to the first token that arrives, glass or notebook, and is removed even if you do not use it. You choose whether the tile or the row comes first. You cannot pay for the bridge with their rewards. If one research step triggers another, finish the new one first; then go on.',
      row: 'Rows score only at the end: each of your tokens scores the row it is in then. Effects that let you research follow the same steps; a discount lowers the price of the bridge or of a temple tile. Skip an effect you cannot carry out.',
      track: {
        lead: 'The rows of the *Bird Temple*, from the bottom:',
        head: ['Row', 'Glass', 'Points', 'Notebook', 'Points'],
        rows: [
          ['1', '1 coin', '1', 'recruit an assistant', '0'],
          ['2', '1 compass', '2', 'recruit an assistant', '1'],
          ['3', '1 compass', '4', 'upgrade an assistant', '2'],
          ['4', '1 compass', '6', 'upgrade an assistant', '4'],
          ['5', '1 compass', '9', '3 compasses', '6'],
          ['6', 'draw a card', '12', 'take an artifact from the card row for free', '8'],
          ['7', '1 compass', '16', 'overcome a guardian at your site for free', '10'],
          ['Lost Temple', 'a bonus tile', '23, 21, 20, 19', 'never', '–'],
        ],
      },
      example: [
        'Blue’s glass on the left space of row 1 has bridges to both spaces of row 2; Red’s on the right space has one. Yellow, with both tokens at the start, may move only the glass, to either space of row 1.',
        'Red moves the glass to the right space of row 2 for a tablet and an arrowhead. The bonus tile there gives a tablet, too late to pay for the step, and is removed. The row gives a compass.',
        'Blue moves the notebook from the start to the left space of row 1, where Blue’s glass already is, for a compass and an arrowhead, and recruits one of the three assistants on top of the stacks.',
      ],
    },
  },
  temple: {
    title: 'The Lost Temple',
    says: {
      arrive:
        'The top row is the *Lost Temple*. Your glass takes the best free space there: 23 points for the first to arrive, then 21, 20, 19. Arriving first also breaks ties. Look through the face-down bonus tiles there, take one, gain what it shows and put the others back; there is one for each player. The row has no other effect. The notebook never goes there.',
      tiles:
        'Once your glass is in the temple, researching with it means buying one *temple tile* from any stack that is not empty. You may do this as often as you like, but never in the action in which you arrive. There are three prices below the temple. A tile of 2 points costs one of them, the left tile of 6 costs the left and the middle one, the right tile of 6 the middle and the right one, a tile of 11 all three. You get no bonus tile and no row effect. Your notebook goes on as before.',
    },
  },
  assistants: {
    title: 'Assistants',
    says: {
      recruit:
        'When your notebook reaches a row with a silver assistant, take the top assistant of any stack and put it on your board, silver side up and ready. Everybody can now see the next one. You may use yours at once, unless it is the Merchant. If all stacks are empty, you get none. Your board has room for two, and you can never have more than two. Assistants are worth no points.',
      use: 'Using an assistant exhausts it, so you can use it only once a round. If an effect makes it ready again, you may use it again, even in the same turn. Some offer a choice, some have a price; you cannot use one whose price you cannot pay, and it is exhausted only when you have paid.',
      gold: 'When your notebook reaches a row with a gold assistant, turn one of your silver assistants to its stronger gold side. That also makes it ready. If you have no silver one, nothing happens.',
      discount:
        'The Merchant gives a discount on an item or an artifact, 1 on the silver side and 2 on the gold one, and has no lightning mark: using this assistant means buying a card as your main action.',
      all: {
        lead: 'The twelve assistants:',
        head: ['Assistant', 'Silver', 'Gold'],
        rows: [
          ['Quartermaster', '2 coins', '3 coins'],
          ['Epigrapher', '1 tablet', '1 coin and 1 tablet'],
          ['Runner', 'pay a boot for 1 arrowhead', '1 arrowhead'],
          ['Smith', 'pay 1 coin for 1 arrowhead', 'pay 1 coin for 1 arrowhead or 1 jewel'],
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
        'Blue uses a silver assistant. Then Blue moves the notebook to a row with a gold assistant and turns over that same exhausted assistant: it is now gold and ready, and Blue may use it again at once.',
      ],
    },
  },
  pass: {
    title: 'Pass',
    says: {
      pass: 'Passing is a main action that is always possible, even with cards in hand and archaeologists at home. You may take free actions in that turn, before and after; then you have no more turns in this round. Some effects make you pass as their price. Passing first makes no difference to the next round.',
    },
  },
  scoring: {
    title: 'Scoring',
    says: {
      parts: {
        lead: 'After round V:',
        items: [
          '*Research*: the points of the rows your glass and your notebook are in; in the temple, those of your space.',
          '*Temple tiles*: 2, 6 or 11 each.',
          '*Idols*: 3 each, plus the points of your empty slots.',
          '*Guardians*: 5 each.',
          '*Cards*: the points of all your items and artifacts, in deck, hand and play area.',
          '*Fear*: −1 for each card wherever it is, −2 for each tile.',
        ],
      },
      nothing:
        'Resources, assistants, discovered sites and unused boons are worth nothing. The Fear that guardians brought in round V counts.',
      winner:
        'The player with the most points wins. A tie goes to the tied player who reached the Lost Temple first; if none of them did, to the one with the most points for research tokens; if those are equal too, the tied players share the victory.',
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
        'The other side of the board has its own travel prices and its own track. Assistants, one per player, form a *rescue stack* on row 4; only the top one can be seen. The others form three stacks: two of three assistants each, and one of all the rest.',
      idol: 'The bridge into row 4 costs *an idol*, for either token. It comes from your crates, not from a slot, though one that an artifact has just taken out will do; it leaves the game and no longer scores. A step that is completely free does not cost the idol either; a discount in resources does not cover the idol.',
      rescue:
        'When your glass enters row 4, look through the rescue stack, take one assistant and put the others back as they were; there is one for each player. Yours is silver and exhausted, so you can use it in this round only after a refresh or an upgrade. Moving the notebook there costs an idol too, but rescues nobody; you get the row’s notebook effect. Effects that use assistants in the supply cannot use the rescue stack. After looking you may remember the others; when the top one goes, everybody sees the next.',
      rows: 'On this side the glass, too, can upgrade one of your silver assistants, which also makes it ready. In rows 6 and 7 your glass brings you a Fear card. Row 7 holds two bonus tiles with two players, three with more: each token that arrives takes one of your choice, while any are left.',
      track: {
        lead: 'The rows of the *Snake Temple*, from the bottom:',
        head: ['Row', 'Glass', 'Points', 'Notebook', 'Points'],
        rows: [
          ['1', '1 coin', '1', 'recruit an assistant', '0'],
          ['2', '2 coins', '2', 'exile a card', '3'],
          ['3', 'draw a card', '3', 'upgrade an assistant', '4'],
          ['4', 'rescue an assistant', '4', 'take an artifact from the card row for free', '5'],
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
        'A *rival expedition* plays against you. Set up as for two players. You go second, with 1 coin and 1 compass. The rival has six archaeologists, a glass at the start, and ten action tiles: five archaeologist tiles, and one tile, green or red, from each of five pairs. The difficulty, 0 to 5, is the number of red tiles, drawn at random. Shuffle the tiles face down. The rival begins every round.',
      turn: 'You take turns. The rival reveals a tile and does what it says; if it cannot, it does nothing. It plays all ten, even after you have passed; once they are used up, you go on alone. It neither gains nor pays resources, uses no effects and takes no Fear. The pictures on its tiles mean only what this chapter says.',
      arrow:
        'If the rival has a choice, it takes the highest row of the board first (unless it discovers), then the leftmost or rightmost option, as the *arrow* says. The arrow is on the back of the tile now on top of the stack; for the last tile, use the arrow of the first tile played in this round. All choices of one action follow the same arrow, and only the outermost option counts.',
      digs: 'An archaeologist tile names a resource. The rival goes to a free space of a site that offers it: level II, then upper level I, then lower level I, then the camps. If none is free, it does nothing. Its archaeologists occupy spaces like any others, and six are always enough.',
      discover:
        'When the rival discovers, it takes the level that the tile names for the round, at level I the lower row first. It puts an archaeologist there and takes the idols: a face-up one of a kind it does not have goes face up on its board, a second one of a kind and any face-down one go to the place marked −1. It reveals a site tile but does not use it; a guardian appears only in the rounds marked on the tile. If no such site is left, it does nothing.',
      research:
        'When the rival researches, it moves its glass one row up along a bridge for free and removes the bonus tile there; in row 7 of the Snake Temple, one of them. In the temple it takes the best space and removes the top bonus tile; later it takes a temple tile of 6 points instead. Then remove the top assistant of the tallest stack from the game. On the rescue space, also remove the top assistant there.',
      overcome:
        'When the rival overcomes a guardian, it takes one for free from a site where it has an archaeologist. If there is none, it researches instead, without removing an assistant from the supply.',
      buys: 'When the rival buys, it takes an item or an artifact, as the tile shows: the one with the fewest points if the tile is green, the one with the most if it is red. It does not use the effect.',
      crossed:
        'The green tiles for discovering, researching and overcoming have a crossed-out V: they do nothing in round V.',
      end: 'At the end of a round the rival’s archaeologists go home without Fear, and you shuffle the same ten tiles. Prepare the row as usual. At the end of the game the rival scores its glass, temple tiles, guardians, cards, 3 for each face-up idol and 2 for each idol at −1. You score as usual. The higher score wins; equal points are a draw.',
    },
  },
  notes: {
    title: 'Notes on cards',
    says: {
      items: {
        lead: 'Items:',
        items: [
          '*Army Knife*: choose two different gains out of the four.',
          '*Bear Trap*: no other player’s archaeologist may be at the site of the guardian you overcome; you need not be there yourself. You keep the guardian as usual.',
          '*Bow and Arrows*, *Brush*: at most 3 compasses. A guardian counts once; idols count in crates and slots.',
          '*Fishing Rod*, *Precision Compass*: show everybody the top card of the item deck (Rod) or the artifact deck (Compass); you may buy it or a card of its kind from the row, for 3 less. If you buy nothing, it goes back on top. If you buy from the row, the card you have shown is the one dealt at the outer end when the row is refilled. An empty deck shows nothing.',
          '*Journal*: a free step for the notebook only, and never above the glass.',
          '*Parrot*: a main action; give up another card from your hand for a jewel.',
          '*Watch*, *Chronometer*: the first effect is a free action; passing for more is your main action. *Sundial* is an artifact and has no lightning.',
          '*Airdrop*: the item you gain goes to your hand, and you may use it in the same turn, for travel or, if it has the lightning mark, for its effect. *Monkey Medallion*: the item you gain goes on top of your deck.',
        ],
      },
      artifacts: {
        lead: 'Artifacts:',
        items: [
          '*Ancient Wine*, *Coconut Flask*: use a visible assistant in the supply, even the Merchant: with the Wine its gold side, with the Flask its silver side; you pay its price, but do not exhaust it. You cannot use the rescue stack. Your main action is spent, so travel gained this way only helps free actions.',
          '*Crystal Earring*: say how many cards you want, up to three, then draw them; keep one; you may put one back on top; the rest go to your play area. *Obsidian Earring*: draw one or two from the bottom and keep one; a second one goes to your play area. If the deck is too small, draw what you can.',
          '*Decorated Horn*: swap an assistant for a visible one in the supply. The new one has the same level and is ready; the old one goes to the supply, silver side up.',
          '*Guardian’s Crown*: lead a guardian from a site you occupy to an unoccupied camp or discovered level I site without a guardian; then activate that site.',
          '*Guardian’s Ocarina*: you may bring an archaeologist home, without Fear; later you may send it again. For the rest of the round all your travel icons are planes: on cards, boons, assistants and discounts, and those you already have. Two icons are two planes. This lasts even if the card leaves your play area.',
          '*Idol of Ara-Anu*: research for 1 jewel less; *Inscribed Blade*: research for 1 arrowhead or 2 tablets less. Both also work for temple tiles.',
          '*Ornate Hammer*: exile the rightmost item of the row, if there is one; then you may put any exiled item, even that one, under your deck. The row is filled when your turn ends.',
          '*Pathfinder’s Sandals*, *Staff*: move an archaeologist from any site, not from your board, to a camp (with the Staff, also to a level I site); then use that site.',
          '*Guiding Stone*, *Guiding Skull*: reveal the top tile of the stack (Stone: level I, Skull: level II), use it and put it under the stack. The Skull costs a compass.',
          '*War Mask*: at the end of this round guardians bring you no Fear, even in round V. It does not stop other Fear.',
          '*Stone Key*: an idol of your choice returns from a slot to your crates. The slot counts as empty, and you may use it again.',
          '*Passage Shell*: send an archaeologist to any free space of a camp without paying for travel, and use the camp once or twice.',
          '*Star Charts*: pay a coin to use two different camps, in any order; the first may pay for the second.',
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
          '*Do I reshuffle when my deck runs out?* No. An item you buy then becomes your deck.',
          '*May I move somebody else’s archaeologist?* No.',
          '*What do players forget most?* You can always hire a pilot. Every research step gives the row’s effect. An assistant that turns gold is ready again. You may exile from the play area too. You take Fear before you shuffle, and items you bought come up before the cards you shuffle.',
        ],
      },
    },
  },
}
