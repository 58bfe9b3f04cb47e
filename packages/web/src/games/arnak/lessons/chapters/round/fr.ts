import type { RoundTexts } from './en.ts'

export const fr: RoundTexts = {
  'round.goal': 'Une manche entière, sans rien perdre',
  'round.reached': 'Deux sites, une carte et une main neuve : voilà une manche bien remplie.',
  'round.free': 'Utilisez d’abord votre assistant',
  'round.boot': 'Excavez en payant avec la Peur',
  'round.second': 'Envoyez l’autre archéologue',
  'round.buy': 'Dépensez vos pièces pour un objet',
  'round.pass': 'Passez quand tout est fait',
  'round.keep': 'Gardez ou défaussez vos dernières cartes',
  'idea.free':
    'Votre rival a passé : vous jouez maintenant tour après tour. D’abord les actions gratuites : votre (1)*assistant* paiera une partie de la suite.',
  'idea.boot':
    'Un (1)*site du campement* demande une chaussure. Payez avec la (2)*Peur*, qui ne sert à rien d’autre, et gardez vos meilleures cartes.',
  'idea.second':
    'Votre autre archéologue a aussi son tour : envoyez-le sur (1)*ce site* avec la voiture de la (2)*Subvention*. Les deux reviennent en fin de manche.',
  'idea.buy':
    'Comptez vos pièces, ajoutez celle de la (1)*Subvention*, et achetez un (2)*objet*. À la prochaine manche, vous le piocherez avant les cartes jouées.',
  'idea.pass':
    'Jouez l’(1)*Exploration*, puis (2)*passez*. Les ressources restent, les assistants redeviennent disponibles ; les déplacements en trop sont perdus.',
  'idea.keep':
    'Vous piocherez jusqu’à cinq cartes, celles que vous gardez comprises. (1)*Défaussez* celles dont vous ne voulez plus.',
  'exam.question':
    'Manche IV. Vous êtes avec un gardien que vous pouvez payer, et un archéologue est encore sur votre plateau. Que feriez-vous de ce tour ?',
  'exam.lesson':
    'D’abord ce qu’un rival pourrait prendre : un site libre, une carte. Votre gardien vous attend, mais seulement jusqu’à la fin de la manche.',
}
