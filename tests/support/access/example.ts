import type { Knower } from '#tests/support/access/callers.ts'
import type { People } from '#tests/support/access/people.ts'
import type { RunningApi } from '#tests/support/program/running-api.ts'

type Ready<Value> = Value | Promise<Value>

/** A call that succeeds for whoever may make it. Made anew for every caller, so it may use things up. */
export type Example = {
  /** The status for whoever is let through. */
  answers: number
  body?: (people: People, api: RunningApi) => Ready<unknown>
  headers?: () => Record<string, string>
  query?: (people: People, api: RunningApi) => Ready<Record<string, string>>
  /**
   * What stands in the path for its parameter (for each by its name, where there are several), and who may know of it: for
   * everybody else it is as good as missing.
   */
  thing?: {
    id: (people: People, api: RunningApi) => Ready<string | Record<string, string>>
    /** Where its names stand beside the path's parameters; in the path alone unless given. */
    named_in?: 'query' | 'body'
    known_to: readonly Knower[] | 'whoever has its key'
  }
}
