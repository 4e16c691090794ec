import { createContext, useContext } from 'react'
import type { LocationFormState } from './use-location.ts'

export const FormContext = createContext<LocationFormState | undefined>(undefined)

/** The form of the location that a field stands in. Throws outside of one. */
export function useFormContext() {
  const state = useContext(FormContext)
  if (!state) throw new Error('This field stands outside the form of a location.')
  const { values, set, problems } = state
  return {
    values,
    set,
    /** What is wrong at exactly this path. */
    faultAt: (path: string) => problems.find(({ field }) => field === path)?.message,
    /** What is wrong at this path or anywhere below it, for fields that are shown as one. */
    faultBelow: (path: string) => problems.find(({ field }) => field === path || field.startsWith(`${path}.`))?.message,
  }
}
