export * from './answers.ts'
export * from './delta.ts'
export * from './messages.ts'
export * from './requests.ts'
