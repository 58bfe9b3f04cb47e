export const fr = {
  goal: 'Formez vos ouvriers, naviguez derrière le Beagle, explorez des îles et livrez des spécimens au musée. Après cinq manches, le plus de points l’emporte.',
}
