/** Where the mailed links of a change of e-mail lead back to; the query says by which door somebody came. */
export const emailLinkPath = '/client/settings?from=email-change'

export type EmailNotice = { tone: 'good' | 'refused'; text: string }

type Landing = { search: string; hash: string }
type Addresses = { email?: string | undefined; new_email?: string | undefined }

/**
 * What the link of a mail came to, for somebody who just arrived by it; undefined for everybody else. The server writes an
 * error or a message into the fragment; once both addresses have said yes it writes a session, which is taken before.
 */
export function emailLinkNotice({ search, hash }: Landing, { email, new_email }: Addresses): EmailNotice | undefined {
  if (new URLSearchParams(search).get('from') !== 'email-change') return undefined
  const fragment = new URLSearchParams(hash.slice(1))
  if (fragment.has('error') || fragment.has('error_code')) {
    return { tone: 'refused', text: 'This link has expired or was used before. You can have both mails sent again.' }
  }
  if (new_email) {
    const text = `Thank you. The change to ${new_email} waits for the other address: open the link in the mail there too.`
    return { tone: 'good', text }
  }
  return { tone: 'good', text: `Your email address is now ${email}. Use it when you sign in.` }
}
