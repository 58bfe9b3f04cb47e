import { PHONE, useMedia } from '../../base/browser/use-media.ts'

export const useNarrow = (): boolean => useMedia(PHONE)

/** On a phone, and on a narrow desk that is low, cards are smaller. */
export const useSmallCards = (): boolean => useMedia(`${PHONE}, (max-width: 1180px) and (max-height: 899px)`)
