// Games played by bots, up to the last moment that a passage of the rulebook uses as an example.

export const games = {
  a1: `wayfare-log 1
game arnak 1
table {"first":"random","players":2,"temple":"bird"}
seed shown-7
1 dig camp-arrowhead-1
1 play exploration-ship
1 play funding-ship
1 play funding-car
1 pay fear
1 end
0 buy watch
0 play exploration-ship
0 play funding-ship
0 play funding-car
0 pay coin
0 end
1 buy steam-boat
1 pay coin+coin+coin
1 end
0 buy bow-and-arrows
0 pay coin+coin
0 end
1 research glass bird-r1-1
1 pay compass+arrowhead
1 end
0 dig camp-coins-1
0 pay fear
0 end
1 buy axe
1 pay coin+coin
1 end
0 dig camp-compasses-1
0 pay fear
0 end
1 pass
1 end
0 buy ritual-dagger
0 pay compass+compass+compass+compass
0 resolve
0 exile area fear
0 end
0 buy gold-pan
0 pay coin
0 end
0 buy hat
0 pay coin
0 end
0 pass
0 end
1 discard fear
1 keep the rest
0 play hat
0 dig camp-compasses-1
0 play watch
0 play gold-pan
0 pay exploration-car
0 end
1 play axe
1 play steam-boat
1 play exploration-car
1 play funding-car
1 exile area funding-car
1 end
0 discover l1-lower-1
0 pay compass
0 pay compass
0 pay compass
0 pay bow-and-arrows
0 slot jewel
0 slot tablets
0 withdraw
0 reveal site
0 reveal guardian
0 end
1 buy ancient-wine
1 pay compass+compass+compass
1 resolve
1 borrow assistant-coin-for-arrowhead
1 pay coin
1 arrowhead
1 end
0 buy chronometer
0 pay coin+coin+coin
0 end
1 research notebook bird-r1-1
1 pay arrowhead
1 pay compass
1 recruit assistant-upgrade
1 end
0 buy carrier-pigeon
0 pay coin+coin
0 end
1 dig camp-tablets-1
1 pay fear
1 use assistant-upgrade
1 trade tablet
1 end
0 pass
0 end
1 research glass bird-r2-2
1 pay tablet
1 pay arrowhead
1 bonus first
1 exile area axe
1 end
1 pass
1 end
1 dig l1-lower-1
1 play exploration-ship
1 use assistant-upgrade
1 play exploration-car
1 play funding-ship
1 pay pilot
1 end
0 play ritual-dagger
0 play funding-ship
0 play exploration-ship
0 play funding-car
0 pay tablet
0 exile hand fear
0 end
1 dig camp-arrowhead-1
1 pay fear
1 end
0 research glass bird-r1-1
0 pay compass
0 pay arrowhead
0 end
1 overcome l1-lower-1
1 pay compass+arrowhead+drop-fear
end 126 3089717716411507bd40482e88a296ac646c705839f8aa12db975bac185cd770
`,
  a2: `wayfare-log 1
game arnak 1
table {"first":"random","players":2,"temple":"bird"}
seed shown-12
1 buy hat
1 play exploration-car
1 play funding-car
1 play funding-ship
1 pay coin
1 end
0 play exploration-car
0 play exploration-ship
0 discover l1-lower-1
0 play funding-ship
0 play funding-car
0 pay compass
0 pay compass
0 pay compass
0 pay pilot
0 slot jewel
0 slot tablets
0 withdraw
0 reveal site
0 reveal guardian
0 end
1 buy bow-and-arrows
1 pay coin+coin
1 end
0 buy trowel
0 pay coin
0 end
1 dig camp-tablets-1
1 pay fear
1 end
0 research glass bird-r1-2
0 pay jewel
0 end
1 dig camp-compasses-1
1 pay fear
1 end
0 dig camp-arrowhead-1
0 pay fear
0 end
1 pass
1 end
0 research notebook bird-r1-1
0 pay compass+arrowhead
0 recruit assistant-upgrade
0 end
0 pass
0 end
0 play trowel
0 play exploration-ship
0 use
0 play exploration-car
0 use assistant-upgrade
0 trade tablet
0 pay compass
0 end
1 buy coconut-flask
1 play hat
1 play funding-ship
1 pay compass+compass+compass
1 play exploration-ship
1 play exploration-car
1 resolve
1 borrow assistant-boot-for-arrowhead
1 pay bow-and-arrows
1 end
0 research glass bird-r2-2
0 pay tablet+arrowhead
0 end
1 discover l1-lower-2
1 pay compass+compass+compass+pilot
1 slot jewel
1 slot tablets
1 withdraw
1 trade tablet
1 reveal site
1 draw
1 play funding-car
1 reveal guardian
1 end
0 research notebook bird-r2-1
0 pay jewel
0 row first
0 recruit assistant-compass
0 end
1 overcome l1-lower-2
1 pay coin
1 pay arrowhead
1 pay pilot
1 end
0 use assistant-compass
0 discover l1-lower-3
0 pay compass
0 pay compass
0 pay compass
0 pay pilot
0 slot tablets
0 exile hand fear
0 reveal site
0 reveal guardian
0 end
1 dig camp-tablets-1
1 pay guardian-boot-coin-arrowhead
1 end
0 research glass bird-r3-1
0 pay tablet+tablet+arrowhead
0 end
1 pass
1 end
0 dig camp-compasses-1
0 pay fear
0 end
0 buy pathfinders-sandals
0 pay compass+compass+compass
0 resolve
0 relocate l1-lower-3 camp-arrowhead-1
0 end
0 research notebook bird-r3-1
0 pay tablet+tablet+arrowhead
0 upgrade assistant-upgrade
0 end
0 pass
0 end
end 122 700b5405d76cc9e381bb0223f1719f388c71dd164bdaa06f162e55bd9c87753f
`,
  b1: `wayfare-log 1
game arnak 1
table {"first":"random","players":2,"temple":"bird"}
seed temple 32
0 buy torch
0 play exploration-car
0 play exploration-ship
0 play funding-ship
0 play funding-car
0 pay coin+coin
0 end
1 buy sturdy-boots
1 play exploration-ship
1 play funding-car
1 play funding-ship
1 pay coin
1 end
0 buy grappling-hook
0 pay coin+coin
0 end
1 buy parrot
1 pay coin+coin
1 end
0 dig camp-tablets-1
0 pay fear
0 end
1 dig camp-compasses-1
1 pay fear
1 end
0 pass
0 end
1 buy ornate-hammer
1 pay compass+compass+compass+compass
1 resolve
1 take lantern
1 end
1 dig camp-arrowhead-1
1 pay fear
1 end
1 pass
1 end
1 play sturdy-boots
1 play exploration-car
1 dig camp-tablets-1
1 end
0 play torch
0 play funding-ship
0 exile hand fear
0 end
1 play lantern
1 activate camp-tablets
1 end
0 buy gold-pan
0 pay coin
0 end
1 play parrot
1 use
1 pay drop-fear
1 end
0 play grappling-hook
0 use
0 pay drop-fear
0 draw
0 exile area fear
0 end
1 research glass bird-r1-2
1 pay jewel
1 end
0 play funding-car
0 buy trowel
0 pay coin
0 end
1 research notebook bird-r1-1
1 pay compass+arrowhead
1 recruit assistant-boot-for-arrowhead
1 end
0 pass
0 end
1 buy rough-map
1 pay coin
1 end
1 pass
1 end
0 play gold-pan
0 buy bow-and-arrows
0 play exploration-ship
0 play exploration-car
0 pay coin+coin
0 end
1 play ornate-hammer
1 use assistant-boot-for-arrowhead
1 play exploration-ship
1 play funding-car
1 play funding-ship
1 pay fear
1 pay tablet
1 take horse
1 end
0 buy treasure-chest
0 pay compass+compass+compass+compass
0 resolve
0 draw
0 end
1 research glass bird-r2-2
1 pay tablet+arrowhead
1 row first
1 exile area fear
1 end
0 play trowel
0 play funding-ship
0 skip
0 end
1 buy serpents-gold
1 pay compass+compass+compass
1 resolve
1 end
0 play grappling-hook
0 skip
0 end
1 buy chronometer
1 pay coin+coin+coin
1 end
0 buy watch
0 pay coin
0 end
1 dig camp-tablets-1
1 pay pilot
1 end
0 pass
0 end
1 pass
1 end
1 play sturdy-boots
1 use assistant-boot-for-arrowhead
1 play exploration-car
1 pay fear
1 skip
1 end
0 play torch
0 play watch
0 play funding-car
0 play funding-ship
0 skip
0 end
1 research notebook bird-r2-2
1 pay tablet+arrowhead
1 recruit assistant-compass-or-ship
1 end
0 dig camp-tablets-1
0 pay bow-and-arrows
0 end
1 play lantern
1 activate camp-compasses
1 end
0 dig camp-compasses-1
0 pay pilot
0 end
1 buy coconut-flask
1 use assistant-compass-or-ship
1 compass
1 pay compass+compass+compass
1 resolve
1 borrow assistant-tablet
1 end
0 pass
0 end
1 play rough-map
1 end
1 buy traders-scales
1 pay compass+compass+compass+compass
1 resolve
1 trade tablet
1 end
1 research glass bird-r3-1
1 pay tablet+tablet+arrowhead
1 end
1 dig camp-arrowhead-1
1 pay pilot
1 end
1 research glass bird-r4-1
1 pay coin+tablet+arrowhead
1 end
1 buy passage-shell
1 pay compass+compass+compass
1 resolve
1 dig camp-jewel-1
1 skip
1 again
1 skip
1 end
1 pass
1 end
0 play exploration-ship
0 discover l1-lower-1
0 play exploration-car
0 play gold-pan
0 pay compass
0 pay compass
0 pay compass
0 pay pilot
0 slot jewel
0 slot arrowhead
0 withdraw
0 reveal site
0 reveal guardian
0 end
1 play horse
1 use assistant-boot-for-arrowhead
1 play chronometer
1 play funding-car
1 use assistant-compass-or-ship
1 compass
1 pay pilot
1 draw
1 end
0 overcome l1-lower-1
0 pay tablet+tablet+tablet
0 end
1 discover l1-lower-2
1 pay compass
1 pay compass
1 pay compass
1 pay pilot
1 slot jewel
1 slot tablets
1 withdraw
1 reveal site
1 reveal guardian
1 end
0 research glass bird-r1-1
0 pay compass+arrowhead
0 end
1 research glass bird-r5-1
1 pay coin+jewel
1 end
0 research glass bird-r2-2
0 pay tablet+arrowhead
0 end
1 research glass bird-r6-2
1 pay tablet+tablet+arrowhead
1 row first
1 draw
1 end
0 play trowel
0 use
0 boon guardian-three-tablets
0 pay compass
0 end
1 play parrot
1 use
1 play funding-ship
1 pay drop-serpents-gold
1 end
0 research notebook bird-r1-2
0 pay jewel
0 recruit assistant-compass-or-car
0 end
1 buy serpent-idol
1 pay compass+compass
1 resolve
1 end
0 play grappling-hook
0 use assistant-compass-or-car
0 compass
0 skip
0 end
1 dig camp-tablets-1
1 pay ornate-hammer
1 end
0 dig camp-compasses-1
0 pay pilot
0 end
1 research glass bird-r7-2
1 pay tablet+jewel
1 end
0 buy inscribed-blade
0 pay compass+compass
0 resolve
0 research notebook bird-r2-2 less arrowhead
0 pay tablet
0 recruit assistant-upgrade
0 end
1 research glass bird-temple
1 pay coin+compass+jewel
1 bonus bonus-tablet
1 end
0 use assistant-upgrade
0 trade tablet
0 pass
0 end
end 286 361c23f40dbbfaf133dac258aaf078d44a5c55ef741d7238bc43c0a353f7c61d
`,
  c1: `wayfare-log 1
game arnak 1
table {"first":"random","players":2,"temple":"snake"}
seed deep a 311
1 buy torch
1 play exploration-car
1 play funding-car
1 play funding-ship
1 pay coin+coin
1 end
0 play exploration-car
0 play exploration-ship
0 discover l1-lower-3
0 play funding-ship
0 pay compass
0 pay compass
0 pay compass
0 pay pilot
0 slot jewel
0 slot tablets
0 withdraw
0 reveal site
0 reveal guardian
0 end
1 buy flask
1 pay coin+coin
1 end
0 research glass snake-r1-2
0 pay jewel
0 end
1 dig camp-tablets-1
1 pay fear
1 end
0 buy fishing-rod
0 pay coin+coin
0 end
1 research glass snake-r1-1
1 pay compass+tablet+tablet
1 end
0 dig camp-compasses-1
0 pay fear
0 end
1 buy trowel
1 pay coin
1 end
0 research notebook snake-r1-1
0 pay compass+tablet+tablet
0 recruit assistant-compass
0 end
1 dig camp-arrowhead-1
1 pay fear
1 end
0 pass
0 end
1 pass
1 end
0 keep the rest
0 play fishing-rod
0 play exploration-ship
0 play funding-car
0 use assistant-compass
0 buy dog
0 end
1 play torch
1 play exploration-ship
1 play funding-car
1 skip
1 end
0 buy guiding-stone
0 pay compass+compass+compass
0 resolve
0 end
1 buy gold-pan
1 pay coin
1 end
0 buy watch
0 pay coin
0 end
1 play trowel
1 use
1 pay compass
1 end
0 research glass snake-r2-2
0 pay tablet+jewel
0 end
1 research notebook snake-r1-2
1 pay jewel
1 recruit assistant-boot-for-arrowhead
1 use assistant-boot-for-arrowhead
1 pay flask
1 end
0 dig camp-coins-1
0 pay fear
0 end
1 pass
1 end
0 buy hot-air-balloon
0 pay coin+coin
0 end
0 dig l1-lower-3
0 pay pilot
0 end
0 pass
0 end
0 keep the rest
1 use assistant-boot-for-arrowhead
1 play gold-pan
1 play exploration-car
1 play funding-ship
1 pay fear
1 buy steam-boat
1 pay coin+coin+coin
1 end
0 play dog
0 activate camp-tablets
0 play exploration-car
0 end
1 dig camp-tablets-1
1 pay fear
1 end
0 buy serpent-idol
0 play funding-ship
0 use assistant-compass
0 pay compass+compass
0 resolve
0 end
1 pass
1 end
0 buy hat
0 pay coin
0 end
0 research notebook snake-r2-2
0 pay tablet+jewel
0 exile area fear
0 end
0 dig camp-compasses-1
0 pay fear
0 end
0 dig camp-arrowhead-1
0 pay fear
0 end
0 pass
0 end
0 buy idol-of-ara-anu
0 play watch
0 use assistant-compass
0 pay compass+compass+compass
0 resolve
0 research glass snake-r3-2
0 pay coin
0 bonus first
0 draw
0 end
1 use assistant-boot-for-arrowhead
1 play exploration-ship
1 play funding-car
1 pay flask
1 buy inscribed-blade
1 pay compass+compass
1 resolve
1 skip
1 end
0 research notebook snake-r3-2
0 pay coin+jewel
0 upgrade assistant-compass
0 use assistant-compass
0 end
1 play torch
1 skip
1 end
0 discover l1-lower-1
0 pay compass+compass+compass+hot-air-balloon
0 slot tablets
0 trade tablet
0 reveal site
0 draw
0 play exploration-ship
0 reveal guardian
0 end
1 play trowel
1 skip
1 end
0 play guiding-stone
0 pay tablet
0 end
1 pass
1 end
0 dig camp-tablets-1
0 pay fear
0 end
0 pass
0 end
0 discard fear
0 discard fear
0 keep the rest
1 use assistant-boot-for-arrowhead
1 play steam-boat
1 play gold-pan
1 play funding-ship
1 pay fear
1 research glass snake-r2-1
1 pay coin+compass+arrowhead
1 bonus first
1 trade arrowhead
1 end
0 play dog
0 play hat
0 activate camp-arrowhead
0 end
1 research glass snake-r3-1
1 pay tablet+tablet+arrowhead
1 row first
1 draw
1 end
0 discover l1-lower-2
0 play funding-car
0 use assistant-compass
0 pay compass+compass+compass+pilot
0 slot jewel
0 slot coin-compass
0 withdraw
0 reveal site
0 reveal guardian
0 end
1 research notebook snake-r2-2
1 pay tablet+jewel
1 exile area fear
1 end
0 discover l2-3
0 pay compass
0 pay compass
0 pay compass
0 pay compass
0 pay compass
0 pay compass
0 pay fishing-rod
0 pay pilot
0 exile area fear
0 reveal site
0 reveal guardian
0 end
1 play exploration-car
1 dig l1-lower-1
1 pay pilot
1 draw
1 end
0 research glass snake-r4-1
0 pay idol
end 244 ed43549e30cd20ea9a6a3c99e68eacaa8d24dccb590a4df7fed44df232377ec4
`,
  d1: `wayfare-log 1
game arnak 1
table {"difficulty":2,"players":1,"temple":"bird"}
seed shown-5
0 pass
end 1 07d592a09da2ac44550bb5478a841505e314f58c9fbbb1179cab75929237e821
`,
}
