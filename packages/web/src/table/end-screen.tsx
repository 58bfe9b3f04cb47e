// The score sheet, and where to go from there.

import type { Signal } from '@preact/signals'
import type { Picture } from '@wayfare/protocol'
import type { GameSpeaker } from '@wayfare/text'
import { useState } from 'preact/hooks'
import { go } from '../app/router.ts'
import { saveFile } from '../app/save-file.ts'
import { say } from '../i18n/index.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { Panel } from '../ui/panel.tsx'
import type { Shown, TableSource } from './source.ts'

type Props = {
  readonly source: TableSource
  readonly shown: Shown
  readonly picture: Picture
  readonly voice: GameSpeaker
  readonly names: readonly string[]
  readonly sheet: Signal<boolean>
}

export function EndScreen({ source, shown, picture, voice, names, sheet }: Props) {
  const { info } = shown
  const scores = picture.scores
  const parts = [...new Set(scores.flatMap((score) => Object.keys(score.parts)))]
  const winners = scores
    .filter((score) => (info.seats[score.seat]?.place ?? score.place) === 1)
    .map(({ seat }) => names[seat] as string)
  const list = new Intl.ListFormat(voice.language, { type: 'conjunction' }).format(winners)
  const headline =
    scores.length === 1
      ? say('end.solo', { points: scores[0]?.total ?? 0 })
      : winners.length === 1
        ? say('end.won', { name: list })
        : say('end.tied', { names: list })
  return (
    <main class="end scroll" tabIndex={-1}>
      <h2 class="end-headline">
        <Icon name="trophy" size={36} /> {headline}
      </h2>
      <Panel heading={say('end.title')} class="end-sheet">
        <div class="end-scroll scroll">
          <table>
            <thead>
              <tr>
                <th scope="col" />
                {scores.map(({ seat }) => (
                  <th key={seat} scope="col">
                    <bdi>{names[seat]}</bdi>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {parts.map((part) => (
                <tr key={part}>
                  <th scope="row">{voice.sayScore(part)}</th>
                  {scores.map((score) => (
                    <td key={score.seat} class="number">
                      {score.parts[part] ?? 0}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{say('end.total')}</th>
                {scores.map((score) => (
                  <td key={score.seat} class="number">
                    {score.total}
                  </td>
                ))}
              </tr>
              <tr>
                <th scope="row" />
                {scores.map((score) => (
                  <td key={score.seat}>
                    {voice.sayPlace({ ...score, place: info.seats[score.seat]?.place ?? score.place ?? 1 })}
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
        </div>
      </Panel>
      <div class="end-actions">
        <Rematch source={source} />
        <Button icon="download" onClick={() => void saveLog(source, info.id)}>
          {say('end.log')}
        </Button>
        <Button icon="eye" onClick={() => (sheet.value = false)}>
          {say('table.seeBoard')}
        </Button>
        <Button href="/" kind="quiet">
          {say('app.home')}
        </Button>
      </div>
    </main>
  )
}

async function saveLog(source: TableSource, id: string): Promise<void> {
  saveFile(`wayfare-${id}.log`, await source.log())
}

function Rematch({ source }: { readonly source: TableSource }) {
  const [busy, setBusy] = useState(false)
  const ask = async () => {
    setBusy(true)
    go(await source.rematch())
  }
  return (
    <Button kind="primary" icon="replay" busy={busy} onClick={() => void ask()}>
      {say('end.rematch')}
    </Button>
  )
}
