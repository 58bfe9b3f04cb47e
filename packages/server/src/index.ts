export { type Running, startServer } from './server.ts'
export { readSettings, SETTINGS, type Settings, settingsHelp } from './settings.ts'
export { CannotStart, type Database } from './store/database.ts'
export { openDatabase } from './store/open.ts'
