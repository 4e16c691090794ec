import type { ContactDetail } from '#src/features/contacts/desk-answers.ts'

/** Everything that was done about a contact, in one order. */
export type TimelineEntry =
  | ({ kind: 'status' } & ContactDetail['status_changes'][number])
  | ({ kind: 'note' } & ContactDetail['notes'][number])
  | ({ kind: 'reply' } & ContactDetail['replies'][number])

/** Newest first. */
export function timelineOf({ status_changes, notes, replies }: ContactDetail): TimelineEntry[] {
  const entries: TimelineEntry[] = [
    ...status_changes.map(change => ({ kind: 'status' as const, ...change })),
    ...notes.map(note => ({ kind: 'note' as const, ...note })),
    ...replies.map(reply => ({ kind: 'reply' as const, ...reply })),
  ]
  return entries.toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id.localeCompare(a.id))
}
