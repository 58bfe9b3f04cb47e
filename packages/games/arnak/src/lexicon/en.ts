import type { LexiconWords } from '@wayfare/text'
import type { outline } from './outline.ts'

export const en: LexiconWords<typeof outline> = {
  main: {
    name: 'Main action',
    forms: 'main action|main actions',
    says: 'Exactly one in each of your turns: dig, discover, overcome, buy, play a card, research or pass.',
  },
  free: {
    name: 'Free action',
    forms: 'free action|free actions',
    says: 'As many as you like in your turn, before, after and in the middle of your main action. The lightning mark shows them.',
  },
  coin: { name: 'Coin', forms: 'coin|coins', says: 'Buys items and hires pilots. Worth nothing at the end.' },
  compass: {
    name: 'Compass',
    forms: 'compass|compasses',
    says: 'Buys artifacts and discovers sites: 3 at level I, 6 at level II.',
  },
  tablet: {
    name: 'Tablet',
    forms: 'tablet|tablets',
    says: 'Pays for artifacts played from your hand, and for research.',
  },
  arrowhead: {
    name: 'Arrowhead',
    forms: 'arrowhead|arrowheads',
    says: 'Pays for guardians and for research. An upgrade turns it into a jewel.',
  },
  jewel: {
    name: 'Jewel',
    forms: 'jewel|jewels',
    says: 'The rarest resource. It pays for the upper steps of research.',
  },
  travel: {
    name: 'Travel',
    forms: 'travel|travel icon|travel icons',
    says: 'Boot, car, ship and plane, each paying for one icon. A plane pays for any, and any pays for a boot.',
  },
  pilot: {
    name: 'Pilot',
    forms: 'pilot|pilots',
    says: 'Whenever you pay travel, 2 coins are a plane, as often as you like.',
  },
  archaeologist: {
    name: 'Archaeologist',
    forms: 'archaeologist|archaeologists',
    says: 'You have two. They go out to dig or discover and come home when the round ends.',
  },
  site: {
    name: 'Site',
    forms: 'level I site|level II site|site|sites',
    says: 'A place to dig. In the jungle it must be discovered first, and holds one archaeologist.',
  },
  camp: {
    name: 'Camp',
    forms: 'camp|camps|camp site|camp sites',
    says: 'A site on the coast that is open from the start. It has two spaces.',
  },
  guardian: {
    name: 'Guardian',
    forms: 'guardian|guardians',
    says: 'Lives at a discovered site. It stops nobody from digging, but whoever stands there when the round ends takes Fear. Overcome, it is worth 5 points.',
  },
  boon: {
    name: 'Boon',
    forms: 'boon|boons',
    says: 'The help of a guardian that you have overcome: usable once in the game, in any turn of yours. The points stay.',
  },
  idol: {
    name: 'Idol',
    forms: 'idol|idols',
    says: 'Found where a site is discovered. 3 points at the end, in your crates or in a slot.',
  },
  slot: {
    name: 'Idol slot',
    forms: 'slot|slots',
    says: 'Put an idol in for one of five effects, as a free action. Slots left empty are worth 1, 2, 3 and 4 points.',
  },
  item: {
    name: 'Item',
    forms: 'item|items',
    says: 'A card for coins. It goes under your deck, and is of use once you draw it.',
  },
  artifact: {
    name: 'Artifact',
    forms: 'artifact|artifacts',
    says: 'A card for compasses. Its effect may be used at once; later, from your hand, it costs a tablet.',
  },
  fear: {
    name: 'Fear',
    forms: 'Fear',
    says: 'A card without effect: a boot while it is in your hand, −1 point at the end. Exile gets rid of it.',
  },
  exile: {
    name: 'Exile',
    forms: 'exile|exiles|exiled',
    says: 'Removes a card of your hand or play area from the game. It no longer scores, and Fear no longer costs.',
  },
  area: {
    name: 'Play area',
    forms: 'play area',
    says: 'Where your used cards lie open until the round ends. Then they are shuffled under your deck.',
  },
  glass: {
    name: 'Magnifying glass',
    forms: 'glass|magnifying glass',
    says: 'One of your two research tokens. It goes ahead, and is the one that reaches the Lost Temple.',
  },
  notebook: {
    name: 'Notebook',
    forms: 'notebook',
    says: 'One of your two research tokens. It never stands in a higher row than your glass.',
  },
  assistant: {
    name: 'Assistant',
    forms: 'assistant|assistants',
    says: 'Helps once a round, as a free action, and is exhausted then. Silver at first; an upgrade turns it gold and makes it ready.',
  },
  refresh: {
    name: 'Refresh',
    forms: 'refresh|refreshes|exhausted',
    says: 'An assistant that was used is exhausted until the round ends. Refreshed, it may be used again.',
  },
  bonus: {
    name: 'Bonus tile',
    forms: 'bonus tile|bonus tiles',
    says: 'Lies on the research track for the first token that arrives there, and is gone then.',
  },
  temple: {
    name: 'Temple tile',
    forms: 'temple tile|temple tiles',
    says: 'Bought with resources once your glass is in the Lost Temple: 2, 6 or 11 points.',
  },
  discount: {
    name: 'Discount',
    forms: 'discount|discounts',
    says: 'Lowers one payment, never below zero. What it does not cover is lost.',
  },
  relocate: {
    name: 'Relocate',
    forms: 'relocate|relocates|relocated',
    says: 'Moves one of your archaeologists from a site to a free space of another, without travel.',
  },
  staff: {
    name: 'Moon staff',
    forms: 'moon staff',
    says: 'Stands in the row between artifacts and items, and moves one place each round: more artifacts, fewer items.',
  },
}
