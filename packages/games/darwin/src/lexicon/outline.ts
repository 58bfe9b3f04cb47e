// The words that readers may ask about, the rule under which the rulebook explains each, and the drawing shown with it.

import type { LexiconOutline } from '@wayfare/text'

export const outline = {
  worker: { rule: 'DAR-TURN-01', picture: 'worker-1' },
  seal: { rule: 'DAR-SEAL-01', picture: 'blue' },
  special: { rule: 'DAR-SEAL-04', picture: 'purple' },
  knowledge: { rule: 'DAR-KNOW-02', picture: 'knowledge' },
  coin: { rule: 'DAR-COMP-03', picture: 'coins' },
  penalty: { rule: 'DAR-PLACE-05' },
  journal: { rule: 'DAR-PLACE-02' },
  lens: { rule: 'DAR-LENS-01' },
  locked: { rule: 'DAR-LENS-01' },
  distinction: { rule: 'DAR-BADGE-01' },
  stop: { rule: 'DAR-BADGE-09' },
  scroll: { rule: 'DAR-ACADEMY-01', picture: 'academy' },
  explorer: { rule: 'DAR-EXPLORE-01', picture: 'explore' },
  tent: { rule: 'DAR-CAMP-01', picture: 'camp' },
  stamp: { rule: 'DAR-MAIL-01', picture: 'used' },
  envelope: { rule: 'DAR-REWARD-02' },
  specimen: { rule: 'DAR-SPECIMEN-01', picture: 'study' },
  museum: { rule: 'DAR-MUSEUM-01', picture: 'deliver' },
  evolution: { rule: 'DAR-EVOLUTION-01', picture: 'theory' },
  beagle: { rule: 'DAR-BEAGLE-05', picture: 'sea' },
  goal: { rule: 'DAR-BEAGLE-01' },
  objective: { rule: 'DAR-OBJECTIVE-06', picture: 'objective' },
  reserve: { rule: 'DAR-OBJECTIVE-02' },
  crew: { rule: 'DAR-CREW-01' },
  ribbon: { rule: 'DAR-EXPLORE-06' },
} as const satisfies LexiconOutline
