import { type ReactNode, startTransition, useEffect, useState } from 'react'

/** Drawn a moment after what stands above it: on a slow phone one long piece of work becomes two short ones. */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => startTransition(() => setIsDue(true)))
    return () => cancelAnimationFrame(frame)
  }, [])
  // As high as a window: the footer is not to be seen before it is where it stays.
  return isDue ? children : <div className="min-h-screen" />
}
