import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { plainView, readView, writeView } from '#src/features/accounts/parts/users/user-view.ts'
import type { UserQuery } from '#src/features/accounts/users/schema.ts'
import { addressNow } from '#src/ui/address-now.ts'

/** What the list shows, kept in the address: a reload, a bookmark and the back button show the same. */
export function useUserView() {
  const [address, setAddress] = useSearchParams()
  const view = useMemo(() => readView(address), [address])

  /** Another filter or order begins with its first page. */
  const change = useCallback(
    (over: Partial<UserQuery>, replace = false) => {
      setAddress(writeView({ ...readView(addressNow()), page: 1, ...over }), { replace, preventScrollReset: true })
    },
    [setAddress],
  )
  const { sort, order, page_size } = view
  const clear = () => setAddress(writeView({ ...plainView, sort, order, page_size }))
  return { view, change, clear }
}
