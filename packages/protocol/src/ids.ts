// What is drawn by lot outside of games: how tables are called, and what people and hosts add to chance.

/** How tables are called. */
export const TABLE_ID = /^[a-z0-9]{6,20}$/
/** Without those that look like others; as many as five bits tell apart. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789'

const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes))

export const newTableId = (): string => Array.from(random(10), (byte) => LETTERS[byte & 31]).join('')

/** So many random bytes in hexadecimal. */
export const randomHex = (bytes: number): string =>
  Array.from(random(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
