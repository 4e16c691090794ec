import type { AddressFact } from '../types/business-facts.ts'
import type { Place, Region } from '../types/place.ts'

type Told = Place & { region: Region }
/** An address as it stands in its part of the page, perhaps several times in a row. */
type Run = { addresses: AddressFact[]; from: number; to: number }

function runsIn(addresses: readonly AddressFact[]): Run[] {
  const runs: Run[] = []
  for (const address of addresses.toSorted((one, other) => one.offset - other.offset)) {
    const last = runs.at(-1)
    if (last?.addresses[0]?.key === address.key) {
      last.addresses.push(address)
      last.to = address.offset
    } else runs.push({ addresses: [address], from: address.offset, to: address.offset })
  }
  return runs
}

/** Does each of those between two addresses stand nearer to the one behind it? Then they belong to it, as a name above a house does. */
function standBefore(runs: readonly Run[], told: readonly Told[]): boolean {
  if (runs.length < 2 || (told.at(-1)?.offset ?? Number.POSITIVE_INFINITY) > (runs.at(-1)?.from ?? 0)) return false
  return runs.slice(1).every((run, i) => {
    const before = runs[i]?.to ?? 0
    const between = told.filter(({ offset }) => offset > before && offset < run.from)
    const [first] = between
    return first !== undefined && run.from - (between.at(-1)?.offset ?? 0) < first.offset - before
  })
}

/** Is each that stands between two addresses nearer to the first? Then what comes before them all is of the whole house. */
function standBehind(runs: readonly Run[], told: readonly Told[]): boolean {
  if (runs.length < 2) return false
  return runs.slice(0, -1).every(({ to }, i) => {
    const next = runs[i + 1]?.from ?? 0
    const between = told.filter(({ offset }) => offset > to && offset < next)
    const [first] = between
    return first === undefined || first.offset - to < next - (between.at(-1)?.offset ?? 0)
  })
}

/** Characters of source between two addresses that are no list: what stands below the last of a list is of them all. */
const apart = 1_500

/**
 * What stands beside each address of a page and so belongs to it: in its part of the page, behind it and before the next,
 * or, where all stand so, before it and behind the one above.
 * @param reach characters of source between the two
 */
export function besideAddresses<T extends Told>(
  addresses: readonly AddressFact[],
  told: readonly T[],
  reach: number,
): Map<AddressFact, T[]> {
  const beside = new Map<AddressFact, T[]>()
  if (told.length === 0) return beside
  for (const [region, there] of Map.groupBy(addresses, address => address.region)) {
    const here = told.filter(one => one.region === region).toSorted((one, other) => one.offset - other.offset)
    const [first] = here
    const runs = runsIn(there)
    if (!first || !runs[0]) continue
    const begins = first.offset < runs[0].from
    const is_before = begins && standBefore(runs, here)
    if (begins && !is_before && !standBehind(runs, here)) continue
    const own_of = new Map<Run, T[]>()
    for (const [i, run] of runs.entries()) {
      const [from, to] = is_before
        ? [Math.max(run.from - reach, runs[i - 1]?.to ?? 0), run.from]
        : [run.to, Math.min(run.to + reach, runs[i + 1]?.from ?? Number.POSITIVE_INFINITY)]
      const own = here.filter(({ offset }) => offset > from && offset < to)
      if (own.length > 0) own_of.set(run, own)
    }
    const [before, last] = runs.slice(-2)
    const is_below_all = last && own_of.size === 1 && own_of.has(last) && last.from - (before?.to ?? 0) < apart
    if (is_below_all) continue
    for (const [run, own] of own_of) for (const address of run.addresses) beside.set(address, own)
  }
  return beside
}
