import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ShownRows } from '#src/features/locations/imports/shown-rows.ts'
import { DownloadButton, ReadBlock } from '#src/features/workspace/public.tsx'
import { AppSection } from '#src/ui/app-section.tsx'
import { FilterSelect } from '#src/ui/filter-select.tsx'
import { Pagination } from '#src/ui/pagination.tsx'
import { focusInRow } from './focus-in-row.ts'
import { type Import, type ImportRow, importOptions, rowsKey, rowsOnPage, rowsOptions } from './queries.ts'
import { ImportRowLine } from './row.tsx'
import { rowKinds } from './words.ts'

type Rows = { rows: ImportRow[]; total: number }

/** The rows of the file, those that need something first. A row that was mended stays in its place, to be seen. */
export function ImportRows({ found, onColumns }: { found: Import; onColumns: () => void }) {
  const queries = useQueryClient()
  const kinds = rowKinds(found)
  const [picked, setPicked] = useState<ShownRows>(kinds[0]?.show ?? 'all')
  const [page, setPage] = useState(1)
  const wish = { id: found.id, show: picked, page }
  const query = useQuery(rowsOptions(wish, found.state))

  function mended(row: ImportRow): void {
    queries.setQueryData<Rows>(
      rowsKey(wish, found.state),
      before => before && { ...before, rows: before.rows.map(each => (each.n === row.n ? row : each)) },
    )
    void queries.invalidateQueries({ queryKey: importOptions(found.id).queryKey })
    // Its fields go away with what was wrong, and the focus with them.
    if (row.state !== 'bad') requestAnimationFrame(() => focusInRow(document.getElementById(`row-${row.n}`)))
  }

  const offered = kinds.some(({ show }) => show === picked)
    ? kinds
    : [{ show: picked, words: 'Mended', n: 0 }, ...kinds]
  return (
    <AppSection
      id="rows"
      title="Rows"
      aside={
        <button type="button" onClick={onColumns} className="prose-link min-h-11">
          Change the columns
        </button>
      }
    >
      <div className="flex flex-wrap items-end justify-between gap-4 py-4">
        <div className="w-60 max-w-full">
          <FilterSelect
            label="Show"
            name="show"
            value={picked}
            options={offered.map(({ show, words, n }) => ({
              value: show,
              label: `${words} (${n.toLocaleString('en-US')})`,
            }))}
            onPick={value => {
              setPicked(offered.find(({ show }) => show === value)?.show ?? 'all')
              setPage(1)
            }}
          />
        </div>
        {found.counts.bad > 0 && (
          <DownloadButton
            path={`/api/location-imports/${found.id}/csv`}
            file_name="rows-to-mend.csv"
            label="Download the rows to mend"
          />
        )}
      </div>
      <ReadBlock query={query} what="The rows">
        {({ rows, total }) => (
          <>
            <table className="block w-full border-collapse border-t border-hairline lg:table">
              <caption className="sr-only">Rows of the file</caption>
              <thead className="sr-only lg:not-sr-only lg:table-header-group">
                <tr className="border-b border-ink text-left text-sm text-soft">
                  {['Row', 'Location', 'State', 'What to know'].map(heading => (
                    <th key={heading} scope="col" className="py-2 pr-4 font-normal">
                      {heading}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody className="block lg:table-row-group">
                {rows.map(row => (
                  <ImportRowLine
                    key={row.n}
                    found={found}
                    row={row}
                    may_mend={found.state === 'checked' || found.state === 'saved'}
                    onMended={mended}
                  />
                ))}
              </tbody>
            </table>
            {rows.length === 0 && <p className="py-4 text-soft">There is no such row any more.</p>}
            <div className="mt-4 flex justify-end">
              <Pagination of="rows" page={page} page_size={rowsOnPage} total={total} onPage={setPage} />
            </div>
          </>
        )}
      </ReadBlock>
    </AppSection>
  )
}
