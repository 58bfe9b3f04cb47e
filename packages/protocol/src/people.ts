// People over HTTP: the data that they send about themselves and receive.

import { LANGUAGES } from '@wayfare/text/languages'
import * as v from 'valibot'
import { Login, Name, Password, PersonName } from './names.ts'

const Language = v.picklist(LANGUAGES, `a language is one of ${LANGUAGES.join(', ')}`)
const anyPassword = v.pipe(v.string(), v.maxLength(1000))

/** Accepts a single address without anything that could break a mail header or a list of recipients. */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 && /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}.-]+$/u.test(text)

const Mail = v.pipe(v.string(), v.check(isMailAddress, 'expected an address such as somebody@example.org'))
const Webhook = v.pipe(v.string(), v.maxLength(1000))

export const NewGuest = v.strictObject({ name: PersonName, language: v.optional(Language, 'en') })
export const PersonChanges = v.strictObject({
  name: v.exactOptional(PersonName),
  language: v.exactOptional(Language),
  mail: v.exactOptional(v.nullable(Mail)),
  webhook: v.exactOptional(v.nullable(Webhook)),
})
export type PersonChanges = v.InferOutput<typeof PersonChanges>
export const NewAccount = v.strictObject({ login: Login, password: Password })
export const Credentials = v.strictObject({
  login: v.pipe(v.string(), v.maxLength(100), v.toLowerCase()),
  password: anyPassword,
})
export const NewPassword = v.strictObject({ old: anyPassword, password: Password })
/**
 * The requests of somebody who has forgotten their password: first their login, then the token from the link that was
 * mailed to them.
 */
export const ForgottenPassword = v.strictObject({ login: v.pipe(v.string(), v.maxLength(100), v.toLowerCase()) })
export const Recovery = v.strictObject({ token: v.pipe(v.string(), v.maxLength(200)), password: Password })
export const Farewell = v.strictObject({ password: v.optional(anyPassword, '') })
export const NewToken = v.strictObject({ label: Name })
export const MutePerson = v.strictObject({ person: v.pipe(v.string(), v.maxLength(40)), muted: v.boolean() })

/** A number of bytes in base64url. */
const bytes = (length: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${Math.ceil((length * 4) / 3)}}=*$`), `expected ${length} bytes`))
export const PushKeys = v.object({ p256dh: bytes(65), auth: bytes(16) })
/** The result of a browser's `subscription.toJSON()`. */
export const PushSubscription = v.object({ endpoint: v.string(), keys: PushKeys })
export type PushSubscription = v.InferOutput<typeof PushSubscription>
export const PushEnd = v.strictObject({ endpoint: v.pipe(v.string(), v.maxLength(2000)) })

/** A person's own account, as they see it. */
export type Person = {
  readonly id: string
  readonly name: string
  readonly login: string | null
  readonly language: string
  readonly mail: string | null
  readonly webhook: string | null
  readonly created: number
}

/**
 * Somebody whose chat is hidden. `ids` holds all ids under which they may sit at tables and write, the current one
 * first.
 */
export type MutedPerson = { readonly name: string; readonly ids: readonly string[] }

/** `id` identifies a token without revealing it. */
export type TokenInfo = {
  readonly id: string
  readonly label: string
  readonly created: number
  readonly seen: number
}
