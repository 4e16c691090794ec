import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** The screen that was open before, in either area; undefined on a first load. */
let before: string | undefined

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
  const location = useLocation()

  // The location is a new object with each navigation, to the same part of a screen too.
  useEffect(() => {
    const { pathname, hash } = location
    const changed = before !== undefined && before !== pathname
    before = pathname
    const part = hash ? document.getElementById(hash.slice(1)) : null
    part?.scrollIntoView({ behavior: 'instant' })
    const heading = part ?? (changed ? document.querySelector<HTMLElement>('main h1') : null)
    if (heading) moveTo(heading)
  }, [location])
}
