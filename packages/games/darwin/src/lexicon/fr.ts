import type { LexiconWords } from '@wayfare/text'
import type { outline } from './outline.ts'

export const fr: LexiconWords<typeof outline> = {
  worker: {
    name: 'Ouvrier',
    forms: 'ouvrier|ouvriers',
    says: 'Vous en avez quatre, peut-être cinq plus tard. À chaque tour, vous en placez un et pouvez effectuer les actions de sa case.',
  },
  seal: {
    name: 'Sceau de cire',
    forms: 'sceau de cire|sceaux de cire|sceau|sceaux',
    says: 'Il montre ce qu’un ouvrier a appris. Une case demande des sceaux dans la rangée de l’ouvrier placé ; ils ne se dépensent pas.',
  },
  special: {
    name: 'Sceau spécial',
    forms: 'sceau spécial|sceaux spéciaux|sceau violet|sceaux violets',
    says: 'Un sceau violet vaut n’importe quelle couleur pour les placements et les cartes Équipage, pas pour les objectifs.',
  },
  knowledge: {
    name: 'Jeton Savoir',
    forms: 'jeton Savoir|jetons Savoir|savoir temporaire',
    says: 'Rendez-le en plaçant un ouvrier : il remplace un sceau manquant de n’importe quelle couleur. Il vaut 1 point à la fin.',
  },
  coin: {
    name: 'Pièce',
    forms: 'pièce|pièces',
    says: 'Sert à payer les pénalités, les parchemins, les emplacements et les déverrouillages.',
  },
  penalty: {
    name: 'Pénalité',
    forms: 'pénalité de placement|pénalité|pénalités',
    says: 'Ce que coûte un ouvrier dans une section de journal où il y en a déjà un : 3 pièces en solo et à deux, 2 à trois ou quatre.',
  },
  journal: {
    name: 'Journal',
    forms: 'journal|journaux',
    says: 'Il y en a quatre : deux principaux, un spécial et un petit. On y place les ouvriers ; le premier d’une section y va sans pénalité.',
  },
  lens: {
    name: 'Lentille',
    forms: 'lentille|lentilles',
    says: 'Posée sur une case verrouillée, elle l’ouvre à tous. Quand un autre joueur place un ouvrier sur la vôtre, vous recevez une pièce.',
  },
  locked: {
    name: 'Verrouillé',
    forms: 'verrouillé|verrouillée|verrouillés|verrouillées|déverrouiller|déverrouillez|déverrouille|déverrouillage',
    says: 'Une case qui attend une lentille n’accueille pas d’ouvrier. Le petit journal permet de l’ouvrir, pour une lentille et le prix indiqué ; certains effets l’ouvrent gratuitement.',
  },
  distinction: {
    name: 'Distinction',
    forms: 'distinction d’argent|distinction d’or|distinction|distinctions',
    says: 'Un ouvrier à quatre sceaux a la distinction d’argent ; à six sceaux, il a aussi celle d’or. Une distinction donne un bonus sur la page où l’ouvrier est placé.',
  },
  stop: {
    name: 'Arrêt en chemin',
    forms: 'arrêt en chemin|arrêt supplémentaire',
    says: 'Permet d’effectuer l’action d’une case traversée ; puis on continue.',
  },
  scroll: {
    name: 'Parchemin',
    forms: 'parchemin|parchemins',
    says: 'Porte les sceaux de l’académie. En prendre un coûte 0, 1, 2 ou 3 pièces, de haut en bas, plus le prix de l’emplacement.',
  },
  explorer: {
    name: 'Explorateur',
    forms: 'explorateur|explorateurs',
    says: 'Il parcourt une île ; une case n’en accueille qu’un, sauf la première et la dernière. On saute les cases occupées par d’autres, sans les compter.',
  },
  tent: {
    name: 'Tente',
    forms: 'tente|tentes|campement|campements',
    says: 'Au campement, elle en donne les actions, puis celle, éventuelle, de son ancienne place sur votre plateau. Les cinq posées valent 5 points à la fin.',
  },
  stamp: {
    name: 'Timbre',
    forms: 'timbre|timbres',
    says: 'Il va sur une enveloppe. À la fin de la manche, la première et la deuxième place y sont récompensées. Une pile vidée apporte aussi une récompense.',
  },
  envelope: {
    name: 'Enveloppe',
    forms: 'enveloppe|enveloppes',
    says: 'À la fin de la manche, ceux qui y ont le plus de timbres, premiers et deuxièmes, sont récompensés ; la moitié de leurs timbres rejoint les timbres utilisés.',
  },
  specimen: {
    name: 'Spécimen',
    forms: 'spécimen|spécimens',
    says: 'Étudiez-le, et vous pourrez le livrer au musée, s’il n’y est pas déjà.',
  },
  museum: {
    name: 'Musée',
    forms: 'musée',
    says: 'Reçoit les spécimens livrés : les cases vides de la rangée et de la colonne donnent des pièces, les pleines font avancer sur la piste de l’évolution.',
  },
  evolution: {
    name: 'Théorie de l’évolution',
    forms: 'théorie de l’évolution|évolution',
    says: 'La piste que monte votre marqueur. À la fin, le dernier livre atteint est multiplié par le coefficient du musée.',
  },
  beagle: {
    name: 'Beagle',
    forms: 'Beagle',
    says: 'Le navire de Darwin avance à chaque manche. Si le vôtre est derrière, les pénalités de retard sont déduites de ce que rapporte l’objectif de la manche.',
  },
  goal: {
    name: 'Objectif du Beagle',
    forms: 'objectif du Beagle|objectifs du Beagle',
    says: 'On en décompte un à la fin de chaque manche, le même pour tous : chacun marque des points selon ce qu’il possède alors.',
  },
  objective: {
    name: 'Objectif',
    forms: 'objectif|objectifs',
    says: 'Accomplissez-le quand vous avez tout ce qu’il demande, sans le dépenser : son emplacement, parfois payant, donne une récompense et, à la fin, des points.',
  },
  reserve: {
    name: 'Réserve personnelle',
    forms: 'réserve personnelle',
    says: 'Elle contient jusqu’à deux objectifs non accomplis. Quand elle est pleine, le suivant va face visible dans un emplacement de sa couleur.',
  },
  crew: {
    name: 'Carte Équipage',
    forms: 'carte Équipage|cartes Équipage',
    says: 'Se joue une fois, avec un ouvrier dont la rangée contient les sceaux demandés. Chaque ouvrier ne sert qu’à une seule carte de toute la partie.',
  },
  ribbon: {
    name: 'Ruban',
    forms: 'ruban|rubans|ruban argenté|ruban doré',
    says: 'En mer, franchir un ruban argenté amène un explorateur sur l’île du ruban, si vous n’y en avez pas. Le premier à franchir un ruban doré en marque les points.',
  },
}
