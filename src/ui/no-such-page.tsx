import { Button } from '#src/ui/button.tsx'
import { EmptyState } from '#src/ui/empty-state.tsx'

/** Stands where rows would stand on a page behind the last one: its rows may have left the list. */
export function NoSuchPage({ onFirst }: { onFirst: () => void }) {
  const action = <Button onClick={onFirst}>Go to the first page</Button>
  return <EmptyState title="There is no such page" text="The list is shorter than that." action={action} />
}
