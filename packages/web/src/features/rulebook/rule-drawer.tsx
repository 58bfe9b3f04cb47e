// A rule in a drawer over the table, to be read without leaving the game.

import { findPassage, type OpenRulebook } from '@wayfare/text'
import { language, say } from '../../base/i18n/index.ts'
import { Drawer } from '../../base/ui/drawer.tsx'
import { Icon } from '../../base/ui/icon.tsx'
import { Passage } from './passage.tsx'
import './rule-drawer.css'
import { useBook } from './use-book.ts'

export type RuleProps = { readonly game: string; readonly rule: string | null; readonly onClose: () => void }

export const RuleDrawer = ({ rule, ...props }: RuleProps) =>
  rule === null ? null : <OpenRule rule={rule} {...props} />

function OpenRule({ game, rule, onClose }: RuleProps & { readonly rule: string }) {
  const book = useBook(game)
  const told = book && !(book instanceof Error) ? findPassage(book, rule) : undefined
  return (
    <Drawer
      open
      class="rule-drawer"
      heading={told?.chapter.title ?? say('home.rulebook')}
      closeLabel={say('app.close')}
      onClose={onClose}
    >
      {book === null && <p>{say('app.loading')}</p>}
      {book instanceof Error && <p>{say('app.unexpected', { message: book.message })}</p>}
      {book && !(book instanceof Error) && <Told book={book} rule={rule} told={told} />}
      <a class="rule-book" href={`/rules/${game}#${rule}`} target="_blank" rel="noopener">
        <Icon name="rulebook" />
        {say('rulebook.whole')}
      </a>
    </Drawer>
  )
}

function Told({
  book,
  rule,
  told,
}: {
  readonly book: OpenRulebook
  readonly rule: string
  readonly told: ReturnType<typeof findPassage>
}) {
  if (!told) return <p>{say('rulebook.untold', { rule })}</p>
  const { chapter, passage } = told
  const others = chapter.passages.filter((one) => one !== passage)
  return (
    <div lang={book.language}>
      {book.language !== language.value && <p class="rule-language">{say('rulebook.inEnglish')}</p>}
      <div class="rule-told" data-rule={rule}>
        <p class="caps">{say('table.rule', { rule })}</p>
        <Passage passage={passage} />
      </div>
      {others.length > 0 && <h3 class="rule-others">{say('rulebook.sameChapter')}</h3>}
      {others.map((one) => (
        <div key={one.id} class="rule-other">
          <Passage passage={one} />
        </div>
      ))}
    </div>
  )
}
