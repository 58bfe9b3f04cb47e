/** True unless the text has half of a surrogate pair, which is no character and would not survive encoding as UTF-8. */
export const isWellFormed = (text: string): boolean => !/\p{Cs}/u.test(text)
