import type { Database } from './database.ts'
export async function openPostgres(_url: string): Promise<Database> {
  throw new Error('to come')
}
export async function oneAtATime(_db: Database, work: () => Promise<void>): Promise<void> {
  await work()
}
export const postgresName = (url: string) => url
