import { media } from '../../base/browser/media.ts'

/** Where there is no room for the whole board, most of it waits behind buttons. */
export const isFolded = media('(max-width: 1180px), (max-height: 600px)')
