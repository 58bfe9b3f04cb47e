import { signal } from '@preact/signals'

/** True while a player has pointed at something and the choice is not complete, since a reload would lose it. */
export const isChoiceBegun = signal(false)
