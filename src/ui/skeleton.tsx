const widths = ['w-full', 'w-11/12', 'w-10/12', 'w-9/12', 'w-8/12', 'w-7/12'] as const

/** Lines in the place of text or rows that are being read, at most six. */
export function Skeleton({ lines }: { lines: number }) {
  return (
    <div role="status" className="grid gap-4 py-4">
      <span className="sr-only">Loading</span>
      {widths.slice(0, lines).map(width => (
        <span key={width} aria-hidden="true" className={`h-5 rounded bg-sunk motion-safe:animate-pulse ${width}`} />
      ))}
    </div>
  )
}
