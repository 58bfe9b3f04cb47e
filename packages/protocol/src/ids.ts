// Random values outside of games: ids of tables, and the contributions of people and hosts to chance.

/** The format of table ids. */
export const TABLE_ID = /^[a-z0-9]{6,20}$/
/** Letters and digits without those that look alike; 32 of them, so that each takes five random bits. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes))

export const newTableId = (): string => Array.from(random(10), (byte) => LETTERS[byte & 31]).join('')

/** Returns this many random bytes in hexadecimal. */
export const randomHex = (bytes: number): string =>
  Array.from(random(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
