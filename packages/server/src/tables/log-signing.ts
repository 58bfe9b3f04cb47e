// Signs logs of finished games with a key of this server, so that readers can tell that their moves are those that were
// made. The key is in the database: all processes share it, and backups include it.

import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { withSignature } from '@wayfare/kernel'
import type { Database } from '../store/database.ts'
import { storedSecret } from '../store/stored-secret.ts'

type Signer = { readonly key: KeyObject; readonly publicKey: string }

const signers = new WeakMap<Database, Promise<Signer>>()

/** Returns the signer, and makes the key if there is none yet. */
export function signerOf(db: Database): Promise<Signer> {
  const known = signers.get(db)
  if (known) return known
  const reading = readSigner(db)
  signers.set(db, reading)
  // If the database could not be reached, the next call tries again.
  reading.catch(() => signers.delete(db))
  return reading
}

async function readSigner(db: Database): Promise<Signer> {
  const pem = await storedSecret(db, 'log signing key', () =>
    generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  )
  const key = createPrivateKey(pem)
  const { x } = createPublicKey(key).export({ format: 'jwk' })
  return { key, publicKey: Buffer.from(x as string, 'base64url').toString('hex') }
}

/** Signs a log that ends with its `end` line. */
export async function signedLog(db: Database, text: string): Promise<string> {
  const { key, publicKey } = await signerOf(db)
  return withSignature(text, { key: publicKey, value: sign(null, Buffer.from(text), key).toString('hex') })
}
