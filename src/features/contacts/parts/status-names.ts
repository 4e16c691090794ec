import type { ContactStatus } from '#src/features/contacts/contact-status.ts'
import type { BadgeTone } from '#src/ui/badge.tsx'

export const statusNames: Record<ContactStatus, string> = {
  new: 'New',
  contacted: 'Contacted',
  qualified: 'Qualified',
  proposal: 'Proposal',
  won: 'Won',
  lost: 'Lost',
  spam: 'Spam',
}

export const statusTones: Record<ContactStatus, BadgeTone> = {
  new: 'waiting',
  contacted: 'plain',
  qualified: 'plain',
  proposal: 'plain',
  won: 'good',
  lost: 'plain',
  spam: 'bad',
}

/** How a source reads to people. */
export function sourceName(source: string): string {
  return source === '' ? 'Unknown page' : source
}
