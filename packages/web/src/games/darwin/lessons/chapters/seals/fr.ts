import type { SealsTexts } from './en.ts'

export const fr: SealsTexts = {
  'seals.goal': 'Une distinction d’argent et un campement',
  'seals.reached': 'Quatre sceaux, une case de plus : juste assez pour atteindre le campement.',
  'seals.academy': 'Envoyez un ouvrier à l’académie',
  'seals.fourth': 'Donnez un quatrième sceau',
  'seals.far': 'Explorez jusqu’au campement',
  'seals.tent': 'Plantez une tente',
  'idea.academy':
    'Les sceaux rouges ouvrent l’(2)*académie*. Envoyez (1)*cet ouvrier* : seuls comptent les sceaux de sa propre rangée.',
  'idea.fourth':
    'Donnez un sceau du (1)*premier parchemin* à l’ouvrier qui en a trois. Avec quatre sceaux, (2)*il* porte une distinction d’argent.',
  'idea.far':
    'Terminez le tour et envoyez (1)*cet ouvrier* sur la (2)*page d’exploration* : l’argent permet d’avancer d’une case de plus, jusqu’au (3)*campement*.',
  'idea.tent':
    'Un campement. Plantez une (1)*tente* et prenez ce qu’il montre ; la place de la tente sur votre plateau peut donner davantage.',
  'exam.question': 'Manche III. Un ouvrier a trois sceaux verts, un autre trois bleus. Que feriez-vous de ce tour ?',
  'exam.lesson': 'Une distinction vaut surtout tôt, et sur la page où l’ouvrier reviendra souvent.',
}
