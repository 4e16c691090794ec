const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Characters as people see them: a flag, a family emoji and a letter with its accents are one each. */
export function perceivedLength(text: string): number {
  let count = 0
  for (const _ of segmenter.segment(text)) count++
  return count
}
