// The rooms of the kernel. core/: what every game needs, frames, asking, taking, chance; the others stand beside it.

export * from './core/ask.ts'
export * from './core/chance.ts'
export * from './core/effects.ts'
export * from './core/events.ts'
export * from './core/knowledge.ts'
export * from './core/lanes.ts'
export * from './core/names.ts'
export * from './core/new-core.ts'
export * from './core/offer-flags.ts'
export {
  type Amounts,
  type Cost,
  type Funds,
  type Purse,
  type Source,
  source,
} from './core/purse.ts'
export * from './core/rule.ts'
export * from './core/stack.ts'
export * from './core/state.ts'
export * from './core/stream.ts'
export * from './core/take.ts'
export * from './define-game.ts'
export * from './digest/hash.ts'
export * from './digest/json.ts'
export * from './digest/mix.ts'
export * from './digest/mix-frames.ts'
export * from './digest/sha256.ts'
export * from './engine.ts'
export * from './explaining/by-text.ts'
export * from './explaining/explain.ts'
export type * from './explaining/how.ts'
export * from './explaining/rule-ids.ts'
export * from './explaining/words.ts'
export * from './game.ts'
export * from './hidden/piles.ts'
export * from './hidden/redeal.ts'
export * from './paying/cost.ts'
export * from './paying/pay.ts'
export * from './record/choices.ts'
export * from './record/log.ts'
export * from './record/match.ts'
export * from './record/seed.ts'
