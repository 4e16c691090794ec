import type { Reading } from '../reading/reading.ts'
import type { ClaimFact } from '../types/business-facts.ts'

/** Services that send a form to the email address in its action. */
const mails_to =
  /^https?:\/\/(?:www\.)?(?:formsubmit\.(?:co|io)|formspree\.io|postmail\.invotes\.com)\/(?:ajax\/)?([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/i

/** The mailbox that the action of a form names. */
export const mailboxOfAction = (action: string | null): string | undefined =>
  mails_to.exec(action ?? '')?.[1]?.toLowerCase()

/** The mailbox to which a page sends what its visitors write; no visitor sees it. */
export function formMailboxes({ found: { forms } }: Reading): ClaimFact[] {
  for (const { action, line, offset } of forms) {
    const text = mailboxOfAction(action)
    if (text !== undefined) return [{ line, offset, about: 'form-mailbox', value: 0, text, loud: false }]
  }
  return []
}
