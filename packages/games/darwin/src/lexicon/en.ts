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
    says: 'Shows what a worker has learned. A space asks for seals in that worker’s own row; you do not spend them.',
  },
  special: {
    name: 'Special seal',
    forms: 'special seal|special seals|purple seal|purple seals',
    says: 'A purple seal that counts as any colour for placements and crew cards, but not for objectives and goals.',
  },
  knowledge: {
    name: 'Knowledge',
    forms: 'knowledge',
    says: 'Give it back when you place a worker: each token replaces a missing seal of any colour. Worth 1 point at the end.',
  },
  coin: { name: 'Coin', forms: 'coin|coins', says: 'Pays for scrolls, slots and unlocking, and for penalties.' },
  penalty: {
    name: 'Penalty',
    forms: 'placement penalty|penalty|penalties',
    says: 'The price for placing a worker in a part of a journal that already has one: 3 coins with one or two players, 2 with more.',
  },
  journal: {
    name: 'Journal',
    forms: 'journal|journals',
    says: 'Workers are placed here. There are two main journals, a special one and a small one. The first worker in a part is free.',
  },
  lens: {
    name: 'Lens',
    forms: 'lens|lenses',
    says: 'Put it on a locked space to open that space for all. When others place a worker on your lens, you get a coin.',
  },
  locked: {
    name: 'Locked',
    forms: 'locked|unlock|unlocks|unlocked|unlocking',
    says: 'A space waiting for a lens, closed to workers. At the small journal you unlock it with a lens, at the price on it; some effects do so for free.',
  },
  distinction: {
    name: 'Distinction',
    forms: 'distinction|distinctions|silver distinction|golden distinction',
    says: 'A worker with four seals has the silver one, with six the golden one too. It gives a bonus on the page where the worker is placed.',
  },
  stop: {
    name: 'Extra stop',
    forms: 'extra stop|extra stops',
    says: 'Take the action of one space that you pass; then go on.',
  },
  scroll: {
    name: 'Scroll',
    forms: 'scroll|scrolls',
    says: 'Holds the seals of the academy. Taking one costs 0, 1, 2 or 3 coins, from top to bottom, plus the price of the slot.',
  },
  explorer: {
    name: 'Explorer',
    forms: 'explorer|explorers',
    says: 'Walks along an island. A space holds one, the first and last any number. You jump over spaces with others, at no cost in steps.',
  },
  tent: {
    name: 'Tent',
    forms: 'tent|tents|campsite|campsites',
    says: 'Pitch it in a campsite for the campsite’s actions, then any action beside its old place on your board. All five in campsites are worth 5 points.',
  },
  stamp: {
    name: 'Stamp',
    forms: 'stamp|stamps',
    says: 'Goes on an envelope. The players with the most and second most there when the round ends get rewards. Emptying a stack brings one, too.',
  },
  envelope: {
    name: 'Envelope',
    forms: 'envelope|envelopes',
    says: 'Scored when the round ends: the players with the most and second most stamps get rewards, and half of their stamps there become used ones.',
  },
  specimen: {
    name: 'Specimen',
    forms: 'specimen|specimens',
    says: 'Once you have researched it, you can deliver it to the museum, unless it is already there.',
  },
  museum: {
    name: 'Museum',
    forms: 'museum',
    says: 'Takes the specimens you deliver: you get coins for empty cells of the row and column, evolution for full ones.',
  },
  evolution: {
    name: 'Theory of evolution',
    forms: 'theory of evolution|evolution',
    says: 'The track your marker climbs. At the end, multiply the last book it has reached by the museum’s number.',
  },
  beagle: {
    name: 'Beagle',
    forms: 'Beagle',
    says: 'Darwin’s ship sails on between rounds. If your ship is behind, subtract the lag penalties between the two from your goal points.',
  },
  goal: {
    name: 'Beagle goal',
    forms: 'Beagle goal|Beagle goals',
    says: 'One is scored at the end of each round: points for what each player has by then.',
  },
  objective: {
    name: 'Objective',
    forms: 'objective|objectives',
    says: 'Meet all its requirements, spending nothing, to achieve it: you get its slot’s reward now and points at the end. A slot may cost coins.',
  },
  reserve: {
    name: 'Reserve',
    forms: 'reserve',
    says: 'Holds two objectives that you have not achieved. When it is full, another goes face up into a slot of its colour.',
  },
  crew: {
    name: 'Crew card',
    forms: 'crew card|crew cards',
    says: 'Play it once, with a worker whose row has its seals. Each worker can play one card in the whole game.',
  },
  ribbon: {
    name: 'Ribbon',
    forms: 'ribbon|ribbons',
    says: 'Crossing a silver one at sea brings an explorer to its island if you have none there. The first to cross a golden one scores its points.',
  },
}
