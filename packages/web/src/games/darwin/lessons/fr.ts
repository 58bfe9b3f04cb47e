import type { DarwinTexts } from './en.ts'

export const fr: DarwinTexts = {
  seals: 'Sceaux',
  'seals.goal': 'Donnez leurs sceaux à vos ouvriers',
  'seals.reached': 'Chaque ouvrier a appris quelque chose. La première manche commence.',
  'seals.give': 'Distribuez trois sceaux',
  'seals.pair': 'Choisissez deux objectifs',
  'idea.wax':
    'Chaque ouvrier a ses *sceaux de cire*, son savoir : le vert explore, le bleu navigue, le jaune écrit, le rouge étudie. Choisissez-en un pour (1)*chacun*.',
  'why.wax':
    'Une case demande des sceaux dans la rangée d’un même ouvrier. Rien n’est dépensé : ce qui est appris reste acquis.',
  'idea.pair':
    'Prenez une paire d’(1)*objectifs*, un argenté et un doré. Remplissez leurs conditions pour les accomplir : ils rapportent des points à la fin.',
  'why.pair':
    'Ces objectifs ne sont qu’à vous et vous indiquent où aller. Leurs emplacements rapportent encore plus : le premier doré amène un cinquième ouvrier.',

  place: 'Ouvriers',
  'place.goal': 'Placez un premier ouvrier',
  'place.reached': 'Un ouvrier, une case, ce qu’elle apporte : voilà un tour.',
  'place.worker': 'Envoyez un ouvrier sur une case',
  'place.act': 'Effectuez l’action de la case',
  'place.end': 'Terminez le tour',
  'idea.one':
    'À chaque tour, vous placez *un ouvrier* et effectuez l’action de sa case. Quatre ouvriers, donc quatre tours par manche, et cinq manches.',
  'why.one': 'Les ouvriers rentrent quand tous sont placés. Une case à une seule place reste prise jusque-là.',
  'idea.space':
    'Un ouvrier doit avoir les sceaux que la case demande. (1)*Celui-ci* a le rouge, qui donne accès à l’(2)*académie*.',
  'why.space': 'La première case d’une page demande un sceau. Celles du dessous en demandent plus, et rapportent plus.',
  'idea.learn':
    'Prenez un sceau et donnez-le à un ouvrier. Le (1)*premier parchemin* est gratuit ; plus loin dans la rangée d’un (2)*ouvrier*, les emplacements coûtent des pièces.',
  'why.learn':
    'Deux sceaux d’une même couleur donnent accès à une meilleure case, une fois déverrouillée ; quatre, quelles que soient leurs couleurs, à une distinction.',
  'idea.end': 'Votre tour est joué. (1)*Terminez-le* : l’adversaire place un ouvrier, puis vous placez le suivant.',
  'why.end':
    'Les objectifs et les cartes Équipage peuvent servir à tout moment de votre tour ; c’est donc vous qui dites quand il se termine.',

  coins: 'Pièces',
  'coins.goal': 'Gagnez des pièces pour la manche',
  'coins.reached': 'Des pièces en main, pour payer pénalités, parchemins et emplacements.',
  'coins.named':
    'C’était la case de l’ordre du tour : ni sceau ni pénalité, des pièces, et peut-être le premier tour de la manche suivante.',
  'coins.order': 'Allez sur la case de l’ordre du tour',
  'coins.take': 'Prenez les pièces',
  'idea.penalty':
    'Le premier ouvrier d’un journal ne paie rien. S’il s’y trouve déjà un ouvrier, même l’un des vôtres, le suivant paie *3 pièces*.',
  'why.penalty':
    'Un journal principal, ce sont deux pages voisines. Repérez celui qu’il vous faudra deux fois, et arrivez dans l’autre avant votre adversaire.',
  'idea.order':
    'La (1)*case de l’ordre du tour* ne demande ni sceau ni pénalité et donne des pièces. L’(2)*ouvrier du haut* suffit.',
  'why.order': 'La première personne à y placer un ouvrier commence aussi la manche suivante.',
  'idea.take': 'Ce qu’une case offre, on peut le prendre ou y renoncer. Ici, ce sont des pièces : (1)*prenez-les*.',
  'why.take':
    'Les actions sont permises, pas imposées. Seuls les nombres rouges sont des coûts, dus seulement si l’on agit.',

  sail: 'La mer',
  'sail.goal': 'Suivez le Beagle',
  'sail.reached': 'Votre navire est en route.',
  'sail.named': 'C’était une navigation : votre navire profite de la case où il s’arrête, et reste près du Beagle.',
  'sail.blue': 'Placez un ouvrier sur la page Navigation',
  'sail.ship': 'Naviguez',
  'sail.there': 'Utilisez la case atteinte',
  'idea.beagle':
    'Le Beagle avance à chaque manche. Chaque manche a son objectif du Beagle ; si votre navire est derrière, cet objectif vous rapporte moins.',
  'why.beagle':
    'Les pénalités de retard entre votre navire et le Beagle sont déduites des points de l’objectif, jamais au-dessous de zéro.',
  'idea.blue':
    'Un ouvrier au sceau bleu, (1)*celui-ci*, peut aller sur la page (2)*Navigation*. S’il y a déjà quelqu’un dans ce journal, cela coûte 3 pièces.',
  'why.blue': 'La pénalité ne dépend pas du nombre d’ouvriers. Naviguer tôt en vaut la peine : le Beagle n’attend pas.',
  'idea.ship':
    'Naviguez vers une des (1)*cases éclairées*. Seule compte la case où l’on s’arrête ; les autres ne donnent rien.',
  'why.ship':
    'Plusieurs navires peuvent partager une case ; à une bifurcation, vous choisissez. Un ruban argenté amène un explorateur sur une autre île.',
  'idea.specimen': 'Un (1)*spécimen* vit ici. Étudiez-le : vous pourrez plus tard le livrer au musée.',
  'why.specimen': 'Ce qui est étudié reste sur votre plateau. Chaque spécimen ne s’étudie qu’une fois.',

  letters: 'Correspondance',
  'letters.goal': 'Envoyez des lettres',
  'letters.reached': 'Vos timbres attendent la fin de la manche.',
  'letters.named':
    'C’était du courrier : en fin de manche, le plus de timbres sur une enveloppe rapporte sa première récompense.',
  'letters.yellow': 'Placez un ouvrier sur la page Correspondance',
  'letters.stamps': 'Placez des timbres sur une enveloppe',
  'idea.yellow':
    'Un sceau jaune, comme celui de (1)*cet ouvrier*, donne accès à la (2)*Correspondance*. S’il y a déjà un ouvrier dans ce journal, même l’un des vôtres, cela coûte 3 pièces.',
  'why.yellow':
    'Un ouvrier placé dans un journal où il y en a déjà un coûte une pénalité : mieux vaut parfois attendre la manche suivante, où les journaux seront vides.',
  'idea.envelope':
    'Choisissez une (1)*enveloppe*, et la (2)*pile* d’où vient le timbre. En fin de manche, celui qui y a le plus de timbres reçoit la première récompense.',
  'why.envelope':
    'La deuxième place donne une récompense plus petite. Puis les deux premiers y retirent la moitié de leurs timbres, arrondie à l’unité supérieure. Une pile que vous videz donne la récompense indiquée à côté.',

  round: 'Fin de manche',
  'round.goal': 'Terminez la manche',
  'round.reached': 'Le Beagle avance, et tous les ouvriers sont rentrés.',
  'round.named':
    'C’était une fin de manche : on décompte les enveloppes et l’objectif du Beagle, et les ouvriers rentrent.',
  'round.next': 'La deuxième manche',
  'idea.rewards':
    '(1)*Terminez le tour*. Quand tous les ouvriers sont placés, on décompte les enveloppes et l’objectif du Beagle, puis les ouvriers rentrent.',
  'why.rewards': 'L’académie est alors regarnie, et les objectifs visibles du plateau de jeu sont remplacés.',
  'idea.others':
    'Placez vos autres ouvriers à votre guise. Les cases rectangulaires accueillent n’importe quel ouvrier, sans sceau ni pénalité.',
  'why.others': 'Tant qu’il vous reste un ouvrier, vous devez le placer, même sans rien en faire.',
  'idea.walk':
    'Votre explorateur suit le sentier. Choisissez une des (1)*cases éclairées* : seule compte celle où il s’arrête.',
  'why.walk':
    'Les îles offrent des spécimens, des campements et des points. Les cases d’exploration demandent des sceaux verts ; certaines récompenses des enveloppes font aussi explorer.',

  own: 'En autonomie',
  'own.goal': 'Jouez la deuxième manche',
  'own.reached': 'Vous connaissez les lieux. Le voyage continue ; je ne fais que regarder.',
  'own.museum': 'Livrez un spécimen au musée',
  'own.through': 'Jouez la manche jusqu’au bout',
  'idea.museum':
    'Livrez votre spécimen au (1)*musée* : dans sa rangée et sa colonne, les cases vides donnent des pièces, les pleines font avancer sur la piste de l’évolution.',
  'why.museum':
    'Livrer tôt rapporte des pièces ; livrer tard fait avancer sur la piste de l’évolution. À la fin, votre livre compte deux fois, et une fois de plus par rangée pleine du musée.',
  'idea.points':
    'On marque des points en cours de partie et, à la fin, pour les objectifs, les ouvriers à cinq ou six sceaux, les cinq tentes, l’évolution et ce qui reste.',
  'why.points':
    'Un ouvrier à six sceaux fait plus en un tour que deux ouvriers à trois sceaux. Mieux vaut en former un à fond.',
  'idea.stuck':
    'À vous de décider. La (1)*lampe* vous conseille à la demande ; touchez un élément grisé pour savoir pourquoi il l’est.',
  'why.stuck':
    'Il vous reste à découvrir les cartes Équipage, les lentilles et les tentes. Les règles expliquent tout cela.',
}
