export { replacePassword } from './accounts/recovery.ts'
export {
  type BrokenTable,
  brokenTables,
  closeReport,
  hideLine,
  openReports,
  type Report,
  silence,
} from './accounts/reports.ts'
export { type Rebuilt, rebuildRatings } from './ratings/rebuild.ts'
export { type Running, startServer } from './server.ts'
export { readSettings, SETTINGS, type Settings, settingsHelp } from './settings.ts'
export { backupSqlite, restoreSqlite } from './store/backup.ts'
export { CannotStart, type Database } from './store/database.ts'
export { openDatabase, visitDatabase } from './store/open.ts'
