// Passwords are kept as scrypt$N$r$p$salt$hash, so that the parameters may grow while old ones still open.

import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** scrypt's N is two to this power; PASSWORD_COST changes it. */
export const USUAL_PASSWORD_COST = 15
const LENGTH = 32

const scryptParameters = (cost: number) => ({ N: 2 ** cost, r: 8, p: 1 })

export async function hashPassword(password: string, cost = USUAL_PASSWORD_COST): Promise<string> {
  const salt = randomBytes(16)
  const { N, r, p } = scryptParameters(cost)
  const hash = await derive(password, salt, { N, r, p })
  return ['scrypt', N, r, p, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/** Takes as long for a login that nobody has (`stored` null) as for a wrong password. */
export async function passwordFits(
  password: string,
  stored: string | null,
  cost = USUAL_PASSWORD_COST,
): Promise<boolean> {
  const [kind, N, r, p, salt, hash] = stored?.split('$') ?? []
  if (kind !== 'scrypt' || !salt || !hash) {
    await derive(password, randomBytes(16), scryptParameters(cost))
    return false
  }
  const derived = await derive(password, Buffer.from(salt, 'base64url'), { N: Number(N), r: Number(r), p: Number(p) })
  const expected = Buffer.from(hash, 'base64url')
  return derived.length === expected.length && timingSafeEqual(derived, expected)
}

/** Each derivation holds 32 MB and a thread of the pool that files need too: two at a time, the others wait. */
const AT_ONCE = 2
let running = 0
const waiting: (() => void)[] = []

async function derive(
  password: string,
  salt: Buffer,
  { N, r, p }: { N: number; r: number; p: number },
): Promise<Buffer> {
  if (running < AT_ONCE) running++
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await scryptOnce(password.normalize('NFKC'), salt, { N, r, p, maxmem: 256 * N * r })
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

function scryptOnce(password: string, salt: Buffer, options: ScryptOptions): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, LENGTH, options, (error, key) => (error ? reject(error) : resolve(key)))
  })
}
