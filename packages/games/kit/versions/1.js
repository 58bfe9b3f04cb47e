// The rules of kit, version 1, as they were. Made by 'wayfare freeze'; never edited.

// packages/kernel/src/cost.ts
function source(id, covers2, more) {
  const { units = 1, takes = null, each = 1, max = Number.MAX_SAFE_INTEGER, weight = 1 } = more;
  return { id, covers: covers2, units, takes, each, max, weight };
}
function fundsOf(purse2, s, by) {
  const sources = purse2.sources(s, by);
  const holds = purse2.holds(s, by);
  const thing = [];
  const names = [];
  const stock = [];
  for (const { takes } of sources) {
    if (takes === null) {
      thing.push(-1);
      continue;
    }
    let at = names.indexOf(takes);
    if (at < 0) {
      at = names.push(takes) - 1;
      stock.push(holds[takes] ?? 0);
    }
    thing.push(at);
  }
  return { sources, thing, names, stock };
}
function affordable(cost, funds, paid = NONE) {
  return paid.length === 0 && isPlain(cost, funds) || search.run(cost, funds, paid, true);
}
var NONE = [];
function cheapest(cost, funds, paid) {
  search.run(cost, funds, paid, false);
  return search.best;
}
function covers(cost, sources, paid) {
  return search.coverWith(cost, sources, paid) !== void 0;
}
function coverage(cost, sources, paid) {
  return search.most(cost, sources, paid);
}
function leftovers(cost, sources, paid) {
  const spare = search.coverWith(cost, sources, paid);
  if (!spare) return void 0;
  const left = {};
  for (const { id } of spare) left[id] = (left[id] ?? 0) + 1;
  return left;
}
function isPlain(cost, { sources, thing, names, stock }) {
  for (const unit in cost) {
    const at = indexOf(sources, unit);
    if (at < 0) return false;
    const { each, max, covers: covers2 } = sources[at];
    const owed = cost[unit];
    if (each !== 1 || max < owed || !has(covers2, unit)) return false;
    const of = thing[at];
    if (of < 0 || names[of] !== unit || stock[of] < owed) return false;
  }
  return true;
}
function sourceBy(sources, id) {
  const at = indexOf(sources, id);
  return at < 0 ? void 0 : sources[at];
}
function indexOf(sources, id) {
  for (let i = 0; i < sources.length; i++) if (sources[i].id === id) return i;
  return -1;
}
var Search = class {
  best;
  owed = [];
  owedCount = 0;
  spare = [];
  uses = [];
  needs = [];
  used = [];
  least = [];
  sources = [];
  thing = [];
  stock = [];
  bestWeight = 0;
  anyWay = false;
  /** `anyWay`: the first way found will do, whatever its weight. True if there is one. */
  run(cost, funds, paid, anyWay) {
    this.reset(cost, funds.sources);
    this.thing = funds.thing;
    this.stock = funds.stock;
    this.anyWay = anyWay;
    if (!anyWay && paid.length === 0) this.boundBelow();
    else for (let at = 0; at <= this.owedCount; at++) this.least[at] = 0;
    let taken = 0;
    let possible = true;
    for (const id of paid) {
      const at = indexOf(this.sources, id);
      possible = at >= 0 && this.take(at);
      if (!possible) break;
      taken++;
      this.addSpare(this.sources[at]);
    }
    const found = possible && this.cover(0, 0, 0);
    while (taken > 0) this.giveBack(indexOf(this.sources, paid[--taken]));
    return found || this.best !== void 0;
  }
  /** Covers the cost with these uses and nothing more; what they give beyond it, or undefined. */
  coverWith(cost, sources, paid) {
    this.reset(cost, sources);
    for (const id of paid) {
      const found = sourceBy(sources, id);
      if (found) this.addSpare(found);
    }
    return this.spare.length >= this.owedCount && this.coverFromSpare(0) ? this.spare : void 0;
  }
  /** The most units that these uses can cover. */
  most(cost, sources, paid) {
    this.reset(cost, sources);
    for (const id of paid) {
      const found = sourceBy(sources, id);
      if (found) this.addSpare(found);
    }
    return this.mostFrom(0);
  }
  mostFrom(at) {
    if (at === this.owedCount) return 0;
    const { spare } = this;
    const unit = this.owed[at];
    let most = this.mostFrom(at + 1);
    for (let i = 0; i < spare.length && most < this.owedCount - at; i++) {
      const one = spare[i];
      if (!has(one.covers, unit) || spare.indexOf(one) < i) continue;
      spare.splice(i, 1);
      most = Math.max(most, 1 + this.mostFrom(at + 1));
      spare.splice(i, 0, one);
    }
    return most;
  }
  reset(cost, sources) {
    this.best = void 0;
    this.bestWeight = Number.POSITIVE_INFINITY;
    this.owedCount = 0;
    for (const unit in cost) for (let i = cost[unit]; i > 0; i--) this.owed[this.owedCount++] = unit;
    while (this.spare.length > 0) this.spare.pop();
    this.sources = sources;
    for (let i = 0; i < sources.length; i++) this.used[i] = 0;
  }
  /** From each unit on: no way to pay the rest can be lighter than this. */
  boundBelow() {
    this.least[this.owedCount] = 0;
    for (let at = this.owedCount - 1; at >= 0; at--) {
      const unit = this.owed[at];
      let lightest = Number.POSITIVE_INFINITY;
      for (const one of this.sources) {
        if (has(one.covers, unit)) lightest = Math.min(lightest, one.units > 1 ? 0 : one.weight);
      }
      this.least[at] = this.least[at + 1] + lightest;
    }
  }
  addSpare(found) {
    for (let i = found.units; i > 0; i--) this.spare.push(found);
  }
  coverFromSpare(at) {
    if (at === this.owedCount) return true;
    const { spare } = this;
    const unit = this.owed[at];
    for (let i = 0; i < spare.length; i++) {
      const one = spare[i];
      if (!has(one.covers, unit) || spare.indexOf(one) < i) continue;
      spare.splice(i, 1);
      if (this.coverFromSpare(at + 1)) return true;
      spare.splice(i, 0, one);
    }
    return false;
  }
  cover(at, from2, weight) {
    if (weight + this.least[at] >= this.bestWeight) return false;
    if (at === this.owedCount) return this.found(weight);
    const { spare, sources } = this;
    const unit = this.owed[at];
    const again = at + 1 < this.owedCount && this.owed[at + 1] === unit;
    for (let i = 0; i < spare.length; i++) {
      const one = spare[i];
      if (!has(one.covers, unit) || spare.indexOf(one) < i) continue;
      spare.splice(i, 1);
      const found = this.cover(at + 1, again ? from2 : 0, weight);
      spare.splice(i, 0, one);
      if (found) return true;
    }
    for (let i = from2; i < sources.length; i++) {
      const one = sources[i];
      if (!has(one.covers, unit)) continue;
      if (i > from2 && this.used[i] === this.used[i - 1] && alike(one, sources[i - 1])) continue;
      if (!this.take(i)) continue;
      for (let n = 1; n < one.units; n++) spare.push(one);
      if (!this.anyWay) {
        this.uses.push(one.id);
        this.needs.push(unit);
      }
      const found = this.cover(at + 1, again ? i : 0, weight + one.weight);
      if (!this.anyWay) {
        this.uses.pop();
        this.needs.pop();
      }
      for (let n = 1; n < one.units; n++) spare.pop();
      this.giveBack(i);
      if (found) return true;
    }
    return false;
  }
  /** True ends the search. */
  found(weight) {
    if (this.anyWay) return true;
    this.bestWeight = weight;
    this.best = { uses: this.uses.slice(), needs: this.needs.slice() };
    return false;
  }
  take(index) {
    const { stock, used } = this;
    const { each, max } = this.sources[index];
    const count = used[index];
    if (count >= max) return false;
    const of = this.thing[index];
    if (of >= 0) {
      const left = stock[of] - each;
      if (left < 0) return false;
      stock[of] = left;
    }
    used[index] = count + 1;
    return true;
  }
  giveBack(index) {
    const of = this.thing[index];
    if (of >= 0) this.stock[of] = this.stock[of] + this.sources[index].each;
    this.used[index] = this.used[index] - 1;
  }
};
function alike(a, b) {
  return a.takes === null && b.takes === null && a.covers === b.covers && a.units === b.units && a.weight === b.weight && a.max === b.max;
}
function has(names, name) {
  for (let i = 0; i < names.length; i++) if (names[i] === name) return true;
  return false;
}
var search = new Search();

