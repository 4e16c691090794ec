import { type Town, townsNamed } from './town-table.ts'

/** The town of the words, in one of these states: "Macon", and not the "Macon Georgia" or "Downtown Macon" around it. */
export function townOfWords(words: string, states: ReadonlySet<string>): Town | undefined {
  const [name = '', state] = words.split(', ')
  const parts = name.split(' ')
  for (const part of [name, parts.slice(0, -1).join(' '), parts.slice(1).join(' ')]) {
    const town =
      part === ''
        ? undefined
        : townsNamed(part).find(one => states.has(state?.toUpperCase() ?? one.state) && states.has(one.state))
    if (town) return town
  }
  return undefined
}
