import { useQuery } from '@tanstack/react-query'
import { contactStatuses } from '#src/features/contacts/contact-status.ts'
import type { ContactList as List } from '#src/features/contacts/desk-answers.ts'
import { ContactFilters } from '#src/features/contacts/parts/contact-filters.tsx'
import { listOptions } from '#src/features/contacts/parts/contact-queries.ts'
import { ContactTable } from '#src/features/contacts/parts/contact-table.tsx'
import { isFiltered, type ListView, pageSizes, writeView } from '#src/features/contacts/parts/list-view.ts'
import { NoContacts } from '#src/features/contacts/parts/no-contacts.tsx'
import { ContactSelectionBar } from '#src/features/contacts/parts/selection-bar.tsx'
import { useAllIds } from '#src/features/contacts/parts/use-all-ids.ts'
import { useChangeStatus } from '#src/features/contacts/parts/use-change-status.ts'
import type { useListView } from '#src/features/contacts/parts/use-list-view.ts'
import { useSelection } from '#src/features/contacts/parts/use-selection.ts'
import { ReadBlock } from '#src/features/workspace/public.tsx'
import { FilterSelect } from '#src/ui/filter-select.tsx'
import { NoSuchPage } from '#src/ui/no-such-page.tsx'
import { Pagination } from '#src/ui/pagination.tsx'
import { TableSkeleton } from '#src/ui/table-skeleton.tsx'

type Props = ReturnType<typeof useListView> & { time_zone: string }

function isEmpty({ status_counts }: List, view: ListView): boolean {
  return !isFiltered(view) && contactStatuses.every(status => status_counts[status] === 0)
}

/** The contacts the address asks for: filters, table, pages, and what is done with those selected. */
export function ContactList({ view, change, clear, time_zone }: Props) {
  const list = useQuery(listOptions(view, time_zone))
  const selection = useSelection(String(writeView({ ...view, page: 1 })))
  const { change: changeStatus, changing } = useChangeStatus()
  const all = useAllIds(view, time_zone, ids => selection.select(ids, true))
  const { data } = list

  if (data && isEmpty(data, view)) return <NoContacts />
  return (
    <div className="grid gap-6">
      <ContactFilters view={view} counts={data?.status_counts} onChange={change} onClear={clear} />
      <ReadBlock query={list} what="The contacts" skeleton={<TableSkeleton />}>
        {({ contacts, total, page, page_size }) => (
          <div aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? 'opacity-60' : ''}>
            <p role="status" className="sr-only">
              {total === 1 ? '1 contact' : `${total} contacts`}
            </p>
            {total === 0 && <p className="border-y border-hairline py-12 text-soft">Nobody matches these filters.</p>}
            {total > 0 && contacts.length === 0 && <NoSuchPage onFirst={() => change({ page: 1 })} />}
            {contacts.length > 0 && (
              <ContactTable
                contacts={contacts}
                view={view}
                time_zone={time_zone}
                selected={selection.ids}
                onSelect={selection.select}
                onSort={(sort, order) => change({ sort, order })}
                back={String(writeView(view))}
              />
            )}
            {contacts.length > 0 && (
              <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
                <div className="w-28">
                  <FilterSelect
                    label="Rows"
                    name="page_size"
                    value={String(view.page_size)}
                    options={pageSizes.map(size => ({ value: String(size), label: String(size) }))}
                    onPick={size => change({ page_size: pageSizes.find(known => String(known) === size) ?? 25 })}
                  />
                </div>
                <Pagination
                  of="contacts"
                  page={page}
                  page_size={page_size}
                  total={total}
                  onPage={next => change({ page: next })}
                />
              </div>
            )}
          </div>
        )}
      </ReadBlock>
      {data && selection.ids.size > 0 && (
        <ContactSelectionBar
          count={selection.ids.size}
          total={data.total}
          busy={changing || all.isPending}
          onStatus={async status => {
            if (await changeStatus([...selection.ids], status)) selection.clear()
          }}
          onSelectAll={() => all.mutate()}
          onClear={selection.clear}
        />
      )}
    </div>
  )
}
