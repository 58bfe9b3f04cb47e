// Finds where a long word may be broken. Browsers can do that only for some languages.

const VOWEL = /[aeiouyàâäéèêëîïôöùûüœæąęóаеёиоуыэюя]/i
/** The fewest letters before and after a break. */
const AT_LEAST = 3
/** Two letters that stand for one sound, or that begin a syllable together. */
const TOGETHER = /^(ch|ph|th|gn|qu|gu|sz|cz|rz|dz|dź|dż|[bcdfgkptv][lr]|[бвгдкпстфх][лр]|ст|si|zi|ni|ci)/i

function syllables(word: string): string {
  const letters = [...word]
  const isVowel = (i: number): boolean => VOWEL.test(letters[i] ?? '')
  let out = ''
  let last = 0
  for (let i = AT_LEAST; i <= letters.length - AT_LEAST; i++) {
    const rest = letters.slice(i).join('')
    const begins = !isVowel(i) && (isVowel(i + 1) || TOGETHER.test(rest))
    const splits = !isVowel(i - 1) && TOGETHER.test(letters.slice(i - 1, i + 1).join(''))
    const soft = /[ьъй]/i.test(letters[i] ?? '')
    const voiced = letters.slice(last, i).some((one) => VOWEL.test(one))
    if (!begins || splits || soft || !voiced || !letters.slice(i).some((one) => VOWEL.test(one))) continue
    out += `${letters.slice(last, i).join('')}\u00ad`
    last = i
  }
  return out + letters.slice(last).join('')
}

/** Returns the name with soft hyphens in words that are longer than a line. */
export const hyphenated = (name: string, line: number): string =>
  name.replace(/\p{L}+/gu, (word) => (word.length > line ? syllables(word) : word))
