import { createColumnHelper, rowSortingFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { Day } from '#src/features/accounts/parts/users/day.tsx'
import { FirstCell } from '#src/features/accounts/parts/users/first-cell.tsx'
import { StatusBadge } from '#src/features/accounts/parts/users/status-badge.tsx'
import { firstOrder } from '#src/features/accounts/parts/users/user-view.ts'
import { roleNames } from '#src/features/accounts/parts/users/user-words.ts'
import { type ListedUser, type UserQuery, userSorts } from '#src/features/accounts/users/schema.ts'
import { SortableHeading } from '#src/ui/sortable-heading.tsx'

type ColumnLook = { look: string }

const features = tableFeatures({ rowSortingFeature, columnMeta: {} as ColumnLook })
const helper = createColumnHelper<typeof features, ListedUser>()

const fromSmall = { look: 'hidden sm:table-cell' }
const fromLarge = { look: 'hidden lg:table-cell' }

const columns = helper.columns([
  helper.accessor('full_name', {
    header: 'Name',
    cell: ({ row }) => <FirstCell user={row.original} />,
    meta: { look: 'w-full pl-0 lg:w-80' },
  }),
  helper.accessor('company', {
    header: 'Company',
    cell: info => <span className="wrap-anywhere">{info.getValue() || <span className="text-soft">–</span>}</span>,
    meta: fromLarge,
  }),
  helper.accessor('role', { header: 'Role', cell: info => roleNames[info.getValue()], meta: fromSmall }),
  helper.accessor('status', {
    header: 'Status',
    cell: info => <StatusBadge status={info.getValue()} />,
    meta: fromSmall,
  }),
  helper.accessor('last_sign_in_at', {
    header: 'Last sign-in',
    cell: info => <Day time={info.getValue()} otherwise="Never" />,
    meta: fromSmall,
  }),
  helper.accessor('created_at', { header: 'Created', cell: info => <Day time={info.getValue()} />, meta: fromLarge }),
])

type Props = {
  users: ListedUser[]
  view: UserQuery
  onSort: (order: Pick<UserQuery, 'sort' | 'order'>) => void
}

/** One page of users; on narrow screens each row is a card in its first cell. */
export function UserTable({ users, view, onSort }: Props) {
  const sorting = [{ id: view.sort, desc: view.order === 'desc' }]
  const table = useTable({ features, columns, data: users, manualSorting: true, state: { sorting } })
  return (
    <table className="w-full border-collapse">
      <caption className="sr-only">Users</caption>
      <thead className="sticky top-0 z-10 bg-paper shadow-[inset_0_-1px_0_var(--ink)]">
        {table.getHeaderGroups().map(group => (
          <tr key={group.id}>
            {group.headers.map(({ id, column }) => {
              const { header, meta } = column.columnDef
              const sort = userSorts.find(known => known === id)
              if (!sort) {
                return (
                  <th key={id} scope="col" className={`px-3 text-left text-sm font-normal text-soft ${meta?.look}`}>
                    {String(header)}
                  </th>
                )
              }
              return (
                <SortableHeading
                  key={id}
                  label={String(header)}
                  order={column.getIsSorted() || undefined}
                  first={firstOrder(sort)}
                  onSort={order => onSort({ sort, order })}
                  className={meta?.look ?? ''}
                />
              )
            })}
          </tr>
        ))}
      </thead>
      <tbody>
        {table.getRowModel().rows.map(row => (
          <tr key={row.original.id} className="border-b border-hairline align-top">
            {row.getAllCells().map(cell => (
              <td key={cell.id} className={`px-3 py-3 text-[0.9375rem] ${cell.column.columnDef.meta?.look}`}>
                <table.FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