// packages/kernel/src/ask.ts
function isOver(s) {
  return s.core.lanes === null && s.core.stack.length === 0;
}
function deciders(s) {
  const { lanes: lanes2, stack } = s.core;
  if (!lanes2) return stack.length > 0 ? [stack[stack.length - 1].by] : [];
  const seats = [];
  for (let seat = 0; seat < lanes2.stacks.length; seat++)
    if (lanes2.stacks[seat].length > 0) seats.push(seat);
  return seats;
}
function question(s, seat) {
  const { lanes: lanes2, stack } = s.core;
  const own = lanes2 ? lanes2.stacks[seat] : stack;
  const top = own?.[own.length - 1];
  return top?.by === seat ? top : void 0;
}
function options(game, s, seat) {
  const frame = question(s, seat);
  return frame ? walk(game, s, frame, new Offers(game, s, seat, null)).options : [];
}
function refusals(game, s, seat) {
  const frame = question(s, seat);
  return frame ? heard(game, s, frame) : [];
}
function heard(game, s, frame) {
  const reasons = [];
  walk(game, s, frame, new Offers(game, s, frame.by, reasons));
  return reasons;
}
function explain(game, s, seat, what) {
  const because = (rule, params = {}) => [{ move: what, on: [], rule, params }];
  if (!(Number.isInteger(seat) && seat >= 0 && seat < s.core.players)) return because("KER-SEAT", { seat });
  if (isOver(s)) return because("KER-OVER");
  const frame = question(s, seat);
  if (!frame) return s.core.lanes ? because("KER-DONE") : because("KER-TURN", { seats: deciders(s).map(String) });
  if (options(game, s, seat).some((option) => concerns(option, what))) return [];
  const here = heard(game, s, frame).filter((refusal) => concerns(refusal, what));
  if (here.length > 0) return here;
  const stack = s.core.lanes ? s.core.lanes.stacks[seat] : s.core.stack;
  for (let i = stack.length - 2; i >= 0; i--) {
    const below2 = stack[i];
    if (below2.by !== seat || !ruleOf(game, below2.op).ask) continue;
    const offers = walk(game, s, below2, new Offers(game, s, seat, []));
    if (offers.options.some((option) => concerns(option, what))) return because("KER-FIRST", { op: frame.op });
    const there = offers.reasons.filter((refusal) => concerns(refusal, what));
    if (there.length > 0) return there;
  }
  return because("KER-UNKNOWN", { what });
}
function concerns(item, what) {
  return item.move === what || (item.on?.includes(what) ?? false);
}
function pending(s, eyes) {
  const { lanes: lanes2, stack } = s.core;
  const own = lanes2 && eyes !== "spectator" ? lanes2.stacks[eyes] ?? [] : [];
  return [...stack, ...own].reverse().map(({ by, op, from: from2 }) => ({ by, op, from: from2 }));
}
function ruleOf(game, op) {
  const rule = game.rules[op];
  if (!rule) throw new Error(`no rule '${op}' in ${game.id}`);
  return rule;
}
function walk(game, s, frame, offers) {
  const rule = ruleOf(game, frame.op);
  rule.ask?.(s, frame.by, frame.arg, offers);
  if (game.aside && !rule.closed) {
    offers.aside = true;
    game.aside(s, frame.by, offers);
  }
  return offers;
}
var NOTHING = [];
var PLAIN = {};
var Offers = class {
  options = [];
  /** null: nobody listens. */
  reasons;
  aside = false;
  game;
  s;
  by;
  /** Read once in a walk, for one seat at a time. */
  purse;
  purseSeat = -1;
  move = "";
  on = [];
  constructor(game, s, by, reasons) {
    this.game = game;
    this.s = s;
    this.by = by;
    this.reasons = reasons;
  }
  offer(move2, then, on = NOTHING, manner = PLAIN) {
    const { reasons, aside: aside2 } = this;
    let before = 0;
    if (reasons) {
      this.move = move2;
      this.on = on;
      before = reasons.length;
    }
    if (!manner.sure && !this.can(then)) {
      if (reasons && reasons.length === before) reasons.push({ move: move2, on, rule: "", params: {} });
      return false;
    }
    if (reasons) reasons.length = before;
    const { secret = false, stays = aside2 } = manner;
    this.options.push({ move: move2, then, on, secret, stays, aside: aside2 });
    return true;
  }
  get listening() {
    return this.reasons !== null;
  }
  refuse(move2, rule, params = {}, on = []) {
    this.reasons?.push({ move: move2, on, rule, params });
  }
  no(rule, params = {}) {
    this.reasons?.push({ move: this.move, on: this.on, rule, params });
    return false;
  }
  funds() {
    if (!this.purse || this.purseSeat !== this.by) {
      this.purse = fundsOf(this.game.purse, this.s, this.by);
      this.purseSeat = this.by;
    }
    return this.purse;
  }
  can(effect2) {
    const { op, arg, by } = effect2;
    if (by !== null && by !== this.by) return this.canAs(by, effect2);
    const rule = ruleOf(this.game, op);
    return rule.can ? rule.can(this.s, this.by, arg, this) : true;
  }
  canAs(seat, effect2) {
    const outer = this.by;
    this.by = seat;
    const possible = this.can(effect2);
    this.by = outer;
    return possible;
  }
};

// packages/kernel/src/knowledge.ts
var EVERYBODY = 2147483647;
function mask(knowers) {
  if (knowers === "all") return EVERYBODY;
  return knowers === "none" ? 0 : 1 << knowers;
}
function sees(known2, eyes) {
  return eyes === "spectator" ? known2 === EVERYBODY : (known2 & 1 << eyes) !== 0;
}
function reveal(s, knowers) {
  const { core } = s;
  if (knowers === "none") return;
  core.learned |= mask(knowers);
  if (!core.lanes) {
    core.barrier = core.seq;
    return;
  }
  if (knowers === "all") throw new Error(`something is shown to all out of a lane (seq ${core.seq})`);
  core.lanes.barrier[knowers] = core.lanes.moves[knowers]?.length ?? 0;
}

// packages/kernel/src/sha256.ts
var ROUND = new Uint32Array(64);
var START = new Uint32Array(8);
{
  const fraction = (x) => (x - Math.floor(x)) * 4294967296 >>> 0;
  let primes = 0;
  for (let n = 2; primes < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    if (primes < 8) START[primes] = fraction(Math.sqrt(n));
    ROUND[primes++] = fraction(Math.cbrt(n));
  }
}
var W = new Uint32Array(64);
function sha256Words(data2) {
  const bytes = typeof data2 === "string" ? utf8(data2) : data2;
  const padded = new Uint8Array((bytes.length + 8 >> 6) * 64 + 64);
  padded.set(bytes);
  padded[bytes.length] = 128;
  const view2 = new DataView(padded.buffer);
  view2.setUint32(padded.length - 8, Math.floor(bytes.length / 536870912));
  view2.setUint32(padded.length - 4, bytes.length << 3);
  const h = START.slice();
  for (let at = 0; at < padded.length; at += 64) block(h, view2, at);
  return h;
}
function sha256(data2) {
  let hex = "";
  for (const word of sha256Words(data2)) hex += word.toString(16).padStart(8, "0");
  return hex;
}
function block(h, view2, at) {
  for (let i = 0; i < 16; i++) W[i] = view2.getUint32(at + i * 4);
  for (let i = 16; i < 64; i++) {
    const a2 = W[i - 15];
    const b2 = W[i - 2];
    const s0 = turn(a2, 7) ^ turn(a2, 18) ^ a2 >>> 3;
    const s1 = turn(b2, 17) ^ turn(b2, 19) ^ b2 >>> 10;
    W[i] = W[i - 16] + s0 + W[i - 7] + s1 | 0;
  }
  let [a, b, c, d, e, f, g, k] = h;
  for (let i = 0; i < 64; i++) {
    const t1 = k + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + (e & f ^ ~e & g) + ROUND[i] + W[i] | 0;
    const t2 = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + (a & b ^ a & c ^ b & c) | 0;
    k = g;
    g = f;
    f = e;
    e = d + t1 | 0;
    d = c;
    c = b;
    b = a;
    a = t1 + t2 | 0;
  }
  const sums = [a, b, c, d, e, f, g, k];
  for (let i = 0; i < 8; i++) h[i] = h[i] + sums[i] | 0;
}
var turn = (x, n) => x >>> n | x << 32 - n;
function utf8(text) {
  const out = [];
  for (const char of text) {
    let code = char.codePointAt(0);
    if (code >= 55296 && code <= 57343) code = 65533;
    if (code < 128) out.push(code);
    else if (code < 2048) out.push(192 | code >> 6, 128 | code & 63);
    else if (code < 65536) out.push(224 | code >> 12, 128 | code >> 6 & 63, 128 | code & 63);
    else out.push(240 | code >> 18, 128 | code >> 12 & 63, 128 | code >> 6 & 63, 128 | code & 63);
  }
  return Uint8Array.from(out);
}

