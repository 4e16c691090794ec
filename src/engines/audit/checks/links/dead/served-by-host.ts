import type { SiteView } from '#src/engines/audit/checks/site-view.ts'

/** Paths that Vercel, Cloudflare, Netlify and Firebase answer by themselves: no site has files there. */
const theirs = /^https?:\/\/[^/]+\/(?:_vercel|cdn-cgi|\.netlify|__\/(?:firebase|auth))\//

/** Would the host of the live site answer this, so that a copy of its files cannot show whether it is there? */
export const isServedByHost = ({ is_local_copy }: SiteView, url: string): boolean => is_local_copy && theirs.test(url)
