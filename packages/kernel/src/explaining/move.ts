// A move as data and as the text that logs keep of it. Rules offer texts, which costs nothing; whoever shows or judges a move reads
// its parts here and nowhere else.

/** `dig camp-coins-1` is the verb `dig` with one argument; a payment has an argument for each source that it uses. */
export type Move = { readonly verb: string; readonly args: readonly string[] }

const PAY = 'pay'

export function readMove(text: string): Move {
  const [verb = '', ...args] = text.split(' ')
  return { verb, args: verb === PAY ? args.flatMap((sources) => sources.split('+')) : args }
}

export function writeMove({ verb, args }: Move): string {
  if (args.length === 0) return verb
  return `${verb} ${args.join(verb === PAY ? '+' : ' ')}`
}
