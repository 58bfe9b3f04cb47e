// The place in a rulebook that the address names, and the one that is being read.

import type { OpenRulebook, RulebookChapter } from '@wayfare/text'
import { useEffect, useMemo, useState } from 'preact/hooks'
import { anchorsOf } from './anchors.ts'

const named = (): string => decodeURIComponent(location.hash.slice(1))

/** Goes to the passage, with the eyes and the focus; `prepare` is called before, so that it is there to go to. */
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
        const focused = element?.matches('section') ? element.querySelector('h2') : element
        focused?.focus({ preventScroll: true })
      })
    }
    look()
    // A second click on the same link changes nothing in the address, but means the same.
    const again = (event: Event) => {
      const link = (event.target as Element).closest?.('a[href^="#"]')
      if (link?.getAttribute('href') === location.hash) look()
    }
    addEventListener('hashchange', look)
    addEventListener('click', again)
    return () => {
      removeEventListener('hashchange', look)
      removeEventListener('click', again)
    }
  }, [anchors])
  return target
}

/** The chapter at the top of the window. */
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
