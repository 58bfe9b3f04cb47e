// One passage of a rulebook: a paragraph, a list, a table or a worked example.

import { marksOf, type ToldPassage } from '@wayfare/text'
import { say } from '../../base/i18n/index.ts'
import { drawing, type Firsts, GlossaryText } from '../../board-kit/glossary-text.tsx'
import './passage.css'
import { splitAtMatches } from './search.ts'

type Look = {
  /** Words of a search, to be highlighted. */
  readonly sought?: readonly string[]
  /** The first mention of each glossary term, which is marked if it is known. */
  readonly firsts?: Firsts | null
}

export function Passage({ passage, ...look }: Look & { readonly passage: ToldPassage }) {
  if (passage.shape === 'text')
    return (
      <p>
        <Marked text={passage.words} {...look} />
      </p>
    )
  if (passage.shape === 'list' || passage.shape === 'steps') {
    const items = passage.words.items.map((item) => (
      <li key={item}>
        <Marked text={item} {...look} />
      </li>
    ))
    return (
      <>
        <p>
          <Marked text={passage.words.lead} {...look} />
        </p>
        {passage.shape === 'steps' ? <ol>{items}</ol> : <ul>{items}</ul>}
      </>
    )
  }
  if (passage.shape === 'example')
    return (
      <div class="passage-example">
        <p class="caps">{say('rulebook.example')}</p>
        {passage.words.map((part) => (
          <p key={part}>
            <Marked text={part} {...look} />
          </p>
        ))}
      </div>
    )
  return <TablePassage {...passage.words} {...look} />
}

function TablePassage({
  lead,
  head,
  rows,
  ...look
}: Look & Extract<ToldPassage, { readonly shape: 'table' }>['words']) {
  return (
    <>
      <p>
        <Marked text={lead} {...look} />
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
      <section class="passage-table scroll" aria-label={spoken(lead)} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  <Marked text={cell} {...look} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first = '', ...cells], row) => (
              <tr key={`${row} ${first}`}>
                <th scope="row">
                  <Marked text={first} {...look} />
                </th>
                {cells.map((cell, column) => (
                  <td key={`${column} ${cell}`}>
                    <Marked text={cell} {...look} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  )
}

/** Puts no-break spaces into pairs such as (3; 4), and before French punctuation. */
const withNoBreakSpaces = (text: string): string =>
  text.replace(/(\(\d[;,]) (?=\d\))/g, '$1\u00a0').replace(/ (?=[:;?!»])|(?<=«) /g, '\u00a0')

const spoken = (text: string): string =>
  marksOf(text)
    .map((mark) => mark.text)
    .join('')

export function Marked({ text, sought = [], firsts }: Look & { readonly text: string }) {
  const Drawn = drawing.value
  const only = firsts ? (firsts.get(text) ?? NONE) : undefined
  return (
    <>
      {marksOf(text).map((mark, i) => {
        const key = `${i} ${mark.text}`
        if (mark.kind === 'picture')
          return Drawn ? (
            <span key={key} class="passage-picture">
              <Drawn id={mark.id} />
              {mark.text && <span class="visually-hidden">{mark.text} </span>}
            </span>
          ) : (
            <span key={key}>{mark.text}</span>
          )
        const words = <Sought key={key} text={withNoBreakSpaces(mark.text)} sought={sought} only={only} />
        return mark.kind === 'strong' ? <b key={key}>{words}</b> : words
      })}
    </>
  )
}

const NONE: ReadonlySet<string> = new Set()

type SoughtProps = {
  readonly text: string
  readonly sought: readonly string[]
  readonly only: ReadonlySet<string> | undefined
}

function Sought({ text, sought, only }: SoughtProps) {
  if (sought.length === 0) return <GlossaryText text={text} only={only} />
  return (
    <>
      {splitAtMatches(text, sought).map(({ text: part, hit }, i) =>
        hit ? <mark key={`${i} ${part}`}>{part}</mark> : <span key={`${i} ${part}`}>{part}</span>,
      )}
    </>
  )
}
