export * from './ask.ts'
export * from './chance.ts'
export * from './choices.ts'
export * from './core.ts'
export * from './cost.ts'
export type { Proposal } from './cost-search.ts'
export * from './effects.ts'
export * from './engine.ts'
export * from './events.ts'
export * from './fields.ts'
export * from './hash.ts'
export * from './json.ts'
export * from './knowledge.ts'
export * from './lanes.ts'
export * from './log.ts'
export * from './manner.ts'
export * from './match.ts'
export * from './pay.ts'
export * from './piles.ts'
export {
  type Bag,
  type Cost,
  type Funds,
  fundsOf,
  type Purse,
  type Source,
  source,
} from './purse.ts'
export * from './redeal.ts'
export * from './rule-ids.ts'
export * from './seed.ts'
export * from './sha256.ts'
export * from './shared-rules.ts'
export * from './stack.ts'
export * from './stream.ts'
export * from './take.ts'
export * from './types.ts'
export * from './words.ts'
