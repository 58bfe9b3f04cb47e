import type { en } from './en.ts'

export const fr: typeof en = {
  tutor: {
    title: 'Conseil',
    call: 'Un conseil ?',
    count: '{at} sur {of}',
    more: 'Autre chose ?',
    enough: 'Merci',
    close: 'Fermer le conseil',
    hint: 'Interroger le conseiller',
  },
}
