import { signal } from '@preact/signals'

/** At a table something has been pointed at, and the choice is not complete: a reload would lose it. */
export const isChoiceBegun = signal(false)
