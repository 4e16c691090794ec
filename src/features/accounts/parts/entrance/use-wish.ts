import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * The query by which one of these pages tells the next for which screen somebody came, `?next=…`; empty where they came for
 * none, and until the page runs: the built page is one for everybody.
 */
export function useWish(): string {
  const { search } = useLocation()
  const [wish, setWish] = useState('')
  useEffect(() => {
    const next = new URLSearchParams(search).get('next')
    setWish(next === null ? '' : `?${new URLSearchParams({ next })}`)
  }, [search])
  return wish
}
