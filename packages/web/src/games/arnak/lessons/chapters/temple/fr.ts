import type { TempleTexts } from './en.ts'

export const fr: TempleTexts = {
  'temple.goal': 'Atteignez le temple, et continuez',
  'temple.reached': 'Le temple n’est pas la fin : tuiles et calepin rapportent encore des points.',
  'temple.arrive': 'Avancez la loupe dans le temple',
  'temple.bonus': 'Choisissez une tuile Bonus',
  'temple.tile': 'Achetez une tuile Temple',
  'temple.notebook': 'Avancez le calepin',
  'idea.arrive':
    'La (1)*loupe* entre par le dernier passage dans le (2)*Temple perdu*. La première vaut 23 points, la suivante 21.',
  'idea.bonus': 'À l’arrivée, on regarde la pile des bonus et on en prend une tuile. Il vous faudra une (1)*tablette*.',
  'idea.tile':
    '(1)*Terminez le tour*. La loupe achète désormais des (2)*tuiles Temple* : 2, 6 ou 11 points. Pour un 6, payez deux des trois coûts du dessous, pour le 11 les trois.',
  'idea.notebook':
    'Le (1)*calepin* avance comme avant, mais n’entre jamais dans le temple. La (2)*rangée suivante* vaut aussi des points.',
  'exam.question': 'Manche V. Votre loupe est au temple, et vos réserves sont pleines. Que feriez-vous de ce tour ?',
  'exam.lesson':
    'Pour les mêmes ressources : une tuile à 11 points ou une rangée du calepin ? Les tuiles s’épuisent, les rangées non.',
}
