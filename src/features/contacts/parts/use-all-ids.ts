import { useMutation } from '@tanstack/react-query'
import { toast } from 'sonner'
import { failureText } from '#src/features/accounts/public.tsx'
import { readList } from '#src/features/contacts/parts/contact-queries.ts'
import type { ListView } from '#src/features/contacts/parts/list-view.ts'

async function readIds(view: ListView, time_zone: string): Promise<string[]> {
  const ids: string[] = []
  for (let page = 1; ; page += 1) {
    const { contacts, total } = await readList({ ...view, page, page_size: 100 }, time_zone)
    ids.push(...contacts.map(contact => contact.id))
    if (contacts.length === 0 || ids.length >= total) return ids
  }
}

/** Reads the ids of every contact a view shows, over all of its pages. */
export function useAllIds(view: ListView, time_zone: string, onRead: (ids: string[]) => void) {
  return useMutation({
    mutationFn: () => readIds(view, time_zone),
    onSuccess: onRead,
    onError: error => toast.error(failureText(error)),
  })
}
