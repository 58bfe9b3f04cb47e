// Checks the signature that a server has put on a log.

import { createPublicKey, verify } from 'node:crypto'
import { type Log, textToSign } from '@wayfare/kernel'

export function isSignatureValid(log: Log): boolean {
  if (!log.signature) return false
  const { key, value } = log.signature
  const jwk = { kty: 'OKP', crv: 'Ed25519', x: Buffer.from(key, 'hex').toString('base64url') }
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  return verify(null, Buffer.from(textToSign(log)), publicKey, Buffer.from(value, 'hex'))
}
