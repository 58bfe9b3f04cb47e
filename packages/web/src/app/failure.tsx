import { say } from '../i18n/index.ts'

/** A screen that cannot be shown: what is wrong, and the way out. */
export function Failure({ message }: { readonly message: string }) {
  return (
    <main class="failure" tabIndex={-1}>
      <h1>{say('app.name')}</h1>
      <p>{message}</p>
      <p>
        <a href="/">{say('app.home')}</a>
      </p>
    </main>
  )
}
