import type { DarwinTexts } from './en.ts'

export const fr: DarwinTexts = {
  seals: 'Sceaux',
  'seals.goal': 'Donnez leurs sceaux à vos ouvriers',
  'seals.reached': 'Chacun sait quelque chose. La première manche commence.',
  'seals.give': 'Donnez trois sceaux',
  'seals.pair': 'Choisissez deux objectifs',
  'idea.wax':
    'Chaque ouvrier a ses *sceaux de cire*, son savoir : vert explore, bleu navigue, jaune écrit, rouge étudie. Choisissez-en un pour (1)*chacun*.',
  'why.wax':
    'Une case demande des sceaux dans la rangée d’un même ouvrier. Rien n’est dépensé : ce qui est appris reste.',
  'idea.pair':
    'Prenez une paire d’(1)*objectifs*, un argenté et un doré. Ils rapportent quand vous avez ce qu’ils demandent.',
  'why.pair':
    'Ils ne sont qu’à vous et donnent une direction. Leurs emplacements aussi : le premier doré amène un cinquième ouvrier.',

  place: 'Ouvriers',
  'place.goal': 'Placez un premier ouvrier',
  'place.reached': 'Un ouvrier, une case, ce qu’elle apporte : voilà un tour.',
  'place.worker': 'Envoyez un ouvrier sur une case',
  'place.act': 'Faites ce que dit la case',
  'place.end': 'Terminez le tour',
  'idea.one':
    'À chaque tour, vous placez *un ouvrier* et faites ce que dit sa case. Quatre ouvriers, donc quatre tours par manche, et cinq manches.',
  'why.one': 'Les ouvriers rentrent quand tous sont placés. Une case pour un seul reste prise jusque-là.',
  'idea.space': 'Un ouvrier va sur une case dont il a les sceaux. (1)*Celui-ci* a le rouge, qui ouvre l’(2)*académie*.',
  'why.space': 'La première case d’une page demande un sceau. Celles du dessous en demandent plus, et font plus.',
  'idea.learn':
    'Prenez un sceau et donnez-le à un ouvrier. Le (1)*premier parchemin* est gratuit ; plus loin, la rangée d’un (2)*ouvrier* coûte des pièces.',
  'why.learn':
    'Deux sceaux d’une couleur ouvrent une meilleure case ; quatre, de toutes couleurs, donnent une distinction.',
  'idea.end': 'C’était le tour. (1)*Terminez-le* : l’adversaire place un ouvrier, puis vous le suivant.',
  'why.end': 'Objectifs et cartes Équipage servent à tout moment de votre tour ; il finit donc quand vous le dites.',

  coins: 'Pièces',
  'coins.goal': 'Des pièces pour la manche',
  'coins.reached': 'Des pièces en main : pénalités, parchemins et emplacements se paient.',
  'coins.order': 'Allez à l’ordre du tour',
  'coins.take': 'Prenez les pièces',
  'idea.penalty':
    'Le premier ouvrier d’un journal ne paie rien. S’il y a déjà quelqu’un, même vous, le suivant paie *3 pièces*.',
  'why.penalty':
    'Un journal, ce sont deux pages voisines. Voyez lequel il vous faut deux fois, et soyez premier dans l’autre.',
  'idea.order':
    'La case (1)*ordre du tour* ne demande ni sceau ni pénalité et donne des pièces. L’(2)*ouvrier du haut* suffit.',
  'why.order': 'Qui s’y place le premier commence aussi la manche suivante.',
  'idea.take': 'Ce qu’une case offre, on peut le faire ou le laisser. Ici, c’est de l’argent : (1)*prenez-le*.',
  'why.take':
    'Les actions sont permises, pas imposées. Seuls les nombres rouges sont des prix, et seulement si l’on agit.',

  sail: 'La mer',
  'sail.goal': 'Naviguez derrière le Beagle',
  'sail.reached': 'Votre navire est en route.',
  'sail.blue': 'Placez un ouvrier à la navigation',
  'sail.ship': 'Naviguez',
  'sail.there': 'Utilisez ce qui s’y trouve',
  'idea.beagle':
    'Le Beagle avance à chaque manche. Chaque manche a son but ; si votre navire est derrière, il vous rapporte moins.',
  'why.beagle': 'Les drapeaux entre vous et le Beagle se retirent de ce que donne le but, jamais sous zéro.',
  'idea.blue':
    'Un ouvrier au sceau bleu, (1)*celui-ci*, peut aller à la (2)*navigation*. Si quelqu’un est dans ce journal, cela coûte 3 pièces.',
  'why.blue': 'La pénalité ne croît pas avec le nombre. Naviguer tôt en vaut la peine : le Beagle n’attend pas.',
  'idea.ship':
    'Naviguez vers une des (1)*cases éclairées*. Seule celle où l’on s’arrête agit ; les autres ne donnent rien.',
  'why.ship':
    'Les navires partagent une case ; à une bifurcation, vous choisissez. Un ruban argenté débarque un explorateur ailleurs.',
  'idea.specimen': 'Un (1)*spécimen* vit ici. Étudiez-le : vous pourrez plus tard le livrer au musée.',
  'why.specimen': 'Ce qui est étudié reste sur votre plateau. Chaque spécimen s’étudie une fois.',

  letters: 'Lettres',
  'letters.goal': 'Envoyez des lettres',
  'letters.reached': 'Vos timbres attendent la fin de la manche.',
  'letters.yellow': 'Placez un ouvrier aux lettres',
  'letters.stamps': 'Mettez des timbres',
  'idea.yellow':
    'Un sceau jaune, comme celui de (1)*cet ouvrier*, ouvre les (2)*lettres*. Si quelqu’un est dans ce journal, même vous, cela coûte 3 pièces.',
  'why.yellow': 'Deux de vos ouvriers dans un journal coûtent une pénalité, sauf en des manches différentes.',
  'idea.envelope':
    'Choisissez une (1)*enveloppe*, et la (2)*pile* d’où vient le timbre. En fin de manche, qui en a le plus reçoit la première récompense.',
  'why.envelope':
    'Le second reçoit la petite part. Puis la moitié de vos timbres part, le reste attend la manche suivante. Une pile vide donne ce qui est inscrit dessous.',

  round: 'Fin de manche',
  'round.goal': 'Finissez la manche',
  'round.reached': 'Le Beagle avance, et tous les ouvriers sont rentrés.',
  'round.next': 'La deuxième manche',
  'idea.rewards':
    '(1)*Terminez le tour*. Quand tous sont placés, on compte enveloppes et but du Beagle, puis les ouvriers rentrent.',
  'why.rewards': 'L’académie et les objectifs visibles se remplissent alors.',
  'idea.others':
    'Placez vos autres ouvriers à votre idée. Les rectangles accueillent tout le monde, sans sceau ni pénalité.',
  'why.others': 'Tant que vous avez un ouvrier, il faut le placer, même sans rien en faire.',
  'idea.walk':
    'Votre explorateur suit le sentier. Choisissez une des (1)*cases éclairées* : seule celle où il s’arrête agit.',
  'why.walk':
    'Les îles ont des spécimens, des campements et des points. Les sceaux verts envoient l’explorateur, et parfois une lettre.',

  own: 'À vous',
  'own.goal': 'Jouez la deuxième manche',
  'own.reached': 'Vous connaissez les lieux. Le voyage continue ; je regarde.',
  'own.museum': 'Livrez un spécimen au musée',
  'own.through': 'Jouez la manche jusqu’au bout',
  'idea.museum':
    'Livrez votre spécimen au (1)*musée* : des pièces pour les cases vides voisines, de l’évolution pour les pleines.',
  'why.museum': 'Tôt, on gagne des pièces ; tard, de l’évolution, multipliée à la fin par ce que le musée possède.',
  'idea.points': 'Des points en route, et à la fin : objectifs, ouvriers à cinq sceaux, tentes et évolution.',
  'why.points': 'Un ouvrier à six sceaux fait plus en un tour que deux à trois. Formez-en bien un.',
  'idea.stuck':
    'À vous de décider. La (1)*lampe* conseille si on le demande ; touchez ce qui est terne pour savoir pourquoi.',
  'why.stuck': 'Restent les cartes Équipage, les lentilles et les tentes. Les règles ont une page pour chacune.',
}
