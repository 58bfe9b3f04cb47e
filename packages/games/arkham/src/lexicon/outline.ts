// The words that readers may ask about, the rule under which the rulebook explains each, and the drawing shown with it.

import type { LexiconOutline } from '@wayfare/text'

export const outline = {
  quarter: { rule: 'ARK-QUARTER-01' },
  tourist: { rule: 'ARK-TOURIST-01', picture: 'circle' },
  segment: { rule: 'ARK-MAP-06' },
  along: { rule: 'ARK-MAP-13' },
  crossing: { rule: 'ARK-MAP-14' },
  deadEnd: { rule: 'ARK-ROUTE-10' },
  diagonal: { rule: 'ARK-ROUTE-16', picture: 'diagonal-segment' },
  extra: { rule: 'ARK-ROUTE-15', picture: 'extra-segment' },
  coordinate: { rule: 'ARK-SHOP-11', picture: 'coordinate-change' },
  shop: { rule: 'ARK-SHOP-02' },
  tome: { rule: 'ARK-SHOP-07', picture: 'reroll' },
  effect: { rule: 'ARK-EFFECT-01', picture: 'repeat' },
  route: { rule: 'ARK-FINAL-01' },
  gate: { rule: 'ARK-GATE-02', picture: 'c40' },
  link: { rule: 'ARK-GATE-04' },
  horror: { rule: 'ARK-MADNESS-02' },
  madness: { rule: 'ARK-MADNESS-01' },
  ancient: { rule: 'ARK-ANCIENT-03', picture: 'cthulhu' },
  failure: { rule: 'ARK-ANCIENT-10' },
  success: { rule: 'ARK-ANCIENT-09' },
  task: { rule: 'ARK-TASK-02' },
  star: { rule: 'ARK-SCORE-05' },
  riverside: { rule: 'ARK-RIVER-10' },
} as const satisfies LexiconOutline
