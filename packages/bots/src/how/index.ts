export { findHowTo as how, HOW_NODES } from './find-how-to.ts'
export { questions } from './questions.ts'
export { howTask } from './task.ts'
