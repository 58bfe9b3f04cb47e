import type { LexiconWords } from '@wayfare/text'
import type { outline } from './outline.ts'

export const fr: LexiconWords<typeof outline> = {
  main: {
    name: 'Action principale',
    forms: 'action principale|actions principales',
    says: 'Une seule par tour : excaver, découvrir, maîtriser, acheter, jouer une carte, rechercher ou passer.',
  },
  free: {
    name: 'Action gratuite',
    forms: 'action gratuite|actions gratuites',
    says: 'Faites-en autant que vous voulez à votre tour, avant, après ou pendant l’action principale. L’éclair les signale.',
  },
  coin: {
    name: 'Pièce',
    forms: 'pièce|pièces',
    says: 'Sert à acheter les objets et à engager les pilotes. Ne vaut rien à la fin.',
  },
  compass: {
    name: 'Boussole',
    forms: 'boussole|boussoles',
    says: 'Sert à acheter les artefacts et à découvrir les sites : 3 au niveau 1, 6 au niveau 2.',
  },
  tablet: {
    name: 'Tablette',
    forms: 'tablette|tablettes',
    says: 'Sert à payer les artefacts que vous jouez de votre main, et la recherche.',
  },
  arrowhead: {
    name: 'Pointe de flèche',
    forms: 'pointe de flèche|pointes de flèche|pointe|pointes',
    says: 'Sert à maîtriser les gardiens et à payer la recherche. Un effet d’échange la transforme en joyau.',
  },
  jewel: {
    name: 'Joyau',
    forms: 'joyau|joyaux',
    says: 'La ressource la plus rare. Elle sert à payer de nombreuses avancées sur la piste Recherche.',
  },
  travel: {
    name: 'Déplacement',
    forms: 'déplacement|déplacements',
    says: 'Chaussure, voiture, bateau ou avion : chaque symbole en paie un semblable. L’avion remplace n’importe quel symbole, et n’importe quel symbole remplace une chaussure.',
  },
  pilot: {
    name: 'Pilote',
    forms: 'pilote|pilotes',
    says: 'Chaque fois que vous payez un déplacement, 2 pièces valent un avion, autant de fois que vous voulez.',
  },
  archaeologist: {
    name: 'Archéologue',
    forms: 'archéologue|archéologues',
    says: 'Vous en avez deux. Ils partent excaver ou découvrir, et rentrent à la fin de la manche.',
  },
  site: {
    name: 'Site',
    forms: 'site|sites',
    says: 'Un lieu à excaver. Dans la jungle, il faut d’abord le découvrir, et il accueille un seul archéologue.',
  },
  camp: {
    name: 'Site du campement',
    forms: 'site du campement|sites du campement|campement',
    says: 'Un site de la côte, ouvert dès le début. Il a deux emplacements ; l’un d’eux peut être condamné.',
  },
  guardian: {
    name: 'Gardien',
    forms: 'gardien|gardiens',
    says: 'Il vit sur un site découvert. On peut y excaver, mais un archéologue qui y est en fin de manche rapporte une carte Peur. Maîtrisé, il vaut 5 points.',
  },
  boon: {
    name: 'Faveur du gardien',
    forms: 'faveur du gardien|faveur d’un gardien|faveur|faveurs',
    says: 'L’aide d’un gardien que vous avez maîtrisé : une fois dans la partie, à n’importe lequel de vos tours. Vous gardez les points.',
  },
  idol: {
    name: 'Idole',
    forms: 'idole|idoles',
    says: 'On la trouve en découvrant un site. 3 points à la fin, sur vos caisses ou sur un emplacement.',
  },
  slot: {
    name: 'Emplacement Idole',
    forms: 'emplacement Idole|emplacements Idole',
    says: 'Placez-y une idole pour un effet au choix parmi cinq : c’est une action gratuite. À la fin, les emplacements vides valent 1, 2, 3 et 4 points.',
  },
  item: {
    name: 'Objet',
    forms: 'objet|objets',
    says: 'Une carte payée en pièces. Elle va sous votre pioche ; vous pouvez l’utiliser dès que vous l’avez piochée.',
  },
  artifact: {
    name: 'Artefact',
    forms: 'artefact|artefacts',
    says: 'Une carte payée en boussoles. Son effet est utilisable aussitôt ; plus tard, jouer l’artefact de votre main coûte une tablette.',
  },
  fear: {
    name: 'Peur',
    forms: 'Peur|Peurs',
    says: 'Une carte sans effet : elle vaut une chaussure en main et −1 point à la fin. Certains effets permettent de l’exiler.',
  },
  exile: {
    name: 'Exil',
    forms: 'exil|exiler|exile|exilez|exilé|exilée|exilés|exilées',
    says: 'Retire de la partie une carte de votre main ou de votre zone de jeu. Elle ne compte plus à la fin : une carte Peur exilée ne coûte plus de point.',
  },
  area: {
    name: 'Zone de jeu',
    forms: 'zone de jeu|zones de jeu',
    says: 'Vos cartes utilisées y restent jusqu’à la fin de la manche, puis sont mélangées et placées sous votre pioche.',
  },
  glass: {
    name: 'Loupe',
    forms: 'loupe|loupes',
    says: 'L’un de vos deux jetons Recherche. Elle ouvre la marche, et elle seule peut entrer dans le Temple perdu.',
  },
  notebook: {
    name: 'Calepin',
    forms: 'calepin|calepins',
    says: 'L’un de vos deux jetons Recherche. Il n’est jamais plus haut que la loupe.',
  },
  assistant: {
    name: 'Assistant',
    forms: 'assistant|assistants',
    says: 'Il aide une fois par manche, en action gratuite (la Marchande, en action principale), puis il est épuisé. D’abord argenté, il devient doré et disponible quand on l’améliore.',
  },
  refresh: {
    name: 'Rendre disponible',
    forms: 'épuisé|épuisés|à nouveau disponible|de nouveau disponible',
    says: 'Un assistant utilisé est épuisé jusqu’à la fin de la manche, sauf si un effet le rend disponible : il peut alors servir à nouveau.',
  },
  bonus: {
    name: 'Tuile Bonus de recherche',
    forms: 'tuile Bonus de recherche|tuiles Bonus de recherche|tuile Bonus|tuiles Bonus',
    says: 'Elle attend sur la piste Recherche le premier jeton qui arrive, puis disparaît.',
  },
  temple: {
    name: 'Tuile Temple',
    forms: 'tuile Temple|tuiles Temple',
    says: 'S’achète avec des ressources quand votre loupe est au Temple perdu : 2, 6 ou 11 points.',
  },
  discount: {
    name: 'Réduction',
    forms: 'réduction|réductions',
    says: 'Diminue un paiement, jamais au-dessous de zéro. Ce que vous n’en utilisez pas est perdu.',
  },
  relocate: {
    name: 'Transférer',
    forms: 'transférer|transférez|transfère|transféré',
    says: 'Déplace un de vos archéologues d’un site vers un emplacement libre d’un autre, sans coût de déplacement.',
  },
  staff: {
    name: 'Sceptre lunaire',
    forms: 'sceptre lunaire|Sceptre lunaire|sceptre',
    says: 'Dans la rangée, il sépare les artefacts des objets et avance à chaque manche : davantage d’artefacts, moins d’objets.',
  },
}
