// One game in a passport: the strength, its curve past the bots, the games, and where the points come from.

import { LEAST_GAMES } from '@wayfare/bots/ratings'
import type { Passport, Visa } from '@wayfare/protocol'
import { language, say } from '../../base/i18n/index.ts'
import { Button } from '../../base/ui/button.tsx'
import { gameOf } from '../../games/index.ts'
import { StrengthCurve } from './passport-curve.tsx'
import { PassportSources } from './passport-sources.tsx'
import './passport-visa.css'

type Props = {
  readonly game: string
  /** Undefined if its owner has not played it, or if it is hidden. */
  readonly visa: Visa | undefined
  readonly passport: Passport
}

export function PassportVisa({ game, visa, passport }: Props) {
  const { title, theme, poster } = gameOf(game)
  const isHidden = passport.visas === null
  const strength = visa?.strength ?? null
  return (
    <div class="visa" data-visa={theme} data-hidden={isHidden ? '' : undefined}>
      {poster && <img class="visa-poster" src={poster} alt="" />}
      <div class="visa-inside">
        <header>
          <h2>{title[language.value]}</h2>
          {strength ? (
            <p class="visa-strength">
              <span class="visually-hidden">{say('passport.strengthSpoken', strength)}</span>
              <span aria-hidden="true">
                <b>{strength.elo}</b> ± {strength.within}
              </span>
            </p>
          ) : (
            !isHidden && <p class="visa-strength">{say('passport.unmeasured')}</p>
          )}
        </header>
        {isHidden ? (
          <p class="visa-note">{say('passport.hiddenStrength')}</p>
        ) : (
          <>
            <StrengthCurve game={game} curve={visa?.curve ?? []} />
            {visa ? <Figures visa={visa} /> : <p class="visa-note">{say('passport.never')}</p>}
            {visa?.sources && (
              <PassportSources game={game} sources={visa.sources} name={passport.mine ? null : passport.name} />
            )}
            {!strength && <p class="visa-note">{say('passport.after', { count: LEAST_GAMES })}</p>}
            {!strength && passport.mine && (
              <Button class="visa-play" wide href={`/create/${game}`}>
                {say('passport.play')}
              </Button>
            )}
          </>
        )}
      </div>
    </div>
  )
}

const Figures = ({ visa: { played, won, best } }: { readonly visa: Visa }) => (
  <dl class="visa-figures">
    <div>
      <dt>{say('passport.played', { count: played })}</dt>
      <dd>{played}</dd>
    </div>
    <div>
      <dt>{say('passport.won')}</dt>
      <dd>{won}</dd>
    </div>
    {best !== null && (
      <div>
        <dt>{say('passport.best')}</dt>
        <dd>{best}</dd>
      </div>
    )}
  </dl>
)
