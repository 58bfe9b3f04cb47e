import { signal } from '@preact/signals'

/**
 * Whether turns are being told sentence by sentence over the table. It is true from the moment in which the table is drawn as those turns have
 * left it, so that whoever waits for the show has not said anything of that yet; and false once the last sentence has had its time, or
 * somebody has gone on.
 */
export const isTurnShown = signal(false)
