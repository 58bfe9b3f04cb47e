import type { LexiconWords } from '@wayfare/text'
import type { outline } from './outline.ts'

export const en: LexiconWords<typeof outline> = {
  worker: {
    name: 'Worker',
    forms: 'worker|workers',
    says: 'You have four, and perhaps a fifth. In each turn you place one and may carry out the actions of its space.',
  },
  seal: {
    name: 'Wax seal',
    forms: 'wax seal|wax seals|seal|seals',
    says: 'What a worker has learned. A space asks for seals in that worker’s own row; they are not spent.',
  },
  special: {
    name: 'Special seal',
    forms: 'special seal|special seals|purple seal|purple seals',
    says: 'A purple seal that counts as any colour for placements and crew cards, but not for objectives and goals.',
  },
  knowledge: {
    name: 'Knowledge',
    forms: 'knowledge',
    says: 'Given back when you place a worker, each counts as a missing seal of any colour. Worth 1 point at the end.',
  },
  coin: { name: 'Coin', forms: 'coin|coins', says: 'Pays penalties, scrolls, slots and unlocking.' },
  penalty: {
    name: 'Penalty',
    forms: 'placement penalty|penalty|penalties',
    says: 'What you pay to place a worker in a part of a journal where a worker stands already: 3 coins with one or two players, 2 with more.',
  },
  journal: {
    name: 'Journal',
    forms: 'journal|journals',
    says: 'Where workers are placed: two main ones, a special one and a small one. The first worker in a part goes there for free.',
  },
  lens: {
    name: 'Lens',
    forms: 'lens|lenses',
    says: 'Put on a locked space, it opens it for all. When others place a worker on your lens, you get a coin.',
  },
  locked: {
    name: 'Locked',
    forms: 'locked|unlock|unlocks|unlocked|unlocking',
    says: 'A space without a lens takes no workers. Unlock it from the small journal: a lens, and the price on the space.',
  },
  distinction: {
    name: 'Distinction',
    forms: 'distinction|distinctions|silver distinction|golden distinction',
    says: 'A worker with four seals has the silver one, with six the golden one too. It gives a bonus on the page where the worker is placed.',
  },
  stop: {
    name: 'Extra stop',
    forms: 'extra stop|extra stops',
    says: 'Carries out the action of one space that you pass; then you go on.',
  },
  scroll: {
    name: 'Scroll',
    forms: 'scroll|scrolls',
    says: 'Holds the seals of the academy. Taking one costs 0, 1, 2 or 3 coins, from top to bottom, beside the price of the slot.',
  },
  explorer: {
    name: 'Explorer',
    forms: 'explorer|explorers',
    says: 'Walks along an island, one to a space. Spaces with others are jumped and cost no step.',
  },
  tent: {
    name: 'Tent',
    forms: 'tent|tents|campsite|campsites',
    says: 'Set up in a campsite for its actions and for what your board shows. All five on the board are worth 5 points.',
  },
  stamp: {
    name: 'Stamp',
    forms: 'stamp|stamps',
    says: 'Goes on an envelope. Whoever has most there when the round ends gets the reward. An emptied stack has one of its own.',
  },
  envelope: {
    name: 'Envelope',
    forms: 'envelope|envelopes',
    says: 'Compared when the round ends: most stamps and second most are rewarded, and half of these stamps come back used.',
  },
  specimen: {
    name: 'Specimen',
    forms: 'specimen|specimens',
    says: 'Research it, and it can be delivered to the museum, once, by whoever is first.',
  },
  museum: {
    name: 'Museum',
    forms: 'museum',
    says: 'Takes the specimens that you deliver: coins for empty cells of the row and column, evolution for full ones.',
  },
  evolution: {
    name: 'Theory of evolution',
    forms: 'theory of evolution|evolution',
    says: 'Your marker on its track. At the end the book there is multiplied by what all have brought to the museum.',
  },
  beagle: {
    name: 'Beagle',
    forms: 'Beagle',
    says: 'Darwin’s ship sails on after each round. If yours is behind, the lag penalties between them are taken off your goal.',
  },
  goal: {
    name: 'Beagle goal',
    forms: 'Beagle goal|Beagle goals',
    says: 'One is scored in each round, by everybody, for what they have by then.',
  },
  objective: {
    name: 'Objective',
    forms: 'objective|objectives',
    says: 'Achieve it when you meet all that it asks for: it brings the reward of its slot, and points at the end. Nothing is spent.',
  },
  reserve: {
    name: 'Reserve',
    forms: 'reserve',
    says: 'Holds two objectives that you have not achieved. When it is full, another goes open into a slot of its colour.',
  },
  crew: {
    name: 'Crew card',
    forms: 'crew card|crew cards',
    says: 'Played once, with a worker whose row has its seals. Each worker serves for one card in the whole game.',
  },
  ribbon: {
    name: 'Ribbon',
    forms: 'ribbon|ribbons',
    says: 'Crossing a silver one at sea brings an explorer to that island. The first to cross a golden one scores its points.',
  },
}
