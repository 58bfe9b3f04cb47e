import type { ChapterTitles } from './en.ts'

export const pl: ChapterTitles = {
  exile: 'Artefakty i usuwanie kart',
  'exile.promise': 'Kup artefakt, użyj go od razu i pozbądź się Strachu.',
  guardians: 'Strażnicy i przysługi',
  'guardians.promise': 'Ujarzmij dwóch strażników i skorzystaj z ich przysług.',
  assistants: 'Asystenci',
  'assistants.promise': 'Zatrudnij dwóch, korzystaj z nich i awansuj jednego.',
  round: 'Plan na rundę',
  'round.promise': 'Obaj archeolodzy w terenie, dobra kolejność i żadnych strat.',
  temple: 'Zaginiona świątynia',
  'temple.promise': 'Dotrzyj do świątyni, kup kafelek świątyni i przesuń brulion.',
  snake: 'Świątynia Węża',
  'snake.promise': 'Druga strona planszy: bożek za asystenta i straszne opowieści.',
}
