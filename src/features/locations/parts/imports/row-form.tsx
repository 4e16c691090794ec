import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { FormWords, failureText } from '#src/features/accounts/public.tsx'
import { Button } from '#src/ui/button.tsx'
import { Field } from '#src/ui/field.tsx'
import { columnName } from './column-name.ts'
import { focusInRow } from './focus-in-row.ts'
import { type Import, type ImportRow, mendCells } from './queries.ts'

type Props = { found: Import; row: ImportRow; onMended: (row: ImportRow) => void }

/** The cells that tell which location a row means: where the row itself is wrong, one of these is. */
const telling = ['name', 'store_code', 'phone', 'address_line_1']

function columnsToMend({ mapping }: Import, { problems, warnings }: ImportRow): number[] {
  const notes = [...problems, ...warnings]
  const named = notes.flatMap(({ column }) => column ?? [])
  const of_row = notes.some(({ column }) => column === null)
  const more = of_row ? telling.map(target => mapping.indexOf(target)).filter(at => at >= 0) : []
  return [...new Set([...named, ...more])].toSorted((a, b) => a - b)
}

/** The cells of one row that something is wrong with, each as a field, and what is wrong beside it. */
export function ImportRowForm({ found, row, onMended }: Props) {
  const { n, cells, problems, warnings } = row
  const [typed, setTyped] = useState<Record<number, string>>({})
  const form = useRef<HTMLFormElement>(null)
  const was_checked = useRef(false)
  const mending = useMutation({
    mutationFn: () =>
      mendCells(found.id, n, Object.fromEntries(Object.entries(typed).map(([at, text]) => [String(at), text]))),
    onSuccess: checked => {
      was_checked.current = true
      onMended(checked)
    },
  })
  // A mended field goes away, and the button has nothing to check: the focus would go with either.
  useEffect(() => {
    if (!was_checked.current) return
    was_checked.current = false
    const fields = form.current?.querySelectorAll('input') ?? []
    if (row.state === 'bad') focusInRow([...fields].find(field => field.ariaInvalid === 'true') ?? fields[0])
  }, [row])
  const of_row = problems.filter(({ column }) => column === null)
  const is_changed = Object.entries(typed).some(([at, text]) => text !== cells[Number(at)])

  function words(at: number, notes: ImportRow['problems']): string | undefined {
    const said = notes.filter(({ column }) => column === at).map(({ message }) => message)
    return said.length === 0 ? undefined : [...new Set(said)].join(' ')
  }

  return (
    <form
      ref={form}
      aria-label={`Row ${n}`}
      className="grid gap-3"
      onSubmit={event => {
        event.preventDefault()
        mending.mutate()
      }}
    >
      {of_row.map(({ code, field, message }) => (
        <p key={`${field}-${code}`} className="text-[0.9375rem] font-semibold text-clay">
          {message}
        </p>
      ))}
      <div className="grid gap-3 sm:grid-cols-2">
        {columnsToMend(found, row).map(at => (
          <Field
            key={at}
            label={columnName(found, at)}
            name={`row-${n}-${at}`}
            value={typed[at] ?? cells[at] ?? ''}
            onChange={event => setTyped({ ...typed, [at]: event.target.value })}
            hint={words(at, warnings)}
            error={words(at, problems)}
            autoComplete="off"
          />
        ))}
      </div>
      {mending.error && <FormWords>{failureText(mending.error)}</FormWords>}
      <div>
        <Button type="submit" tone="outline" busy={mending.isPending} disabled={!is_changed}>
          Check row {n}
        </Button>
      </div>
    </form>
  )
}
