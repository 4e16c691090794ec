import { type Town, townsNamed } from './town-table.ts'

/** With these before or behind it, a name is that of another place: Alhambra Valley, Orange County, Lake Macon, Western New York. */
const makes_another_behind =
  /^(?:valley|hills?|heights|springs?|beach|lakes?|creek|ridge|canyon|islands?|bay|falls|grove|junction|point|woods|harbor|gardens?|mills?|county|township|parish|mountains?)$/i
const makes_another_before =
  /^(?:lake|fort|mount|mt|saint|st|port|new|point|san|santa|el|la|los|las|cape|upstate|downstate|central|(?:nor|sou)thern|(?:ea|we)stern)$/i

/** The town of the words, in one of these states: "Macon", and not the "Macon Georgia" or "Downtown Macon" around it. */
export function townOfWords(words: string, states: ReadonlySet<string>): Town | undefined {
  const [name = '', state] = words.split(', ')
  const parts = name.split(' ')
  const within = [
    makes_another_behind.test(parts.at(-1) ?? '') ? '' : parts.slice(0, -1).join(' '),
    makes_another_before.test(parts[0] ?? '') ? '' : parts.slice(1).join(' '),
  ]
  for (const part of [name, ...within]) {
    const town =
      part === ''
        ? undefined
        : townsNamed(part).find(one => states.has(state?.toUpperCase() ?? one.state) && states.has(one.state))
    if (town) return town
  }
  return undefined
}
