import { media } from '../../base/browser/media.ts'

/** True if there is no room for the whole board, so that most of it is behind buttons. */
export const isFolded = media('(max-width: 1180px), (max-height: 600px)')
