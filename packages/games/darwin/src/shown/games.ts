// Games that were played by bots, as far as passages of the rulebook are shown in them.

export const games = {
  a1: {
    options: { players: 2 },
    seed: 'shown-7',
    rows: `
0 keep crew-13
1 keep crew-8
0 keep crew-7
1 keep crew-11
0 keep crew-14
1 keep crew-2
0 seals yellow yellow green
1 seals blue red green
0 pair start-silver-4 start-gold-3
1 place w1 explore-1
1 explore i1-2
1 study red-plant
1 end turn
0 place w1 small-left
0 unlock explore-2
0 explore i1-4
0 tent camp-i1-4 1
0 stamp envelope-1 stack-1
0 stamp envelope-1 stack-1
0 end turn
1 place w2 museum-deliver
1 deliver red-plant
1 end turn
0 place w2 letters-1
0 stamp envelope-1 stack-1
0 stamp envelope-1 stack-1
0 explore i1-9
0 study red-reptile
0 end turn
1 place w4 explore-2
1 explore i1-8
1 coins 2
1 end turn
0 place w3 museum-deliver
0 deliver red-reptile
0 end turn
1 place w3 objective-office
1 coins 2
1 take silver-8 silver-slot-1
1 end turn
0 place w4 explore-1
0 explore i1-10
0 theory 1
0 take silver-9 silver-slot-1
0 end turn
0 points 4
1 place w1 explore-1
1 explore i1-9
1 study red-reptile
1 end turn
0 place w1 letters-1
0 stamp envelope-1 stack-2
0 stamp envelope-1 stack-2
0 end turn
1 place w2 small-left
1 unlock explore-3
1 explore i1-16
1 points 2
1 knowledge 1
1 end turn
0 place w2 objective-office
0 take-objective
0 take silver-4 silver-slot-2
0 coins 2
0 end turn
1 place w4 explore-2
1 explore i1-19
1 points 4
1 end turn
0 place w4 explore-1
0 explore i1-12
0 study blue-reptile
0 end turn
1 place w3 objective-office
1 coins 2
1 take silver-7 silver-slot-2
1 end turn
0 place w3 museum-deliver
0 deliver blue-reptile
0 end turn
0 points 4
1 place w1 explore-1
1 explore i1-21
1 theory 3
1 coins 3
1 end turn
0 place w1 explore-2
0 explore i1-17
0 points 3
0 end turn
1 place w2 small-left
1 unlock navigate-2
1 sail sea-2
1 study blue-plant
1 end turn
0 place w2 letters-1
0 stamp envelope-1 stack-2
0 stamp envelope-1 stack-2
0 seal scroll-1-1 w2
0 end turn
1 place w3 museum-deliver
1 deliver blue-plant
1 end turn
0 place w3 objective-office
0 take-objective
0 take silver-1 silver-slot-3
`,
  },
  a2: {
    options: { players: 2 },
    seed: 'shown-2',
    rows: `
0 keep crew-7
1 keep crew-12
0 keep crew-8
1 keep crew-13
0 keep crew-5
1 keep crew-10
0 seals yellow blue blue
1 seals green yellow yellow
1 pair start-silver-3 start-gold-1
0 place w3 special-slot-top-right
0 coins 3
0 knowledge 1
0 end turn
1 place w1 explore-1
1 explore i1-2
1 study blue-plant
1 end turn
0 place w1 small-left
0 unlock special-slot-middle-left
`,
  },
  a3: {
    options: { players: 2 },
    seed: 'shown-4',
    rows: `
0 keep crew-3
1 keep crew-7
0 keep crew-2
1 keep crew-15
0 keep crew-1
1 keep crew-5
0 seals green red blue
1 seals yellow green blue
0 pair start-silver-2 start-gold-1
1 place w4 objective-office
1 coins 2
1 take silver-6 silver-slot-1
1 end turn
0 place w1 explore-1
0 explore i1-2
0 done
0 end turn
1 place w1 small-left
1 unlock letters-2
1 stamp envelope-1 stack-1
1 stamp envelope-1 stack-1
1 stamp envelope-1 stack-2
1 end turn
0 place w2 explore-1
0 skip
0 end turn
1 place w2 letters-1
1 stamp envelope-3 stack-1
1 stamp envelope-3 stack-1
1 explore i1-3
1 done
1 end turn
0 place w3 objective-office
0 take-objective
0 take silver-8 silver-slot-1
0 coins 2
0 end turn
1 place w3 objective-office
1 take-objective
1 take gold-2 gold-slot-4
1 coins 2
1 end turn
0 place w4 objective-office
0 coins 2
0 take gold-1 gold-slot-3
0 end turn
1 points 4
1 coins 4
1 place w2 museum-deliver
1 end turn
0 place w1 explore-1
0 explore i1-5
0 study blue-bird
0 end turn
1 place w4 letters-1
1 stamp envelope-1 stack-2
1 stamp envelope-1 stack-2
1 end turn
0 place w2 museum-deliver
0 deliver blue-bird
0 end turn
1 place w1 small-left
1 unlock special-slot-middle-right
1 complete-objective
1 complete start-gold-2 gold-slot-5
1 take silver-9
1 end turn
0 place w3 special-slot-top-left
`,
  },
  a4: {
    options: { players: 2 },
    seed: 'shown-3',
    rows: `
0 keep crew-7
1 keep crew-8
0 keep crew-16
1 keep crew-2
0 keep crew-4
1 keep crew-9
0 seals yellow blue red
1 seals blue green red
0 pair start-silver-2 start-gold-4
1 place w1 explore-1
1 explore i1-2
1 study yellow-fossil
1 end turn
0 place w1 small-left
0 unlock special-slot-middle-right
0 explore 2
0 explore i1-3
0 knowledge 1
0 sail sea-2
0 study red-plant
0 end turn
1 place w2 museum-deliver
1 deliver yellow-fossil
1 end turn
0 place w2 museum-deliver
0 deliver red-plant
0 end turn
1 place w3 explore-1
1 explore i1-8
1 coins 2
1 end turn
0 place w4 academy-1
0 seal scroll-1-2 w4
0 end turn
1 place w4 objective-office
1 coins 2
1 take silver-5 silver-slot-1
1 end turn
0 place w3 objective-office
0 take-objective
0 take silver-3 silver-slot-1
0 coins 2
0 end turn
1 place w1 explore-1
1 explore i1-10
1 theory 1
1 take silver-1 silver-slot-2
1 end turn
0 place w4 special-slot-middle-right
0 explore 2
0 explore i1-8
0 coins 2
0 sail sea-4
0 end turn
1 place w2 small-left
1 unlock special-slot-middle-left
1 take-objective
1 take silver-4 silver-slot-3
1 complete start-gold-2 gold-slot-5
1 end turn
0 place w1 letters-1
0 stamp envelope-1 stack-1
0 stamp envelope-1 stack-1
0 end turn
1 place w3 objective-office
1 take-objective
1 take gold-7
1 coins 2
1 end turn
0 place w2 objective-office
0 take-objective
0 take gold-3 gold-slot-3
0 coins 2
0 end turn
1 place w4 objective-office
1 coins 2
1 end turn
0 place w3 objective-office
0 coins 2
0 end turn
0 explore 1
0 explore i1-9
0 study blue-reptile
0 sail 1
0 sail sea-5
1 place w1 explore-1
1 explore i1-12
1 study blue-fossil
1 end turn
0 place w1 museum-deliver
0 deliver blue-reptile
0 end turn
1 place w2 museum-deliver
1 deliver blue-fossil
1 end turn
0 place w2 small-left
0 unlock explore-2
0 explore i1-15
0 points 3
0 end turn
1 place w3 explore-2
1 explore i1-18
1 theory 2
1 end turn
0 place w4 academy-1
0 seal scroll-1-1 w4
0 end turn
1 place w4 objective-office
1 coins 2
1 take silver-10 silver-slot-4
1 end turn
0 place w3 objective-office
0 take-objective
0 take silver-9 silver-slot-2
0 coins 2
0 end turn
0 explore 1
0 explore i1-16
0 points 2
0 knowledge 1
0 sail 1
0 sail sea-6
0 tent camp-sea-6 1
0 coins 3
0 take gold-4 gold-slot-4
1 place w1 explore-1
1 explore i1-20
1 seal scroll-1-3 w3
1 end turn
0 place w4 special-slot-top-right
0 purple-seal
0 purple w4
0 coins 1
0 end turn
1 place w2 small-left
1 unlock explore-3
1 explore i1-24
1 points 4
1 end turn
0 place w1 explore-2
0 explore i1-19
0 points 4
0 end turn
1 place w3 academy-1
1 seal scroll-1-1 w3
1 end turn
0 place w2 objective-office
0 coins 2
0 take silver-7 silver-slot-3
0 end turn
1 place w4 objective-office
1 take-objective
1 take silver-8 silver-slot-5
1 reach silver-8
1 coins 2
1 end turn
0 place w3 objective-office
0 take-objective
0 take gold-9 gold-slot-5
0 coins 2
0 end turn
1 place w1 navigate-1
1 sail sea-2
1 study red-plant
1 end turn
0 place w4 academy-1
0 academy
0 seal scroll-1-2 w4
0 seal scroll-3-1 w4
`,
  },
  a5: {
    options: { players: 2 },
    seed: 'shown-5',
    rows: `
0 keep crew-11
1 keep crew-4
0 keep crew-9
1 keep crew-12
0 keep crew-10
1 keep crew-13
0 seals red red yellow
1 seals red green yellow
1 pair start-silver-4 start-gold-2
0 place w1 explore-1
0 explore i1-2
0 study blue-bird
0 end turn
1 place w1 small-left
1 unlock explore-2
1 explore i1-4
1 tent camp-i1-4 1
1 stamp envelope-1 stack-1
1 stamp envelope-1 stack-1
1 end turn
0 place w2 museum-deliver
0 deliver blue-bird
0 end turn
1 place w2 academy-1
1 seal scroll-1-1 w3
1 end turn
0 place w3 objective-office
0 coins 2
0 take silver-8 silver-slot-1
0 end turn
1 place w3 objective-office
1 take-objective
1 take silver-6 silver-slot-1
1 coins 2
1 end turn
0 place w4 objective-office
0 take-objective
0 take gold-2 gold-slot-3
0 coins 2
0 end turn
1 place w4 objective-office
1 take-objective
1 take gold-6 gold-slot-3
1 coins 2
1 end turn
1 points 4
0 place w1 explore-2
0 explore i1-9
0 study yellow-reptile
0 reach silver-8
0 end turn
1 place w1 small-left
1 unlock explore-3
1 explore i1-12
1 study blue-plant
1 end turn
0 place w2 museum-deliver
0 deliver yellow-reptile
0 end turn
1 place w2 museum-deliver
1 deliver blue-plant
1 end turn
0 place w3 academy-1
0 seal scroll-1-1 w2
0 end turn
1 place w3 explore-3
1 explore i1-18
1 theory 2
1 end turn
0 place w4 objective-office
0 coins 2
0 take silver-3 silver-slot-2
0 end turn
1 place w4 objective-office
1 take-objective
1 take silver-7 silver-slot-2
1 coins 2
1 end turn
1 points 4
0 place w1 explore-1
0 explore i1-10
0 take-objective
0 take silver-1 silver-slot-3
0 theory 1
0 end turn
1 place w3 explore-2
1 explore i1-21
1 coins 3
1 theory 3
1 end turn
0 place w2 small-left
0 unlock navigate-2
0 sail sea-2
0 study yellow-fossil
0 end turn
1 place w1 explore-1
1 explore i1-23
1 points 6
1 end turn
0 place w3 museum-deliver
0 deliver yellow-fossil
0 end turn
1 place w2 academy-1
1 seal scroll-1-3 w4
1 end turn
0 place w4 objective-office
0 coins 2
0 take silver-10 silver-slot-4
0 end turn
1 place w4 objective-office
1 take-objective
1 take gold-3 gold-slot-4
1 coins 2
1 end turn
0 place w1 explore-1
0 explore i1-12
0 study blue-plant
0 reach silver-10
0 end turn
1 place w1 letters-1
1 stamp envelope-1 stack-1
1 stamp envelope-1 stack-1
1 explore i1-24
1 points 4
1 end turn
0 place w2 small-left
0 unlock navigate-3
0 sail sea-6
0 tent camp-sea-6 1
0 coins 3
0 take silver-4 silver-slot-5
0 reach silver-4
0 end turn
1 place w2 objective-office
1 take-objective
1 take silver-2 silver-slot-3
1 coins 2
1 end turn
0 place w3 objective-office
0 take-objective
0 take gold-10 gold-slot-4
0 reach gold-10
0 coins 2
0 end turn
1 place w3 objective-office
1 coins 2
1 take gold-9 gold-slot-5
1 end turn
0 place w4 objective-office
0 coins 2
0 end turn
1 place w4 objective-office
1 coins 2
1 end turn
1 points 4
0 place w1 explore-1
0 explore i1-16
0 points 2
0 knowledge 1
0 end turn
1 place w1 small-left
1 unlock academy-2
1 seal scroll-1-1 w3
1 seal scroll-1-2 w3
1 end turn
0 place w2 academy-2
0 seal scroll-2-3 w2
0 seal scroll-2-1 w2
0 reach silver-1
0 study blue-reptile
0 end turn
1 place w3 special-slot-top-right
1 coins 2
1 sail 2
1 sail sea-2
1 study yellow-fossil
1 end turn
0 place w3 museum-deliver
0 deliver blue-reptile
0 end turn
1 place w2 objective-office
1 take-objective
1 take silver-5 silver-slot-4
1 coins 2
1 end turn
0 place w4 objective-office
0 coins 2
0 take gold-7 gold-slot-5
0 end turn
1 place w4 objective-office
1 coins 2
1 reach silver-6
`,
  },
}
