import type { ArnakTexts } from './en.ts'

export const fr: ArnakTexts = {
  dig: 'Excaver',
  'dig.goal': 'Excavez dans un campement',
  'dig.reached': 'Un trajet, un lieu, un gain : voilà une excavation.',
  'dig.send': 'Envoyez un archéologue',
  'dig.way': 'Payez le trajet',
  'dig.end': 'Terminez le tour',
  'idea.welcome':
    'À chaque tour, *une seule chose* : excaver, découvrir, maîtriser, acheter ou rechercher. Puis l’adversaire joue. En tout cinq manches.',
  'why.welcome':
    'Les tours sont courts, personne n’attend longtemps. Ce qui porte un éclair est gratuit et vient en plus.',
  'idea.camp':
    'Envoyez un archéologue dans un (1)*campement*. La chaussure est le prix du trajet ; toute carte en est une, même (2)*Peur*.',
  'why.camp':
    'Les campements sont proches et sûrs : vous recevez ce qui est indiqué. Deux boussoles, c’est presque une découverte.',
  'idea.boot':
    'Une carte qui paie le trajet ne fait rien d’autre cette manche. (1)*Peur* n’a rien d’autre à faire : payez avec elle.',
  'why.boot': 'Une carte sert de trajet ou donne son effet, jamais les deux. Peur n’a pas d’effet à perdre.',
  'idea.gain':
    'Vous avez (1)*deux boussoles* de plus. Cet archéologue reste là jusqu’à la fin de la manche ; l’autre est chez vous.',
  'why.gain': 'Les ressources restent à vous d’une manche à l’autre. Archéologues et cartes reviennent à la fin.',
  'idea.end': 'C’est tout pour ce tour. (1)*Terminez le tour*, et l’adversaire joue.',
  'why.end': 'Le tour finit quand vous le dites, car les actions gratuites restent possibles après la principale.',

  discover: 'Découvrir',
  'discover.goal': 'Découvrez un premier site',
  'discover.reached': 'Un site, une idole, un gardien : voilà une découverte.',
  'discover.gather': 'Réunissez 3 boussoles',
  'discover.site': 'Choisissez site et trajet',
  'discover.tile': 'Révélez tuile et gardien',
  'idea.lightning':
    'Un nouveau site coûte *3 boussoles* ; voici (1)*les vôtres*. (2)*Exploration* en donne une, et son éclair la rend gratuite.',
  'why.lightning':
    'Les actions gratuites se placent n’importe où dans votre tour. Une carte jouée ne peut plus payer de trajet.',
  'idea.compasses': 'Un nouveau site coûte *3 boussoles*. Le (1)*campement qui en donne deux* est le plus proche.',
  'why.compasses': 'Un nouveau site rapporte plus qu’un campement : une idole et une tuile, et un gardien avec.',
  'idea.price':
    'Un nouveau site demande deux choses : (1)*3 boussoles* et (2)*un trajet*, au coin d’une carte. Choisissez un (3)*site*.',
  'why.price':
    'Les voitures mènent à gauche de l’île, les bateaux à droite. L’avion va partout ; deux pièces en paient un.',
  'idea.corner':
    'Payez avec une carte au bon symbole. (1)*Exploration* convient ; (2)*Subvention* vaut une pièce plus tard.',
  'why.corner':
    'Le coin est le trajet, le bas est l’effet. On n’utilise que l’un : donnez celui qui vous manquera le moins.',
  'idea.idol': 'L’(1)*idole* est à vous : 3 points à la fin. Révélez le site : vous recevez aussitôt ce qu’il montre.',
  'why.idol': 'L’idole vient avant la tuile : son gain est à vous avant que le site soit connu.',
  'idea.wakes': 'Chaque nouveau site éveille un gardien. Il ne bloque personne et ne fait rien encore. Éveillez-le.',
  'why.wakes': 'Les gardiens comptent à la fin de la manche, et pour qui veut leurs points.',

  guardians: 'Gardiens',
  'guardians.goal': 'Maîtrisez un gardien',
  'guardians.reached': 'Il est à vous : 5 points, et sa faveur attend chez vous.',
  'guardians.price': 'Réunissez son coût',
  'guardians.overcome': 'Payez-le',
  'idea.fear':
    'Si votre archéologue est avec un (1)*gardien* en fin de manche, la Peur rentre avec lui : une carte à −1.',
  'why.fear':
    'La Peur remplit la main de cartes qui ne sont que des chaussures. Une ne gêne pas, plusieurs ralentissent.',
  'idea.wait':
    'Le maîtriser est une action principale à part. (1)*Terminez ce tour* : personne d’autre ne peut aller là.',
  'why.wait': 'Un site de la jungle a une seule place. Seul celui qui s’y trouve peut maîtriser le gardien.',
  'idea.leaves': 'Payez ce qui est au bas du (1)*gardien*, et il est à vous : 5 points, pas de Peur, et une faveur.',
  'why.leaves':
    'La faveur sert une fois dans la partie : un trajet ou une action gratuite. Les points restent ensuite.',
  'idea.price-of': 'Une carte paie le trajet de ce coût par son coin ; les jetons paient le reste.',
  'why.price-of': 'C’est un seul paiement, dû en entier ; la proposition peut être changée dans la ligne du haut.',

  cards: 'Cartes',
  'cards.goal': 'Achetez une première carte',
  'cards.reached': 'Votre pioche a une carte de mieux.',
  'cards.coins': 'Jouez Subvention',
  'cards.buy': 'Achetez une carte',
  'idea.funding':
    '(1)*Subvention* est gratuite et donne une (2)*pièce*. Les pièces achètent les objets, à droite du sceptre lunaire.',
  'why.funding': 'Une carte restée en main à la fin n’a rien fait. Utilisez les effets gratuits avant de passer.',
  'idea.row':
    'Choisissez l’une de (1)*celles-ci*. L’objet va sous la pioche et vous revient bientôt. Son sceau donne ses points.',
  'why.row': 'Votre pioche a six cartes, dont deux Peur. Une bonne carte revient souvent : achetez tôt.',

  research: 'Recherche',
  'research.goal': 'Faites un pas de recherche',
  'research.reached': 'Un rang plus haut. Le calepin peut suivre, jamais devancer.',
  'research.idol': 'Placez l’idole',
  'research.step': 'Montez la loupe',
  'idea.slot':
    'Votre (1)*idole* peut aller sur un emplacement et donner, par exemple, une (2)*pointe de flèche*. Elle vaut toujours 3 ; l’emplacement perd son point.',
  'why.slot': 'Un emplacement vide vaut de 1 à 4 points, de gauche à droite. Le premier ne vous en coûte qu’un.',
  'idea.bridge':
    'Votre (1)*loupe* monte un (2)*pont* contre ce qui y est indiqué. Chaque rang donne quelque chose, et des points.',
  'why.bridge': 'La recherche est la plus grande source de points. Les tuiles Bonus vont à qui arrive le premier.',

  round: 'Fin de manche',
  'round.goal': 'Terminez la manche',
  'round.reached': 'Nouvelle manche : chacun pioche jusqu’à cinq cartes.',
  'round.pass': 'Passez',
  'round.next': 'La manche suivante',
  'idea.pass':
    'Quand plus rien ne vous aide, (1)*passez*. Vous ne jouez plus cette manche ; les autres peuvent continuer.',
  'why.pass': 'Passer tôt ne rapporte rien, rester non plus. Utilisez ce que vous avez, puis passez.',
  'idea.home':
    'Passer est votre action principale. (1)*Terminez le tour* : quand tous ont passé, les archéologues rentrent.',
  'why.home': 'Vos cartes jouées sont mélangées et vont sous la pioche : ce que vous avez acheté vient avant.',

  own: 'À vous',
  'own.goal': 'Jouez la deuxième manche',
  'own.reached': 'Vous connaissez le chemin. La partie continue ; je regarde.',
  'own.turn': 'Jouez un tour à votre idée',
  'own.through': 'Jouez la manche jusqu’au bout',
  'idea.drawn': 'Voici (1)*la carte achetée* : ce qui est acheté vient avant ce qui a été mélangé.',
  'why.drawn': 'Les objets achetés sont au fond de la pioche, et les cartes mélangées vont en dessous.',
  'idea.points':
    'Les points : recherche, idoles, gardiens, cartes ; chaque Peur en ôte un. Votre compte est près de votre couleur.',
  'why.points': 'Les ressources ne valent rien à la fin. Dépensez-les à temps, surtout pour la recherche.',
  'idea.stuck':
    'À vous de décider. La (1)*lampe* conseille si on le demande ; touchez ce qui est terne pour savoir pourquoi.',
  'why.stuck': 'Il y a sept actions principales ; vous les avez toutes vues, ou presque.',
}
