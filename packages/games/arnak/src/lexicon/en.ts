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
    says: 'Take as many as you like in your turn: before, during or after your main action. They have a lightning mark.',
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
    says: 'The rarest resource. It pays for many steps of research.',
  },
  travel: {
    name: 'Travel',
    forms: 'travel|travel icon|travel icons',
    says: 'Boot, car, ship and plane; each pays for one icon. A plane pays for any icon, and any icon pays for a boot.',
  },
  pilot: {
    name: 'Pilot',
    forms: 'pilot|pilots',
    says: 'Whenever you pay for travel, 2 coins count as a plane, as often as you like.',
  },
  archaeologist: {
    name: 'Archaeologist',
    forms: 'archaeologist|archaeologists',
    says: 'You have two. They go out to dig or discover and come home when the round ends.',
  },
  site: {
    name: 'Site',
    forms: 'level I site|level II site|site|sites',
    says: 'A place to dig. A jungle site must be discovered first and holds one archaeologist.',
  },
  camp: {
    name: 'Camp',
    forms: 'camp|camps|camp site|camp sites',
    says: 'A site on the coast that is open from the start. It has two spaces; one of them may be blocked.',
  },
  guardian: {
    name: 'Guardian',
    forms: 'guardian|guardians',
    says: 'Lives at a discovered site. You may still dig there, but an archaeologist there when the round ends brings Fear. Once overcome, it is worth 5 points.',
  },
  boon: {
    name: 'Boon',
    forms: 'boon|boons',
    says: 'Help from a guardian you have overcome. Use it once in the game, in any of your turns; you keep the points.',
  },
  idol: {
    name: 'Idol',
    forms: 'idol|idols',
    says: 'Found when a site is discovered. Worth 3 points at the end, in your crates or in a slot.',
  },
  slot: {
    name: 'Idol slot',
    forms: 'slot|slots',
    says: 'As a free action, put an idol in for one of five effects. Slots still empty at the end are worth 1, 2, 3 and 4 points.',
  },
  item: {
    name: 'Item',
    forms: 'item|items',
    says: 'A card bought with coins. It goes under your deck; you can use it as soon as you draw it.',
  },
  artifact: {
    name: 'Artifact',
    forms: 'artifact|artifacts',
    says: 'A card bought with compasses. You may use its effect at once; later, playing it from your hand costs a tablet.',
  },
  fear: {
    name: 'Fear',
    forms: 'Fear',
    says: 'A card with no effect: a boot while it is in your hand, −1 point at the end. Some effects let you exile it.',
  },
  exile: {
    name: 'Exile',
    forms: 'exile|exiles|exiled',
    says: 'Removes a card in your hand or play area from the game. It no longer scores; exiled Fear costs you no points.',
  },
  area: {
    name: 'Play area',
    forms: 'play area',
    says: 'Holds the cards you have used, face up, until the round ends. Then they are shuffled and go under your deck.',
  },
  glass: {
    name: 'Magnifying glass',
    forms: 'glass|magnifying glass',
    says: 'One of your two research tokens: the one that leads and can enter the Lost Temple.',
  },
  notebook: {
    name: 'Notebook',
    forms: 'notebook',
    says: 'One of your two research tokens. It may never be in a higher row than your glass.',
  },
  assistant: {
    name: 'Assistant',
    forms: 'assistant|assistants',
    says: 'Helps once a round, as a free action (the Merchant’s is a main action), and is then exhausted. It starts silver; an upgrade makes it gold and ready.',
  },
  refresh: {
    name: 'Refresh',
    forms: 'refresh|refreshes|exhausted',
    says: 'A used assistant is exhausted until the round ends, unless an effect refreshes it; then you can use it again in the same round.',
  },
  bonus: {
    name: 'Bonus tile',
    forms: 'bonus tile|bonus tiles',
    says: 'Waits on the research track for the first token to reach it, and is then removed.',
  },
  temple: {
    name: 'Temple tile',
    forms: 'temple tile|temple tiles',
    says: 'Bought with resources once your glass is in the Lost Temple: 2, 6 or 11 points.',
  },
  discount: {
    name: 'Discount',
    forms: 'discount|discounts',
    says: 'Lowers one payment, never below zero. Any part you do not use is lost.',
  },
  relocate: {
    name: 'Relocate',
    forms: 'relocate|relocates|relocated',
    says: 'Moves one of your archaeologists from a site to a free space at another site, without paying for travel.',
  },
  staff: {
    name: 'Moon staff',
    forms: 'moon staff',
    says: 'Separates artifacts from items in the row. It moves one place each round: more artifacts, fewer items.',
  },
}
