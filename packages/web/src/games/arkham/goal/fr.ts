export const fr = {
  goal: 'Tracez des rues près des touristes. Après dix manches, une seule ligne ininterrompue est votre itinéraire : les quartiers et touristes qu’il longe font vos points.',
}