// packages/kernel/src/stream.ts
function stream(name) {
  const words = sha256Words(name);
  return [words[0] | 0, words[1] | 0, words[2] | 0, words[3] | 0];
}
function next(s) {
  const sum2 = (s[0] + s[1] | 0) + s[3] | 0;
  s[3] = s[3] + 1 | 0;
  s[0] = s[1] ^ s[1] >>> 9;
  s[1] = s[2] + (s[2] << 3) | 0;
  s[2] = (s[2] << 21 | s[2] >>> 11) + sum2 | 0;
  return sum2 >>> 0;
}
function below(s, n) {
  if (!(n >= 1 && n <= 2147483648) || !Number.isInteger(n)) throw new Error(`cannot draw below ${n}`);
  const bits = 32 - Math.clz32(n - 1);
  if (bits === 0) return 0;
  const unused = 32 - bits;
  let drawn = next(s) >>> unused;
  while (drawn >= n) drawn = next(s) >>> unused;
  return drawn;
}
function pick(s, from2) {
  if (from2.length === 0) throw new Error("nothing to pick from");
  return from2[below(s, from2.length)];
}
function mix(s, list) {
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(s, i + 1);
    const held = list[i];
    list[i] = list[j];
    list[j] = held;
  }
  return list;
}

// packages/kernel/src/chance.ts
function random(s, purpose, n) {
  return below(drawing(s, purpose), n);
}
function die(s, purpose, sides = 6) {
  return random(s, purpose, sides) + 1;
}
function mixed(s, purpose, list) {
  return mix(drawing(s, purpose), list);
}
function drawing(s, purpose) {
  const { core } = s;
  if (core.lanes) throw new Error(`chance '${purpose}' in a lane (seq ${core.seq})`);
  reveal(s, "all");
  let found = core.chance[purpose];
  if (!found) {
    found = stream(`${core.seed}/${core.era}/${purpose}`);
    core.chance[purpose] = found;
  }
  return found;
}

// packages/kernel/src/choices.ts
var BadTable = class extends Error {
  rule;
  params;
  constructor(message, rule, params = {}) {
    super(message);
    this.name = "BadTable";
    this.rule = rule;
    this.params = params;
  }
};
function fillTable(game, given) {
  if (typeof given !== "object" || given === null || Array.isArray(given)) throw new BadTable("a table is an object");
  const asked = given;
  const [min, max] = game.players;
  const players = asked.players ?? min;
  if (typeof players !== "number" || !Number.isInteger(players) || players < min || players > max) {
    throw new BadTable(`players: ${game.id} takes ${min} to ${max}, not ${JSON.stringify(players)}`);
  }
  const table = { players };
  for (const [name, choice] of Object.entries(game.choices)) {
    const value = asked[name];
    if (!applies(choice, table)) {
      if (value !== void 0) throw new BadTable(`${name}: does not apply to this table`);
      continue;
    }
    if (value !== void 0 && !choice.values.includes(value)) {
      throw new BadTable(`${name}: ${JSON.stringify(value)} is none of ${choice.values.join(", ")}`);
    }
    table[name] = value ?? choice.default;
  }
  for (const name of Object.keys(asked)) {
    if (name !== "players" && !Object.hasOwn(game.choices, name))
      throw new BadTable(`${name}: ${game.id} has no such option`);
  }
  const unfit = game.unfit?.(table);
  if (unfit) throw new BadTable(`these options do not go together: ${unfit.rule}`, unfit.rule, unfit.params);
  return table;
}
function applies(choice, table) {
  for (const [name, values] of Object.entries(choice.when ?? {})) {
    const value = table[name];
    if (value === void 0 || !values.includes(value)) return false;
  }
  return true;
}

// packages/kernel/src/stack.ts
function push(stack, effect2, by, from2) {
  const { op, arg } = effect2;
  stack.push({ op, arg, by: effect2.by ?? by, from: effect2.from ?? from2 });
}

// packages/kernel/src/lanes.ts
function openLanes(game, s) {
  const { core } = s;
  core.barrier = core.seq;
  const before = game.clone(s);
  const frame = core.stack.pop();
  const { each, seats } = frame.arg;
  const opened = { before, stacks: [], moves: [], barrier: [], learned: [], held: [] };
  for (let seat = 0; seat < core.players; seat++) {
    const stack = [];
    if (!seats || seats.includes(seat)) push(stack, each, seat, frame.from);
    opened.stacks.push(stack);
    opened.moves.push([]);
    opened.barrier.push(0);
    opened.learned.push([]);
    opened.held.push([]);
  }
  core.lanes = opened;
}
function closeLanes(s) {
  const lanes2 = s.core.lanes;
  s.core.lanes = null;
  return lanes2.held.flatMap((held, seat) => held.map((event) => ({ ...event, not: seat })));
}
function asSeen(s, seat, eyes) {
  const { lanes: lanes2 } = s.core;
  return lanes2 && eyes !== seat && eyes !== "all" ? lanes2.before : s;
}
function cloneLanes(lanes2) {
  if (!lanes2) return null;
  return {
    before: lanes2.before,
    stacks: lanes2.stacks.map((stack) => stack.slice()),
    moves: lanes2.moves.map((moves) => moves.slice()),
    barrier: lanes2.barrier.slice(),
    learned: lanes2.learned.map((places) => places.slice()),
    held: lanes2.held.map((events) => events.slice())
  };
}

// packages/kernel/src/core.ts
function newCore(players, seed, first, by = 0) {
  const core = {
    players,
    seed,
    era: 0,
    chance: {},
    seq: 0,
    barrier: 0,
    learned: 0,
    stack: [],
    lanes: null,
    piles: {},
    places: 0,
    bags: 0
  };
  push(core.stack, first, by, null);
  return core;
}
function cloneCore(core) {
  const chance = {};
  for (const purpose in core.chance) chance[purpose] = core.chance[purpose].slice();
  const piles = {};
  for (const name in core.piles) piles[name] = core.piles[name].slice();
  return {
    players: core.players,
    seed: core.seed,
    era: core.era,
    chance,
    seq: core.seq,
    barrier: core.barrier,
    learned: core.learned,
    stack: core.stack.slice(),
    lanes: cloneLanes(core.lanes),
    piles,
    places: core.places,
    bags: core.bags
  };
}

// packages/kernel/src/effects.ts
function effect(op, arg = null) {
  return { op, arg, by: null, from: null };
}
var data = (value) => value;
var all = (parts) => effect("all", data(parts));
var nothing = all([]);
var oneOf = (ways) => effect("one-of", data(ways));
var may = (word, what) => effect("may", data({ word, effect: what }));
var lanes = (each, seats) => effect("lanes", data(seats ? { each, seats } : { each }));
function pay(cost, then) {
  for (const unit in cost) if (cost[unit] > 0) return effect("pay", data({ cost, paid: [], then }));
  return then;
}
var as = (by, { op, arg, from: cause }) => ({ op, arg, by, from: cause });
var from = (source2, { op, arg, by }) => ({ op, arg, by, from: source2 });

