import type { RouteTexts } from './en.ts'

export const fr: RouteTexts = {
  'route.goal': 'Trouvez la ligne qui compte',
  'route.reached': 'Une ligne, ce qu’elle longe et ce que laisse le Grand Ancien : voilà votre total.',
  'route.start': 'Commencez l’itinéraire',
  'route.loop': 'Faites le tour d’un quartier',
  'route.link': 'Passez par un portail',
  'route.finish': 'Terminez l’itinéraire',
  'route.face': 'Affrontez Cthulhu',
  'idea.start':
    'Dix manches de tracé mènent à ceci : une seule ligne continue compte, le reste est effacé. Commencez-la à un bout, par exemple (1)*ici*.',
  'idea.loop':
    'Chaque tronçon ne se parcourt qu’une fois, mais on peut repasser par un carrefour. Faites le tour de (1)*ce quartier*, jusqu’au départ de la boucle.',
  'why.loop':
    'La boucle longe d’autres quartiers. En passant d’abord par le drapeau, l’objectif rapporte aussi davantage.',
  'idea.link':
    'Après la boucle, un portail. Un tronçon y forme un court (1)*embranchement* ; la liaison vers (2)*ce portail* coûte 1 point de folie et ajoute l’autre morceau.',
  'idea.finish':
    'Allez au bout de l’autre morceau, puis (1)*terminez l’itinéraire*. L’embranchement est effacé, avec les touristes qu’il était seul à longer.',
  'why.finish':
    'Comptent : les touristes de chaque type fois les quartiers de leur couleur, puis étoiles, objectif et affrontement.',
  'idea.face':
    'La folie est fixée. Votre (1)*appel* secret désigne les carrés : chaque réussite rapporte 3 points par paire de carrés. Dépensez vos grimoires, puis (2)*affrontez Cthulhu*.',
  'why.face':
    'Un échec emporte la moitié des touristes appelés, deux les emportent tous, trois font perdre. Les pénalités viennent avant les récompenses.',
  'exam.question':
    'Dernière manche. Prévoyez d’abord tout l’itinéraire final, puis tracez ce qui lui manque. Comment joueriez-vous ce tour ?',
  'exam.lesson':
    'Un nouveau tronçon vaut ce qu’il ajoute à la ligne unique : ne comptez que les quartiers qu’elle peut encore longer.',
}
