import { useQuery } from '@tanstack/react-query'
import type { useUserView } from '#src/features/accounts/parts/users/use-user-view.ts'
import { UserFilters } from '#src/features/accounts/parts/users/user-filters.tsx'
import { userListOptions } from '#src/features/accounts/parts/users/user-queries.ts'
import { UserTable } from '#src/features/accounts/parts/users/user-table.tsx'
import { UserTableSkeleton } from '#src/features/accounts/parts/users/user-table-skeleton.tsx'
import { pageSizes, type UserPage } from '#src/features/accounts/users/schema.ts'
import { ReadBlock } from '#src/features/workspace/public.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'
import { FilterSelect } from '#src/ui/filter-select.tsx'
import { NoSuchPage } from '#src/ui/no-such-page.tsx'
import { Pagination } from '#src/ui/pagination.tsx'

type Props = ReturnType<typeof useUserView>

const sizes = pageSizes.map(size => ({ value: String(size), label: String(size) }))

function NoRows({ total, onFirst }: { total: number; onFirst: () => void }) {
  if (total > 0) return <NoSuchPage onFirst={onFirst} />
  return <EmptyState title="Nobody matches" text="No user fits this search and these filters." />
}

function Rows({ view, change, page }: Omit<Props, 'clear'> & { page: UserPage }) {
  const { users, total } = page
  if (users.length === 0) return <NoRows total={total} onFirst={() => change({ page: 1 })} />
  return (
    <>
      <UserTable users={users} view={view} onSort={order => change(order)} />
      <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
        <div className="w-28">
          <FilterSelect
            label="Rows"
            name="page_size"
            value={String(view.page_size)}
            options={sizes}
            onPick={picked => change({ page_size: pageSizes.find(size => String(size) === picked) ?? 25 })}
          />
        </div>
        <Pagination
          of="users"
          page={page.page}
          page_size={page.page_size}
          total={total}
          onPage={next => change({ page: next })}
        />
      </div>
    </>
  )
}

/** The users the address asks for: filters, table, pages. */
export function UserList({ view, change, clear }: Props) {
  const query = useQuery(userListOptions(view))
  return (
    <div className="grid gap-6">
      <UserFilters view={view} onChange={change} onClear={clear} />
      <ReadBlock query={query} what="The users" skeleton={<UserTableSkeleton />}>
        {page => (
          <div aria-busy={query.isPlaceholderData} className={query.isPlaceholderData ? 'opacity-60' : ''}>
            <p role="status" className="sr-only">
              {page.total === 1 ? '1 user' : `${page.total} users`}
            </p>
            <Rows view={view} change={change} page={page} />
          </div>
        )}
      </ReadBlock>
    </div>
  )
}
