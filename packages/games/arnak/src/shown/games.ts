// Games that were played by bots, as far as passages of the rulebook are shown in them.

export const games = {
  a1: {
    options: { players: 2 },
    seed: 'shown-3',
    rows: `
0 buy grappling-hook
0 play exploration-car
0 play exploration-ship
0 play funding-ship
0 play funding-car
0 pay coin+coin
0 end
1 play exploration-ship
1 play exploration-car
1 buy mortar
1 play funding-car
1 play funding-ship
1 pay compass+compass+compass
1 resolve
1 exile hand fear
1 end
0 dig camp-tablets-1
0 pay fear
0 end
1 buy automobile
1 pay coin+coin+coin
1 end
0 buy bow-and-arrows
0 pay coin+coin
0 end
1 dig camp-compasses-1
1 pay pilot
1 end
0 pass
0 end
1 pass
1 end
1 play automobile
1 discover l1-lower-1
1 play funding-car
1 play funding-ship
1 pay compass
1 pay compass
1 pay compass
1 pay mortar
1 slot jewel
1 slot tablets
1 withdraw
1 reveal site
1 reveal guardian
1 end
0 play grappling-hook
0 use
0 play exploration-ship
0 pay drop-fear
0 draw
0 exile area fear
0 play exploration-car
0 end
1 research glass bird-r1-2
1 pay jewel
1 end
0 discover l1-lower-2
0 pay compass+compass+compass+bow-and-arrows
0 slot coin-compass
0 reveal site
0 reveal guardian
0 end
1 buy chronometer
1 pay coin+coin+coin
1 end
0 overcome l1-lower-2
0 pay compass
0 pay pilot
0 pay fear
0 boon guardian-two-boots-compass
0 exile area fear
0 end
1 dig camp-tablets-1
1 pay fear
1 end
0 research glass bird-r1-1
0 pay compass+arrowhead
0 end
1 overcome l1-lower-1
1 pay tablet+tablet+tablet
1 end
0 pass
0 end
1 pass
1 end
0 play grappling-hook
0 use
0 play exploration-car
0 play exploration-ship
0 play funding-car
0 play funding-ship
0 withdraw
0 skip
0 end
1 play chronometer
1 discover l1-lower-3
1 play exploration-car
1 play funding-ship
1 pay compass+compass+compass+exploration-ship
1 slot jewel
1 slot tablets
1 boon guardian-three-tablets
1 withdraw
1 reveal site
1 reveal guardian
1 end
0 buy lantern
0 pay coin+coin+coin
0 end
1 overcome l1-lower-3
1 pay coin+compass+arrowhead
1 end
0 pass
0 end
1 dig camp-tablets-1
1 boon guardian-coin-compass-arrowhead
1 pay pool-ship
1 end
1 pass
1 end
1 keep the rest
1 play mortar
1 play automobile
1 play funding-car
1 pay tablet
1 exile hand fear
1 end
0 play lantern
0 activate camp-compasses
0 end
1 buy bear-trap
1 pay coin+coin
1 end
0 buy tigerclaw-hairpin
0 play funding-ship
0 play funding-car
0 pay compass+compass+compass+compass
0 resolve
0 skip
0 activate camp-compasses
0 end
1 buy sturdy-boots
1 pay coin
1 end
0 play grappling-hook
0 use
0 pay drop-bow-and-arrows
0 draw
0 play exploration-car
0 skip
0 end
1 dig camp-tablets-1
1 pay fear
1 end
0 buy idol-of-ara-anu
0 pay compass+compass+compass
0 resolve
0 research notebook bird-r1-2
0 recruit assistant-coin-or-plane
`,
  },
  a2: {
    options: { players: 2 },
    seed: 'shown-4',
    rows: `
1 dig camp-jewel-1
1 pay fear
1 use
1 pay drop-funding-ship
1 play exploration-car
1 end
0 play funding-ship
0 buy flask
0 play exploration-ship
0 play funding-car
0 pay coin+coin
0 end
1 dig camp-arrowhead-1
1 play funding-car
1 pay fear
1 end
0 dig camp-tablets-1
0 pay fear
0 end
1 buy parrot
1 pay coin+coin
1 end
0 dig camp-compasses-1
0 pay fear
0 end
1 research glass bird-r1-2
1 pay jewel
1 end
0 pass
0 end
1 pass
1 end
0 buy mortar
0 pay compass+compass+compass
0 play exploration-car
0 play exploration-ship
0 skip
0 end
1 research notebook bird-r1-1
1 pay compass
1 play exploration-ship
1 play exploration-car
1 pay arrowhead
1 recruit assistant-compass-or-car
1 end
0 discover l1-upper-3
0 play funding-car
0 pay compass+compass+compass+flask
0 slot arrowhead
0 reveal site
0 reveal guardian
0 end
1 play parrot
1 use
1 use assistant-compass-or-car
1 compass
1 pay drop-fear
1 end
0 overcome l1-upper-3
0 pay compass
0 pay pilot+fear
0 boon guardian-two-boots-compass
0 exile area fear
0 end
1 buy passage-shell
1 pay compass+compass+compass
1 resolve
1 dig camp-tablets-1
1 again
1 end
0 pass
0 end
1 dig camp-jewel-1
1 pay fear
1 skip
1 end
1 pass
1 end
1 dig l1-upper-3
1 play exploration-ship
1 play funding-ship
1 use assistant-compass-or-car
1 compass
1 play funding-car
1 pay parrot
1 end
0 play exploration-car
0 play funding-ship
0 research glass bird-r1-1
0 play exploration-ship
0 pay arrowhead
0 pay compass
0 end
1 dig camp-compasses-1
1 pay fear
1 end
0 dig camp-coins-1
0 pay fear
0 end
1 buy guardians-crown
1 pay compass+compass+compass+compass
1 resolve
1 end
0 research notebook bird-r1-1
0 pay compass+arrowhead
0 recruit assistant-discount
0 end
1 research glass bird-r2-2
1 pay arrowhead
1 pay tablet
1 bonus first
1 exile area fear
1 end
0 buy sea-turtle with assistant-discount
0 pay coin+coin
0 end
1 research notebook bird-r2-1
1 pay jewel
1 bonus first
1 skip
1 recruit assistant-boot-for-arrowhead
1 use assistant-boot-for-arrowhead
1 pay pilot
1 end
0 buy airdrop
0 pay coin+coin
0 end
1 research glass bird-r3-1
1 pay tablet+tablet+arrowhead
1 end
0 dig camp-tablets-1
0 pay flask
0 end
1 buy rope
1 pay coin+coin
1 end
0 pass
0 end
1 pass
1 end
0 play sea-turtle
0 skip
0 play exploration-ship
0 play funding-car
0 dig camp-arrowhead-1
0 end
1 play passage-shell
1 play exploration-car
1 use assistant-boot-for-arrowhead
1 play funding-ship
1 pay rope
1 use assistant-compass-or-car
1 compass
1 pay tablet
1 dig camp-tablets-1
1 again
1 end
0 play mortar
0 pay tablet
0 exile area mortar
0 end
1 buy treasure-chest
1 pay compass
1 pay compass+compass+compass
1 resolve
1 draw
1 end
0 buy inscribed-blade with assistant-discount
0 pay compass
0 resolve
0 research glass bird-r2-2 less arrowhead
0 pay tablet
0 end
1 research notebook bird-r3-1
1 pay tablet+tablet+arrowhead
`,
  },
}
