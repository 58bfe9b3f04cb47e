import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { backupSqlite, restoreSqlite } from '../store/backup.ts'
import { openDatabase } from '../store/open.ts'
import { eachDatabase } from '../testing/databases.ts'
import { signedLog, signerOf } from './log-signing.ts'

eachDatabase('the key that signs logs', (open, { fresh, kind }) => {
  test('stays the same, also for a process that starts later', async () => {
    const store = await fresh()
    const first = await open(store)
    const { publicKey } = await signerOf(first)
    expect(publicKey).toMatch(/^[0-9a-f]{64}$/)
    // Ed25519 uses no randomness: the same key signs the same text alike.
    const signed = await signedLog(first, 'text\n')
    expect(signed).toMatch(new RegExp(`^text\nsigned ${publicKey} [0-9a-f]{128}\n$`))
    await first.close()
    expect(await signedLog(await open(store), 'text\n')).toBe(signed)
  })

  test.runIf(kind === 'postgres')(
    'is the same for all processes of a server, even if they start together',
    async () => {
      const store = await fresh()
      const processes = await Promise.all([open(store), open(store), open(store)])
      const keys = (await Promise.all(processes.map(signerOf))).map(({ publicKey }) => publicKey)
      expect(new Set(keys).size).toBe(1)
    },
  )

  test('is different on another server', async () => {
    const [one, other] = [await signerOf(await open()), await signerOf(await open())]
    expect(one.publicKey).not.toBe(other.publicKey)
  })
})

test('the key that signs logs is in a backup, and there again after it was restored', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'wayfare-key-'))
  const keyIn = async (name: string): Promise<string> => {
    const db = await openDatabase({ DATABASE_URL: '', DATA_DIR: join(folder, name) })
    const { publicKey } = await signerOf(db)
    await db.close()
    return publicKey
  }
  const key = await keyIn('data')
  backupSqlite(join(folder, 'data'), join(folder, 'copy.db'))
  restoreSqlite(join(folder, 'copy.db'), join(folder, 'restored'))
  expect(await keyIn('restored')).toBe(key)
  rmSync(folder, { recursive: true })
})
