import type { Reading } from '../reading/reading.ts'
import type { ClaimFact } from '../types/business-facts.ts'

/** Services that send a form to the email address in its action. */
const mails_to =
  /^https?:\/\/(?:www\.)?(?:formsubmit\.(?:co|io)|formspree\.io|postmail\.invotes\.com)\/(?:ajax\/)?([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/i

/** The mailbox that the action of a form names. */
export const mailboxOfAction = (action: string | null): string | undefined =>
  mails_to.exec(action ?? '')?.[1]?.toLowerCase()

/** What instructions of form services and templates write where the own mailbox is to stand. */
const of_nobody =
  /^(?:(?:your?|ur|my)[-_.+]?(?:e?mail|name|id|address|mailbox|user(?:name)?)?|youre?mail|e?mail|name|user(?:name)?|someone|somebody|example|test|info|contact|hello)@(?:(?:your?|my)[-_]?(?:domain|site|web-?site|company|business|e?mail|mail)?|e?mail|example|domain|company|web-?site|site|test)\.\w{2,8}(?:\.\w{2,3})?$/i

/** Did nobody ever put the own mailbox into the action of a form? Real houses are called mail.com and domain.com as well. */
export function isMailboxOfNobody(mailbox: string | undefined): boolean {
  return (
    mailbox !== undefined &&
    of_nobody.test(mailbox) &&
    !/^(?:info|contact|hello|test)@(?:e?mail|domain)\.com$/i.test(mailbox)
  )
}

/** The mailbox to which a page sends what its visitors write; no visitor sees it. */
export function formMailboxes({ found: { forms } }: Reading): ClaimFact[] {
  for (const { action, line, offset } of forms) {
    const text = mailboxOfAction(action)
    if (text !== undefined) return [{ line, offset, about: 'form-mailbox', value: 0, text, loud: false }]
  }
  return []
}
