import type { SitePage } from '#src/engines/audit/checks/site-view.ts'
import { liesUnlinked } from '#src/engines/audit/checks/technical/reach/pages-of-folder.ts'

const tells_where = /\b(?:contact|hours|directions|locations?|find us|visit us|reach us)\b/i

/** The page on which customers look for the number: "Hours and Directions" is one as well as "Contact". */
export const isToReachYou = (page: SitePage): boolean =>
  page.kind === 'contact' ||
  (page.kind === 'other' && !liesUnlinked(page) && tells_where.test(`${page.row.title} ${page.row.h1}`))
