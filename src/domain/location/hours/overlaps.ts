/** A stretch of minutes, its end not part of it. */
export type Span = { start: number; end: number }

/**
 * Pairs of spans of which the second begins before the first has ended, in the order in which they begin. On a circle of
 * `around` minutes the last may run into the first; no span is longer than the circle.
 */
export function findOverlaps<Some extends Span>(spans: readonly Some[], around = Infinity): [Some, Some][] {
  const sorted = spans.toSorted((a, b) => a.start - b.start || a.end - b.end)
  const pairs: [Some, Some][] = []
  sorted.forEach((span, at) => {
    const next = sorted[at + 1]
    if (next && next.start < span.end) pairs.push([span, next])
  })
  const [first, last] = [sorted[0], sorted.at(-1)]
  if (first && last && first !== last && first.start + around < last.end) pairs.push([last, first])
  return pairs
}
