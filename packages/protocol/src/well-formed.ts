/** Half of a pair of surrogates is no character: what is written with one is read as something else. */
export const isWellFormed = (text: string): boolean => !/\p{Cs}/u.test(text)
