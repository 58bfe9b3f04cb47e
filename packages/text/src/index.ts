export * from './catalogue.ts'
export { catalogueFaults } from './catalogue-faults.ts'
export * from './game-speaker.ts'
export * from './languages.ts'
export type * from './lexicon.ts'
export { messageOf } from './message.ts'
export {
  type OutlineLine,
  type OutlineThing,
  type OutlineZone,
  outlineIds,
  outlineWords,
} from './outline.ts'
export { OWN_TEXTS, type OwnKey } from './own/index.ts'
export * from './prose-faults.ts'
export * from './rulebook.ts'
export { rulebookFaults } from './rulebook-faults.ts'
export type * from './shown-moment.ts'
export * from './speaker.ts'
export * from './term.ts'
export * from './terms.ts'
export { typeset, withNumbersKept, withPlainSpaces } from './typeset.ts'
