// People over HTTP: what they send about themselves, and what they are shown.

import { LANGUAGES } from '@wayfare/text/languages'
import * as v from 'valibot'
import { Login, Name, Password } from './names.ts'

const Language = v.picklist(LANGUAGES, `a language is one of ${LANGUAGES.join(', ')}`)
const anyPassword = v.pipe(v.string(), v.maxLength(1000))

/** One address, with nothing in it that a header or a list of receivers could trip over. */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 && /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]{1,64}@[\p{L}\p{N}.-]+$/u.test(text)

const Mail = v.pipe(v.string(), v.check(isMailAddress, 'expected an address such as somebody@example.org'))
const Webhook = v.pipe(v.string(), v.maxLength(1000))

export const NewGuest = v.strictObject({ name: Name, language: v.optional(Language, 'en') })
export const PersonChanges = v.strictObject({
  name: v.exactOptional(Name),
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
/** Somebody who has forgotten their password, and the link that they are sent. */
export const ForgottenPassword = v.strictObject({ login: v.pipe(v.string(), v.maxLength(100), v.toLowerCase()) })
export const Recovery = v.strictObject({ token: v.pipe(v.string(), v.maxLength(200)), password: Password })
export const Farewell = v.strictObject({ password: v.optional(anyPassword, '') })
export const NewToken = v.strictObject({ label: Name })
export const MutePerson = v.strictObject({ person: v.pipe(v.string(), v.maxLength(40)), muted: v.boolean() })

/** So many bytes in base64url. */
const bytes = (length: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[\\w-]{${Math.ceil((length * 4) / 3)}}=*$`), `expected ${length} bytes`))
export const PushKeys = v.object({ p256dh: bytes(65), auth: bytes(16) })
/** What a browser's `subscription.toJSON()` holds. */
export const PushSubscription = v.object({ endpoint: v.string(), keys: PushKeys })
export type PushSubscription = v.InferOutput<typeof PushSubscription>
export const PushEnd = v.strictObject({ endpoint: v.pipe(v.string(), v.maxLength(2000)) })

/** A person as they see themselves. */
export type Person = {
  readonly id: string
  readonly name: string
  readonly login: string | null
  readonly language: string
  readonly mail: string | null
  readonly webhook: string | null
  readonly created: number
}

/** Somebody whose chat is not shown. `ids`: all under which they may sit at tables and write, their own first. */
export type MutedPerson = { readonly name: string; readonly ids: readonly string[] }

/** `id` names a token without giving it away. */
export type TokenInfo = {
  readonly id: string
  readonly label: string
  readonly created: number
  readonly seen: number
}
