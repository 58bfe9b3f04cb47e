// The texts of playable examples and of the appendix, loaded with them.

import type { Catalogue } from '@wayfare/text'

export const en = {
  shown: {
    showMe: 'Show me',
    of: 'Show me: {passage}',
    try: 'The rule in action: {move}',
    doIt: 'Do it',
    again: 'Again',
    back: 'Back to the rulebook',
    done: 'Done. Play on if you like; nothing is saved.',
    elsewhere: 'You have left the example. “Again” takes you back.',
    none: 'There is no position for this passage.',
    failed: 'The position could not be opened.',
  },
  appendix: {
    title: 'Every card and tile',
    lead: 'What each one does, worded as at the table, with notes from the rulebook.',
    search: 'Find a card or tile',
    found: '{count, plural, =0 {Nothing found} one {# found} other {# found}}',
    book: 'To the rules',
  },
  groups: {
    basics: 'Basic cards and Fear',
    items: 'Items',
    artifacts: 'Artifacts',
    guardians: 'Guardians',
    assistants: 'Assistants',
    sites: 'Site tiles',
    idols: 'Idols',
    bonuses: 'Bonus tiles',
    crew: 'Crew cards',
    objectives: 'Objectives',
    specials: 'Special action tiles',
    letters: 'Correspondence tiles',
    goals: 'Beagle goals',
    ancients: 'Ancient Ones',
    effects: 'Effect cards',
    shops: 'Shop cards',
    tasks: 'Personal tasks',
  },
} satisfies Catalogue
