// Lists the licences of the code in the client, as the build has found them.

import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { Icon } from '../../base/ui/icon.tsx'
import { Notice } from '../../base/ui/notice.tsx'
import { Skeleton } from '../../base/ui/skeleton.tsx'
import { problemText } from '../../client/online/problem.ts'
import { Page } from '../../shell/page.tsx'
import './licences.css'

type Work = { readonly name: string; readonly version: string; readonly licence: string; readonly text: string }

async function works(): Promise<readonly Work[]> {
  const answer = await fetch('/licences.json')
  if (!answer.ok) throw new Error(`/licences.json: ${answer.status}`)
  return (await answer.json()) as readonly Work[]
}

export function Licences() {
  const found = useSignal<readonly Work[] | null>(null)
  const trouble = useSignal('')
  useEffect(() => {
    works().then(
      (all) => {
        found.value = all
      },
      (error: Error) => {
        trouble.value = problemText(error)
      },
    )
  }, [])
  return (
    <Page title={say('settings.licences')}>
      <h1>{say('settings.licences')}</h1>
      <p class="page-lead">{say('settings.licencesLead')}</p>
      {trouble.value && (
        <Notice kind="bad" icon="warning" heading={say('app.unexpected', { message: trouble.value })} />
      )}
      {!found.value && !trouble.value && <Skeleton kind="lines" count={6} label={say('app.loading')} />}
      {found.value && (
        <>
          <Button class="licences-file" href="/licences.txt" icon="download" download="wayfare-licences.txt">
            {say('settings.licencesText')}
          </Button>
          <div class="licences">
            {found.value.map((work) => (
              <Terms key={work.name} work={work} />
            ))}
          </div>
        </>
      )}
    </Page>
  )
}

function Terms({ work: { name, version, licence, text } }: { readonly work: Work }) {
  return (
    <details class="licence">
      <summary>
        <Icon name="down" size={18} />
        <bdi class="licence-name">
          {name} {version}
        </bdi>
        <span class="licence-kind">{licence}</span>
      </summary>
      <pre lang="en">{flowing(text)}</pre>
    </details>
  )
}

/** Joins lines that were broken for a wide page; headings and rules between them stay. */
function flowing(text: string): string {
  let before = ''
  return text
    .split('\n')
    .map((line) => {
      const joins = before.length >= 45 && !/^-+$/.test(before) && /^\s*[^\s*-]/.test(line)
      before = line
      return joins ? ` ${line.trim()}` : `\n${line}`
    })
    .join('')
    .trim()
}
