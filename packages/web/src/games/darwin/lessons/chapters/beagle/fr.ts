import type { BeagleTexts } from './en.ts'

export const fr: BeagleTexts = {
  'beagle.goal': 'Rattrapez le Beagle, deux fois',
  'beagle.reached':
    'De nouveau à hauteur. Être devant ne rapporte rien tout de suite, mais il reste moins à naviguer à la manche suivante.',
  'beagle.sail': 'Passez une pénalité',
  'beagle.level': 'Rattrapez le Beagle',
  'beagle.score': 'Marquez l’objectif de la manche',
  'beagle.chase': 'Rattrapez-le encore',
  'idea.sail':
    'À chaque manche, un objectif donne des points, moins les pénalités entre votre navire et le (1)*Beagle* : ici 5. Avec (2)*cet ouvrier*, (3)*passez la première*.',
  'why.sail':
    'Devant chaque case du Beagle, une pénalité de 1 à 5. Elle compte tant que votre navire ne l’a pas passée ; le résultat n’est jamais négatif.',
  'idea.level':
    'Une pénalité de passée, reste celle de 3. Finissez le tour et naviguez encore avec (1)*cet ouvrier*, jusqu’au (2)*Beagle* ou au-delà.',
  'why.level':
    'Un ruban argenté est en chemin : en le franchissant, un explorateur débarque sur l’île suivante. Quatre sceaux : 1 case de plus.',
  'idea.score':
    'À hauteur du Beagle, pas de pénalité ; devant, pas de bonus. Placez votre (1)*dernier ouvrier* et finissez la manche : 4 points par tente.',
  'why.score':
    'Les objectifs des cinq manches sont visibles dès le début. Vider des piles ou planter des tentes prend plusieurs manches : commencez tôt.',
  'idea.chase':
    'Votre rival était en retard : 5 points perdus sur 12. Le (1)*Beagle* est reparti, avec une pénalité de 4. (2)*Suivez-le* aussitôt.',
  'exam.question':
    'Manche IV. Une pénalité de 4 est devant vous, et l’objectif donne 4 points pour chacune de vos trois tentes. Que feriez-vous de ce tour ?',
  'exam.lesson':
    'L’objectif rapporte en fin de manche : votre navire peut attendre. D’abord ce qui sert plus tôt, ou ce qu’un rival pourrait prendre.',
}