// packages/kernel/src/json.ts
function canonical(value, path = "state") {
  if (typeof value === "string" || typeof value === "boolean" || value === null) return JSON.stringify(value);
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw new NotJson(path, String(value));
    if (Object.is(value, -0)) throw new NotJson(path, "-0");
    return String(value);
  }
  if (Array.isArray(value)) return `[${Array.from(value, (item, i) => canonical(item, `${path}[${i}]`)).join(",")}]`;
  if (typeof value !== "object") throw new NotJson(path, typeof value);
  const kind = Object.getPrototypeOf(value);
  if (kind !== Object.prototype && kind !== null) throw new NotJson(path, kind?.constructor?.name ?? "an object");
  const fields = [];
  for (const key of Object.keys(value).sort()) {
    fields.push(`${JSON.stringify(key)}:${canonical(value[key], `${path}.${key}`)}`);
  }
  return `{${fields.join(",")}}`;
}
var NotJson = class extends Error {
  constructor(path, what) {
    super(`${path} holds ${what}, which is not plain JSON`);
    this.name = "NotJson";
  }
};

// packages/kernel/src/hash.ts
function stateHash(s) {
  return sha256(canonical(s));
}

// packages/kernel/src/events.ts
var silence = () => {
};

// packages/kernel/src/take.ts
var IllegalMove = class extends Error {
  seat;
  move;
  reasons;
  constructor(seat, move2, reasons) {
    super(`seat ${seat} may not '${move2}': ${reasons.map((reason) => reason.rule).join(", ")}`);
    this.name = "IllegalMove";
    this.seat = seat;
    this.move = move2;
    this.reasons = reasons;
  }
};
function take(game, s, seat, move2) {
  const option = options(game, s, seat).find((candidate) => candidate.move === move2);
  if (!option) throw new IllegalMove(seat, move2, explain(game, s, seat, move2));
  const events = [];
  apply(game, s, seat, option, events);
  return events;
}
function apply(game, s, seat, option, events) {
  const { core } = s;
  core.seq++;
  const { lanes: lanes2 } = core;
  const stack = lanes2 ? lanes2.stacks[seat] : core.stack;
  const frame = stack[stack.length - 1];
  if (lanes2) lanes2.moves[seat].push(option.move);
  if (!option.stays) stack.pop();
  push(stack, option.then, seat, option.aside ? null : frame.from);
  if (events) tellMove(s, seat, option, events);
  run(game, s, seat, events);
  if (!lanes2 && (core.lanes || core.stack.length === 0 || core.stack[core.stack.length - 1].by !== seat)) {
    core.barrier = core.seq;
  }
  const { learned } = core;
  core.learned = 0;
  return learned;
}
function resume(game, s) {
  settle(game, s, s.core.stack, null);
  s.core.learned = 0;
}
function run(game, s, seat, events) {
  const { core } = s;
  if (!core.lanes) {
    settle(game, s, core.stack, events);
    return;
  }
  const stack = core.lanes.stacks[seat];
  settle(game, s, stack, events, seat);
  if (stack.length > 0) return;
  events?.push({ fact: { k: "ready", seat } });
  if (deciders(s).length > 0) return;
  const held = closeLanes(s);
  if (events) for (const event of held) events.push(event);
  core.barrier = core.seq;
  settle(game, s, core.stack, events);
}
function settle(game, s, stack, events, lane) {
  const tell = events ? teller(s, events, lane) : silence;
  while (stack.length > 0) {
    const frame = stack[stack.length - 1];
    const { op, arg } = frame;
    if (lane !== void 0 && frame.by !== lane) throw new Error(`'${op}' asks seat ${frame.by} in the lane of ${lane}`);
    if (op === "all") {
      stack.pop();
      const parts = arg;
      for (let i = parts.length - 1; i >= 0; i--) push(stack, parts[i], frame.by, frame.from);
      continue;
    }
    if (op === "lanes") {
      if (lane !== void 0) throw new Error(`lanes within the lane of ${lane} (seq ${s.core.seq})`);
      openLanes(game, s);
      for (let seat = 0; seat < s.core.players; seat++) {
        settle(game, s, s.core.lanes.stacks[seat], events, seat);
      }
      if (deciders(s).length > 0) return;
      const held = closeLanes(s);
      if (events) for (const event of held) events.push(event);
      continue;
    }
    const rule = ruleOf(game, op);
    if (rule.ask) return;
    stack.pop();
    const next2 = rule.run?.(s, frame.by, arg, tell);
    if (next2) push(stack, next2, frame.by, frame.from);
  }
}
function teller(s, events, lane) {
  return (fact, own) => {
    const event = own ? { fact, own } : { fact };
    if (lane === void 0) {
      events.push(event);
      return;
    }
    ;
    s.core.lanes.held[lane].push(event);
    events.push({ ...event, to: lane });
  };
}
function tellMove(s, seat, option, events) {
  const full = { k: "move", seat, move: option.move };
  const event = option.secret ? { fact: { k: "move", seat }, own: { [seat]: full } } : { fact: full };
  if (!s.core.lanes) {
    events.push(event);
    return;
  }
  ;
  s.core.lanes.held[seat].push(event);
  events.push({ ...event, to: seat });
}

// packages/kernel/src/redeal.ts
function redeal(game, s, seat, seed) {
  const { lanes: lanes2 } = s.core;
  const world = game.clone(lanes2 ? lanes2.before : s);
  const { core } = world;
  core.seed = sha256(`redeal ${seed}`);
  core.era = 0;
  core.chance = {};
  const seen = new Set(lanes2?.learned[seat]);
  permute(game, world, seed, (card) => (card.known & 1 << seat) === 0 && !seen.has(card.place));
  if (!lanes2) return world;
  resume(game, world);
  for (const move2 of lanes2.moves[seat] ?? []) take(game, world, seat, move2);
  const dice = stream(`redeal ${seed} lanes`);
  for (let other = 0; other < core.players; other++) {
    const finished = lanes2.stacks[other]?.length === 0;
    if (other === seat || !finished) continue;
    while ((core.lanes?.stacks[other]?.length ?? 0) > 0) {
      apply(game, world, other, pick(dice, options(game, world, other)), []);
    }
  }
  return world;
}
function dealAnew(game, s, row) {
  const { lanes: lanes2 } = s.core;
  const world = game.clone(lanes2 ? lanes2.before : s);
  world.core.era = row;
  world.core.chance = {};
  const seen = new Set(lanes2?.learned.flat());
  permute(game, world, `${world.core.seed}/${row}`, (card) => card.known === 0 && !seen.has(card.place));
  world.core.barrier = world.core.seq;
  if (lanes2) replayLanes(game, world, lanes2.moves);
  return world;
}
function undoInLane(game, s, seat) {
  const lanes2 = s.core.lanes;
  const world = game.clone(lanes2.before);
  replayLanes(
    game,
    world,
    lanes2.moves.map((moves, owner) => owner === seat ? moves.slice(0, -1) : moves)
  );
  return world;
}
function replayLanes(game, world, moves) {
  resume(game, world);
  for (let seat = 0; seat < moves.length; seat++) {
    for (const move2 of moves[seat]) take(game, world, seat, move2);
  }
}
function permute(game, world, seed, isFree) {
  const { piles } = world.core;
  const bags = /* @__PURE__ */ new Map();
  for (const pile2 of Object.keys(piles).sort()) {
    const cards = piles[pile2];
    for (let index = 0; index < cards.length; index++) {
      const card = cards[index];
      if (!isFree(card)) continue;
      const places = bags.get(card.bag);
      if (places) places.push({ pile: pile2, index });
      else bags.set(card.bag, [{ pile: pile2, index }]);
    }
  }
  for (const [bag, places] of bags) {
    if (places.length < 2) continue;
    const faces2 = places.map(({ pile: pile2, index }) => piles[pile2][index].id).sort();
    mix(stream(`${seed}/${bag}`), faces2);
    const fits = game.fits;
    const dealt = fits ? dealFitting(places, faces2, (pile2, id) => fits(world, pile2, id)) : faces2;
    for (let i = 0; i < places.length; i++) {
      const { pile: pile2, index } = places[i];
      const cards = piles[pile2];
      const card = cards[index];
      cards[index] = { id: dealt[i], place: card.place, known: card.known, bag: card.bag };
    }
  }
}
function dealFitting(places, faces2, fits) {
  const left = faces2.slice();
  const dealt = [];
  const choosy = places.map(({ pile: pile2 }) => faces2.some((id) => !fits(pile2, id)));
  for (const turn3 of [true, false]) {
    for (let i = 0; i < places.length; i++) {
      if (choosy[i] !== turn3) continue;
      const { pile: pile2 } = places[i];
      const at = turn3 ? left.findIndex((id) => fits(pile2, id)) : 0;
      if (at < 0) throw new Error(`no card fits pile '${pile2}'`);
      dealt[i] = left.splice(at, 1)[0];
    }
  }
  return dealt;
}

