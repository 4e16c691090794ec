import { businessCategories } from '#src/content/categories/business-categories.ts'
import type { BusinessCategory } from '#src/content/categories/business-category.ts'
import type { Industry } from '#src/domain/business.ts'

export type CategorySearch = { q: string; industry?: Industry | undefined }

const byName = businessCategories.toSorted((a, b) => a.name.localeCompare(b.name))

/** 0 where a name begins with what was typed, 1 where each typed word begins one of its words; `null` elsewhere. */
function rankOf(name: string, typed: string): number | null {
  if (name.startsWith(typed)) return 0
  const words = name.split(/[^\p{L}\p{N}&]+/u)
  return typed.split(/\s+/).every(part => words.some(word => word.startsWith(part))) ? 1 : null
}

/** Categories by words of their names, in the order of the alphabet, those that begin so first; all of them without words. */
export function searchCategories({ q, industry }: CategorySearch): BusinessCategory[] {
  const typed = q.trim().toLowerCase()
  return byName
    .filter(category => !industry || category.industry === industry)
    .flatMap(category => {
      const rank = rankOf(category.name.toLowerCase(), typed)
      return rank === null ? [] : [{ category, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ category }) => category)
}
