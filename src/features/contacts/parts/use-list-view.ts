import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type ListView, plainView, readView, writeView } from '#src/features/contacts/parts/list-view.ts'
import { addressNow } from '#src/ui/address-now.ts'

/** What the list shows, kept in the address: a reload, a bookmark and the back button show the same. */
export function useListView() {
  const [address, setAddress] = useSearchParams()
  const view = useMemo(() => readView(address), [address])

  /** Another filter or order begins with its first page. */
  const change = useCallback(
    (over: Partial<ListView>, replace = false) => {
      setAddress(writeView({ ...readView(addressNow()), page: 1, ...over }), { replace, preventScrollReset: true })
    },
    [setAddress],
  )
  const { sort, order, page_size } = view
  const clear = () => change({ ...plainView, sort, order, page_size })
  return { view, change, clear }
}