// packages/kernel/src/engine.ts
function engineOf(game) {
  return {
    game,
    table: (given) => fillTable(game, given),
    start(table, seed) {
      const s = game.setup(table, seed);
      resume(game, s);
      s.core.barrier = 0;
      return s;
    },
    players: ({ core }) => core.players,
    seed: ({ core }) => core.seed,
    moves: ({ core }) => core.seq,
    lanes: ({ core }) => core.lanes?.before.core.seq ?? null,
    deciders,
    question,
    options: (s, seat) => options(game, s, seat),
    refusals: (s, seat) => refusals(game, s, seat),
    explain: (s, seat, what) => explain(game, s, seat, what),
    pending,
    meant: (s, seat, offered, move2) => offered.find((option) => option.move === move2),
    take: (s, seat, move2) => take(game, s, seat, move2),
    apply: (s, seat, option, events) => apply(game, s, seat, option, events),
    isOver,
    view: (s, eyes) => game.view(s, eyes),
    scores: (s, eyes) => game.scores(s, eyes),
    redeal: (s, seat, seed) => game.redeal ? game.redeal(s, seat, seed) : redeal(game, s, seat, seed),
    clone: (s) => game.clone(s),
    hash: stateHash,
    undoable,
    isFinal: ({ core }) => core.barrier === core.seq,
    origin(s) {
      const world = game.clone(s);
      world.core.barrier = world.core.seq;
      return world;
    },
    undoInLane: (s, seat) => undoInLane(game, s, seat),
    dealAnew: (s, row) => dealAnew(game, s, row),
    reopen(s) {
      resume(game, s);
      return s;
    }
  };
}
function undoable(s, seat) {
  const { core } = s;
  if (!core.lanes) return deciders(s).includes(seat) ? core.seq - core.barrier : 0;
  const lanes2 = core.lanes;
  return (lanes2.moves[seat]?.length ?? 0) - (lanes2.barrier[seat] ?? 0);
}

// packages/kernel/src/pay.ts
function payRules(purse2) {
  return { pay: payRule, collect: { can: thenCan, ask: askPayment }, spend: spendRule(purse2) };
}
var payRule = {
  can(_s, _by, { cost, then }, inquiry) {
    if (!affordable(cost, inquiry.funds())) return inquiry.no("KER-PAY", cost);
    return inquiry.can(then);
  },
  ask: askPayment
};
var COLLECT = { secret: true };
var COLLECT_SURE = { secret: true, sure: true };
var SPEND = {};
var SPEND_SURE = { sure: true };
function useful(source2, cost, sources, paid) {
  if (paid.length > 0) return coverage(cost, sources, joined(paid, [source2.id])) > coverage(cost, sources, paid);
  for (const unit in cost) if (cost[unit] > 0 && source2.covers.includes(unit)) return true;
  return false;
}
function paidWith({ cost, then }, paid, uses) {
  return { cost, paid: joined(paid, uses), then };
}
function joined(a, b) {
  if (a.length === 0) return b;
  const list = a.slice();
  for (const item of b) list.push(item);
  return list;
}
function thenCan(_s, _by, { then }, inquiry) {
  return inquiry.can(then);
}
function askPayment(_s, _by, paying, asking) {
  const funds = asking.funds();
  const { sources } = funds;
  const { cost } = paying;
  const kept = cheapest(cost, funds, paying.paid);
  const paid = kept ? paying.paid : [];
  let rest = kept ?? (paying.paid.length > 0 ? cheapest(cost, funds, []) : void 0);
  const sure = !asking.listening;
  if (sure && !asking.can(paying.then)) rest = void 0;
  let offered = false;
  if (rest) {
    const whole = rest.uses.length === 1 ? rest.uses[0] : rest.uses.join("+");
    const spend = effect("spend", paidWith(paying, paid, rest.uses));
    if (asking.offer(`pay ${whole}`, spend, rest.uses, sure ? SPEND_SURE : SPEND)) offered = true;
  }
  for (const source2 of sources) {
    const { id } = source2;
    if (rest && rest.uses.length === 1 && rest.uses[0] === id) continue;
    const on = [id];
    if (rest && (rest.uses.includes(id) || useful(source2, cost, sources, paid) && affordable(cost, funds, joined(paid, on)))) {
      const done = covers(cost, sources, joined(paid, on));
      const more = effect(done ? "spend" : "collect", paidWith(paying, paid, on));
      const manner = done ? sure ? SPEND_SURE : SPEND : sure ? COLLECT_SURE : COLLECT;
      if (asking.offer(`pay ${id}`, more, on, manner)) offered = true;
    } else if (asking.listening) {
      asking.refuse(`pay ${id}`, "KER-PAY", cost, on);
    }
  }
  if (!offered) asking.offer("withdraw", nothing);
}
function spendRule(purse2) {
  return {
    can: thenCan,
    run(s, by, { cost, paid, then }, tell) {
      const left = leftovers(cost, purse2.sources(s, by), paid);
      if (!left) throw new Error(`'${paid.join("+")}' does not pay ${JSON.stringify(cost)}`);
      purse2.spend(s, by, paid, left, tell);
      return then;
    }
  };
}

// packages/kernel/src/piles.ts
function lay(s, name, cards, knowers = "all") {
  const { core } = s;
  const bag = core.bags++;
  const known2 = mask(knowers);
  const laid = cards.map((id) => ({ id, place: core.places++, known: known2, bag }));
  core.piles[name] = laid;
  return laid;
}
function add(s, name, id, end = "top") {
  const { core } = s;
  const card = { id, place: core.places++, known: mask("all"), bag: core.bags++ };
  if (end === "top") pile(s, name).push(card);
  else pile(s, name).unshift(card);
}
function pile(s, name) {
  const found = s.core.piles[name];
  if (!found) throw new Error(`no pile '${name}' (seq ${s.core.seq})`);
  return found;
}
function shuffle(s, name, purpose = name) {
  const cards = pile(s, name);
  const bag = s.core.bags++;
  const faces2 = mixed(
    s,
    purpose,
    cards.map((card) => card.id)
  );
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    cards[i] = { id: faces2[i], place: card.place, known: 0, bag };
  }
}
function move(s, from2, index, to, knowers = "none", end = "top") {
  const source2 = pile(s, from2);
  const card = source2[index];
  if (!card) throw new Error(`no card ${index} in pile '${from2}' (seq ${s.core.seq})`);
  source2.splice(index, 1);
  const moved = shown(s, card, knowers);
  const target = pile(s, to);
  if (end === "top") target.push(moved);
  else target.unshift(moved);
  return moved;
}
function draw(s, from2, to, knowers, end = "top") {
  const top = pile(s, from2).length - 1;
  return top < 0 ? void 0 : move(s, from2, top, to, knowers, end);
}
function look(s, name, index, knowers) {
  const cards = pile(s, name);
  const card = cards[index];
  if (!card) throw new Error(`no card ${index} in pile '${name}' (seq ${s.core.seq})`);
  const seen = shown(s, card, knowers);
  cards[index] = seen;
  return seen;
}
function shown(s, card, knowers) {
  const known2 = card.known | mask(knowers);
  if (known2 === card.known) return card;
  reveal(s, knowers);
  if (s.core.lanes && typeof knowers === "number") s.core.lanes.learned[knowers]?.push(card.place);
  return { id: card.id, place: card.place, known: known2, bag: card.bag };
}
function find(s, name, id) {
  const cards = pile(s, name);
  for (let i = 0; i < cards.length; i++) if (cards[i].id === id) return i;
  return -1;
}
function ids(s, name) {
  return pile(s, name).map((card) => card.id);
}
function faces(s, name, eyes) {
  return pile(s, name).map((card) => sees(card.known, eyes) ? card.id : null);
}
function fetch(s, id, to, knowers) {
  for (const name of Object.keys(s.core.piles)) {
    const index = find(s, name, id);
    if (index < 0) continue;
    const [card] = pile(s, name).splice(index, 1);
    pile(s, to).push({ ...card, known: mask(knowers) });
    return;
  }
  throw new Error(`there is no card '${id}'`);
}

