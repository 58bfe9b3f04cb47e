// Times as others see them: by days and months in UTC, so that nobody learns at which hour somebody plays.

export const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10)
export const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7)
