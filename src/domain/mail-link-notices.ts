/** Names of the notices that the site's root shows after a mailed link; the fragment of the address picks one. */
export const mailLinkNotices = { email_confirmed: 'email-confirmed', link_expired: 'link-expired' } as const
