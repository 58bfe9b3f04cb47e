import type { GuardiansTexts } from './en.ts'

export const fr: GuardiansTexts = {
  'guardians.goal': 'Maîtrisez des gardiens, utilisez leurs faveurs',
  'guardians.reached': 'Dix points, et les deux sites sont sûrs pour tous.',
  'guardians.pay': 'Maîtrisez le Singe',
  'guardians.boon': 'Utilisez sa faveur',
  'guardians.travel': 'Déplacez-vous avec une faveur',
  'guardians.trap': 'Maîtrisez un gardien à distance',
  'idea.pay': 'Votre archéologue est avec un (1)*gardien*. Payez le coût au bas de sa tuile : quatre (2)*pièces*.',
  'idea.boon':
    'Il vaut maintenant 5 points. Sa (1)*faveur* sert une fois dans la partie : celle-ci échange un jeton, tout de suite.',
  'idea.travel':
    'Certaines faveurs sont des déplacements. Terminez le tour et excavez (1)*ce site* avec l’avion du (2)*Masque solaire*.',
  'idea.trap': 'Le (1)*Piège à ours* maîtrise un (2)*gardien* gratuitement, si aucun autre archéologue ne s’y trouve.',
  'exam.question': 'Manche III. Vous êtes avec le Singe, et vous avez quatre pièces. Que feriez-vous de ce tour ?',
  'exam.lesson':
    'Cinq points sans Peur pour quatre pièces, c’est une affaire. Elle peut aussi attendre un tour : tant que vous y êtes, elle reste à vous.',
}
