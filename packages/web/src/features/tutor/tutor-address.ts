// The addresses that open a first game with a tutor against a chosen opponent.

/** The quietest first. */
export const TUTOR_RIVALS = ['nils', 'rosa'] as const

/** Without a rival, the game that was left goes on. */
export const tutorAddress = (game: string, rival?: (typeof TUTOR_RIVALS)[number]): string =>
  rival ? `/tutor/${game}?bot=${rival}` : `/tutor/${game}`
