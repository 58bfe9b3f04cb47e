// The six named bots, from the weakest to the strongest.

export const PERSONAS = ['nils', 'rosa', 'emeka', 'odile', 'brandt', 'ines'] as const
export type Persona = (typeof PERSONAS)[number]

export const isPersona = (bot: string): bot is Persona => PERSONAS.some((person) => person === bot)
