import type { ChapterTitles } from './en.ts'

export const fr: ChapterTitles = {
  seals: 'Sceaux et distinctions',
  'seals.promise': 'Donnez un quatrième sceau à un ouvrier, explorez plus loin et plantez une tente.',
  lenses: 'Lentilles et cases verrouillées',
  'lenses.promise': 'Déverrouillez une case, utilisez-la aussitôt, puis revenez avec un ouvrier.',
  museum: 'Musée et évolution',
  'museum.promise': 'Livrez deux spécimens avec un seul ouvrier, puis étudiez-en un.',
}
