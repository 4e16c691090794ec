import type { Outcome, SiteCheck } from '#src/engines/audit/checks/check.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'

/** After so many pages everybody else gets a turn. */
const pages_a_step = 50

/** For a look that takes long on a large site: it yields between steps, and others may run. */
export function inSteps(steps: (site: SiteView) => Generator<undefined, Outcome>): Pick<SiteCheck, 'look' | 'steps'> {
  return { look: site => toTheEnd(steps(site)), steps }
}

/** Whether a step ends with the entry of that index; of entries that take long a step has fewer. */
export const endsStep = (index: number, entries = pages_a_step): boolean => index % entries === entries - 1

/** What `Map.groupBy` gives, in steps. */
export function* groupInSteps<T, K>(all: Iterable<T>, keyOf: (one: T) => K): Generator<undefined, Map<K, T[]>> {
  const groups = new Map<K, T[]>()
  let index = 0
  for (const one of all) {
    if (endsStep(index++)) yield
    const key = keyOf(one)
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return groups
}

/** What `flatMap` gives, in steps. */
export function* flatMapInSteps<T, R>(all: Iterable<T>, of: (one: T) => readonly R[]): Generator<undefined, R[]> {
  const results: R[] = []
  let index = 0
  for (const one of all) {
    if (endsStep(index++)) yield
    for (const result of of(one)) results.push(result)
  }
  return results
}

/** What a check of the site comes to, in its steps where it has some. */
export function* lookInSteps(check: SiteCheck, site: SiteView): Generator<undefined, Outcome> {
  return check.steps ? yield* check.steps(site) : check.look(site)
}

/** What comes of steps for somebody who cannot wait between them. */
export function toTheEnd<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}
