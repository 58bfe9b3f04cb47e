/** True if the person has pressed or clicked anything on this page; until then browsers refuse sounds and vibration. */
export const hasUserActivation = (): boolean => navigator.userActivation?.hasBeenActive ?? true
