import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { addressNow } from '#src/ui/address-now.ts'
import { type ListView, noFilter, readView, writeView } from './view.ts'

/** What the list shows, kept in the address: a reload, a bookmark and the back button show the same. */
export function useListView() {
  const [address, setAddress] = useSearchParams()
  const view = useMemo(() => readView(address), [address])

  /** Another filter or order begins with its first page. */
  const change = useCallback(
    (over: Partial<ListView>, replace = false) => {
      const now = addressNow()
      setAddress(writeView({ ...readView(now), page: 1, ...over }, now.get('business')), {
        replace,
        preventScrollReset: true,
      })
    },
    [setAddress],
  )
  return { view, change, clear: () => change(noFilter) }
}
