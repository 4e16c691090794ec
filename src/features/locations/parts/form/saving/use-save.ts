import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Warning } from '#src/domain/location/record/notes.ts'
import { callApi } from '#src/features/accounts/public.tsx'
import { type LocationDetail, locationPath } from '#src/features/locations/parts/detail/queries.ts'
import { changesOf, type FormValues, wishedRecord } from '#src/features/locations/parts/form/values.ts'
import { locationsKey } from '#src/features/locations/parts/list/queries.ts'
import { locationDetailSchema } from '#src/features/locations/schema.ts'
import { type Conflicted, readSaveRefusal } from './answers.ts'

/** What is saved: a new location of a business, or changes of one as it was in a version. */
export type SavePlace = { business_id: string; location_id: string | undefined }

export type Save = { saved: FormValues; values: FormValues; version: number | null; confirm: string }

/** The shortest reason that says something. */
const least_reason = 3

type Failure = { text: string; request_id?: string }

function callFor({ business_id, location_id }: SavePlace, { saved, values, version, confirm }: Save, given: unknown) {
  const schema = locationDetailSchema
  if (location_id === undefined) {
    const body = { business_id, record: wishedRecord(values), accepted_warnings: given }
    return callApi('/api/locations', { method: 'POST', body, schema })
  }
  const body = { version, changes: changesOf(saved, values), accepted_warnings: given, confirm }
  return callApi(locationPath(location_id), { method: 'PATCH', body, schema })
}

/** Saves a location, and remembers what the server asks before it does. */
export function useSave(place: SavePlace, onProblems: (problems: readonly Warning[]) => void) {
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [asked, setAsked] = useState<readonly Warning[]>([])
  const [asked_of, setAskedOf] = useState<FormValues>()
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({})
  const [conflict, setConflict] = useState<Conflicted>()
  const [failure, setFailure] = useState<Failure>()
  const reasonFor = (code: string) => (reasons[code] ?? '').trim()
  const isAnswered = ({ code }: Warning) => reasonFor(code).length >= least_reason

  function show(error: unknown, values: FormValues): void {
    const refusal = readSaveRefusal(error)
    if (refusal.code === 'invalid_fields') onProblems(refusal.problems)
    else if (refusal.code === 'reason_needed') {
      setAsked(before => merged(before.filter(isAnswered), refusal.warnings))
      setAskedOf(values)
    } else if (refusal.code === 'edited_meanwhile') setConflict(refusal)
    else setFailure(refusal)
  }

  /** The location as it is now, or undefined when something has to be done first. */
  async function save(wish: Save): Promise<LocationDetail | undefined> {
    setBusy(true)
    setFailure(undefined)
    setConflict(undefined)
    const given = asked.filter(isAnswered).map(({ code }) => ({ code, reason: reasonFor(code) }))
    try {
      const detail = await callFor(place, wish, given)
      setAsked([])
      setReasons({})
      queries.setQueryData([...locationsKey, 'one', detail.location.id], detail)
      void queries.invalidateQueries({ queryKey: locationsKey, refetchType: 'none' })
      return detail
    } catch (error) {
      show(error, wish.values)
      return undefined
    } finally {
      setBusy(false)
    }
  }

  return {
    busy,
    asked,
    reasons,
    /** What is asked and not answered. Once something was changed, the server says anew what it asks. */
    reasonlessIn: (values: FormValues) => (values === asked_of ? asked.filter(warning => !isAnswered(warning)) : []),
    conflict,
    failure,
    save,
    giveReason: (code: string, reason: string) => setReasons(before => ({ ...before, [code]: reason })),
    endConflict: () => setConflict(undefined),
  }
}

/** Warnings once each: those answered before stay, because their reasons go along with every try. */
function merged(before: readonly Warning[], now: readonly Warning[]): Warning[] {
  const known = new Set(before.map(({ code }) => code))
  return [...before, ...now.filter(({ code }) => !known.has(code))]
}
