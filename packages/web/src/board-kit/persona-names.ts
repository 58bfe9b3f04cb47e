// Names and playing styles of the six named bots.

import type { Persona } from '@wayfare/bots/personas'
import { type Key, say } from '../base/i18n/index.ts'

type PersonaTexts = { readonly name: Key; readonly role: Key; readonly manner: Key }

const SAID: Readonly<Record<Persona, PersonaTexts>> = {
  nils: { name: 'people.nils', role: 'people.nilsRole', manner: 'people.nilsManner' },
  rosa: { name: 'people.rosa', role: 'people.rosaRole', manner: 'people.rosaManner' },
  emeka: { name: 'people.emeka', role: 'people.emekaRole', manner: 'people.emekaManner' },
  odile: { name: 'people.odile', role: 'people.odileRole', manner: 'people.odileManner' },
  brandt: { name: 'people.brandt', role: 'people.brandtRole', manner: 'people.brandtManner' },
  ines: { name: 'people.ines', role: 'people.inesRole', manner: 'people.inesManner' },
}

export const nameOf = (person: Persona): string => say(SAID[person].name)
export const roleOf = (person: Persona): string => say(SAID[person].role)
export const mannerOf = (person: Persona): string => say(SAID[person].manner)
