import type { ArnakTexts } from './en.ts'

export const fr: ArnakTexts = {
  dig: 'Excaver',
  'dig.goal': 'Excavez un site du campement',
  'dig.reached': 'Un déplacement, un lieu, un gain : voilà une excavation.',
  'dig.send': 'Envoyez un archéologue',
  'dig.way': 'Payez le déplacement',
  'dig.end': 'Terminez le tour',
  'idea.welcome':
    'À chaque tour, *une seule action* : excaver, découvrir, maîtriser, acheter, jouer une carte, rechercher ou passer. Puis l’adversaire joue. La partie compte cinq manches.',
  'why.welcome':
    'Les tours sont courts, personne n’attend longtemps. Ce qui porte un éclair est une action gratuite et vient en plus.',
  'idea.camp':
    'Envoyez un archéologue sur un (1)*site du campement*. La chaussure est le coût du déplacement ; toute carte en vaut une, même (2)*Peur*.',
  'why.camp':
    'Les sites du campement sont proches et sûrs : vous recevez ce qui est indiqué. Deux boussoles, c’est presque assez pour une découverte.',
  'idea.boot':
    'Une carte qui paie un déplacement ne donne pas son effet. (1)*Peur* n’en a pas : payez avec cette carte.',
  'why.boot':
    'Une carte paie un déplacement ou donne son effet, jamais les deux. Une carte Peur n’a pas d’effet : vous n’y perdez rien.',
  'idea.gain':
    'Vous avez (1)*deux boussoles* de plus. Cet archéologue reste là jusqu’à la fin de la manche ; l’autre est sur votre plateau.',
  'why.gain':
    'Les ressources se gardent d’une manche à l’autre. À la fin de chacune, les archéologues rentrent et les cartes jouées vont sous la pioche.',
  'idea.end': 'C’est tout pour cette fois. (1)*Terminez le tour*, et l’adversaire joue.',
  'why.end': 'Le tour finit quand vous le décidez : les actions gratuites restent possibles après l’action principale.',

  discover: 'Découvrir',
  'discover.goal': 'Découvrez un premier site',
  'discover.reached': 'Un site, une idole, un gardien : voilà une découverte.',
  'discover.named':
    'C’était une découverte : des boussoles et un déplacement contre une idole et une tuile, et un gardien s’est réveillé.',
  'discover.gather': 'Réunissez 3 boussoles',
  'discover.site': 'Choisissez un site, payez le déplacement',
  'discover.tile': 'Révélez la tuile et le gardien',
  'idea.lightning':
    'Un nouveau site de niveau 1 coûte *3 boussoles* ; voici (1)*les vôtres*. (2)*Exploration* en donne une, et son éclair en fait une action gratuite.',
  'why.lightning':
    'Les actions gratuites se font à tout moment de votre tour, autant que vous voulez. Une carte jouée ne peut plus payer de déplacement.',
  'idea.compasses':
    'Un nouveau site de niveau 1 coûte *3 boussoles*. Le plus simple pour en obtenir : le (1)*site du campement qui en donne deux*.',
  'why.compasses':
    'Un nouveau site rapporte plus qu’un site du campement : une idole et une tuile d’un coup, mais aussi un gardien.',
  'idea.price':
    'Un nouveau site de niveau 1 demande deux choses : (1)*3 boussoles* et (2)*un déplacement*, au coin d’une carte. Choisissez un (3)*site*.',
  'why.price':
    'La voiture mène à la partie gauche de l’île, le bateau à la partie droite. L’avion va partout ; deux pièces en paient un.',
  'idea.corner':
    'Payez avec une carte dont le coin porte le bon symbole. Si (1)*Exploration* convient, prenez-la ; (2)*Subvention* vous donnera une pièce plus tard.',
  'why.corner':
    'Le coin sert au déplacement, le bas porte l’effet. On n’utilise que l’un des deux : payez avec la carte dont l’effet vous manquera le moins.',
  'idea.idol':
    'L’(1)*idole* est à vous : 3 points à la fin. Révélez la tuile Site : vous recevez aussitôt ce qu’elle montre.',
  'why.idol': 'L’idole vient avant la tuile : son gain est à vous avant que le site soit connu.',
  'idea.wakes': 'Chaque nouveau site réveille un gardien. Il ne gêne personne et ne fait encore rien. Réveillez-le.',
  'why.wakes': 'Les gardiens comptent à la fin de la manche, et pour ceux qui veulent leurs points.',

  guardians: 'Gardiens',
  'guardians.goal': 'Maîtrisez un gardien',
  'guardians.reached': 'Le gardien est à vous : 5 points, et sa faveur vous attend.',
  'guardians.named': 'Ce gardien est vaincu : vous avez payé le coût indiqué en bas, et gagné 5 points et une faveur.',
  'guardians.price': 'Réunissez de quoi payer',
  'guardians.overcome': 'Payez le coût',
  'idea.fear':
    'Si votre archéologue se trouve avec un (1)*gardien* en fin de manche, vous recevez une carte Peur, qui vaut −1.',
  'why.fear':
    'Une carte Peur n’est qu’une chaussure dans votre main. Une seule ne gêne guère ; plusieurs vous ralentissent.',
  'idea.wait':
    'Maîtriser ce gardien est une action principale à part. (1)*Terminez ce tour* : personne d’autre ne peut venir sur ce site.',
  'why.wait':
    'Un site de la jungle n’a qu’un emplacement. Tant que vous y êtes, personne d’autre ne peut maîtriser son gardien.',
  'idea.leaves':
    'Payez ce qui figure au bas du (1)*gardien*, et il est à vous : 5 points, pas de carte Peur, et une faveur.',
  'why.leaves':
    'La faveur ne sert qu’une fois dans la partie : un déplacement ou une action gratuite. Les points, eux, restent.',
  'idea.price-of': 'Dans ce coût, un déplacement se paie avec le coin d’une carte, les ressources avec des jetons.',
  'why.price-of': 'C’est un seul paiement, dû en entier ; vous pouvez modifier la proposition dans la ligne du haut.',

  cards: 'Cartes',
  'cards.goal': 'Achetez une première carte',
  'cards.reached': 'Votre pioche s’enrichit d’une bonne carte.',
  'cards.named':
    'C’était un achat : les pièces paient les objets, qui vont sous la pioche ; les boussoles, les artefacts, qui agissent aussitôt.',
  'cards.coins': 'Jouez Subvention',
  'cards.buy': 'Achetez une carte',
  'idea.funding':
    'Jouer (1)*Subvention* est une action gratuite qui rapporte une (2)*pièce*. Avec les pièces, on achète les objets, à droite du Sceptre lunaire.',
  'why.funding':
    'Une carte encore en main à la fin de la manche n’a servi à rien. Faites vos actions gratuites avant de passer.',
  'idea.row':
    'Choisissez l’une de (1)*ces cartes*. Un objet va sous votre pioche et vous revient bientôt. Le sceau de la carte indique ses points.',
  'why.row':
    'Votre pioche comptait au départ six cartes, dont deux Peur. Une bonne carte revient souvent : achetez tôt.',

  research: 'Recherche',
  'research.goal': 'Avancez sur la piste Recherche',
  'research.reached': 'Une rangée de plus. Le calepin peut suivre la loupe, jamais la dépasser.',
  'research.named':
    'C’était une recherche : vous avez payé un passage et gagné une rangée, pour une récompense et des points à la fin.',
  'research.idol': 'Placez l’idole',
  'research.step': 'Avancez la loupe',
  'idea.slot':
    'Votre (1)*idole* peut aller sur un emplacement et donner, par exemple, une (2)*pointe de flèche*. Elle vaut toujours 3 points ; l’emplacement, lui, perd son point.',
  'why.slot':
    'À la fin, les emplacements vides valent de 1 à 4 points, de gauche à droite. Occuper le premier ne vous en coûte qu’un.',
  'idea.bridge':
    'Votre (1)*loupe* avance par un (2)*passage* : payez ce qui y est indiqué. Chaque rangée donne quelque chose, et des points.',
  'why.bridge':
    'C’est la recherche qui rapporte le plus de points. Une tuile Bonus revient au premier jeton qui l’atteint.',

  round: 'Fin de manche',
  'round.goal': 'Terminez la manche',
  'round.reached': 'Nouvelle manche : chacun complète sa main à cinq cartes.',
  'round.named':
    'C’était une fin de manche : tous ont passé, les archéologues rentrent, et chacun complète sa main à cinq cartes.',
  'round.pass': 'Passez',
  'round.next': 'La manche suivante',
  'idea.pass':
    'Quand plus rien ne vous est utile, (1)*passez*. Vous ne jouez plus de la manche ; les autres peuvent continuer.',
  'why.pass': 'Passer tôt ne rapporte rien, rester non plus. Utilisez ce que vous avez, puis passez.',
  'idea.home':
    'Passer est votre action principale. (1)*Terminez le tour* : quand tous ont passé, les archéologues rentrent.',
  'why.home': 'Vos cartes jouées sont mélangées et glissées sous la pioche : les objets achetés viendront avant elles.',

  own: 'En autonomie',
  'own.goal': 'Jouez la deuxième manche',
  'own.reached': 'Vous connaissez le chemin. La partie continue ; je ne fais que regarder.',
  'own.turn': 'Jouez un tour à votre guise',
  'own.through': 'Jouez la manche jusqu’au bout',
  'idea.drawn': 'Cherchez (1)*la carte achetée* : les objets achetés viennent avant les cartes mélangées.',
  'why.drawn':
    'Un objet acheté va au fond de la pioche ; en fin de manche, les cartes mélangées vont en dessous : il vient donc avant elles.',
  'idea.points':
    'Les points viennent de la recherche, des idoles, des gardiens et des cartes ; chaque carte Peur en retire un. Votre total s’affiche à côté de votre couleur.',
  'why.points': 'Les ressources ne valent rien à la fin. Dépensez-les à temps, surtout pour la recherche.',
  'idea.stuck':
    'À vous de décider. La (1)*lampe* vous conseille à la demande ; touchez un élément grisé pour savoir pourquoi il l’est.',
  'why.stuck': 'Il y a sept actions principales ; vous les avez toutes vues, ou presque.',
}
