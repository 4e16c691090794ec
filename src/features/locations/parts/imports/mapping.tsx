import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { FormWords, failureText, Refused } from '#src/features/accounts/public.tsx'
import type { KnownChoice } from '#src/features/locations/imports/import-state.ts'
import { columnTargets, severalColumns, targetLabels } from '#src/features/locations/imports/read/column-targets.ts'
import { Button } from '#src/ui/button.tsx'
import { FilterSelect } from '#src/ui/filter-select.tsx'
import { checkRows, type Import } from './queries.ts'

type Props = { found: Import; onChecking: (found: Import) => void; onBack: (() => void) | undefined }

const choices: Record<KnownChoice, string> = {
  update: 'Change it to what the row says. Empty cells change nothing.',
  skip: 'Leave the row out.',
  add: 'Add the row as one more location.',
}

/** What is wrong with the columns, where the API says it of one of them. */
function whyNot(error: unknown): string {
  const [of_column] = error instanceof Refused ? Object.values(error.words.fields) : []
  return of_column ?? failureText(error)
}

const leftOut = { value: '', label: 'Left out' }

/** Lets people say what each column is about, with samples beside it, and what becomes of locations we have. */
export function ImportMapping({ found, onChecking, onBack }: Props) {
  const [mapping, setMapping] = useState(found.mapping)
  const [when_known, setWhenKnown] = useState<KnownChoice>(found.when_known)
  const checking = useMutation({
    mutationFn: () => checkRows(found.id, { mapping, when_known }),
    onSuccess: onChecking,
  })

  function optionsOf(at: number) {
    const free = columnTargets.filter(
      target => mapping[at] === target || severalColumns.has(target) || !mapping.includes(target),
    )
    return [leftOut, ...free.map(target => ({ value: target, label: targetLabels[target] }))]
  }

  return (
    <form
      className="grid gap-6"
      onSubmit={event => {
        event.preventDefault()
        checking.mutate()
      }}
    >
      <p className="max-w-measure text-soft">
        We have matched the columns by their names. Look whether that is right; a column you leave out is not read.
      </p>
      <table className="block w-full border-collapse sm:table">
        <caption className="sr-only">Columns of the file and what they are about</caption>
        <thead className="sr-only sm:not-sr-only sm:table-header-group">
          <tr className="border-b border-ink text-left text-sm text-soft">
            <th scope="col" className="py-2 pr-4 font-normal">
              Column
            </th>
            <th scope="col" className="py-2 pr-4 font-normal">
              In the first rows
            </th>
            <th scope="col" className="py-2 font-normal">
              Is about
            </th>
          </tr>
        </thead>
        <tbody className="block sm:table-row-group">
          {found.headings.map((heading, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name, and stay in their places.
            <tr key={at} className="grid gap-1 border-b border-hairline py-3 sm:table-row sm:py-0">
              <th scope="row" className="text-left font-semibold wrap-anywhere sm:py-3 sm:pr-4 sm:align-top">
                {heading || `Column ${at + 1}`}
              </th>
              <td className="text-[0.9375rem] text-soft wrap-anywhere sm:w-1/2 sm:py-3 sm:pr-4 sm:align-top">
                {found.sample
                  .map(cells => (cells[at] ?? '').slice(0, 60))
                  .filter(cell => cell.trim() !== '')
                  .join(' · ') || 'empty'}
              </td>
              <td className="sm:py-2 sm:align-top">
                <FilterSelect
                  label={<span className="sr-only">What “{heading || `column ${at + 1}`}” is about</span>}
                  name={`column-${at}`}
                  value={mapping[at] ?? ''}
                  options={optionsOf(at)}
                  onPick={value =>
                    setMapping(mapping.map((before, column) => (column === at ? value || null : before)))
                  }
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <fieldset className="grid gap-1">
        <legend className="font-semibold">When we have the location already</legend>
        <p className="text-sm text-soft">By its store code, or by its phone and address.</p>
        {Object.entries(choices).map(([choice, words]) => (
          <label key={choice} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              name="when_known"
              value={choice}
              checked={choice === when_known}
              onChange={() => setWhenKnown(choice as KnownChoice)}
              className="size-4.5 shrink-0 accent-(--harbour)"
            />
            {words}
          </label>
        ))}
      </fieldset>
      {checking.error && <FormWords>{whyNot(checking.error)}</FormWords>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={checking.isPending}>
          Check the rows
        </Button>
        {onBack && (
          <Button tone="quiet" onClick={onBack}>
            Back to the rows
          </Button>
        )}
      </div>
    </form>
  )
}
