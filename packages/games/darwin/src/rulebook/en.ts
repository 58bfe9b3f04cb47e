import type { RulebookWords } from '@wayfare/text'
import type { outline } from './outline.ts'

export const en: RulebookWords<typeof outline> = {
  goal: {
    title: 'What the game is about',
    says: {
      idea: 'You travel with Charles Darwin to the Galápagos Islands. In *five rounds* your workers write journals, study at the academy, sail after the Beagle, explore islands, send letters and bring specimens to the museum.',
      path: 'Training is at the heart of it. Each worker has a row of *wax seals*, which show what that worker has learned. Spaces on the board ask for seals, and a worker with more of them does more in a single turn. You have four workers, and later perhaps a fifth, so every turn counts.',
      points: {
        lead: 'You score on the way, and at the end for:',
        items: [
          'objectives that you have achieved,',
          'workers with five and six seals,',
          'all five tents on the board,',
          'the theory of evolution: your book times the museum’s number (2, plus 1 for each full row),',
          'leftover coins and knowledge.',
        ],
      },
    },
  },
  things: {
    title: 'What is on the table',
    says: {
      board:
        'The board has a side for one to three players and one for four. There are four *journals*: two main ones, with four pages between them (exploration, navigation, correspondence, academy), a special one and a small one. Beside them are the museum, the sea with three islands, the envelopes and the tracks.',
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
        'The museum has 16 cells in four rows and four columns, one for each of 16 specimens; your board shows the same 16. There are 12 Beagle goals, 12 special action tiles, 8 correspondence tiles, 8 starting objectives, 20 objectives and 16 crew cards.',
    },
  },
  setup: {
    title: 'Set-up',
    says: {
      board: {
        lead: 'Use the layout for a first game, or leave it to chance:',
        items: [
          'Use the side of the board for your number of players.',
          'Put six of the twelve special tiles on the special journal, in three rows of two (first game: Royal Seal and Base Camp, Spare Lens and Back Door, Lecture and Masterstroke). Neutral lenses open the two in the top row; the others are locked.',
          'Put three of the eight correspondence tiles on the board, one at each envelope (first game: Bank Draft, Safe Conduct, Sailing Orders).',
          'Put five of the twelve Beagle goals in a row (first game: Aviary, Navigators, Sharp Lenses, Bone Gallery, Empty Satchel).',
        ],
      },
      seals:
        'With two players leave out two seals of each normal colour, with three one, with four none. Shuffle the others face down. Put twelve of them face up on the four scrolls of the academy, three on each, and all purple seals face up on the silver platter.',
      museum:
        'Put a specimen on every flagged space of the routes for your number of players: 10 with two, 13 with three, 16 with four. The others leave the game, and their tiles go into the museum at once. Such a tile fills its cell and counts for rows and columns, but not as the first delivery of its row. Put one coin beside each row of the museum.',
      objectives: 'Turn two silver and two golden objectives face up; the others form two face-down stacks.',
      players:
        'Draw turn order at random. You begin with 4 coins, 1 knowledge, four workers, five tents, twelve stamps in three stacks of four, six lenses, an explorer at the start of the leftmost island and your ship at the start of the ocean track, one space behind the Beagle. Your fifth worker waits until you achieve an objective in the leftmost golden slot. With two players the turn-order space gives 3 coins instead of 2.',
      order:
        'Crew cards, starting seals and starting objectives follow. If the supply lacks a starting seal, shuffle the seals of the academy back in and draw twelve again.',
      crew: 'Everybody ends up with three face-up *crew cards*. In the first game they are dealt in turn order: Purser, Pathfinder and Librarian to the first player, Ferryman, Optician and Postmaster to the second, Parrot, Helmsman and Stowaway to the third, Tentmaker, Engraver and Naturalist to the fourth. Otherwise you get four, keep one in secret, pass the rest to the left, and so on until you have three. All choose at the same time, may change their minds until everybody is ready, and show their cards together. The remaining cards are discarded.',
      start:
        'Each of your crew cards shows a starting seal: take a seal of that colour. Give your three middle workers one seal each, as you like. Then shuffle the supply again.',
      pairs:
        'Lay out one pair of starting objectives per player, each with a silver and a golden one. The last in turn order chooses first, and the first gets the pair that is left. The pair fills your *reserve*. Other starting objectives leave the game.',
    },
  },
  round: {
    title: 'A round and a turn',
    says: {
      phases: {
        lead: 'Each of the five rounds has four phases:',
        items: ['Actions', 'Turn order', 'Rewards', 'Refresh (not in round five)'],
      },
      turn: 'In turn order everybody places *one worker* and may then carry out the actions of its space. This goes on until all workers are placed. You must place a worker if you have one, even if you then do nothing with it; without one you pass. A fifth worker who joins in this phase is placed in the same round. There is always a space you can go to.',
      end: 'Your turn lasts until you end it. Before the placement, between two steps and after the last you may achieve objectives and play crew cards. Turn order does not change within the phase.',
      chain:
        'If one thing triggers another, finish the new one completely before going on. You may pay for later steps with earlier gains. If a space, a campsite, a tile or a card has several actions, you choose their order.',
      may: 'Actions are optional, unless a rule says that you must take them. Skip an action that cannot do anything. A red number on a coin is a price that you must pay if you take the action or cover the slot.',
      any: 'Actions come from the board, from special tiles, from crew cards and from objectives. The last two work at any moment of your own turn, and also in the reward phase.',
      marks: {
        lead: 'Small symbols beside an action:',
        items: [
          '*a number of times*: do it up to that many times;',
          '*discount*: taken off the total coin cost of the action, and shared if you do it several times;',
          '*free*: no coins at any step;',
          '*again*: repeat an action of this kind that has been done before;',
          '*permanent*: until the game ends; *at the end*: in final scoring only; *at once*: now;',
          '*island*: only for an island where you have an explorer.',
        ],
      },
    },
  },
  workers: {
    title: 'Placing a worker',
    says: {
      place: {
        lead: 'To place a worker:',
        items: [
          'Choose a worker and a space. The worker’s row must have the seals the space asks for; knowledge replaces missing ones.',
          'Pay the placement penalty, if there is one.',
          'Put the worker there. If it is on another player’s lens, that player gets 1 coin from the supply.',
          'Carry out the actions, with the distinction bonuses of the page.',
        ],
      },
      parts:
        'The first worker in a part of a journal costs nothing. If there is a worker in it already, even your own, you pay the *penalty*: 3 coins with one or two players, 2 with three or four. It is the same however many workers are there, and applies to the whole part. With up to three players each journal is one part; on the side for four a red bookmark divides each main journal and the special one into a left and a right part. The small journal is always one.',
      price:
        'If you cannot pay the penalty, you cannot enter the part. The reward of objective slot Golden 3 lowers the penalty by 1 for the rest of the game.',
      spaces: {
        lead: 'Spaces differ in shape:',
        items: [
          '*Round magnifiers* in journals hold any number of workers.',
          '*Lenses* hold one. A cell that waits for a lens is locked.',
          'The two spaces of the small journal are lenses open from the start.',
          '*Rectangles* hold any number, ask for no seals and cost no penalty. They belong to no journal.',
        ],
      },
      without:
        'If an effect uses a space without a worker, nobody is placed there: no penalty, no coin for the lens, and the part does not become occupied. Workers stay where they are until the refresh phase.',
      example: [
        'Three players. You place a worker on the navigation page, and nobody is in that journal: free. Your neighbour goes to another space of the same journal and pays 2 coins.',
        'Later you place a second worker in that journal, on the blue player’s lens: you pay 2 coins, and Blue gets 1.',
      ],
    },
  },
  seals: {
    title: 'Seals and knowledge',
    says: {
      need: 'A space shows the seals it asks for, with a number if it is more than one. They must be in that worker’s own row; other rows do not help. You spend nothing: workers keep what they have learned.',
      purple:
        '{purple} A *purple* seal counts as any colour for placements and crew cards, but never for objectives or Beagle goals that name colours. Your top worker has one printed purple seal and no room for others.',
      rows: 'The three middle workers begin with one seal and have room for six. The fifth worker has no seals and takes none. A new seal goes to the leftmost empty slot of a middle row of your choice and is never moved or removed.',
      costs:
        'The slots of a row cost 0, 0, 1, 1, 2 and 3 coins to cover. A *special seal* from an effect is one of the purple ones, and its slot costs nothing.',
      knowledge:
        '{knowledge} When you place a worker, you may give back *knowledge*: each token replaces one missing seal of any colour, and you cannot give back more than you need. It never replaces seals for crew cards or objectives. A special action swaps one knowledge for 7 coins or 7 points. At the end each token is worth 1 point.',
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
          [
            '{academy} Academy',
            '{red} red',
            '1 seal',
            '2 seals, 1 coin less in total',
            '2 seals, 3 coins less in total',
          ],
        ],
      },
      unlock:
        'To *unlock*, go to the small journal: put one of your lenses on a locked cell and pay the price on it, plus any penalty for the small journal. On a page of a main journal you open cells from top to bottom, even when you unlock for free; in the special journal in any order.',
      bonus:
        'When you unlock a cell, you may take its actions at once, without a worker and without seals, but also without distinction bonuses. From then on it is open to all. If you unlock for free, the cell and its own actions cost no coins; anything they trigger costs as usual.',
      locked:
        'Some effects *perform a locked action*: use any locked cell you like, without seals and without its price; it stays locked. With all six lenses on the board you cannot unlock any more. Only your own lenses count for your objectives and goals; neutral ones count for nobody. A place without a tile is not a cell.',
      special:
        'A special tile shows seals, and actions to take in any order. Tiles and crew cards also bring actions that no page has: establish any campsite, deliver again, achieve an objective at once, gain a special seal, gain or swap knowledge, place an explorer, perform a locked action, research any specimen, sail to the Beagle, spread letters, copy a crew card. Only open cells take workers; the tiles stay all game.',
      badges:
        'A worker with four seals has a *silver distinction*, with six a *golden distinction* as well; purple seals count. It gives a bonus on the page where you place the worker; with the golden one you get both bonuses. Count the seals when you place the worker. The bonus helps only the space’s own action, not what that action triggers. The small journal and the rectangles have no bonuses.',
      pages: {
        lead: 'The bonuses:',
        head: ['Page', 'Silver', 'Gold'],
        rows: [
          ['{explore} Exploration', '1 space further', 'one extra stop on the way'],
          ['{sea} Navigation', '1 space further', 'one extra stop on the way'],
          ['{used} Correspondence', '1 more stamp', 'stamps may go to several envelopes'],
          ['{academy} Academy', '1 more seal, at its price', '1 coin less for each seal'],
          ['Special journal', '2 coins', '3 points at once'],
        ],
      },
      stop: 'An *extra stop* lets you take the action of one space that you pass, but do not jump over, before you go on. If that action moves the same piece, you go on from where it is now with the steps you have left.',
    },
  },
  academy: {
    title: 'The academy',
    says: {
      take: '{academy} Take a seal from any scroll and put it into the leftmost empty slot of one of the three middle rows. Scrolls cost 0, 1, 2 and 3 coins from top to bottom; slots cost the price printed on them. You must be able to pay both together. The academy is not refilled before the refresh phase. Without a seal or a slot, skip the action.',
      cheaper:
        'A discount lowers the sum, never below zero. The reward of objective slot Silver 2 makes scrolls free for good; you still pay for slots. A free academy action costs nothing at all. For each seal, first leave out the price of the scroll if scrolls are free for you, then subtract the golden distinction’s coin, then the discount of the space. Any unused discount helps the next seal, but never the extra seal of the silver distinction.',
      example: [
        'You take a seal from the third scroll (2 coins) and put it into the fifth slot of a row (2 coins), with a discount of 3: you pay 1.',
      ],
    },
  },
  sea: {
    title: 'Sailing',
    says: {
      sail: '{sea} Move your ship forward along the ocean track, at least one space and up to the number shown. At a fork you choose a branch. Any number of ships may share a space, and you never skip occupied ones. At the last space a ship can go no further.',
      ribbons:
        'When your ship crosses a *silver ribbon*, you must put an unused explorer on the start space of the ribbon’s island, before anything else, unless you already have one there. Resolve several ribbons in order.',
      stop: 'You may take the action of the space where you stop; spaces that you pass give nothing without an extra stop, and a Beagle space does nothing. The first ship to reach the last space scores 3 points more. *Sail to the Beagle*: move your ship to the Beagle if it is ahead of you, across all ribbons on the way.',
    },
  },
  islands: {
    title: 'Exploring',
    says: {
      explore:
        '{explore} Move *one* of your explorers forward along its route, at least one space and up to the number shown; at a fork you choose a branch. Then you may take the action of the space where it stops. Steps beyond the last space are lost.',
      jump: 'A space holds one explorer; only the first and the last one hold any number. You jump over spaces with others’ explorers, even several in a row, and they cost no steps; at a fork you keep to the branch you choose.',
      ribbons:
        'The first explorer to cross a *golden ribbon* scores the points on it, whether the explorer stops at the ribbon’s space, passes it or jumps over it. It scores them before you take the action of the space where it stops. The first explorer to reach the last space of a route scores 3 points more.',
      place: 'Some effects *place an explorer*: put an unused one on the start space of an island where you have none.',
      specimens:
        '{study} On a space with a *specimen* you may put a research token on the same specimen on your board. The specimen stays there for others. You research each specimen once, and you never remove tokens, not even when you deliver. Some effects research any specimen, or one on an island where you have an explorer. A space with a specimen has no other effect; a flagged space without one has the effect printed on it.',
      evolution:
        '{theory} *Evolution*: move your marker up the track. The books on it count only at the end; objectives count its steps. Markers may share a step and stop at the last one.',
      example: [
        'You explore 2. The next two spaces hold other players’ explorers: you jump over both, and your first step takes you past them.',
      ],
    },
  },
  camps: {
    title: 'Campsites',
    says: {
      camp: '{camp} When you use a space with a campsite that has an empty slot, you may *establish* it: take the top tent of your board, put it into an empty slot of your choice and pay the price there. Then take the campsite’s actions, and after them the action, if any, on your board beside the tent’s old place; if a slash separates two, choose one. You may have only one tent in a campsite. Skip a campsite without a slot you can use.',
      others:
        '*Establish any campsite*: your ship and explorers need not be there. The reward of objective slot Silver 1 repeats the actions of a campsite with your tent, without the slot’s price and without the action on your board. All five tents on the board are worth 5 points at the end.',
    },
  },
  mail: {
    title: 'Letters',
    says: {
      stamps:
        '{used} Move your stamps, up to the number shown, from any stacks to *one* envelope. If your stacks hold too few, take the rest from your used stamps. You cannot move stamps that are already on envelopes. Without stamps the action does nothing.',
      stacks:
        'When you empty a stack, you may take the action beside it once you have placed all stamps of the action; if you empty several, you choose their order. If such an action sends more letters, it may empty another stack. Stamps never return to a stack, so each stack works once. Empty stacks count for objectives and for a Beagle goal.',
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
      two: 'A worker on the delivery space may deliver twice. The second delivery costs 3 coins, which you may have gained with the first, and the tile of the first already counts for it. Delivery and research are two separate spaces of the museum. Without a suitable specimen nothing happens.',
      research:
        'On the other space, put a research token on a specimen on your board that is already in the museum, even if it has been there since the set-up. You may do this with up to two specimens; the second costs 3 coins.',
      again:
        '*Deliver again*: choose a specimen that you have researched and the museum has, and take its coins and steps as if you delivered it now, including the step for a full row, but never the row’s coin. It is one delivery and costs nothing.',
      example: [
        'You deliver a fossil. In its row two cells are full, in its column one. It is the first delivery of the row, since both tiles were there from the beginning: 1 coin. Three empty cells give 3 coins, three full ones 3 steps.',
      ],
    },
  },
  objectives: {
    title: 'Objectives',
    says: {
      gain: '{objective} Take a face-up objective from the game board; objectives there are not replaced before the refresh phase. Yours goes to your *reserve*, which holds two, if there is room. If the reserve is full, it must go face up into an empty slot of its colour, at the price of the slot; if you cannot do that, you cannot take it. You gain objectives on routes, in campsites, with cards and tiles, and at a space of their own, a rectangle.',
      reach:
        'You may *achieve* an objective when you meet all its requirements at the same moment: in your turn or during the rewards, now or later. You do not spend anything it asks for. From the reserve it goes face down into an empty slot of its colour, and you pay the price there; if it is already in a slot, just turn it over. Check the requirements before you pay. You may achieve several in a turn, one after another. Losing something later does not undo it, but may keep you from achieving another.',
      needs: {
        lead: 'Objectives may ask for (a picture without a number means one):',
        items: [
          'your empty stamp stacks, and your tents and lenses on the board,',
          'research tokens on specimens of one kind or one colour,',
          'a step of the evolution track, reached or passed,',
          'your ship level with the Beagle or ahead of it,',
          'normal seals of certain colours, in any rows,',
          'coins, points or knowledge that you hold now.',
        ],
      },
      slots: {
        lead: 'Each row has five slots, each with its own price and reward. You use each slot once. The points of achieved objectives count at the end; both last slots together bring 4 more.',
        head: ['Slot', 'Price', 'Reward', 'Points'],
        rows: [
          ['Silver 1', '0', 'use the campsite of one of your tents again', '1'],
          ['Silver 2', '0', 'scrolls cost nothing from now on', '1'],
          ['Silver 3', '0', 'research a specimen on an island with your explorer', '2'],
          ['Silver 4', '0', 'your book counts 1 more at the end', '2'],
          ['Silver 5', '0', '–', '5'],
          ['Golden 1', '5', 'the fifth worker joins you', '4'],
          ['Golden 2', '3', 'a special seal, without a slot price', '4'],
          ['Golden 3', '0', 'placement penalty 1 less', '2'],
          ['Golden 4', '0', 'each lag penalty is at most 2', '4'],
          ['Golden 5', '0', '–', '8'],
        ],
      },
      auto: '*Achieve at once*: achieve one of your objectives without meeting its requirements. If it comes from the reserve, it needs an empty slot of its colour, and you pay the slot’s price; if it is already in a slot, just turn it over. If the action first gains an objective, it works even if you can gain none.',
    },
  },
  crew: {
    title: 'Crew cards',
    says: {
      play: 'To play a crew card, choose a worker whose row has the seals the card asks for, in any order; purple ones help, knowledge does not. The worker may be anywhere and is not placed. Take the card’s actions and turn it over beside that worker. Each worker can play *one* crew card in the whole game, and you may play each card once, in your turn or during the rewards. A row with one seal or none is never enough.',
      copy: 'One card *copies* another: use anybody’s unplayed crew card as if it were yours, without its seals and without distinctions. That card stays unplayed. A copy of the copying card does nothing. When you play alone, you copy only your own cards.',
    },
  },
  order: {
    title: 'Turn order',
    says: {
      space:
        'A worker you place on the turn-order space goes into its leftmost empty cell, and you gain 2 coins, or 3 with one or two players.',
      phase:
        'In the second phase, players with workers there come first, in the order of their leftmost workers; all others follow in their old order. If nobody is there, nothing changes. The new order already applies to the rewards. Skip this phase when you play alone.',
    },
  },
  rewards: {
    title: 'Rewards',
    says: {
      course:
        'Score the three envelopes from top to bottom, then the Beagle goal, all in the new turn order. After each envelope, before and after the goal and during your own rewards you may achieve objectives and play crew cards.',
      places:
        'The player with the *most stamps* on an envelope takes the first section of its tile, the player with the second most takes the second. Tied players all get it, in turn order; after a tie for first place there is still a second. You need at least one stamp. First-place rewards come before second-place ones.',
      stamps:
        'Then everybody in first or second place moves half of their stamps there, rounded up, to their used ones, even if they wanted no reward. Others keep theirs. Only stamps already there count: those that rewards add to this envelope or a higher one wait for the next round; those added to a lower one count. If a later reward sends letters and your stacks hold too few, these used stamps can already help out.',
      example: [
        'On the first envelope you have three stamps, Blue two, Yellow one. You take section 1, Blue section 2. You move two stamps to your used ones, Blue one; Yellow’s stays.',
      ],
      goal: 'Score the first *Beagle goal* in round one, the second in round two, and so on. Goals give 4 points for each normal seal of one colour, 6 for each research token on one kind of specimen, 5 for each of your lenses on the board, 8 for each empty stack, 4 for each of your tents on the board or 3 for each objective that you have achieved. Purple seals do not count. Then turn the tile over.',
      lag: 'If your ship is behind the Beagle, subtract all lag penalties between the two from your points for the goal: those before spaces that are still ahead of you, up to the Beagle’s own. Side branches change nothing. With the reward of objective slot Golden 4 each is at most 2. Your result is never below zero. A ship level with the Beagle or ahead of it gets neither penalty nor bonus.',
      lagged: [
        'The goal gives 5 points for each lens, and three of yours are on the board: 15. Between your ship and the Beagle are penalties of 3 and 4: you score 8.',
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
          'The seals on the top scroll leave the game, the others move up in their columns, and the gaps are filled from the supply, top scroll first, while seals last.',
          'Remove the face-up objectives from the game board, and reveal two silver and two golden ones (one of each when you play alone).',
        ],
      },
      stays:
        'Stamps, lenses, tents, ships, explorers, the museum and evolution stay as they are. There is nothing to decide.',
    },
  },
  scoring: {
    title: 'Scoring',
    says: {
      parts: {
        lead: 'After round five:',
        items: [
          'the points of the slots of your achieved objectives, and 4 if both last slots are among them,',
          'each worker with five seals 3 points, with six seals 10; purple seals count,',
          'all five tents 5 points,',
          '*evolution*: the last book you have reached, plus 1 with the reward of objective slot Silver 4, times the museum’s number: 2, plus 1 for each full row of the museum,',
          '1 point for every 5 coins and 1 for each knowledge.',
        ],
      },
      track:
        'You receive points and coins as soon as you gain them. If you pass the end of the track, you start again at zero, with 50 points more.',
      example: [
        'You have 41 points. Objectives on Silver 1, Silver 5, Golden 2 and Golden 5 bring 1 + 5 + 4 + 8 = 18, and both last slots 4 more.',
        'One worker has six seals, one five: 10 + 3 = 13. Four tents: nothing.',
        'Your marker has reached a book of 8. Two rows of the museum are full, so its number is 4: 8 × 4 = 32.',
        '12 coins are 2 points, 1 knowledge is 1. Total 41 + 18 + 4 + 13 + 32 + 2 + 1 = *111*.',
      ],
      winner:
        'The player with the most points wins. Ties go to the player further up in evolution, then to the one with more coins; if those are equal too, they share the victory. Unplayed crew cards, stamps, lenses and explorers are worth nothing.',
    },
  },
  solo: {
    title: 'Playing alone: Alfred',
    says: {
      setup:
        'Your rival is *Alfred*. The colour of his board sets the difficulty: white is easy, blue medium, yellow advanced, green hard. Set up as for two, with these changes: the bottom row of the special journal stays empty, only one silver and one golden objective are face up, you choose three of five crew cards and one of two pairs of objectives. Alfred goes first in every round. He has two of his bonus cards above his bonus track, one worker on that track, workers A to D, and a marker for his coins; he takes no knowledge. His eight action cards are a face-down deck.',
      turn: 'You take turns; if only one of you has workers left, that one goes on alone. Alfred reveals a card and takes the first of its options that is possible; the last is always *rest*: his lowest worker goes to a hammock, he gets 7 coins, and his bonus worker moves 2 spaces. Any other option places a worker. If two cards with the delivery symbol are face up, shuffle all eight before he draws. His workers have no distinctions.',
      bonus:
        'His *bonus track* is a circle. When his bonus worker stops at or passes the rightmost space, he scores its points; at the 5th and 10th space he carries out the bonus card above, in the row of the round. Move step by step, and finish what a step triggers before the next one. He has up to 12 coins; each further one moves his bonus worker instead. With no coins, set his marker aside.',
      journals:
        'On the main journals he takes the first of his workers, in the order of the card, who can be placed there, on the lowest space that is open and empty and for which that worker has at least one matching seal; round magnifiers always count as empty. Missing seals cost him 3 coins each, an occupied part 3 coins. If he cannot pay for all of it together, he tries the next space. But at an academy space where no seal is available to him, or where he could pay for everything but the first seal’s scroll, the whole option fails. Ties: the space for which that worker lacks fewer seals, then the one that matches the worker’s leftmost seal, or else the next seal.',
      actions: {
        lead: 'What he does differently:',
        items: [
          '*Objective*: he removes a face-up one from the game board, golden first, and his bonus worker moves 2 spaces in any case. *Knowledge*: he gets 3 coins for each instead.',
          '*Academy*: he chooses the topmost row with a free slot to the left of its bracket, otherwise to the right of it; the cheapest scroll with a seal he may take; and the colour of the row’s leftmost seal unless it has three, otherwise the leftmost seal allowed. No row ever gets four of a colour. If nothing fits or he cannot pay, the action fails. A seal that covers an action triggers it. A free seal is one of that colour from any scroll, otherwise the leftmost seal allowed on the topmost scroll.',
          '*Letters*: he takes stamps from the top stack and sends them to the topmost envelope with your stamps where you lead or are level and he would overtake you, otherwise the topmost without his stamps, otherwise the one where he has the fewest. An emptied stack works as printed. With too few stamps he uses his used ones, and places as many as he has.',
        ],
      },
      voyages:
        'He moves the whole distance along the longest branch, or to the end. At sea he sails the whole way and then takes every action on it in order; on land he moves the rightmost of his explorers that have not finished, researches every specimen on the way, scores ribbons that he is first to cross, and then takes the actions of the last two spaces. Spaces that he jumps over give nothing but their ribbons. At a campsite he takes the cheapest slot he can pay for, or none. He does not consider exploration, navigation and correspondence spaces whose action could do nothing.',
      others: {
        lead: 'Other options, each with his lowest worker:',
        items: [
          '*Special journal*, if no worker is there: the worker goes to the top row, left or right as the card shows, without an action; the bonus worker moves 4 spaces.',
          '*Small journal*, if no worker is there and he has a lens: he unlocks a main cell that is next on its page and that he can pay for, and takes its actions; if there is none, the option fails. Go by the topmost of his rows with a seal that such a cell asks for: he prefers the cell in the row’s leftmost colour, then the cell that asks for more of the row’s seals, then the cell whose seal is further left in the row. If no row has one, he takes the cheapest cell. He never opens special cells; he gets a coin when you place a worker on his lens.',
          '*Delivery*, if he has researched a specimen that the museum does not have: up to two, the second for 3 coins. He delivers first what you have researched too, then what brings more coins, then the topmost and leftmost. He gets the coins of rows as usual.',
          'On his bonus cards and his board, without a worker: *productive letters*, a stamp on each envelope; *explorer*, a new one on the leftmost island where he has none.',
        ],
      },
      rest: 'He declines nothing, and takes several effects in the order printed. You get a coin when he places a worker on your lens. The turn-order space gives you 3 coins and nothing else. If his deck runs out early, shuffle all eight cards; face-up cards stay from round to round. When all his actions are done, it is your turn.',
      limits:
        'The printed seals on his board fill the first slots; his board has no prices. He too has six lenses, five tents (one to a campsite) and three explorers (one to an island).',
      rewards:
        'Score envelopes as usual, Alfred first. For the Beagle he scores the number on his board times the number of the round, minus his lag penalties, never below zero. In the refresh phase his bonus cards slide to the next row.',
      score:
        'You play your crew cards and objectives as usual; he has neither. He scores seals in the last two columns, tents, evolution and coins. The higher score wins. If you are tied, you win only if you are further up in evolution, or level there and richer.',
    },
  },
}
