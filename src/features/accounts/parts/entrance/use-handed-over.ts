import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * What one of these pages hands to the next. The browser's history keeps it, so that no address and no server's log
 * names anybody.
 */
export type HandedOver = {
  email?: string
  /** When a mail was asked for, in milliseconds since 1970. */
  sent_at?: number
  /** Something to be glad about. */
  news?: 'first_admin_made'
}

/** Undefined until the page runs: the built page is one for everybody. */
export function useHandedOver(): HandedOver | undefined {
  const { state } = useLocation()
  const [handed_over, setHandedOver] = useState<HandedOver>()
  useEffect(() => setHandedOver(typeof state === 'object' && state !== null ? state : {}), [state])
  return handed_over
}
