import type { RulebookWords } from '@wayfare/text'
import type { outline } from './outline.ts'

export const en: RulebookWords<typeof outline> = {
  goal: {
    title: 'What the game is about',
    says: {
      idea: 'You travel with Charles Darwin to the Galápagos Islands. In *five rounds* your workers write journals, study at the academy, sail after the Beagle, explore islands, send letters and bring specimens to the museum.',
      path: 'The heart of it is training. Each worker has a row of *wax seals*: what they have learned. Spaces on the board ask for seals, and a worker with more of them does more in a single turn. You have four workers, and later perhaps a fifth, so every turn counts.',
      points: {
        lead: 'You score on the way, and at the end for:',
        items: [
          'objectives that you have achieved,',
          'workers with five and six seals,',
          'all five tents on the board,',
          'the theory of evolution: your book multiplied by what all of you have brought to the museum,',
          'coins and knowledge that are left.',
        ],
      },
    },
  },
  things: {
    title: 'What is on the table',
    says: {
      board:
        'The board has a side for one to three players and one for four. There are four *journals*: two main ones, with a page each for exploration, navigation, correspondence and the academy, a special one and a small one; beside them the museum, the sea with three islands, the envelopes and the tracks.',
      pieces: {
        lead: 'The pieces:',
        items: [
          'Seals: 14 in each of green, blue, yellow and red, and 12 special ones in *purple*.',
          'Coins, knowledge tokens and research tokens, which never run out.',
          'Each player has a board, three explorers, five workers, five tents, twelve stamps, a ship, four markers and six lenses in white, blue, yellow or green.',
          'Two neutral lenses and the Beagle belong to nobody.',
        ],
      },
      tiles:
        'The museum has 16 cells in four rows and four columns, one for each of 16 specimens; the same 16 stand on your board. There are 12 Beagle goals, 12 special action tiles, 8 correspondence tiles, 8 starting objectives, 20 objectives and 16 crew cards.',
    },
  },
  setup: {
    title: 'Set-up',
    says: {
      board: {
        lead: 'The table can use the set of the first game, or leave it to chance:',
        items: [
          'Take the side of the board for your number.',
          'Six of the twelve special tiles lie on the special journal, in three rows of two (first game: Royal Seal and Base Camp, Spare Lens and Back Door, Lecture and Masterstroke). Neutral lenses on the two of the top row open them; the others are locked.',
          'Three of eight correspondence tiles lie at the envelopes (first game: Bank Draft, Safe Conduct, Sailing Orders).',
          'Five of twelve Beagle goals lie in a row (first game: Aviary, Navigators, Sharp Lenses, Bone Gallery, Empty Satchel).',
        ],
      },
      seals:
        'With two players two seals of each normal colour are left out, with three one, with four none. The others are shuffled face down. Twelve of them lie open on the four scrolls of the academy, three on each. All purple seals lie open on the silver platter.',
      museum:
        'A specimen lies on every flagged space of the routes that is used with your number: 10 with two players, 13 with three, 16 with four. The others leave the game, and their tiles go into the museum at once. Such a tile fills its cell and counts for rows and columns, but it is not the first delivery of its row. One coin lies beside each row of the museum.',
      objectives: 'Two silver and two golden objectives lie open; the others are two face-down stacks.',
      players:
        'Turn order is drawn by chance. You begin with 4 coins, 1 knowledge, four workers, five tents, twelve stamps in three stacks of four, six lenses, an explorer at the start of the left island and your ship at the start of the sea, where the Beagle lies too. Your fifth worker waits until you reach the leftmost golden slot. With two players the turn-order space gives 3 coins instead of 2.',
      order:
        'Then come crew cards, starting seals, and starting objectives. Should a colour that a crew card asks for be missing in the supply, the academy is drawn anew.',
      crew: 'Everybody ends up with three *crew cards*, open to all. In the first game they are dealt in turn order: Purser, Pathfinder and Librarian to the first player, Ferryman, Optician and Postmaster to the second, Parrot, Helmsman and Stowaway to the third, Tentmaker, Engraver and Naturalist to the fourth. Otherwise you get four, keep one in secret, pass the rest to the left, and so on until you have three; all choose at once, may change their mind until everybody is ready, and show their cards together. The remaining cards are discarded.',
      start:
        'Each of your crew cards shows a colour: take a seal of it. The three seals go to the three middle rows, one each, to the worker of your choice. Then the supply is shuffled again.',
      pairs:
        'As many pairs of starting objectives as there are players, a silver and a golden one each, are laid out. The last in turn order chooses first; the first gets what is left. The pair is your *reserve*, which is full with it. Other starting objectives leave the game.',
    },
  },
  round: {
    title: 'A round and a turn',
    says: {
      phases: {
        lead: 'Each of the five rounds has four phases:',
        items: ['Actions', 'Turn order', 'Rewards', 'Refresh (not in round five)'],
      },
      turn: 'In turn order everybody places *one worker* and may then carry out the actions of its space. That goes round until all workers are placed. You must place a worker if you have one, even if you then do nothing with it; without one you pass. A fifth worker who joins in this phase is placed in the same round. There is always a space you can go to.',
      end: 'Your turn lasts until you end it. Before the placement, between two steps and after the last you may achieve objectives and play crew cards. The order of players does not change within the phase.',
      chain:
        'If one thing triggers another, finish the new one completely before going on. What you gain may pay for what follows. Several actions of a space, a campsite or a card are done in the order you like.',
      may: 'Actions are permissions: you may leave them, unless a rule says that you must. An action that cannot do anything is skipped. A red number on a coin is a price that you must pay if you do the action or cover the slot.',
      any: 'Actions come from the board, from special tiles, from crew cards and from objectives. The last two work at any moment of your own turn, and also in the reward phase.',
      marks: {
        lead: 'Small signs at an action:',
        items: [
          '*a number of times*: do it that often;',
          '*discount*: off the sum of all coins of the action, shared if it is done several times;',
          '*free*: no coins at any step;',
          '*again*: repeat such an action that you have done before;',
          '*permanent*: until the game ends; *at the end*: in final scoring only; *at once*: now;',
          '*island*: it concerns an island where you have an explorer.',
        ],
      },
    },
  },
  workers: {
    title: 'Placing a worker',
    says: {
      place: {
        lead: 'A placement goes like this:',
        items: [
          'Choose a worker and a space. The worker’s row must have the seals it asks for; knowledge makes up for what is missing.',
          'Pay the placement penalty, if there is one.',
          'Put the worker down. If it stands on a lens of another player, that player gets 1 coin from the supply.',
          'Carry out the actions, with the distinction bonuses of the page.',
        ],
      },
      parts:
        'The first worker in a part of a journal costs nothing. If anybody’s worker is there already, yours too, you pay the *penalty*: 3 coins with two players and alone, 2 with three or four. It is the same however many there are, and concerns the whole part. With up to three players each journal is one part; on the side for four a red bookmark divides the main journals and the special one into a left and a right part. The small journal is always one.',
      price:
        'A penalty that you cannot pay closes the part to you. A golden objective lowers it by 1 for the rest of the game.',
      spaces: {
        lead: 'Spaces differ in shape:',
        items: [
          '*Round magnifiers* in journals hold any number of workers.',
          '*Lenses* hold one. A round cell without a lens is locked.',
          'The two spaces of the small journal are lenses open from the start.',
          '*Rectangles* hold any number, ask for no seals and cost no penalty. They belong to no journal.',
        ],
      },
      without:
        'If an effect carries out a space without a worker, nobody stands there: no penalty, no coin for the lens, and the part stays empty. Workers stay where they are until the round is refreshed.',
      example: [
        'Three players. You place a worker on the navigation page, where nobody is: free. Your neighbour goes to another space of the same journal and pays 2 coins.',
        'Later you return to that journal with a second worker, on a blue player’s lens: you pay 2 coins, and blue gets 1.',
      ],
    },
  },
  seals: {
    title: 'Seals and knowledge',
    says: {
      need: 'A space shows the seals it asks for, with a number if it is more than one. They must be in that worker’s own row; other rows do not help. Nothing is spent: what has been learned stays.',
      purple:
        '{purple} A *purple* seal counts as any colour for placements and crew cards, but never for objectives or Beagle goals that name colours. Your top worker has one printed purple seal and room for no other.',
      rows: 'The three middle workers begin with one seal and have room for six. The fifth worker has no seals and takes none. A new seal goes to the leftmost empty slot of a row of your choice and is never moved or removed.',
      costs:
        'The slots of a row cost 0, 0, 1, 1, 2 and 3 coins to cover. A *special seal* that an effect gives you is taken from the purple ones and costs nothing for the slot.',
      knowledge:
        '{knowledge} When you place a worker, *knowledge* you give back counts as a seal of any colour, one each, as many as are missing and no more. It does not help with crew cards or objectives. A special action swaps one knowledge for 7 coins or 7 points. At the end each is worth 1 point.',
      example: [
        'A space asks for three blue seals. Your worker has one blue and one purple. You give back one knowledge and may go there.',
      ],
    },
  },
  journals: {
    title: 'The journals',
    says: {
      spaces: {
        lead: 'The pages of the main journals. The first space of each is open; the others are locked and cost 4 coins to open.',
        head: ['Page', 'Seals', 'First', 'Second (2 seals)', 'Third (3 seals)'],
        rows: [
          ['{explore} Exploration', '{green} green', 'explore 2', 'explore 3', 'explore 4'],
          ['{sea} Navigation', '{blue} blue', 'sail 2', 'sail 3', 'sail 4'],
          ['{used} Correspondence', '{yellow} yellow', '2 stamps', '3 stamps', '4 stamps'],
          ['{academy} Academy', '{red} red', '1 seal', '2 seals, 1 coin less', '2 seals, 3 coins less'],
        ],
      },
      unlock:
        'To *unlock*, go to the small journal: put one of your lenses on a locked cell and pay the price on it, besides any penalty for the small journal. On a page of a main journal cells are opened from top to bottom, even if it is free; in the special journal in any order.',
      bonus:
        'Whoever unlocks a cell may carry out its actions at once, without a worker and without seals, but also without distinction bonuses. From then on it is open to all. A free unlocking waives the price of the cell, and the coins of the actions that you then carry out.',
      locked:
        'Some effects *perform a locked action*: carry out any one locked cell, in no order and without a price; it stays locked. With all six lenses on the board you cannot unlock any more. Only your own lenses count for your objectives and goals, neutral ones for nobody. A place without a tile is no cell.',
      special:
        'A special tile shows seals and actions, in any order you like, some of which are found nowhere else: establish any campsite, deliver again, achieve an objective at once, gain a special seal, gain or swap knowledge, place an explorer, perform a locked action, research any specimen, sail to the Beagle, spread letters, copy a crew card. Only open cells take workers; the tiles stay all game.',
      badges:
        'A worker with four seals has a *silver distinction*, with six a *golden distinction* as well; purple seals count. It gives a bonus on the page where the worker is placed, and the golden one gives both. The distinction is read when the worker is put down, and it helps only the space’s own action, not what that sets off. The small journal and the rectangles have no bonuses.',
      pages: {
        lead: 'The bonuses:',
        head: ['Page', 'Silver', 'Gold'],
        rows: [
          ['{explore} Exploration', '1 space further', 'one extra stop on the way'],
          ['{sea} Navigation', '1 space further', 'one extra stop on the way'],
          ['{used} Correspondence', '1 stamp more', 'stamps may go to several envelopes'],
          ['{academy} Academy', '1 seal more, at its price', '1 coin less for each seal'],
          ['Special journal', '2 coins', '3 points at once'],
        ],
      },
      stop: 'An *extra stop* carries out the action of one space that you pass, and then you go on. If that action moves the same piece, you go on from where it is now with the steps you have left.',
    },
  },
  academy: {
    title: 'The academy',
    says: {
      take: '{academy} Take a seal from any scroll and put it into the leftmost empty slot of one of the three middle rows. Scrolls cost 0, 1, 2 and 3 coins from top to bottom, slots cost what is printed. You must be able to pay both together. The academy is not filled up before the round is refreshed. Without a seal or a slot the action is skipped.',
      cheaper:
        'A discount is taken off the sum, not below zero. A silver objective makes scrolls free for good; slots still cost. A free academy action costs nothing at all. For each seal the scroll’s waiver comes first, then the golden distinction’s coin, then the discount of the space, whose rest helps the next seal; the extra seal of the silver distinction has no part in it.',
      example: [
        'You take a seal from the third scroll (2 coins) and put it into the fifth slot of a row (2 coins), with a discount of 3: you pay 1.',
      ],
    },
  },
  sea: {
    title: 'Sailing',
    says: {
      sail: '{sea} Move your ship forward along the sea, one space at least and up to the number shown. At a fork you choose. Any number of ships may share a space, and none is skipped. At the last space a ship can go no further.',
      ribbons:
        'When your ship crosses a *silver ribbon*, you must put an unused explorer on the start space of that island, before anything else; unless you have one there already. Several ribbons are served in order.',
      stop: 'You may carry out the action of the space where you stop; spaces that you pass give nothing, and a Beagle space does nothing. The first ship at the last space scores 3 points. To *sail to the Beagle* moves your ship to it if it is ahead of you, over all ribbons in between.',
    },
  },
  islands: {
    title: 'Exploring',
    says: {
      explore:
        '{explore} Move *one* of your explorers forward along its route, one space at least and up to the number shown; at a fork you choose. Then carry out the action of the space where it stands. What would lead beyond the last space is lost.',
      jump: 'A space holds one explorer; only the first and the last one hold any number. Spaces with others’ explorers are jumped and cost no step, a whole run of them at once, within the branch you take.',
      ribbons:
        'The first explorer to cross a *golden ribbon* scores the points on it: by stopping at its space, passing or jumping it, before the action of the landing. The first at the last space of a route scores 3 points.',
      place: 'Some effects *place an explorer*: put an unused one on the start space of an island where you have none.',
      specimens:
        '{study} On a space with a *specimen* you may put a research token on the same specimen of your board. The specimen stays there for others. Each specimen is researched once, and tokens are never taken away, not even by delivering. Some effects research any specimen, or one that lies on an island where you have an explorer. A space with a specimen has no other effect; where none was laid for your number of players, the printed one holds.',
      evolution:
        '{theory} *Evolution*: move your marker up the track. The books on it count only at the end; objectives look at the steps. Markers may share a step and stop at the last one.',
      example: [
        'You explore 2. The next two spaces hold other players’ explorers: you jump both, and your first step lands behind them.',
      ],
    },
  },
  camps: {
    title: 'Campsites',
    says: {
      camp: '{camp} Where a route shows a campsite and it has an empty slot, you may *establish* it: take the top tent of your board, put it into a slot of your choice and pay the price there. Then carry out the campsite’s actions, and after them what stands beside the place where the tent was; of two with a slash, one. You may have only one tent in a campsite. A campsite without a slot you could use is skipped.',
      others:
        'To *establish any campsite* works wherever your ship and explorers are. A silver objective lets you use a campsite with your tent once more, for nothing. All five tents on the board are worth 5 points at the end.',
    },
  },
  mail: {
    title: 'Letters',
    says: {
      stamps:
        '{used} Move up to the number shown of your stamps to *one* envelope, from any stacks. If your stacks hold too few, take the rest from your used stamps. Stamps on envelopes cannot be moved. Without stamps the action does nothing.',
      stacks:
        'When the last stamp of a stack leaves, you may carry out what stands beside it, after all stamps of the action are placed, in any order; if that sends more letters, another stack may follow. Stamps never return to a stack, so each works once. Empty stacks count for objectives and for a Beagle goal.',
      spread: '*Spread letters*: put up to four stamps on any number of envelopes.',
    },
  },
  museum: {
    title: 'The museum',
    says: {
      deliver: {
        lead: 'To deliver, choose a specimen that you have researched and the museum does not have:',
        items: [
          'Put its tile into its cell.',
          'If it is the first delivery of its row, take the coin beside the row.',
          'If it completes its row, go one step up in evolution.',
          'Look at the six other cells of its row and column: each empty one gives 1 coin, each full one gives 1 step of evolution.',
        ],
      },
      two: 'A worker at the delivery space may deliver twice; the second one costs 3 coins, which the first may have brought, and is counted with the first in place. Delivering and research at the museum are two spaces. Without a suitable specimen nothing happens.',
      research:
        'At the other space put a research token on a specimen that the museum has, those of the set-up too; a second one costs 3 coins.',
      again:
        '*Deliver again*: count a specimen that you have researched and the museum has as if it were delivered now, also for a full row, but never for the row’s coin. It is one delivery and costs nothing.',
      example: [
        'You bring a fossil. In its row two cells are full, in its column one. It is the first delivery of the row, since both tiles were there from the beginning: 1 coin. Three empty cells give 3 coins, three full ones 3 steps.',
      ],
    },
  },
  objectives: {
    title: 'Objectives',
    says: {
      gain: '{objective} Take one of the open objectives; they are not replaced before the round is refreshed. It goes to your *reserve*, which holds two. If that is full, it must go open into an empty slot of its colour, at the price of the slot; if you cannot do that, you cannot take it. With room in the reserve it goes there. Objectives are gained on routes, in campsites, with cards and tiles, and at a space of their own, a rectangle.',
      reach:
        'You *achieve* an objective when you meet all that it asks for at the same moment, and want to: in your turn or among the rewards, now or later. Nothing is spent. From the reserve it goes face down to an empty slot of its colour, and you pay the price there; one that lies in a slot is turned over. The requirements are looked at before you pay. Several may be achieved in a turn, one after another. What you lose later does not undo it, but may close one you have not achieved yet.',
      needs: {
        lead: 'What objectives ask for (a picture without a number means one):',
        items: [
          'empty stamp stacks, tents and lenses of yours on the board,',
          'research tokens on specimens of a kind or of a colour,',
          'a step of evolution,',
          'your ship level with the Beagle or ahead of it,',
          'normal seals of certain colours, in any rows,',
          'coins, points or knowledge that you hold now.',
        ],
      },
      slots: {
        lead: 'Each row has five slots, and each slot its price and its reward. A slot is used once. The points count at the end; both last slots together bring 4 more.',
        head: ['Slot', 'Price', 'Reward', 'Points'],
        rows: [
          ['Silver 1', '0', 'use the campsite of one of your tents again', '1'],
          ['Silver 2', '0', 'scrolls cost nothing any more', '1'],
          ['Silver 3', '0', 'research a specimen on an island with your explorer', '2'],
          ['Silver 4', '0', 'your book counts 1 more at the end', '2'],
          ['Silver 5', '0', '–', '5'],
          ['Golden 1', '5', 'the fifth worker joins you', '4'],
          ['Golden 2', '3', 'a special seal, without a slot price', '4'],
          ['Golden 3', '0', 'placement penalty 1 less', '2'],
          ['Golden 4', '0', 'each lag penalty counts 2 at most', '4'],
          ['Golden 5', '0', '–', '8'],
        ],
      },
      auto: '*Achieve at once*: one of your objectives is achieved without its requirements. One from the reserve needs an empty slot of its colour and its price; one in a slot is turned over. Where the action first gains an objective, it works even if none can be gained.',
    },
  },
  crew: {
    title: 'Crew cards',
    says: {
      play: 'To play a crew card, point at a worker whose row has the seals on it, in any order; purple ones help, knowledge does not. The worker may be anywhere; it is no placement. Carry out the card’s actions and turn it over beside that worker. Each worker serves for *one* crew card in the whole game, and each card is played once, if you like, in your turn or among the rewards. Rows of one seal or none never suffice.',
      copy: 'One card *copies* another: carry out an unplayed crew card of anybody, as if it were yours, without its seals and without distinctions. That card stays unplayed. A copy of the copying card does nothing. Alone you copy your own cards only.',
    },
  },
  order: {
    title: 'Turn order',
    says: {
      space:
        'A worker on the turn-order space stands in the leftmost empty cell and brings 2 coins, 3 with two players and alone.',
      phase:
        'In the second phase those with workers there come first, in the order of their leftmost workers; all others follow as they were. If nobody is there, nothing changes. The new order already holds for the rewards. Skip this phase in a solo game.',
    },
  },
  rewards: {
    title: 'Rewards',
    says: {
      course:
        'First the three envelopes from top to bottom, then the Beagle goal, all in the new turn order. After each envelope, around the goal and during your own rewards you may achieve objectives and play crew cards.',
      places:
        'Whoever has *most stamps* on an envelope carries out the first section of its tile, whoever has second most the second. Equal ones all get it, in turn order; after a tie for the first place there is still a second. You need at least one stamp. First places come before second ones.',
      stamps:
        'Then everybody who was first or second takes half of their stamps there, rounded up, to the used ones, even if they wanted no reward. Others keep theirs. What counts is what lay there when the envelope was looked at: stamps that rewards add to it or to a higher one wait for the next round, those on a lower one count. Used stamps serve for later envelopes at once.',
      example: [
        'On the first envelope you have three stamps, blue two, yellow one. You carry out section 1, blue section 2. You take away two stamps, blue one; yellow’s stays.',
      ],
      goal: 'In round one the first *Beagle goal* is scored, in round two the second, and so on. Goals give 4 points for each normal seal of a colour, 6 for each research token on a kind of specimen, 5 for each of your lenses, 8 for each empty stack, 4 for each tent or 3 for each objective that you have achieved. Purple seals do not count. Then the tile is turned over.',
      lag: 'If your ship is behind the Beagle, take off all lag penalties between them: those before spaces that are still ahead of you, up to the Beagle’s own. Side branches change nothing. With a golden objective each counts 2 at most. Your result is never below zero. Ahead of the Beagle there is neither penalty nor bonus.',
      lagged: [
        'The goal gives 5 points for each lens, and you have three: 15. Between your ship and the Beagle lie penalties of 3 and 4: you score 8.',
      ],
    },
  },
  refresh: {
    title: 'Refresh',
    says: {
      steps: {
        lead: 'After rounds one to four:',
        items: [
          'The Beagle sails to its next space.',
          'All workers go home.',
          'The seals on the top scroll leave the game, the others move up in their columns, and empty places are filled from the supply, the top scroll first, as long as there are seals.',
          'Open objectives are removed, and two silver and two golden ones are revealed.',
        ],
      },
      stays:
        'Stamps, lenses, tents, ships, explorers, the museum and evolution stay as they are. Nobody decides anything.',
    },
  },
  scoring: {
    title: 'Scoring',
    says: {
      parts: {
        lead: 'After round five:',
        items: [
          'the points of the slots of your objectives, and 4 if both last slots are among them,',
          'each worker with five seals 3 points, with six seals 10; purple seals count,',
          'all five tents 5 points,',
          '*evolution*: the last book that you have reached, and 1 more with the silver objective, times the museum’s number: 2, and 1 for each full row of the museum,',
          '1 point for every 5 coins and 1 for each knowledge.',
        ],
      },
      track:
        'Points and coins that you gain during the game are yours at once. Whoever passes the end of the track begins again at zero with 50 more.',
      example: [
        'You have 41 points. Objectives on Silver 1, Silver 5, Golden 2 and Golden 5 bring 1 + 5 + 4 + 8 = 18, and both last slots 4 more.',
        'One worker has six seals, one five: 10 + 3 = 13. Four tents: nothing.',
        'Your marker has reached a book of 8. Two rows of the museum are full, so its number is 4: 8 × 4 = 32.',
        '12 coins are 2 points, 1 knowledge is 1. Total 41 + 18 + 4 + 13 + 32 + 2 + 1 = *111*.',
      ],
      winner:
        'Whoever has most points wins. Ties go to whoever is further up in evolution, then to whoever has more coins; if that is equal too, they share the victory. Unplayed crew cards, stamps, lenses and explorers are worth nothing.',
    },
  },
  solo: {
    title: 'Playing alone: Alfred',
    says: {
      setup:
        'Your rival is *Alfred*. The colour of his board says how hard it will be: white is easy, blue medium, yellow advanced, green hard. Set up as for two, with these changes: the bottom row of the special journal stays empty, one silver and one golden objective are open, you choose three of five crew cards and one of two pairs of objectives. Alfred goes first in every round. He has two of his bonus cards over his bonus track, one worker on that track, workers A to D, and a marker for his coins; he takes no knowledge. His eight action cards are a face-down deck.',
      turn: 'You take turns; whoever has workers left goes on alone. Alfred reveals a card and does the first of its options that is possible; the last is always *rest*: his lowest worker goes to a hammock, he gets 7 coins, and his bonus worker moves 2. Any other option places a worker. If two cards with the delivery sign lie open, all eight are shuffled before he draws. His workers have no distinctions.',
      bonus:
        'His *bonus track* is a circle. At the rightmost space, stopping or passing, he scores the points there; at the 5th and 10th he performs the bonus card above, in the row of the round. It goes step by step, and what a step sets off is finished first. He has up to 12 coins; each one more moves his bonus worker instead. With none his marker waits.',
      journals:
        'On the main journals he takes the first of his workers, in the order of the card, who can be placed there, on the lowest open space for which that worker has at least one fitting seal. Missing seals cost him 3 coins each, an occupied part 3 coins; all of it must be payable together, the scroll for a first seal too, else he tries the next space. Equal spaces: the one that needs fewer coins, then the one that fits his leftmost seal.',
      actions: {
        lead: 'What he does differently:',
        items: [
          '*Objective*: he removes an open one, golden first, and his bonus worker moves 2. *Knowledge*: 3 coins each.',
          '*Academy*: the topmost row with a free slot left of its bracket, else right of it; the cheapest scroll; the colour of the row’s leftmost seal unless it has three, else the leftmost seal. No row ever gets four of a colour. If nothing fits or can be paid, the action fails. A seal that covers an action sets it off. A free one may come from any scroll.',
          '*Letters*: stamps from the top stack, to the topmost envelope where he would overtake you, else the topmost without his stamps, else where he has fewest. An emptied stack works as printed. With too few stamps he uses his used ones, and places what he has.',
        ],
      },
      voyages:
        'He moves as far as he can on the longest way, or to the end. At sea he sails the whole way and then does every action on it in order; on land he moves the explorer on the rightmost island that has not finished, researches every specimen on the way, scores ribbons, and then does the actions of the last two spaces. Spaces that he jumps give nothing. At a campsite he takes the cheapest slot he can pay, or none. Spaces that could do nothing are not considered.',
      others: {
        lead: 'Other options:',
        items: [
          '*Special journal*, if empty: a worker to the top row without an action; bonus worker 4.',
          '*Small journal*, if empty: he unlocks a main cell that he can pay, one that fits the seals of his rows from the top, else the cheapest, and does its actions. He never opens special cells; he gets a coin when you enter his lenses.',
          '*Delivery*: up to two, the second for 3 coins: first what you have researched too, then what brings more coins, then the topmost and leftmost. Rows pay him as usual.',
          '*Productive letters*: a stamp on each envelope. *Explorer*: one more on the leftmost island without.',
        ],
      },
      rest: 'He declines nothing, and does several effects in the order printed. You get a coin when he enters your lens. Your turn-order space gives 3 coins and nothing else. If his deck runs out early, it is shuffled; open cards stay from round to round. When all his actions are done it is your turn.',
      limits:
        'The printed seals on his board fill the first slots; his board has no prices. He too has six lenses, five tents, one tent in a campsite, three explorers and one on an island.',
      rewards:
        'Envelopes are scored as usual, Alfred first. For the Beagle he scores the number on his board times the round, less his lag, never below zero. When the round is refreshed, his bonus cards slide to the next row.',
      score:
        'You play your crew cards and objectives as usual; he has neither. He scores seals in the last two columns, tents, evolution and coins. You win with more points; if they are equal, only if you are further up in evolution, or level there and richer.',
    },
  },
}
