// The place in a rulebook that the address names, and the chapter that is being read.

import type { OpenRulebook, RulebookChapter } from '@wayfare/text'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { hashAgain } from '../../base/browser/router.ts'
import { anchorsOf, titleOf } from './anchors.ts'

const named = (): string => decodeURIComponent(location.hash.slice(1))

/** Scrolls to the passage and focuses it. `prepare` runs first and makes sure that the passage is rendered. */
export function useTarget(book: OpenRulebook, prepare: () => void): string | null {
  const anchors = useMemo(() => anchorsOf(book), [book])
  const [target, setTarget] = useState<string | null>(null)
  useEffect(() => {
    const look = () => {
      const anchor = anchors.get(named()) ?? null
      setTarget(anchor)
      if (anchor === null) return
      prepare()
      requestAnimationFrame(() => {
        const element = document.getElementById(anchor)
        element?.scrollIntoView({ block: 'start' })
        // For a chapter the focus goes to its heading.
        const focused = document.getElementById(titleOf(anchor)) ?? element
        focused?.focus({ preventScroll: true })
      })
    }
    // This runs at once, and again after a second click on the same link, which does not change the address.
    const unsubscribe = hashAgain.subscribe(look)
    addEventListener('hashchange', look)
    return () => {
      removeEventListener('hashchange', look)
      unsubscribe()
    }
  }, [anchors])
  return target
}

/** Returns the chapter at the top of the window. */
export function useCurrentChapter(chapters: readonly RulebookChapter[]): string | null {
  const [current, setCurrent] = useState<string | null>(null)
  useEffect(() => {
    const seen = new Set<string>()
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id)
          else seen.delete(target.id)
        }
        setCurrent(chapters.find(({ id }) => seen.has(id))?.id ?? null)
      },
      { rootMargin: '0px 0px -65% 0px' },
    )
    for (const { id } of chapters) {
      const element = document.getElementById(id)
      if (element) observer.observe(element)
    }
    return () => observer.disconnect()
  }, [chapters])
  return current
}
