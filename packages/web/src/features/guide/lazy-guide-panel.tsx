// The guide of a guided table: what it is made of is loaded there, and nowhere else.

import { useEffect } from 'preact/hooks'
import type { GuideProps } from './guide-panel.tsx'
import { keyNow, loadedGuides } from './loaded-guide.ts'

type Props = Omit<GuideProps, 'guide' | 'texts' | 'seat'>

export function LazyGuidePanel(props: Props) {
  const { info, seat } = props.shown
  const { game } = info
  const key = keyNow(game)
  useEffect(() => {
    // The table is played without it where it cannot be loaded.
    import('./load-guide.ts').then(({ loadGuide }) => loadGuide(game)).catch(() => {})
  }, [key])
  const loaded = loadedGuides.value[key]
  if (!loaded || seat === null) return null
  const { Panel, guide, texts } = loaded
  return <Panel {...props} {...{ guide, texts, seat }} />
}
