import { stateCode } from '#src/domain/us-states.ts'
import { askedOnce } from '#src/engines/audit/facts/known-texts.ts'
import type { TextBlock } from '#src/engines/audit/facts/types/text-facts.ts'
import { townsNamed } from './town-table.ts'

/** Words with a capital before a state: the last ones are a town, those before may be of the sentence. */
export type NamedTown = { words: readonly string[]; state: string; at: number; end: number }

const state_behind = /^(,?) ([A-Z]{2}|[A-Z][a-z]+(?: [A-Z][a-z]+)?)(?![A-Za-z'’&-])/
const words_before = /(?:[A-Z][A-Za-z'’.-]* ){0,3}[A-Z][A-Za-z'’-]+$/
/** Codes that are words, degrees or legal forms too: they tell a state only behind a comma. */
const words_too = /^(?:CO|IN|OR|ME|OK|HI|PA|MD|MA|DE|LA|AL|ID|MS)$/
const longest_name = 50

function townBefore(text: string, at: number): NamedTown | undefined {
  const [written = '', comma = '', region = ''] = state_behind.exec(text.slice(at, at + 24)) ?? []
  if (written === '' || (comma === '' && (region.length > 2 || words_too.test(region)))) return undefined
  // "Missouri City" is a town, and "Georgia Plumbing" is Georgia and a word.
  if (stateCode(region) === null && townsNamed(region).length > 0) return undefined
  const state = stateCode(region) ?? stateCode(region.split(' ', 1)[0] ?? '')
  const before = state === null ? undefined : words_before.exec(text.slice(Math.max(0, at - longest_name), at))?.[0]
  if (state === null || before === undefined) return undefined
  const words = before.split(' ')
  if (region.length > 2 && namesState(words, state)) return undefined
  return { words, state, at: at - before.length, end: at + written.length }
}

/** "New York, New Jersey" are two states, where neither is a town in the other. */
function namesState(words: readonly string[], state: string): boolean {
  return [words.slice(-2).join(' '), words.at(-1) ?? ''].some(
    name => name.length > 2 && stateCode(name) !== null && !townsNamed(name).some(town => town.state === state),
  )
}

const isCapital = (code: number) => code >= 65 && code <= 90

/** The towns that a text names with their state behind a comma: "Plumber in Greer, SC". */
export function* townsBeforeComma(text: string): Generator<NamedTown> {
  for (let at = text.indexOf(', '); at > 0; at = text.indexOf(', ', at + 1)) {
    const town = isCapital(text.charCodeAt(at + 2)) ? townBefore(text, at) : undefined
    if (town) yield town
  }
}

/** Those also that have nothing between, as titles do: "Plumber Greer SC". */
export function* townsBeforeState(text: string): Generator<NamedTown> {
  yield* townsBeforeComma(text)
  for (let at = text.indexOf(' '); at > 0; at = text.indexOf(' ', at + 1)) {
    if (!isCapital(text.charCodeAt(at + 1)) || !isCapital(text.charCodeAt(at + 2)) || text.charAt(at - 1) === ',')
      continue
    const town = townBefore(text, at)
    if (town) yield town
  }
}

/** The same of a block. */
export const townsOfComma: (block: Pick<TextBlock, 'text' | 'answers'>) => readonly NamedTown[] = askedOnce(text => [
  ...townsBeforeComma(text),
])
export const townsOfState: (block: Pick<TextBlock, 'text' | 'answers'>) => readonly NamedTown[] = askedOnce(text => [
  ...townsBeforeState(text),
])

/** What may be the town, from the longest to the last word alone. */
export const endingsOf = (words: readonly string[]): string[] => words.map((_, i) => words.slice(i).join(' '))
