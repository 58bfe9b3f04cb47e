import type { ComponentChildren } from 'preact'
import { say } from '../i18n/index.ts'
import { Button } from './button.tsx'
import { Logo } from './logo.tsx'
import './failure.css'
import { useTitle } from '../browser/title.ts'

type Props = {
  readonly message: string
  /** Further explanations or actions. */
  readonly children?: ComponentChildren
}

/** The page for a screen that cannot be shown: the problem, and the ways out. */
export function Failure({ message, children }: Props) {
  useTitle(message.replace(/\.$/, ''))
  return (
    <main class="failure" tabIndex={-1}>
      <Logo size={56} />
      <h1>{message}</h1>
      {children}
      <p class="failure-ways">
        <Button kind="primary" href="/">
          {say('app.home')}
        </Button>
        <Button href="/tables">{say('nav.tables')}</Button>
        <Button href="/rules">{say('nav.rulebooks')}</Button>
      </p>
    </main>
  )
}
