import { readList } from './queries.ts'
import type { ListView } from './view.ts'

/** The ids of every location that a filter finds, over all of its pages. */
export async function readIds(business_id: string, view: ListView): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ; page += 1) {
    const { locations, total } = await readList(business_id, { ...view, page, size: 100 })
    ids.push(...locations.map(({ id }) => id))
    if (locations.length === 0 || ids.length >= total) return ids
  }
}
