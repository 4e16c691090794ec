import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable, notChecked } from '#src/engines/audit/checks/outcome.ts'
import { deadAnswer } from './dead-answer.ts'

const most = 5
/** Only browsers that are gone have asked for fonts of these kinds. */
const of_old_browsers = /\.(?:svgz?|eot)(?:[?#]|$)/i
const nameOf = (url: string) => new URL(url).pathname.slice(0, 80)

export const deadFonts: SiteCheck = {
  id: 'font-file-missing',
  section: 'links',
  scope: 'site',
  severity: 'medium',
  title: 'The font of your site is not where its style looks for it',
  why: 'Letters appear in another font than was meant, and signs such as a telephone or an arrow as empty boxes. Each page asks for the file again in vain.',
  mend: 'Upload the file of the font to the place that the style names, or correct its address: it counts from the folder of the style.',
  source: 'https://www.w3.org/TR/css-fonts-4/#font-face-rule',
  look: ({ font_faces, links_checked, checked_links, names_font }) => {
    if (font_faces.length === 0) return notApplicable
    if (links_checked.length === 0)
      return checked_links ? notApplicable : notChecked('The files of the site were not asked for.')
    const answers = new Map(
      links_checked.map(({ url, result }) => [url, result ? deadAnswer(result.status) : undefined]),
    )
    // Browsers ask only for fonts of which some text is to be.
    const used = font_faces.filter(
      ({ family, files }) => names_font?.(family) !== false && !files.every(file => of_old_browsers.test(file)),
    )
    const gone = used.filter(({ files }) => files.every(file => answers.get(file) !== undefined))
    const by_family = new Map(gone.toReversed().map(face => [`${face.style} ${face.family}`, face]))
    return foundAll(
      [...by_family.values()]
        .reverse()
        .slice(0, most)
        .map(({ style, family, files: [first = ''], line }) => {
          return { url: style, line, evidence: `“${family}”: ${nameOf(first)} ${answers.get(first)}` }
        }),
    )
  },
}
