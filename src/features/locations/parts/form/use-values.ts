import { useMemo, useState } from 'react'
import type { Problem } from '#src/domain/location/record/notes.ts'
import { recordFields } from '#src/domain/location/record/record-fields.ts'
import { checkForm } from './saving/check.ts'
import { settle } from './saving/conflict.ts'
import { changedIn, type FormValues } from './values.ts'

/** The field of the record that a path such as `services.0.name` begins with. */
const rootOf = (path: string): string => path.split('.')[0] ?? path

/**
 * What stands in the form, what was saved, and what is wrong: by our own rules in the fields that were left or are to be
 * saved, and by what the server said, until the field is changed.
 */
export function useFormValues(
  start: { saved: FormValues; typed: Partial<FormValues> },
  kept_here: Partial<FormValues>,
) {
  const [now] = useState(() => Date.now())
  const [saved, setSaved] = useState(start.saved)
  const [values, setValues] = useState<FormValues>({ ...start.saved, ...start.typed, ...kept_here })
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<readonly Problem[]>([])
  const checked = useMemo(() => checkForm(values, now), [values, now])
  const found = checked.ok ? [] : checked.problems.filter(({ field }) => touched.has(rootOf(field)))

  function set(changed: Partial<FormValues>): void {
    setValues(before => ({ ...before, ...changed }))
    setRefused(before => before.filter(({ field }) => !(rootOf(field) in changed)))
  }

  function touch(path: string): void {
    const root = rootOf(path)
    setTouched(before => (before.has(root) ? before : new Set([...before, root])))
  }

  /** What was saved is this from now on, and the form is that. */
  function begin(record: FormValues, typed: FormValues): void {
    setSaved(record)
    setValues(typed)
    setTouched(new Set())
    setRefused([])
  }

  /** What was sent is saved as this record; what was typed since it was sent stays in the form. */
  function goOn(record: FormValues, sent: FormValues): void {
    setSaved(record)
    setValues(now => settle({ base: sent, mine: now, theirs: record }, {}))
    setTouched(new Set())
    setRefused([])
  }

  return {
    values,
    saved,
    checked,
    problems: [...found, ...refused],
    is_changed: changedIn(saved, values).length > 0,
    set,
    touch,
    touchAll: () => setTouched(new Set(recordFields)),
    refuse: setRefused,
    begin,
    goOn,
  }
}
