import { endingsOf, townsBeforeComma } from '#src/engines/audit/checks/towns/named-towns.ts'
import { townKey } from '#src/engines/audit/checks/towns/town-key.ts'
import { townsNamed } from '#src/engines/audit/checks/towns/town-table.ts'
import { isCity, townIn } from '#src/engines/audit/checks/towns/towns.ts'
import { isKnown } from '#src/engines/audit/facts/spelling/known-words.ts'
import { meantBy, meantByCapital } from '#src/engines/audit/facts/spelling/meant-by.ts'
import { oneEditAway } from '#src/engines/audit/facts/spelling/one-edit.ts'
import type { SlipOfTown } from './slip-before-zip.ts'

/** In shorter names one letter makes another one. */
const shortest = 7
/** Texts name the same few towns again and again; more that nobody knows are a list of neighborhoods. */
const most_looked_up = 40

/** Behind such an ending the words before it are a name, whatever else they mean: "Daily City". */
const ends_as_city = /^[A-Z]\w+ (?:City|Springs|Falls|Heights|Rapids)$/

/** The city of that state, known beyond it, which one letter makes of a name that is no town's. */
function cityMeant(written: string, state: string): string | undefined {
  const key = townKey(written)
  const words = written.toLowerCase().split(' ')
  if (key.length < shortest || (words.every(isKnown) && !ends_as_city.test(written))) return undefined
  // "Pheonix" is told among the words.
  if (words.some(word => meantBy(word) || meantByCapital(word))) return undefined
  for (const { word } of oneEditAway(key)) {
    const town = townsNamed(word).length > 0 ? townIn(word, state) : undefined
    if (town && isCity(town.name)) return town.name
  }
  return undefined
}

/** "2.5 hours from Las Vagas, NV": a name that no town in the country bears, one letter from a city of the state behind it. */
export class SlipsBeforeState {
  readonly #known = new Map<string, SlipOfTown | undefined>()

  slipIn(text: string): SlipOfTown | undefined {
    for (const { words, state } of townsBeforeComma(text)) {
      const endings = endingsOf(words)
      if (endings.some(name => townsNamed(name).length > 0)) continue
      for (const shown of endings) {
        const key = `${shown}, ${state}`
        if (!this.#known.has(key) && this.#known.size < most_looked_up) {
          const town = cityMeant(shown, state)
          this.#known.set(key, town === undefined ? undefined : { shown, town })
        }
        const slip = this.#known.get(key)
        if (slip) return slip
      }
    }
    return undefined
  }
}
