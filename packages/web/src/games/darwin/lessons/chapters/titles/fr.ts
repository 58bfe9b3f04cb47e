import type { ChapterTitles } from './en.ts'

export const fr: ChapterTitles = {
  seals: 'Sceaux et distinctions',
  'seals.promise': 'Donnez un quatrième sceau à un ouvrier, explorez plus loin et plantez une tente.',
  lenses: 'Lentilles et cases verrouillées',
  'lenses.promise': 'Déverrouillez une case, utilisez-la, revenez avec un ouvrier, puis servez-vous d’une verrouillée.',
  islands: 'Exploration et campements',
  'islands.promise': 'Sautez un rival, plantez une tente, puis une autre au loin.',
  letters: 'Correspondance',
  'letters.promise': 'Videz une pile et gagnez deux enveloppes.',
  museum: 'Musée et évolution',
  'museum.promise': 'Livrez deux spécimens avec un seul ouvrier, puis étudiez-en un.',
  theory: 'Théorie de l’évolution',
  'theory.promise': 'Avancez sur la piste, remplissez une rangée du musée et livrez encore.',
  objectives: 'Objectifs et cartes Équipage',
  'objectives.promise': 'Accomplissez deux objectifs, jouez deux cartes et gagnez un cinquième ouvrier.',
  beagle: 'Le Beagle et le retard',
  'beagle.promise': 'Rattrapez le Beagle, marquez son objectif et suivez-le.',
  alfred: 'Seul contre Alfred',
  'alfred.promise': 'Jouez une manche contre le rival en solo, et gênez-le.',
}
