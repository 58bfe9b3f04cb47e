import type { RulebookWords } from '@wayfare/text'
import type { outline } from './outline.ts'

const circle = '{circle:circle}'
const square = '{square:square}'
const triangle = '{triangle:triangle}'
const cross = '{cross:cross}'

export const en: RulebookWords<typeof outline> = {
  goal: {
    title: 'What the game is about',
    says: {
      idea: 'It is 1926, and you are writing a guidebook to Arkham. One to four guides play, each on their own copy of the same map. In each of *ten rounds* two dice tell you where tourists arrive and which ones, and then you draw a few streets of a tour past them.',
      line: 'When the rounds are over, you pick *one unbroken line* out of everything you have drawn. That is your final route. Everything else is erased: streets that are not part of it and tourists that are not beside it.',
      worth:
        'A quarter counts when your route runs along one of its sides, or straight through it. The more quarters of their favourite colour are beside the route, the more the tourists beside it are worth. You also score stars, a secret task, and the points you wring from the *Ancient One*, who waits at the end and may also take a lot away.',
      length:
        'A round has six short phases, and everybody plays the three longest at the same time. So a game takes about forty minutes, whether two play or four.',
    },
  },
  city: {
    title: 'The city',
    says: {
      grid: 'Arkham is a grid of six by six *quarters*. The first coordinate runs from left to right, the second from top to bottom: (1, 1) is the top left corner, (6, 1) the top right one. Every player has the same city.',
      colours: {
        lead: 'A quarter’s colour says which tourists like it. Any tourist may be in any quarter; the colour matters only when you score.',
        head: ['Quarter', 'What is there', 'Worth'],
        rows: [
          ['{q32} red', 'markets, restaurants', 'loved by circles {circle}'],
          ['{q22} green', 'parks, gardens', 'loved by squares {square}'],
          ['{q62} blue', 'museums, libraries', 'loved by triangles {triangle}'],
          ['{q52} purple', 'the uncanny', 'loved by crosses {cross}'],
          ['{q12} yellow', 'a famous sight', 'the points on its star'],
          ['{q42} white', 'nothing to see', 'no points of its own, but tourists there still count'],
        ],
      },
      along:
        'A quarter is *along* a segment if the segment is one of its sides, or a diagonal through it. Touching a corner is not enough. However many of its sides you use, a quarter counts once.',
      roads:
        'Roads run between the quarters and around the city, 75 in all (79 with Yog-Sothoth). One road takes exactly one *segment* of your route. In the four corners of the city the road is rounded: it is a single road, joins the crossings on either side of the corner and costs one segment like any other. A quarter’s sides are the roads beside it, usually four; a corner quarter has three, a university quarter two (four with Yog-Sothoth), and some by the river two or three. Names on the map have no effect on the rules.',
      university:
        'The four quarters (4, 4), (5, 4), (4, 5) and (5, 5) are the *university*. They differ in colour and have no roads between them, and there is no crossing in the middle, so you cannot draw between them, unless the Ancient One is Yog-Sothoth. You choose these quarters by their coordinates like any others.',
      places: {
        lead: 'Some of the places where roads meet or end are special. There are three kinds:',
        items: [
          '{c12} *Shops*, nine of them, on crossings and in dead ends. Each can pay you a bonus once, when you draw to it.',
          '{c40} *Gates*, eight of them, at the edge of the city and in dead ends. They sleep until the end, when they can join parts of your final route.',
          '*Horror places* are crossings. The Ancient One decides which ones; each of them on your final route costs you some of your sanity.',
        ],
      },
      river:
        'The *Miskatonic* cuts the city in two. Quarters on opposite banks are not neighbours, even if there is only water between them. An embankment road belongs to its own bank alone: it is along the quarters on its side and never along those across. Each stretch of the river has a road on one bank at most, and one short stretch, between (3, 3) and (4, 3), has none at all.',
      bridges:
        'Three *bridges* {r-c13-c14} are the only roads across. A bridge costs one segment. It starts between two quarters on one bank, and both are along it; at its far end it only touches corners.',
      deadends:
        'Where a road runs into the water without a bridge, it stops short: a *dead end*, with a shop or a gate at its tip. You draw it by the usual rules, but you cannot continue across the river from its tip; only with Dagon may your final route cross there. The crossing you see across the water is another place.',
      riverside:
        'A *riverside quarter* has an edge on the water, with or without a road there, on either bank. There are fourteen. A quarter that touches the water only at a corner is not riverside.',
    },
  },
  setup: {
    title: 'Set-up',
    says: {
      sheet: 'Everybody takes a sheet with the city and a pen. The colours of the pens mean nothing.',
      table: {
        lead: 'You may choose the effect cards, the Ancient One and the first player, or leave them to chance.',
        items: [
          'Put the selection card in the middle, with five dice. It has two slots; dice to the left of it are available, dice to the right unavailable.',
          'Take two of the five *effect cards*, one for the dark symbol, the other for the light one. It matters which is which.',
          'Choose one of the four *Ancient Ones*, and mark its horror places on every sheet at once.',
        ],
      },
      shopcards:
        'Shuffle the eleven *shop cards* and remove one unseen; the ten that are left are the game’s clock. With Cthulhu, set the four cards with extra tourists aside before you remove one, and shuffle them in again afterwards, so none of them is missing.',
      calls:
        'With Cthulhu everybody is dealt one of four *call cards* and keeps it secret. The card names a type of tourist.',
      tasks:
        'Everybody is dealt two of eight *tasks*, keeps one in secret and discards the other unseen. You choose once you know the effects, the Ancient One and your own call. You may look at your task at any time; its crossings are marked on your map for your eyes only.',
      first:
        'Choose a first player. With one or two players the game begins with an ordinary round, with three or four it begins with opening rounds (explained below). All random results come from one seed that is fixed before the game, so that everybody can check and replay it.',
    },
  },
  round: {
    title: 'A round',
    says: {
      phases: {
        lead: 'There are ten rounds, one for each shop card. A round has six phases (opening rounds and solo games differ in phases 2 and 6):',
        items: [
          '*Shop card.* The top shop card is revealed. It says what shops pay everybody in this round.',
          '*Dice.* Five dice are rolled and two are chosen.',
          '*Quarter.* Everybody chooses a quarter that the numbers lead to, or any empty one if those are occupied.',
          '*Tourists.* Everybody places tourists there, as the symbols show.',
          '*Route.* Everybody draws segments and perhaps visits a shop.',
          '*End of the round.* When the last player has finished, the shop card is discarded, the round is ticked off, and the next player clockwise becomes first player.',
        ],
      },
      together:
        'Phases 3 to 5 happen on your own sheet: your result does not depend on anybody else’s, and it makes no difference who finishes first. Tasks, everybody’s own two dice in opening rounds and final routes are chosen at the same time, too. The game goes on when everybody is ready.',
      secret:
        'Until then the others see your sheet as it was before the round; all they learn is whether you are done. You may take back everything you did in your turn as long as somebody is still busy, because it has revealed nothing new.',
      last: 'The round with the last shop card is the last one; after it everybody chooses a final route. By then each player has been first five times in a game for two, three times in a game for three and twice in a game for four, not counting opening rounds.',
    },
  },
  dice: {
    title: 'Phase 2: the dice',
    says: {
      faces: {
        lead: 'Every face has a number. Four dice also show one or two tourists; the fifth is the *effect die*: it shows a dark or a light symbol and no tourists, and its number counts like any other.',
        head: ['Die', '1', '2', '3', '4', '5', '6'],
        rows: [
          ['1', circle, cross, square, `${triangle} ${cross}`, `${circle} ${triangle}`, `${square} ${triangle}`],
          ['2', `${triangle} ${cross}`, square, circle, `${circle} ${square}`, `${square} ${cross}`, triangle],
          ['3', triangle, `${square} ${cross}`, `${square} ${triangle}`, cross, circle, `${circle} ${cross}`],
          ['4', `${circle} ${square}`, `${circle} ${triangle}`, `${circle} ${cross}`, triangle, cross, square],
          ['effect', 'dark', 'light', 'dark', 'light', 'dark', 'light'],
        ],
      },
      choosing: {
        lead: 'In an ordinary round for two or more players, the dice are chosen like this:',
        items: [
          'The first player rolls all five and puts one into the first slot.',
          'The player on the left makes one of the other four unavailable.',
          'The player on the right of the first player makes one of the last three unavailable.',
          'The first player puts one of the two that are left into the second slot. The other is out.',
        ],
      },
      players:
        'The player on the left is the next one clockwise, the player on the right the previous one. With two players, the other player removes both dice, one after the other. With three, the other two remove one each. With four, the player opposite decides nothing in this phase.',
      identity:
        'You choose a die, not a number: two dice that show 4 may bring different tourists. It does not matter later which slot a die was in.',
      example: [
        'There are three players. Maxim is first and rolls 3, 5, 1, 4 and 6. He takes the 3.',
        'Elena, on his left, removes the 5. Ivan, on his right, removes the 1.',
        'Of the 4 and the 6, Maxim takes the 6. Everybody plays this round with 3 and 6.',
      ],
    },
  },
  quarter: {
    title: 'Phase 3: choose a quarter',
    says: {
      candidates:
        'You choose exactly one quarter. Two different numbers, say 2 and 5, give you two candidates: (2, 5) and (5, 2). Two equal numbers give one: 3 and 3 mean (3, 3).',
      empty:
        'A quarter must be *empty* to be chosen: no tourists in it. Segments beside it or through it do not matter. If only one of your candidates is empty, you have to take it.',
      fallback:
        'If *no* candidate is empty, take any empty quarter of the city instead. Such a fallback brings a single tourist. While a candidate is empty you may not do this. There is always an empty quarter left to take.',
      changes:
        'Before you choose, you may spend *coordinate changes* {coordinate-change} from earlier rounds. They shift your own numbers, and the rules above then apply to the new ones, even if these lead only to occupied quarters. You never have to spend one, not even to avoid a fallback.',
      example: [
        'The dice show 2 and 1. Both (2, 1) and (1, 2) are empty: you may take either, and nothing else.',
        'Had (2, 1) been occupied, you would have had to take (1, 2). Had both been occupied, you could have taken any empty quarter, for one tourist.',
        'The dice show 3 and 3, and (3, 3) is occupied: you take any empty quarter and place one tourist.',
      ],
    },
  },
  tourists: {
    title: 'Phase 4: place tourists',
    says: {
      place:
        'In your quarter, draw all the tourists that the two dice show. A face with two symbols gives two tourists, so two ordinary dice bring two to four. You cannot refuse any.',
      extra:
        'If one of the two dice is the effect die, you place *one extra tourist* of a type that the other die shows. If it shows two types, choose either; the other players need not choose the same.',
      alone:
        'In a fallback you place only one tourist in this phase, of any type you like: none from the dice, no extra tourist.',
      stay: 'A quarter holds any number of tourists. They never move; they leave only at the end, if your final route does not run along their quarter or an Ancient One takes them. A quarter receives tourists in one round only; tourists from a shop in that round join the same quarter.',
      example: [
        `Die 1 shows 4 ${triangle} ${cross}, die 2 shows 2 ${square}. Your quarter, (4, 2) or (2, 4), gets a triangle, a cross and a square.`,
        `The effect die shows 4, die 3 shows 2 ${square} ${cross}. You place a square, a cross and one more of either: you choose a square, your neighbour a cross.`,
      ],
    },
  },
  drawing: {
    title: 'Phase 5: draw your route',
    says: {
      ways: {
        lead: 'You must draw, in exactly one of three ways:',
        items: [
          '*Two in a row.* The first segment is any side of your quarter; the second goes on from either end of it, straight on or round a corner. It may lead away from your quarter.',
          '*Two opposite sides* of your quarter, which do not touch each other.',
          '*One segment anywhere* in the city, on any free road.',
        ],
      },
      ruleofone:
        'A road or a diagonal takes one segment and no more. In a corner quarter the rounded road and the diagonal join the same two crossings, but are two different segments.',
      free: 'New segments need not touch old ones. You may choose a way only if you can draw all of it; one segment anywhere is always possible. You must draw even if it does not help you. After a fallback you draw as usual: the quarter you took is your quarter.',
      sides:
        'Not every quarter has two opposite sides: the four corners have none, nor do (3, 4) and (4, 3) by the river, nor the university quarters, unless Yog-Sothoth opens the roads inside.',
      water:
        'Two in a row must start along your own quarter. So for the second to be on the far bank, the first must be a *bridge*, and your quarter must flank it on the bank it starts from. An embankment road across the water is not a side of your quarter. One segment anywhere may be on any bank.',
      stored:
        'In this phase you may also draw the extra segments {extra-segment} and diagonals {diagonal-segment} you have stored, as many as you like, before or after the segments you must draw. An extra segment follows any free road and need not touch anything. Effects do not change them.',
      diagonals:
        'A *diagonal* cuts through a quarter from corner to corner, occupied or empty, anywhere in the city. Only that quarter is along it, and the diagonal does not occupy it. Both diagonals of a quarter may be drawn; they do not meet in the middle. A diagonal never crosses the river, though it may begin or end in a dead end, and never uses the middle of the university, except with Yog-Sothoth. It needs a crossing or a dead end at both corners: none ends in a rounded corner of the city, under a bridge or on the far bank, so (3, 4) has none.',
      stays: 'Segments stay until the end. Before that, only the effect Route Correction can erase one.',
      example: [
        'Your quarter is (3, 2). You draw its left side and go on downwards past (2, 3) and (3, 3): two in a row. It does not matter that the second segment is not along (3, 2).',
        'The left side of (3, 2) and a road that leads away from its top right corner would not do: they do not meet.',
        'Your quarter is (1, 4), by the river. You may draw Ferryman’s Bridge first and then go west along the south bank. Beginning with that road on the south bank would not be allowed, as only (1, 5) is along it.',
      ],
    },
  },
  shops: {
    title: 'Shops and bonuses',
    says: {
      visit:
        'The open shop card names one bonus for all shops. If a segment that you draw in this round touches a shop, you *visit* it: circle the shop and take the bonus. Every segment of the round counts, even those from bonuses and from Route Correction. You must visit if you can, at any moment of phase 5, but only once a round.',
      several:
        'If you reach several shops, you choose one. The others stay free for later rounds, but only a new segment gets you there: segments from earlier rounds no longer count. A circled shop never pays you again.',
      cards: {
        lead: 'There are eleven cards, of which ten are played. Your sheet has room for 3 coordinate changes, 3 extra segments, 2 diagonals, 2 rerolls, 2 improvements and 1 blessing.',
        head: ['Card', 'How many', 'What you get'],
        rows: [
          [
            'Extra tourists',
            '4',
            `at once, in this round’s quarter, also after a fallback: ${circle} ${circle} ${triangle}, ${square} ${square} ${cross}, ${triangle} ${triangle} ${square} or ${cross} ${cross} ${circle}`,
          ],
          ['Mysterious tome', '3', 'circle one free tome symbol of your choice'],
          ['Double bonus', '2', 'a coordinate change {coordinate-change} and an extra segment {extra-segment}'],
          ['Double bonus', '1', 'a coordinate change {coordinate-change} and a diagonal {diagonal-segment}'],
          ['Double bonus', '1', 'an extra segment {extra-segment} and a diagonal {diagonal-segment}'],
        ],
      },
      spending:
        'Circle a bonus when you get it and cross it out when you use it; each circle works once. You may use extra segments and diagonals at once or in any later round. Unused bonuses score nothing at the end. If no symbol is free, the bonus is lost, but you circle the shop all the same.',
      coordinates:
        'A *coordinate change* {coordinate-change} makes one of the two dice count one more or one less for you; 6 and 1 are neighbours. You may use several on one die or split them between the two. You use it in phase 3, so never in the round in which you got it. Tourists and other players’ numbers stay as they are.',
      tomes: {
        lead: 'Tomes help you in the encounter at the end:',
        items: [
          '{reroll} *Reroll*: roll any of your three dice again.',
          '{improvement} *Improvement*: add 2 to one die.',
          '{blessing} *Blessing*: a 4 is a success too, unless your madness makes it fail.',
        ],
      },
      example: [
        'Your two segments begin at Ash and Amber and end at The Second Attic. You circle one of them; the other waits for a round in which you draw to it again.',
        'The card pays an extra segment and a coordinate change. You draw the extra segment at once and it ends at another shop. That is allowed, but there is no second visit this round.',
        'Your two segments reach no shop, but a stored segment that you draw afterwards does: you visit it.',
      ],
    },
  },
  effects: {
    title: 'Effect cards',
    says: {
      active:
        'If one of your two dice is the effect die, the card under the symbol it shows is active for you in phases 3 to 5; there is never more than one. Both sides of a card do the same. With any active effect you place the extra tourist of phase 4, except in a fallback. All effects but Repeat are optional.',
      repeat:
        '{repeat} *Repeat.* You place a second extra tourist, again of a type on the other die. Choose the types of both separately. In a fallback you place neither.',
      correction:
        '{route-correction} *Route Correction.* Before your tourists arrive, you may erase any one segment, even a diagonal, and draw one new segment on another road. It must share a crossing or a dead end with a segment that you drew before and that is still there; gates join nothing here, and it may not be a diagonal. You cannot erase without drawing, so you need at least two segments. Circled shops stay circled.',
      alley:
        '{secret-alley} *Secret Alley.* One segment of your way may be a diagonal, within the limits for diagonals. As the first of two in a row it must go through your quarter, as the second it must go on from the first; as one segment anywhere it may go through any quarter. Two opposite sides cannot include a diagonal.',
      turn: '{new-turn} *New Turn.* Instead of one segment anywhere you may draw two that form an *L*: two free roads with a common crossing that meet there at a right angle. A rounded road counts as horizontal at its top or bottom end and as vertical at its side end.',
      junction:
        '{t-junction} *T-Junction.* Instead of two segments at your quarter you may draw three that form a *T*: three free roads at one crossing, at least one of them along your quarter.',
      example: [
        'New Turn is active. You draw a bridge and the embankment road at its end: an L, wherever your quarter is. Two roads in a straight line would not do.',
        'T-Junction is active and your quarter is (3, 1). You draw three of the four roads that meet at its lower left corner. With (6, 6) as your quarter you could not.',
      ],
    },
  },
  opening: {
    title: 'Opening rounds, for three or four',
    says: {
      who: 'Three players begin with one opening round, four with two. They are part of the ten rounds: a shop card is revealed each time and the round is ticked off. But everybody gets dice of their own.',
      three:
        'Clockwise from the first player, everybody takes one die of their choice. Then roll all the dice that were taken. *Three players*: everybody secretly picks two of the three as their own dice for this round. The two dice that nobody took are not used.',
      four: '*Four players*: everybody secretly picks two of the four dice for round 1; the other two are their dice for round 2. In round 2 you roll no dice.',
      after:
        'Reveal your picks at the same time. Phases 3 to 5 follow as usual, everybody with their own dice; an effect is active only for players whose own dice include the effect die. The first player stays first during the opening rounds and begins the first ordinary round.',
      example: [
        'Four players have rolled 1, 3, 3 and 6. You take 1 and 6 now: (1, 6) or (6, 1).',
        'In round 2 you play with 3 and 3, so (3, 3) is your only candidate.',
      ],
    },
  },
  route: {
    title: 'The end: the final route',
    says: {
      naming:
        'After the last round everybody chooses a *final route*: one line of segments that you have drawn, each starting where the one before ends. Only links (explained below) and, with Dagon, river crossings may come in between. A route has at least one segment and uses none twice. It may cross itself, pass a crossing several times and end where it began. All routes are fixed before the first encounter is rolled.',
      free: 'Any such line will do. It need not be the longest or the one with the most points: sometimes it pays to keep away from a horror place.',
      erased:
        'Erase all segments that are not part of the line: loose pieces, branches and detours. Also erase all tourists in quarters that are not along it, even if only the river separates them from it.',
      gates:
        '{c40} *Gates.* Where a part of your route ends at a gate, it may go on from any other gate. Such a *link* joins two parts of your drawing as if by magic. You may use as many links as you like, and a gate more than once. A link is not a segment: no quarter is along it, and a task does not count it. You may also walk through a gate’s crossing like any other.',
      links:
        'Each link adds *1 madness* (not with Shub-Niggurath). Gates that you only pass add none. Before and after a link there is at least one segment, so a route neither begins nor ends with a link and never takes two in a row. A link leads to another gate; both may be on the same piece of your drawing.',
      example: [
        'You have a long line with a branch, and a separate piece in the south. Each of the two pieces ends at a gate.',
        'You choose the line, a link and the southern piece: one route, with 1 madness for the link. You erase the branch, and with it the tourists that are beside nothing else.',
      ],
    },
  },
  encounter: {
    title: 'The end: madness and the encounter',
    says: {
      madness:
        'Count your *madness*: 1 for each link (0 with Shub-Niggurath), 1 for each different horror place on the route, its ends included, however often you pass it, and with Dagon 1 for each river crossing. Mark it on your sheet. Nothing that happens later changes it, and there is no upper limit.',
      order:
        'Players meet the Ancient One in turn, the maddest first. Players with equal madness go clockwise, beginning with the first player of round ten.',
      roll: {
        lead: 'Your encounter:',
        items: [
          'Roll three dice. Only the numbers matter.',
          'Spend tomes, if you like.',
          'Each die in the failing range of your madness is a *failure*, each 5 or 6 a *success* (with Blessing a 4, too); anything else does nothing.',
          'First suffer the penalties for all failures, then take the rewards for all successes.',
        ],
      },
      tomes: {
        lead: 'What tomes do here:',
        items: [
          '{reroll} *Reroll*: roll any of the three dice again, once for each tome. An improved die loses the improvement.',
          '{improvement} *Improvement*: add 2 to one die. No die ever counts more than 6.',
          '{blessing} *Blessing*: a 4 on any die is a success. Apply it last. If your madness makes a 4 fail, it fails all the same.',
        ],
      },
      results: {
        lead: 'The Ancient One and your madness decide which numbers fail. If your madness is higher than the table goes, use the last column.',
        head: ['Madness', '0', '1', '2', '3', '4', '5', '6', '7'],
        rows: [
          ['{cthulhu} Cthulhu', 'none', '1', '1', '1–2', '1–2', '1–3', '1–3', '1–4'],
          ['{yog-sothoth} Yog-Sothoth', 'none', '1', '1', '1–2', '1–3', '1–4', '1–4', '1–4'],
          ['{dagon} Dagon', 'none', '1', '1', '1–2', '1–2', '1–3', '1–3', '1–4'],
          ['{shub-niggurath} Shub-Niggurath', 'none', '1', '1–2', '1–3', '1–4', '1–4', '1–4', '1–4'],
        ],
      },
      lost: 'Three failures: the Ancient One has won. You have lost the game and do not score.',
      rewards:
        'Of the tourists, only those left along your final route count for penalties and rewards. If several are tied for a penalty, you choose. Note the sum of your rewards separately, as points from the Ancient One.',
      example: [
        'Dagon. Your route passes three horror places: madness 3, so 1 and 2 fail. You roll 1, 2 and 6.',
        'You spend Reroll on the 1 and the 2 and get 2 and 4. With Blessing the 4 is a success: one failure, two successes.',
        'Failure first: triangles are your most common tourists by the river, so all triangles there go. Four riverside quarters still have tourists, so each success brings 3 × 4 = 12 points, 24 in all.',
      ],
    },
  },
  ancients: {
    title: 'The four Ancient Ones',
    says: {
      cthulhu:
        '{cthulhu} *Cthulhu* calls tourists of one type, the one on your secret card, which you show after your roll. One failure takes half of them, rounded down; two take all. Each success brings 3 points for every two of them that are left.',
      yog: '{yog-sothoth} *Yog-Sothoth* opens the university: it gains a crossing in the middle, and with it four roads and four diagonals that you may draw. Each failure strikes out the two university quarters with the most tourists; you choose among ties. Their tourists go, and they count as white. A second failure takes the other two, empty or not. Each success brings 4 points for each point of your madness.',
      dagon:
        '{dagon} *Dagon* lets your final route cross the water at a dead end: from its tip to the crossing opposite or back, once at each dead end, with a segment directly before and after. A crossing adds 1 madness, is along no quarter and does not count for a task. Each failure takes all tourists of your most common type in the riverside quarters, on both banks; tourists elsewhere stay. For a second failure, count again. Each success brings 3 points for every riverside quarter that still has a tourist.',
      shub: '{shub-niggurath} *Shub-Niggurath* makes links free of madness. Each failure takes, for each link, one tourist of your most common type along the route; count again before each tourist. Each success brings 4 points for each link.',
    },
  },
  tasks: {
    title: 'Your task',
    says: {
      two: 'A task names four crossings. When you score, you take two of them that your final route connects, and get *1 point for each segment* of the route between them. With fewer than two on the route it is worth nothing. The penalties of the Ancient One do not change it.',
      measure:
        'Measure the distance along the route as you walk it. If you pass a crossing several times, take whichever pass suits you. The two crossings must be different. Links and river crossings do not count. The game finds the best pair for you.',
      example: [
        'Two crossings of your task are on your route, with five segments between them: 5 points.',
        'Only one of them is on the route: 0 points.',
      ],
    },
  },
  scoring: {
    title: 'Scoring',
    says: {
      parts: {
        lead: 'After the encounter, count:',
        items: [
          'For each of the four types: *tourists of that type* along your route times *quarters of its colour* along it. Circles {circle} go with red, squares {square} with green, triangles {triangle} with blue, crosses {cross} with purple.',
          'Your task.',
          'The stars of yellow quarters along your route.',
          'Your points from the Ancient One.',
        ],
      },
      matching:
        'A quarter counts once, no matter how many of its sides you use. It counts for its colour with or without tourists in it, and tourists count in any quarter along the route, whatever its colour.',
      example: [
        'Dagon. Your route has ten segments, from the left edge past Founders’ Column and Heron Pond, over Crooked Bridge, along the north side of the university, down its east side and on to the right edge. Along it are 2 red quarters, 3 green, 2 blue, 2 purple, and the stars 5, 3 and 4. It passes one horror place: madness 1, so only a 1 fails.',
        'Beside it are 4 circles, 5 squares, 5 triangles and 3 crosses. You roll 1, 3 and 5, and improve the 3 to 5: one failure, two successes.',
        'Dagon takes the most common type by the river: three triangles. Two riverside quarters still have a tourist, so each success brings 3 × 2 = 6.',
        'Circles 4 × 2 = 8, squares 5 × 3 = 15, triangles 2 × 2 = 4, crosses 3 × 2 = 6, stars 12, the task 7, the Ancient One 12. Total: *64 points*.',
      ],
      winner:
        'The player with the most points wins. Ties go to the player with more points from the Ancient One; if those are equal too, they share the victory. A player with three failures cannot win, and if everybody has failed that way, nobody wins.',
    },
  },
  solo: {
    title: 'Playing alone',
    says: {
      setup:
        'Choose a challenge cell: a total to reach (90, 110, 130, 150, 170 or 190) and points from the Ancient One to reach (6, 12, 24 or 36). Set up as usual, with two tasks to choose from and, with Cthulhu, one call. Roll all five dice; three of them, chosen at random, are available, the other two unavailable. There is no first player and no opening round.',
      rounds:
        'Phase 1 is as usual. In phase 2 you pick any two of the three available dice. Phases 3 to 5 are as usual. Then the two unavailable dice become available as they are, the die that you left stays available, and the two that you used are rolled and become unavailable. So you always see the dice of the next round in advance. The end is as usual.',
      goal: 'You win if your total *and* your points from the Ancient One both reach the numbers of your cell; equalling them is enough. Three failures lose the game. After a victory try a harder cell; nothing else carries over.',
      example: [
        '2, 5 and 6 are available, 1 and 4 unavailable. You use 2 and 6.',
        'Next round you pick from 5, 1 and 4. You have rolled the two dice you used and can see them, but they are not available until the round after.',
      ],
    },
  },
  questions: {
    title: 'Questions that come up',
    says: {
      answers: {
        lead: 'Short answers to common questions:',
        items: [
          '*Must I spend a coordinate change to reach an empty quarter?* No.',
          '*Can I be left with nothing to draw?* No. One segment anywhere is always possible.',
          '*May a route turn off where two diagonals of a quarter cross?* No, they do not meet.',
          '*May I erase a segment and leave it at that?* No, Route Correction always draws again, elsewhere.',
          '*I reach a shop that I have circled before.* Nothing happens; it cannot be visited again.',
          '*I get a bonus for which I have no free symbol.* It is lost, and the shop is circled.',
          '*Must I choose the route with the most points?* No, any line of your segments will do.',
          '*May a link lead back to the gate it came from?* No, but it may lead to a gate on the same piece of your drawing.',
          '*Does a link count for my task?* No, only segments do.',
        ],
      },
    },
  },
}
