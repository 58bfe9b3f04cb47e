// Games played by bots, up to the last moment that a passage of the rulebook uses as an example.

export const games = {
  a1: `wayfare-log 1
game darwin 1
table {"badges":"placement","declined":"lost","discount":"shared","firstGame":false,"freeLens":"all","moves":"one","museum":"two","office":true,"players":2,"tents":"one"}
seed shown-2
0 keep crew-7
1 keep crew-12
0 keep crew-8
1 keep crew-13
0 keep crew-5
1 keep crew-10
0 seals yellow blue blue
1 seals green yellow yellow
1 pair start-silver-3 start-gold-1
0 place w1 explore-1
0 explore i1-2
0 study blue-plant
0 end turn
1 place w1 small-left
1 unlock special-slot-middle-right
1 explore 2
1 explore i1-3
1 knowledge 1
1 sail sea-2
1 study red-plant
1 end turn
0 place w2 museum-deliver
0 deliver blue-plant
0 end turn
1 place w2 museum-deliver
1 deliver red-plant
1 end turn
0 place w3 objective-office
0 coins 2
0 take silver-3 silver-slot-1
0 end turn
1 place w3 letters-1
1 stamp envelope-1 stack-1
1 stamp envelope-1 stack-1
1 end turn
0 place w4 objective-office
0 take-objective
0 take silver-1 silver-slot-2
0 coins 2
0 end turn
1 place w4 objective-office
1 coins 2
1 take gold-9 gold-slot-3
1 end turn
1 coins 4
0 place w1 explore-1
0 explore i1-8
0 coins 2
0 end turn
1 place w1 small-left
1 unlock explore-2
1 explore i1-10
1 take-objective
1 take silver-10 silver-slot-1
1 theory 1
1 end turn
0 place w2 letters-1
0 stamp envelope-1 stack-1
0 stamp envelope-1 stack-1
0 end turn
1 place w2 explore-2
1 explore i1-14
1 tent camp-i1-14 1
1 seal scroll-1-2 w2
1 end turn
0 place w3 objective-office
0 take-objective
0 take silver-9 silver-slot-3
0 coins 2
0 end turn
1 place w3 objective-office
1 take-objective
1 take gold-7 gold-slot-4
1 coins 2
1 end turn
0 place w4 objective-office
0 take-objective
0 take gold-8 gold-slot-3
0 coins 2
0 end turn
1 place w4 objective-office
1 coins 2
1 end turn
0 coins 4
1 coins 2
0 place w1 explore-2
0 explore i1-10
0 theory 1
0 take silver-5 silver-slot-4
0 end turn
1 place w1 museum-deliver
1 reach silver-10
end 92 8ac277ad60d2866280dd0d179f1ad7bc95322663577e0577c6038a5debabeaf5
`,
  a2: `wayfare-log 1
game darwin 1
table {"badges":"placement","declined":"lost","discount":"shared","firstGame":false,"freeLens":"all","moves":"one","museum":"two","office":true,"players":2,"tents":"one"}
seed shown-2
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
end 19 c75b17b0a181c2209b509fe4581ae442f9ad97e3d8fbe19bdc2d8f79ea2177b6
`,
  a3: `wayfare-log 1
game darwin 1
table {"badges":"placement","declined":"lost","discount":"shared","firstGame":false,"freeLens":"all","moves":"one","museum":"two","office":true,"players":2,"tents":"one"}
seed shown-5
0 keep crew-12
1 keep crew-4
0 keep crew-9
1 keep crew-16
0 keep crew-11
1 keep crew-13
0 seals red red green
1 seals red blue yellow
1 pair start-silver-4 start-gold-2
0 place w2 objective-office
0 coins 2
0 take silver-8 silver-slot-1
0 end turn
1 place w1 explore-1
1 explore i1-2
1 done
1 end turn
0 place w1 small-left
0 unlock special-slot-bottom-right
0 end turn
1 place w2 academy-1
1 seal scroll-2-2 w3
1 end turn
0 place w3 objective-office
0 done
0 end turn
1 place w3 objective-office
1 take-objective
1 take silver-6 silver-slot-1
1 coins 2
1 end turn
0 place w4 objective-office
0 take-objective
0 take gold-2 gold-slot-5
0 coins 2
0 end turn
1 place w4 letters-1
1 stamp envelope-1 stack-1
1 stamp envelope-1 stack-1
1 end turn
1 points 4
0 place w1 explore-1
0 explore i1-1
0 coins 4
0 end turn
1 place w4 museum-study
1 study green-plant
1 end turn
0 place w2 academy-1
0 seal scroll-1-1 w2
0 end turn
1 place w2 museum-deliver
1 end turn
0 place w3 small-left
0 unlock special-slot-middle-right
0 unlock explore-2
0 explore i1-8
0 coins 2
0 end turn
1 place w1 special-slot-bottom-right
1 redeliver green-plant
1 end turn
0 place w4 explore-2
0 explore i1-11
0 coins 3
0 end turn
1 place w3 objective-office
1 take-objective
1 take silver-3 silver-slot-2
1 done
1 end turn
1 points 4
0 place w1 small-left
0 unlock explore-3
0 explore i1-17
0 points 3
0 end turn
1 place w1 explore-1
1 explore i1-3
1 knowledge 1
1 end turn
0 place w4 small-right
0 end turn
1 place w2 special-slot-bottom-right
1 redeliver green-plant
1 end turn
0 place w2 academy-1
0 seal scroll-1-3 w2
0 end turn
1 place w3 objective-office
1 take-objective
1 take silver-1 silver-slot-3
1 coins 2
1 end turn
0 place w3 objective-office
0 take-objective
0 skip
0 coins 2
0 end turn
1 place w4 objective-office
1 take-objective
1 take silver-10 silver-slot-4
1 coins 2
1 reach silver-10
1 end turn
0 place w4 small-right
0 end turn
1 place w1 explore-1
1 explore i1-8
1 coins 2
1 end turn
0 place w1 turn-order
0 coins 3
0 end turn
1 place w4 objective-office
1 take-objective
1 take silver-4 silver-slot-5
1 done
1 end turn
0 place w2 academy-1
0 seal scroll-1-1 w4
0 end turn
1 place w2 objective-office
1 take-objective
1 take gold-10 gold-slot-3
1 coins 2
1 end turn
0 place w3 objective-office
0 take-objective
0 take silver-2 silver-slot-5
0 coins 2
0 end turn
1 place w3 objective-office
1 coins 2
1 take gold-9 gold-slot-4
1 end turn
0 place w1 explore-1
0 explore i1-19
0 done
0 end turn
1 place w1 small-left
1 unlock special-slot-bottom-left
1 knowledge 1
1 coins 3
1 end turn
0 place w2 academy-1
0 seal scroll-1-1 w2
0 end turn
1 place w2 special-slot-bottom-right
1 redeliver green-plant
1 end turn
0 place w3 objective-office
0 take-objective
0 take gold-4 gold-slot-4
0 coins 2
0 end turn
1 place w3 museum-deliver
1 end turn
0 place w4 explore-1
0 explore i1-20
0 seal scroll-2-2 w2
end 161 85a759ee4296a8095299e62d2dce77561f18301de300c8952c4bd122a34c962a
`,
  b1: `wayfare-log 1
game darwin 1
table {"alfred":"white","alfredAcademy":"option","badges":"placement","declined":"lost","discount":"shared","freeLens":"all","moves":"one","museum":"two","office":true,"players":1,"tents":"one"}
seed shown-11
0 keep crew-12
0 keep crew-14
0 keep crew-2
0 pair start-silver-3 start-gold-3
0 place w1 special-slot-top-left
0 theory 3
end 6 9dbd83b2ba8a976807447a556b6c0409a5fb2069676d8024321892647ec98c34
`,
}
