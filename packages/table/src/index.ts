// A table: its log, what follows from it, what may be done at it and what is shown of it. The same on the server and, for games
// without one, on the device itself.

export * from './clocks.ts'
export * as commands from './commands.ts'
export { type Actor, isFull, sitsAt } from './commands.ts'
export * from './entry.ts'
export * from './not-allowed.ts'
export * from './options.ts'
export * from './packed.ts'
export * from './picture.ts'
export * from './read-log.ts'
export * from './replay.ts'
export * from './shared-table.ts'
export * from './table.ts'
export * from './thought.ts'
export * from './thoughts.ts'
export * from './told.ts'
export * from './watch.ts'
