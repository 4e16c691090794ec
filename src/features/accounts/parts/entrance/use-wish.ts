import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { wishedScreen } from '#src/features/accounts/parts/entrance/wished-screen.ts'

const withoutFragment = (url: string) => url.split('#', 1)[0]

/** What led to the page at hand, '' once it has been left without loading another. */
function referrerHere(): string {
  const [loaded] = performance.getEntriesByType('navigation')
  return loaded && withoutFragment(loaded.name) === withoutFragment(window.location.href) ? document.referrer : ''
}

/**
 * The query by which one of these pages tells the next for which screen somebody came, `?next=…`; empty where they came for
 * none, and until the page runs: the built page is one for everybody.
 */
export function useWish(): string {
  const { search } = useLocation()
  const [wish, setWish] = useState('')
  // Before a click that came too early is made good: its link has to have the wish by then.
  useLayoutEffect(() => {
    const next = wishedScreen(search, referrerHere(), window.location.origin)
    setWish(next === null ? '' : `?${new URLSearchParams({ next })}`)
  }, [search])
  return wish
}
