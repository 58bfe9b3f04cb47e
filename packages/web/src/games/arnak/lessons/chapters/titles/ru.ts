import type { ChapterTitles } from './en.ts'

export const ru: ChapterTitles = {
  exile: 'Артефакты и карты вне игры',
  'exile.promise': 'Купите артефакт, сразу примените его и избавьтесь от ужаса.',
  guardians: 'Стражи и их дары',
  'guardians.promise': 'Победите двух стражей и воспользуйтесь их дарами.',
  assistants: 'Помощники',
  'assistants.promise': 'Получите двух помощников, применяйте их и улучшите одного.',
  temple: 'Затерянный храм',
  'temple.promise': 'Дойдите до храма, купите жетон храма и подтяните дневник.',
}
