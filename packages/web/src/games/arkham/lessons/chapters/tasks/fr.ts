import type { TasksTexts } from './en.ts'

export const fr: TasksTexts = {
  'tasks.goal': 'Tirez 8 points de votre objectif secret',
  'tasks.reached':
    'Un objectif paie chaque tronçon parcouru entre deux de ses carrefours : un détour peut valoir la peine.',
  'tasks.keep': 'Gardez un objectif',
  'tasks.quarter': 'Choisissez les dés et un quartier',
  'tasks.join': 'Reliez vos drapeaux',
  'tasks.end': 'Terminez la dernière manche',
  'tasks.walk': 'Prenez le chemin le plus long',
  'tasks.finish': 'Terminez l’itinéraire',
  'idea.keep':
    'Un (1)*objectif* rapporte ses propres points : 1 par tronçon de l’itinéraire final entre deux de ses carrefours. Gardez celui qui vous plaît.',
  'why.keep':
    'En partie, on choisit avant la première manche, sur un plan vide. Ici, la ligne est presque finie : vous pouvez compter.',
  'idea.quarter':
    'Des drapeaux marquent vos quatre carrefours ; vous êtes la seule personne à les voir. La rivière les sépare : prenez (1)*deux 3* pour un (2)*quartier* près du pont.',
  'idea.join':
    'Avec moins de deux de vos carrefours sur l’itinéraire, l’objectif ne vaut rien. Reliez les morceaux : tracez le (1)*pont*.',
  'idea.end':
    'Vos drapeaux sont maintenant sur une même ligne. (1)*Terminez* la dernière manche : la distance reste à parcourir.',
  'idea.walk':
    'La distance se compte comme on marche : partez (1)*d’ici* et contournez le quartier par ces (2)*trois tronçons* au lieu d’un seul.',
  'why.walk':
    'Si l’itinéraire passe plusieurs fois par un carrefour, le meilleur passage compte. Liaisons et traversées comptent 0.',
  'idea.finish':
    'Ces points sont acquis : aucun Grand Ancien ne les prend. Suivez encore (1)*ces tronçons*, puis (2)*terminez l’itinéraire*.',
  'exam.question':
    'Dernière manche. Un de vos drapeaux est sur votre ligne, un autre tout près. Comment joueriez-vous ce tour ?',
  'exam.lesson':
    'Le second drapeau transforme en points tout le chemin qui y mène. Regardez ensuite quel chemin longe les meilleurs quartiers.',
}
