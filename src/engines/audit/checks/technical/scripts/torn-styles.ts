import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'

const most = 5

export const tornStyles: SiteCheck = {
  id: 'style-holds-no-style',
  section: 'technical',
  scope: 'site',
  severity: 'medium',
  title: 'A style file of the site has lines in it that are no styles',
  why: 'Browsers drop such a line together with the rule behind it. Where two versions of the file were put into one, each rule stands there twice, and it is chance which one counts.',
  mend: 'Have your web designer take out the lines, and choose one of the two versions.',
  source: 'https://drafts.csswg.org/css-syntax/#error-handling',
  look: ({ torn_styles }) => {
    if (torn_styles.length === 0) return notApplicable
    return foundAll(torn_styles.slice(0, most).map(({ style, line, shows }) => ({ url: style, line, evidence: shows })))
  },
}