// packages/kernel/src/shared-rules.ts
var SHARED = {
  all: {
    can(_s, _by, parts, inquiry) {
      for (const part of parts) if (!inquiry.can(part)) return false;
      return true;
    }
  },
  "one-of": {
    can(_s, _by, ways, inquiry) {
      for (const word of Object.keys(ways)) if (inquiry.can(ways[word])) return true;
      return false;
    },
    ask(_s, _by, ways, asking) {
      for (const word of Object.keys(ways)) asking.offer(word, ways[word]);
    }
  },
  may: {
    ask(_s, _by, { word, effect: effect2 }, asking) {
      asking.offer(word, effect2);
      asking.offer("skip", nothing);
    }
  },
  lanes: {}
};
function defineGame(game) {
  const rules2 = {};
  const given = { ...SHARED, ...game.purse ? payRules(game.purse) : {}, ...game.rules };
  for (const [op, rule] of Object.entries(given)) rules2[op] = evenly(rule);
  return { ...game, rules: rules2 };
}
function evenly(rule) {
  const { can, ask, run: run2, closed } = rule;
  return { can, ask, run: run2, closed };
}

// packages/games/kit/src/cards.ts
var gain = (what) => effect("gain", what);
var drawCard = effect("draw-card");
var lookAtDeck = effect("look-at-deck");
var turnOver = effect("ready-to-turn");
var roll = effect("roll");
var askToll = effect("ask-toll");
var KINDS = {
  purse: { value: 1, play: gain({ coin: 2 }) },
  jewel: { value: 2, play: gain({ gem: 1 }) },
  scout: { value: 1, play: drawCard },
  map: { value: 2, play: lookAtDeck },
  spade: { value: 1, play: turnOver },
  feast: { value: 3, play: oneOf({ coins: gain({ coin: 3 }), points: gain({ point: 2 }) }) },
  lantern: { value: 2, cost: { coin: 1 }, play: gain({ point: 3 }) },
  bell: { value: 2, play: may("ring", pay({ gem: 1 }, gain({ point: 4 }))) },
  toll: { value: 1, play: askToll },
  dice: { value: 1, play: roll },
  twin: { value: 4, play: gain({ point: 1 }) },
  omen: { value: 0, play: gain({ coin: 1 }) }
};
var OMEN = "omen-a";
var CARDS = Object.keys(KINDS).flatMap(
  (kind) => kind === "omen" ? [OMEN] : [`${kind}-a`, `${kind}-b`]
);
function kindOf(card) {
  return card.slice(0, -2);
}
function cardOf(card) {
  return KINDS[kindOf(card)];
}
var TILES = {
  "tile-alley": { cost: { coin: 2 }, points: 2 },
  "tile-bridge": { cost: { coin: 1, light: 1 }, points: 3 },
  "tile-court": { cost: { light: 2 }, points: 4, bonus: gain({ coin: 1 }) },
  "tile-dock": { cost: { coin: 3 }, points: 3, bonus: gain({ gem: 1 }) },
  "tile-gate": { cost: { coin: 2, light: 1 }, points: 5 },
  "tile-hall": { cost: { coin: 1, light: 2 }, points: 6 },
  "tile-inn": { cost: { light: 1 }, points: 1, bonus: drawCard },
  "tile-mill": { cost: { coin: 4, light: 1 }, points: 8 }
};
var TILE_IDS = Object.keys(TILES);
function tileOf(tile) {
  return TILES[tile];
}
var HAND_LIMIT = 5;
var MARKET_LIMIT = 3;
var FAVOUR_COST = { coin: 1, light: 1 };
var FAVOUR_POINTS = 3;
var DIG_COST = { coin: 1 };
var REST = { coin: 1 };

// packages/games/kit/src/state.ts
var named = (word) => {
  const names = [0, 1, 2, 3].map((seat) => `${word}-${seat}`);
  return (seat) => names[seat];
};
var hand = named("hand");
var chest = named("chest");
var box = named("box");
var spent = named("spent");
var tilesOf = named("tiles");
function seller(s, seat) {
  return s.sellers[seat];
}
function clone(s) {
  return {
    core: cloneCore(s.core),
    rounds: s.rounds,
    round: s.round,
    turn: s.turn,
    acted: s.acted,
    sellers: s.sellers.map((one) => ({ coin: one.coin, gem: one.gem, point: one.point, favour: one.favour }))
  };
}

// packages/games/kit/src/positions.ts
var SELLER_NUMBERS = ["coin", "gem", "point"];
function kitPositions(game) {
  return {
    schema: {
      table: "the table's options; two players and the defaults unless named",
      seed: "a text; the same for the same deal",
      draft: "false: the draft is over and it is the first seat's turn",
      round: "a number",
      market: "the tiles on the market, from left to right",
      deck: "cards on top of the deck, the topmost last",
      sellers: "for each seat: coin, gem, point, favour, hand, chest, tiles"
    },
    example: { draft: false, market: ["tile-gate"], sellers: [{ coin: 4, hand: ["purse-a", "twin-b"] }] },
    lay(position) {
      const p = position;
      for (const key of Object.keys(p)) if (!(key in this.schema)) throw new Error(`a position has no '${key}'`);
      const s = game().setup(fillTable(game(), p.table ?? {}), p.seed ?? "position");
      if (p.draft === false) {
        s.core.stack = [{ by: 0, op: "turn", arg: null, from: null }];
        for (let seat = 0; seat < s.core.players; seat++) {
          const dropped = pile(s, hand(seat)).pop();
          if (dropped) pile(s, "deck").splice(1, 0, { ...dropped, known: 0 });
        }
      }
      resume(game(), s);
      if (p.round !== void 0) s.round = p.round;
      const wanted = p.sellers;
      for (const [seat, one] of (wanted ?? []).entries()) {
        if (seat >= s.core.players) throw new Error(`there is no seat ${seat}`);
        for (const key of SELLER_NUMBERS) if (one[key] !== void 0) seller(s, seat)[key] = one[key];
        if (one.favour !== void 0) seller(s, seat).favour = one.favour;
        if (one.hand) empty(s, hand(seat), "deck");
        for (const card of known(one.hand, CARDS)) fetch(s, card, hand(seat), seat);
        for (const card of known(one.chest, CARDS)) fetch(s, card, chest(seat), seat);
        for (const tile of known(one.tiles, TILE_IDS)) fetch(s, tile, tilesOf(seat), "all");
      }
      if (p.market) empty(s, "market", "tiles");
      for (const tile of known(p.market, TILE_IDS)) fetch(s, tile, "market", "all");
      for (const card of known(p.deck, CARDS)) fetch(s, card, "deck", "none");
      return s;
    },
    read(s) {
      return {
        round: s.round,
        turn: s.turn,
        acted: s.acted,
        market: ids(s, "market"),
        deck: ids(s, "deck"),
        tiles: ids(s, "tiles"),
        sellers: s.sellers.map(({ coin, gem, point, favour }, seat) => ({
          coin,
          gem,
          point,
          favour,
          hand: ids(s, hand(seat)),
          chest: ids(s, chest(seat)),
          tiles: ids(s, tilesOf(seat))
        }))
      };
    }
  };
}
function empty(s, name, to) {
  for (const card of pile(s, name).splice(0)) pile(s, to).splice(to === "deck" ? 1 : 0, 0, { ...card, known: 0 });
}
function known(list, all2) {
  const wanted = list ?? [];
  for (const id of wanted) if (!all2.includes(id)) throw new Error(`there is no '${id}'`);
  return wanted;
}

