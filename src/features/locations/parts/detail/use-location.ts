import { useOutletContext } from 'react-router'
import type { LocationDetail } from './queries.ts'

/** The location whose tab this is. */
export function useDetail(): LocationDetail {
  return useOutletContext<LocationDetail>()
}
