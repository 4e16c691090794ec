import { Children, type ReactNode, startTransition, useEffect, useState } from 'react'

/** Drawn part by part, each a moment after the one above it: on a slow phone one long piece of work becomes short ones. */
export function BelowTheFold({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children)
  const [drawn, setDrawn] = useState(0)
  const isWhole = drawn >= parts.length
  useEffect(() => {
    if (drawn >= parts.length) return
    const timer = setTimeout(() => startTransition(() => setDrawn(drawn + 1)))
    return () => clearTimeout(timer)
  }, [drawn, parts.length])
  return (
    <>
      {parts.slice(0, drawn)}
      {/* As high as a window: the footer is not to be seen before it is where it stays. */}
      {!isWhole && <div className="min-h-screen" />}
    </>
  )
}