// packages/games/kit/src/purse.ts
var LIGHT = ["light"];
var COIN = source("coin", ["coin"], { takes: "coin" });
var GEM = source("gem", ["gem", "coin", "light"], { takes: "gem", weight: 3 });
var OIL = source("oil", LIGHT, { takes: "coin", each: 2, weight: 2 });
var CARD_SOURCES = new Map(
  CARDS.map((id) => [id, source(id, LIGHT, { max: 1, weight: 4, units: kindOf(id) === "twin" ? 2 : 1 })])
);
var purse = {
  sources(s, by) {
    const sources = [COIN, OIL, GEM];
    for (const card of pile(s, hand(by))) sources.push(CARD_SOURCES.get(card.id));
    return sources;
  },
  holds(s, by) {
    const { coin, gem } = seller(s, by);
    return { coin, gem };
  },
  spend(s, by, uses, _left, tell) {
    const one = seller(s, by);
    for (const id of uses) {
      if (id === "coin") one.coin -= 1;
      else if (id === "gem") one.gem -= 1;
      else if (id === "oil") one.coin -= 2;
      else move(s, hand(by), find(s, hand(by), id), spent(by), s.core.lanes ? "none" : "all");
    }
    tell({ k: "paid", seat: by, with: uses });
  }
};

// packages/games/kit/src/rules.ts
var TURN = effect("turn");
var ACTED = effect("acted");
var SHOW_SPENT = effect("show-spent");
var OPENING = all([lanes(effect("draft")), SHOW_SPENT, TURN]);
function act(cost, what) {
  return pay(cost, all([ACTED, what]));
}
var STAYS = { stays: true };
var SECRET = { secret: true };
var STAYS_SECRET = { stays: true, secret: true };
var DRAW = { move: "draw", then: act({}, drawCard), on: ["deck"], manner: STAYS };
var REST_A_WHILE = { move: "rest", then: act({}, gain(REST)), on: [], manner: STAYS };
var DIG = { move: "dig", then: act(DIG_COST, turnOver), on: ["tiles"], manner: STAYS };
var BUY = actions(TILE_IDS, "buy", (tile) => act(tileOf(tile).cost, effect("take-tile", tile)));
var HIDE = actions(
  CARDS,
  "hide",
  (card) => act({}, effect("hide", card)),
  () => STAYS_SECRET
);
var PLAY = actions(
  CARDS,
  "play",
  (card) => {
    const { cost, play } = cardOf(card);
    return act(cost ?? {}, all([effect("discard", card), from(card, play)]));
  },
  // A card that must be paid for is laid open only with the payment: until then the play can be withdrawn.
  (card) => cardOf(card).cost ? STAYS_SECRET : STAYS
);
function actions(ids2, word, then, manner = () => STAYS) {
  return new Map(ids2.map((id) => [id, { move: `${word} ${id}`, then: then(id), on: [id], manner: manner(id) }]));
}
var END = effect("end-turn");
var turn2 = {
  ask(s, by, _, asking) {
    if (s.acted) {
      asking.offer("end", END);
      if (asking.listening) for (const { move: move2, on } of mainActions(s, by)) asking.refuse(move2, "KIT-TURN-01", {}, on);
      return;
    }
    asking.refuse("end", "KIT-TURN-02");
    for (const { move: move2, then, on, manner } of mainActions(s, by)) asking.offer(move2, then, on, manner);
  }
};
function mainActions(s, by) {
  const list = [DRAW, REST_A_WHILE, DIG];
  for (const tile of pile(s, "market")) list.push(BUY.get(tile.id));
  for (const card of pile(s, hand(by))) list.push(PLAY.get(card.id), HIDE.get(card.id));
  return list;
}
function inHand(s, by, card, inquiry) {
  return find(s, hand(by), card) >= 0 || inquiry.no("KIT-PLAY-02");
}
function aside(_s, _by, asking) {
  asking.offer("sell gem", SELL_GEM, ON_GEM);
  asking.offer("favour", FAVOUR, ON_FAVOUR);
}
var SELL_GEM = effect("sell-gem");
var ON_GEM = ["gem"];
var FAVOUR = effect("favour");
var ON_FAVOUR = ["favour"];
var PAY_FAVOUR = pay(FAVOUR_COST, all([effect("favour-done"), gain({ point: FAVOUR_POINTS })]));
var rules = {
  turn: turn2,
  acted: {
    run(s) {
      s.acted = true;
      return void 0;
    }
  },
  gain: {
    run(s, by, what, tell) {
      const one = seller(s, by);
      one.coin += what.coin ?? 0;
      one.gem += what.gem ?? 0;
      one.point += what.point ?? 0;
      tell({ k: "gain", seat: by, ...what });
      return void 0;
    }
  },
  "sell-gem": {
    can: (s, by, _, inquiry) => seller(s, by).gem > 0 || inquiry.no("KIT-ASIDE-01"),
    run(s, by) {
      seller(s, by).gem -= 1;
      return gain({ coin: 2 });
    }
  },
  // An interrupt: it may come in the middle of anything, once a game, and has a price of its own.
  favour: {
    can: (s, by, _, inquiry) => seller(s, by).favour ? inquiry.no("KIT-ASIDE-03") : inquiry.can(PAY_FAVOUR),
    run: () => PAY_FAVOUR
  },
  "favour-done": {
    can: (s, by, _, inquiry) => !seller(s, by).favour || inquiry.no("KIT-ASIDE-03"),
    run(s, by) {
      seller(s, by).favour = true;
      return void 0;
    }
  },
  "draw-card": {
    can(s, by, _, inquiry) {
      if (pile(s, "deck").length === 0) return inquiry.no("KIT-DRAW-01");
      return pile(s, hand(by)).length < HAND_LIMIT || inquiry.no("KIT-DRAW-02", { limit: HAND_LIMIT });
    },
    run(s, by, _, tell) {
      const card = draw(s, "deck", hand(by), by);
      if (card) tell({ k: "draw", seat: by }, { [by]: { k: "draw", seat: by, card: card.id } });
      return void 0;
    }
  },
  discard: {
    can: inHand,
    run(s, by, card, tell) {
      move(s, hand(by), find(s, hand(by), card), spent(by), "all");
      tell({ k: "played", seat: by, card });
      return void 0;
    }
  },
  hide: {
    can(s, by, card, inquiry) {
      if (pile(s, chest(by)).length > 0) return inquiry.no("KIT-HIDE-01");
      return inHand(s, by, card, inquiry);
    },
    run(s, by, card, tell) {
      move(s, hand(by), find(s, hand(by), card), chest(by));
      tell({ k: "hidden", seat: by }, { [by]: { k: "hidden", seat: by, card } });
      return void 0;
    }
  },
  "look-at-deck": {
    can: (s, _by, _, inquiry) => pile(s, "deck").length > 0 || inquiry.no("KIT-DRAW-01"),
    run(s, by, _, tell) {
      const card = look(s, "deck", pile(s, "deck").length - 1, by);
      tell({ k: "look", seat: by }, { [by]: { k: "look", seat: by, card: card.id } });
      return oneOf({ "put top": nothing, "put bottom": effect("top-to-bottom") });
    }
  },
  // KIT-LOOK-02: the omen stays the last card.
  "top-to-bottom": {
    run(s) {
      const deck = pile(s, "deck");
      const top = deck.pop();
      if (top) deck.splice(deck.length > 0 ? 1 : 0, 0, top);
      return void 0;
    }
  },
  // KIT-TILE-02: asked even if there is nothing to do in between, or its absence would tell something.
  "ready-to-turn": {
    can(s, _by, _, inquiry) {
      if (pile(s, "tiles").length === 0) return inquiry.no("KIT-TILE-03");
      return pile(s, "market").length < MARKET_LIMIT || inquiry.no("KIT-TILE-04", { limit: MARKET_LIMIT });
    },
    ask(_s, _by, _, asking) {
      asking.offer("turn over", effect("turn-over"), ["tiles"]);
    }
  },
  "turn-over": {
    run(s, _by, _, tell) {
      const tile = draw(s, "tiles", "market", "all");
      if (tile) tell({ k: "tile", tile: tile.id });
      return void 0;
    }
  },
  "take-tile": {
    can: (s, _by, tile, inquiry) => find(s, "market", tile) >= 0 || inquiry.no("KIT-TILE-05"),
    run(s, by, tile, tell) {
      move(s, "market", find(s, "market", tile), tilesOf(by));
      tell({ k: "tile-taken", seat: by, tile });
      const { bonus } = tileOf(tile);
      return bonus ? from(tile, effect("if-possible", bonus)) : void 0;
    }
  },
  // KIT-TILE-06: a bonus that cannot be had is lost.
  "if-possible": {
    ask(_s, _by, bonus, asking) {
      if (!asking.offer("take bonus", bonus)) asking.offer("lose bonus", nothing);
    }
  },
  roll: {
    run(s, by, _, tell) {
      const pips = die(s, "die");
      tell({ k: "roll", seat: by, pips });
      return gain({ coin: pips >> 1 });
    }
  },
  // KIT-TOLL-01: the next seller decides in the middle of this one's turn.
  "ask-toll": {
    run: (s, by) => as((by + 1) % s.core.players, effect("toll", by))
  },
  toll: {
    closed: true,
    ask(_s, _by, asker, asking) {
      asking.offer("give", pay({ coin: 1 }, as(asker, gain({ coin: 1 }))));
      asking.offer("decline", as(asker, gain({ point: 2 })));
    }
  },
  "end-turn": {
    run(s) {
      s.acted = false;
      s.turn = (s.turn + 1) % s.core.players;
      if (s.turn === 0) {
        s.round++;
        if (s.round > s.rounds) return as(0, effect("finish"));
        return all([lanes(effect("trim")), SHOW_SPENT, as(s.turn, TURN)]);
      }
      return as(s.turn, TURN);
    }
  },
  // KIT-ROUND-02: between rounds all look through their hands at once.
  trim: {
    ask(s, by, _, asking) {
      for (const card of pile(s, hand(by))) asking.offer(`toss ${card.id}`, effect("toss", card.id), [card.id], SECRET);
      asking.offer("keep all", nothing);
    }
  },
  toss: {
    run(s, by, card, tell) {
      move(s, hand(by), find(s, hand(by), card), box(by));
      tell({ k: "tossed", seat: by }, { [by]: { k: "tossed", seat: by, card } });
      return gain({ coin: 1 });
    }
  },
  // KIT-DRAFT-01: three cards were dealt; one goes.
  draft: {
    ask(s, by, _, asking) {
      for (const card of pile(s, hand(by))) asking.offer(`drop ${card.id}`, effect("drop", card.id), [card.id], SECRET);
      if (pile(s, hand(by)).length === 0) asking.offer("drop nothing", effect("peek"));
    }
  },
  drop: {
    run(s, by, card, tell) {
      move(s, hand(by), find(s, hand(by), card), box(by));
      tell({ k: "dropped", seat: by }, { [by]: { k: "dropped", seat: by, card } });
      return effect("peek");
    }
  },
  // KIT-DRAFT-03: each may look at the lowest tile of the stack, for itself.
  peek: {
    closed: true,
    ask(_s, _by, _, asking) {
      asking.offer("peek", effect("peeked"), ["tiles"]);
      asking.offer("trust", nothing);
    }
  },
  peeked: {
    run(s, by, _, tell) {
      const tile = look(s, "tiles", 0, by);
      tell({ k: "peek", seat: by }, { [by]: { k: "peek", seat: by, tile: tile.id } });
      return void 0;
    }
  },
  // KIT-PAY-04: what was paid in lanes is laid open once all have finished.
  "show-spent": {
    run(s) {
      for (let seat = 0; seat < s.core.players; seat++) showAll(s, spent(seat));
      return void 0;
    }
  },
  finish: {
    run(s, _by, _, tell) {
      for (let seat = 0; seat < s.core.players; seat++) showAll(s, chest(seat));
      tell({ k: "finished" });
      return void 0;
    }
  }
};
function showAll(s, name) {
  for (let i = 0; i < pile(s, name).length; i++) look(s, name, i, "all");
}

