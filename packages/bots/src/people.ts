// The six who sit opposite, from the first rung to the last.

export const PEOPLE = ['nils', 'rosa', 'emeka', 'odile', 'brandt', 'ines'] as const
export type Person = (typeof PEOPLE)[number]

export const isPerson = (bot: string): bot is Person => PEOPLE.some((person) => person === bot)
