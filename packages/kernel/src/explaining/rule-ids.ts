// The kernel's own rules, for refusals that no game has to define. They are used together with the ids of the game's
// ledger.

export const KERNEL_RULE_IDS = {
  'KER-OVER': 'the game is over',
  'KER-SEAT': 'there is no such seat at this table',
  'KER-TURN': 'it is another seat that decides',
  'KER-DONE': 'this seat has finished; the others have not',
  'KER-FIRST': 'another question comes first',
  'KER-PART': 'that is only part of a move',
  'KER-UNKNOWN': 'nothing by that name can be done here',
  'KER-PAY': 'the price cannot be paid',
} as const

export const isKernelRule = (rule: string): boolean => Object.hasOwn(KERNEL_RULE_IDS, rule)
