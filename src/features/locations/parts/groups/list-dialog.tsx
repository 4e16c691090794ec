import { useQuery } from '@tanstack/react-query'
import { ReadBlock } from '#src/features/workspace/public.tsx'
import { Dialog } from '#src/ui/dialog.tsx'
import { groupOptions } from './queries.ts'
import { GroupRow } from './row.tsx'

function Groups({ business_id }: { business_id: string }) {
  const query = useQuery(groupOptions(business_id))
  return (
    <ReadBlock query={query} what="The groups">
      {groups =>
        groups.length === 0 ? (
          <p>There is no group yet. Select locations in the list, then “Group”.</p>
        ) : (
          <ul className="border-t border-hairline">
            {groups.map(group => (
              <GroupRow key={group.id} group={group} />
            ))}
          </ul>
        )
      }
    </ReadBlock>
  )
}

type Props = { business_id: string; open: boolean; onClose: () => void }

/** The groups of a business: to rename and to delete. */
export function GroupListDialog({ business_id, open, onClose }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Groups">
      <Groups business_id={business_id} />
    </Dialog>
  )
}
