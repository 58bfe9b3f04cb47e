// The rules for names of people and for logging in.

import * as v from 'valibot'

/** Control characters, broken surrogates, line breaks, and characters that change the direction of surrounding text. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]/u
/** At least one visible character: spaces, marks and fillers are not enough (U+2800 is Braille without a dot). */
const VISIBLE = /[^\p{C}\p{Z}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u

const characters = (text: string): number => [...text].length

export const Name = v.pipe(
  v.string(),
  v.normalize('NFC'),
  v.trim(),
  v.check((name) => characters(name) >= 1 && characters(name) <= 32, 'a name has 1 to 32 characters'),
  v.check((name) => !FORBIDDEN.test(name), 'a name has no line breaks, control or direction characters'),
  v.check((name) => VISIBLE.test(name), 'a name needs something to see'),
)

const SCRIPTS = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u, /\p{Script=Armenian}/u]

/** Letters of two of these scripts in one word look like another name. */
const isMixed = (word: string): boolean => SCRIPTS.filter((script) => script.test(word)).length > 1

/** The name of a person, which others should be able to tell from other names. */
export const PersonName = v.pipe(
  Name,
  v.check((name) => !name.split(/[^\p{L}\p{M}]+/u).some(isMixed), 'a word of a name is written in one script'),
)

export const Login = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_.-]{3,32}$/, 'a login has 3 to 32 letters a to z, digits, or _ . -'),
  v.toLowerCase(),
)

export const Password = v.pipe(
  v.string(),
  v.check((text) => characters(text) >= 8 && characters(text) <= 200, 'a password has 8 to 200 characters'),
)
