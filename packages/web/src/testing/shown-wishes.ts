// The move of each playable passage, for `UPDATE=1 npx vitest run packages/web/src/features/rulebook/examples.test.ts`.

/** Bots play games with these options. If the move occurs too seldom, it is searched in a log of our own. */
type Wishes = ({ readonly options: Readonly<Record<string, number>> } | { readonly log: string }) & {
  /** Keyed by the address of a passage. */
  readonly moves: Readonly<Record<string, RegExp>>
}

export const WISHES: Readonly<Record<'arkham' | 'arnak' | 'darwin', readonly Wishes[]>> = {
  arnak: [
    {
      options: { players: 2 },
      moves: {
        'turn-main': /^dig /,
        'turn-free': /^play (funding|exploration)/,
        'turn-one': /^end$/,
        'travel-sources': /^pay (?!.*pilot).*(car|ship|boot|fear|funding|exploration)/,
        'travel-pilot': /^pay .*pilot/,
        'dig-steps': /^dig /,
        'dig-spaces': /^dig camp-\d-2$|^dig .*-(b|2)$/,
        'discover-steps': /^discover l1/,
        'guardians-overcome': /^overcome /,
        'guardians-gain': /^boon /,
        'idols-slot': /^slot( |$)/,
        'buy-items': /^buy (?!.*(stone|idol|mask|jar|earring|charts|key|horn))/,
        'buy-artifacts': /^resolve( |$)/,
        'cards-play': /^play (?!funding|exploration)/,
        'cards-exile': /^exile /,
        'cards-fear': /^exile (hand|play) fear/,
        'effects-icons': /^(trade|upgrade) /,
        'research-step': /^research glass/,
        'research-pair': /^research notebook/,
        'research-tiles': /^bonus( |$)/,
        'assistants-recruit': /^recruit /,
        'assistants-use': /^use /,
        'assistants-gold': /^upgrade /,
        'pass-pass': /^pass$/,
        'round-hand': /^(keep|discard) /,
        'effects-order': /^skip$/,
      },
    },
    {
      log: 'web/src/testing/arnak-temple.log',
      moves: {
        'temple-arrive': /^research glass bird-temple$/,
        'temple-tiles': /^research tile /,
      },
    },
    {
      log: 'games/arnak/replays/v1-all-17-2p.log',
      moves: {
        'discover-idols': /^discover l2/,
        'snake-idol': /^research (glass|notebook) snake-r4/,
        'snake-rescue': /^rescue /,
        'snake-rows': /^upgrade /,
      },
    },
    {
      options: { players: 1 },
      moves: {
        'solo-turn': /^end$/,
        'solo-digs': /^dig /,
      },
    },
  ],
  darwin: [
    {
      options: { players: 2 },
      moves: {
        'setup-crew': /^keep /,
        'setup-start': /^seals /,
        'setup-pairs': /^pair /,
        'round-turn': /^place /,
        'round-end': /^end turn$/,
        'round-may': /^(skip|enough|done)$/,
        'workers-place': /^place /,
        'workers-spaces': /^place .*(order|deliver|objective|coins)/,
        'seals-need': /^place .*-[23]/,
        'journals-unlock': /^unlock /,
        'journals-special': /^place .*special/,
        'academy-take': /^seal /,
        'sea-sail': /^sail /,
        'sea-ribbons': /^land /,
        'islands-explore': /^explore /,
        'islands-specimens': /^study /,
        'islands-evolution': /^theory/,
        'camps-camp': /^tent /,
        'camps-others': /^revisit /,
        'mail-stamps': /^stamp /,
        'museum-deliver': /^deliver /,
        'museum-research': /^place \S+ museum-study$/,
        'museum-again': /^redeliver /,
        'objectives-gain': /^take-objective/,
        'objectives-reach': /^reach /,
        'crew-play': /^(crew|play) /,
        'order-space': /^place .*order/,
      },
    },
    {
      options: { players: 1 },
      moves: {
        'solo-turn': /^end turn$/,
        'solo-setup': /^place /,
      },
    },
  ],
  arkham: [
    {
      options: { players: 2 },
      moves: {
        'setup-tasks': /^keep /,
        'dice-choosing': /^(take|remove|pick) /,
        'quarter-candidates': /^choose /,
        'quarter-changes': /^(change|shift|coordinate)/,
        'tourists-extra': /^tourist /,
        'drawing-ways': /^way a /,
        'drawing-sides': /^way b /,
        'drawing-free': /^way c /,
        'drawing-stored': /^segment /,
        'drawing-diagonals': /^diagonal /,
        'shops-visit': /^visit /,
        'shops-spending': /^(segment|diagonal) /,
        'effects-correction': /^erase /,
        'effects-alley': /^way c x-/,
        'effects-turn': /^way c r-\S+ r-\S+$/,
        'effects-junction': /^way t /,
        'round-together': /^end$/,
        'route-naming': /^(start|go) /,
        'route-free': /^finish$/,
        'route-gates': /^link /,
        'route-links': /^link /,
        'encounter-roll': /^face$|^face /,
        'encounter-tomes': /^(reroll|improve)/,
      },
    },
    {
      options: { players: 1 },
      moves: {
        'solo-rounds': /^pick /,
      },
    },
  ],
}
