import { useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { Spinner } from '#src/ui/spinner.tsx'

/** Every change of route closes the menu and ends at the top of the page, back included, or at the part that its fragment names; while the next page loads, a spinner shows. */
export function RouteChange() {
  const location = useLocation()
  const { state } = useNavigation()
  const firstLocation = useRef(location)

  useEffect(() => {
    window.history.scrollRestoration = 'manual'
  }, [])

  // The location is a new object with each navigation, to the same path too.
  useEffect(() => {
    // Who opened the menu before the page came to life keeps it.
    if (location !== firstLocation.current) {
      for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover()
    }
    if (location.hash) {
      const part = document.getElementById(location.hash.slice(1))
      part?.scrollIntoView({ behavior: 'instant' })
      part?.focus({ preventScroll: true })
      return
    }
    window.scrollTo({ left: 0, top: 0, behavior: 'instant' })
  }, [location])

  return state === 'loading' ? <Spinner /> : null
}
