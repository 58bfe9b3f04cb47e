export const fr = {
  goal: 'Envoyez vos archéologues sur l’île, et grâce à leurs découvertes montez la piste Recherche jusqu’au Temple perdu. Après cinq manches, le plus de points l’emporte.',
}