// packages/games/kit/src/score.ts
function scores(s, eyes) {
  const rows = s.sellers.map((_, seat) => {
    const seen = asSeen(s, seat, eyes);
    const chestCards = eyes === "all" ? ids(seen, chest(seat)) : faces(seen, chest(seat), eyes);
    const parts = {
      points: seller(seen, seat).point,
      tiles: sum(ids(seen, tilesOf(seat)).map((tile) => tileOf(tile).points)),
      chest: sum(chestCards.map((card) => card ? cardOf(card).value : 0)),
      coins: Math.floor(seller(seen, seat).coin / 3)
    };
    return { seat, total: sum(Object.values(parts)), parts, tiles: ids(seen, tilesOf(seat)).length };
  });
  if (!isOver(s)) return rows.map(({ seat, total, parts }) => ({ seat, total, parts }));
  return rows.map((row) => {
    const better = rows.filter(
      (other) => other.total > row.total || other.total === row.total && other.tiles > row.tiles
    );
    const parted = rows.some((other) => other.total === row.total && other.tiles !== row.tiles);
    const { seat, total, parts } = row;
    return { seat, total, parts, place: better.length + 1, ...parted ? { tie: "KIT-SCORE-05" } : {} };
  });
}
function sum(numbers) {
  let total = 0;
  for (const n of numbers) total += n;
  return total;
}

// packages/games/kit/src/setup.ts
var choices = {
  rounds: { values: [2, 4, 6], default: 4 },
  /** KIT-SETUP-04: with many at the table each may begin with a gem. */
  gems: { values: [false, true], default: true, when: { players: [3, 4] } }
};
function setup(table, seed) {
  const { players } = table;
  const s = {
    core: newCore(players, seed, OPENING),
    rounds: table.rounds,
    round: 1,
    turn: 0,
    acted: false,
    sellers: Array.from({ length: players }, (_, seat) => ({
      coin: 3 + seat,
      gem: players === 2 || table.gems ? 1 : 0,
      point: 0,
      favour: false
    }))
  };
  lay(
    s,
    "deck",
    CARDS.filter((card) => card !== OMEN)
  );
  shuffle(s, "deck");
  lay(s, "tiles", TILE_IDS);
  shuffle(s, "tiles");
  lay(s, "market", []);
  for (let seat = 0; seat < players; seat++) {
    for (const name of [hand(seat), chest(seat), box(seat), spent(seat), tilesOf(seat)]) lay(s, name, []);
    for (let i = 0; i < 3; i++) draw(s, "deck", hand(seat), seat);
  }
  for (let i = 0; i < 2; i++) draw(s, "tiles", "market", "all");
  add(s, "deck", OMEN, "bottom");
  return s;
}

// packages/games/kit/src/view.ts
function view(s, eyes) {
  return {
    round: s.round,
    rounds: s.rounds,
    turn: s.turn,
    acted: s.acted,
    deck: faces(s, "deck", eyes),
    tiles: faces(s, "tiles", eyes),
    market: faces(s, "market", eyes),
    sellers: s.sellers.map((_, seat) => {
      const seen = asSeen(s, seat, eyes);
      const { coin, gem, point, favour } = seller(seen, seat);
      return {
        coin,
        gem,
        point,
        favour,
        hand: faces(seen, hand(seat), eyes),
        chest: faces(seen, chest(seat), eyes),
        box: faces(seen, box(seat), eyes),
        spent: faces(seen, spent(seat), eyes),
        tiles: faces(seen, tilesOf(seat), eyes)
      };
    })
  };
}

// packages/games/kit/src/game.ts
var kit = defineGame({
  id: "kit",
  version: 1,
  players: [2, 4],
  choices,
  rules,
  purse,
  setup,
  clone,
  aside,
  view,
  scores,
  invariants,
  parts: [...CARDS, ...TILE_IDS, "favour", "sell gem"],
  uses: (move2) => {
    const words = move2.split(" ");
    return words[0] === "play" || words[0] === "buy" ? [words[1]] : [move2];
  },
  positions: kitPositions(() => kit)
});
function invariants(s) {
  const wrong = [];
  for (const [seat, { coin, gem, point }] of s.sellers.entries()) {
    if (coin < 0 || gem < 0 || point < 0) wrong.push(`seat ${seat} holds ${coin} coins, ${gem} gems, ${point} points`);
  }
  const there = Object.keys(s.core.piles).flatMap((name) => ids(s, name));
  const expected = [...CARDS, ...TILE_IDS];
  if (there.slice().sort().join() !== expected.slice().sort().join()) wrong.push("cards or tiles were lost or doubled");
  return wrong;
}

// <stdin>
var engine = engineOf(kit);
export {
  engine
};
