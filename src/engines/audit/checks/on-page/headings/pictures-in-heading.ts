import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import type { ImageFact } from '#src/engines/audit/facts/types/media-facts.ts'
import type { HeadingFact } from '#src/engines/audit/facts/types/structure-facts.ts'

/** The images that a heading is made of, or holds beside its words. */
export function picturesIn({ offset, pictures }: HeadingFact, { images }: PageFacts): readonly ImageFact[] {
  if (pictures === 0) return []
  const from = images.findIndex(image => image.offset > offset)
  return from < 0 ? [] : images.slice(from, from + pictures)
}
