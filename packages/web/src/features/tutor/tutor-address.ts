// Where a first game with a tutor is opened, and against whom.

/** The quietest first. */
export const TUTOR_RIVALS = ['nils', 'rosa'] as const

/** Without a rival, the game that was left goes on. */
export const tutorAddress = (game: string, rival?: (typeof TUTOR_RIVALS)[number]): string =>
  rival ? `/tutor/${game}?bot=${rival}` : `/tutor/${game}`
