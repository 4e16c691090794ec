import { type RefObject, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

/** What the page shows. */
export type Stage = 'opening' | 'running' | 'report' | 'failed'

function isNobodyThere(heading: HTMLElement): boolean {
  return document.activeElement === document.body || document.activeElement === heading
}

/**
 * A page that changes under its reader leads them to its heading: after a change of page, and when a running check gives
 * way to its result. Whoever is busy elsewhere on the page is left there.
 */
export function useHeadingFocus(stage: Stage): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef<Stage>('opening')
  const arrived = useNavigationType()

  useEffect(() => {
    if (arrived !== 'POP') heading.current?.focus({ preventScroll: true })
  }, [arrived])

  useEffect(() => {
    const wasRunning = before.current === 'running'
    before.current = stage
    if (!wasRunning || stage === 'running' || !heading.current || !isNobodyThere(heading.current)) return
    heading.current.focus({ preventScroll: true })
    window.scrollTo({ top: 0, behavior: 'instant' })
  }, [stage])

  return heading
}
