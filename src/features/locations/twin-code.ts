import { violatedUnique } from '#src/platform/database/violated-unique.ts'

/** What `work` answers; `taken` when another location of the business has the store code. */
export async function unlessCodeIsTaken<T>(work: () => Promise<T>): Promise<T | 'taken'> {
  try {
    return await work()
  } catch (error) {
    if (violatedUnique(error) === 'locations_store_code_index') return 'taken'
    throw error
  }
}
