import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Puts the keyboard and a screen reader's voice there, though it is nothing to operate. */
function moveTo(place: HTMLElement): void {
  if (!place.matches('a, button, input, select, textarea, [tabindex]')) place.tabIndex = -1
  place.focus({ preventScroll: true })
}

/**
 * After a change of screen without a load, focus is on the new screen's heading, which is how a screen reader learns of
 * it; an address with a fragment leads to that part of the screen, on the first load too.
 */
export function useScreenFocus(): void {
  const { pathname, hash } = useLocation()
  const before = useRef(pathname)

  useEffect(() => {
    const part = hash ? document.getElementById(hash.slice(1)) : null
    part?.scrollIntoView({ behavior: 'instant' })
    const heading = part ?? (before.current === pathname ? null : document.querySelector<HTMLElement>('main h1'))
    before.current = pathname
    if (heading) moveTo(heading)
  }, [pathname, hash])
}
