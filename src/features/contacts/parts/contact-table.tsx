import type { ContactRow } from '#src/features/contacts/desk-answers.ts'
import { ContactTableRow } from '#src/features/contacts/parts/contact-table-row.tsx'
import type { ListView, Sort } from '#src/features/contacts/parts/list-view.ts'
import { SortableHeading } from '#src/ui/sortable-heading.tsx'

type Props = {
  contacts: readonly ContactRow[]
  view: ListView
  time_zone: string
  selected: ReadonlySet<string>
  onSelect: (ids: readonly string[], selected: boolean) => void
  onSort: (sort: Sort, order: 'asc' | 'desc') => void
  back: string
}

/** The contacts of one page, with a box to select each. */
export function ContactTable({ contacts, view, time_zone, selected, onSelect, onSort, back }: Props) {
  const ids = contacts.map(contact => contact.id)
  const count = ids.filter(id => selected.has(id)).length
  const heading = (label: string, sort: Sort, first: 'asc' | 'desc', className: string) => (
    <SortableHeading
      label={label}
      order={view.sort === sort ? view.order : undefined}
      first={first}
      onSort={order => onSort(sort, order)}
      className={className}
    />
  )
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">Contacts</caption>
      <thead className="sticky top-0 z-10 bg-paper shadow-[inset_0_-1px_0_var(--ink)]">
        <tr>
          <th scope="col" className="w-11 p-0">
            <label className="grid size-11 cursor-pointer place-items-center">
              <input
                type="checkbox"
                checked={count > 0 && count === ids.length}
                ref={box => {
                  if (box) box.indeterminate = count > 0 && count < ids.length
                }}
                onChange={event => onSelect(ids, event.target.checked)}
                className="size-4.5 accent-(--harbour)"
              />
              <span className="sr-only">Select all on this page</span>
            </label>
          </th>
          {heading('Who', 'name', 'asc', 'pl-1 sm:pl-3 lg:w-[27%]')}
          <th scope="col" className="hidden px-3 text-left text-sm font-normal text-soft lg:table-cell">
            Message
          </th>
          {heading('Sent from', 'source', 'asc', 'hidden lg:table-cell lg:w-44')}
          {heading('Status', 'status', 'asc', 'hidden sm:table-cell')}
          {heading('Received', 'created_at', 'desc', 'hidden sm:table-cell')}
        </tr>
      </thead>
      <tbody>
        {contacts.map(contact => (
          <ContactTableRow
            key={contact.id}
            contact={contact}
            time_zone={time_zone}
            selected={selected.has(contact.id)}
            onSelect={on => onSelect([contact.id], on)}
            back={back}
          />
        ))}
      </tbody>
    </table>
  )
}
