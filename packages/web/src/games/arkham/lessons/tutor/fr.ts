import type { ArkhamTips } from './en.ts'

export const fr: ArkhamTips = {
  nothing: 'Rien n’est sur le point d’être perdu. Tracez ce qui prolonge votre ligne ; tout tracé permis convient.',
  route: 'Votre itinéraire peut continuer par (1)*ces rues*. Ce qu’il laisse de côté est effacé, touristes compris.',
  link: 'Aucune rue ne continue, mais une liaison mène à (1)*un autre portail*. Elle coûte un point de folie, sauf avec Shub-Niggurath.',
  tome: 'Tous les dés ne réussissent pas, et vous avez un (1)*grimoire*. Utilisez-le avant d’affronter le Grand Ancien : après, il est perdu.',
  stored: 'La partie s’achève, et un (1)*bonus* reste à tracer. Les bonus non utilisés ne comptent pas à la fin.',
  task: '(1)*Cette rue* atteint un carrefour de votre objectif. Avec deux carrefours sur la ligne finale, chaque rue entre eux vaut un point.',
  shop: 'Vous pouvez atteindre (1)*une boutique*. Une rue de cette manche doit y finir pour que vous receviez son bonus.',
  gate: 'Vos rues sont en plusieurs morceaux. (1)*Un portail* est à portée : à la fin, les portails relient ce qu’aucune rue ne relie.',
  bridge:
    '(1)*Un pont* est à portée. Les quartiers et touristes de l’autre rive ne comptent que si la ligne finale y passe.',
  join: 'Certains tracés prolongent ce que vous avez. À la fin, les rues à l’écart de la ligne finale sont effacées.',
  change: 'Vos nombres ne désignent aucun quartier vide : un seul touriste viendrait. Modifiez (1)*un dé* de un.',
  effect: 'Un (1)*effet* est actif dans cette manche. Il ouvre des tracés impossibles dans les autres.',
  correct: 'La (1)*Correction d’itinéraire* est active : échangez une rue inutile contre une qui prolonge votre ligne.',
}
