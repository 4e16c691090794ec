/** How far the agency has come with a contact, in the order in which it usually goes. */
export const contactStatuses = ['new', 'contacted', 'qualified', 'proposal', 'won', 'lost', 'spam'] as const

export type ContactStatus = (typeof contactStatuses)[number]

export function isContactStatus(text: string): text is ContactStatus {
  return contactStatuses.some(status => status === text)
}
