export { HOW_NODES, how } from './how.ts'
export { questions } from './questions.ts'
export { howTask } from './task.ts'
