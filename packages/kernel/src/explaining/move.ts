// Converts between a move as data and the text that logs keep of it. Rules offer texts, which costs them nothing; code that shows or judges
// a move reads its parts with these functions.

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
