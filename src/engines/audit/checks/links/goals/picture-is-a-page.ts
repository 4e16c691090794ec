import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import { onWorkingPages } from '#src/engines/audit/checks/where-it-applies.ts'

const most = 10
/** A script may paint a picture; a page that lies there as a file is none. */
const is_page = /^[^?#]+\.x?html?(?:[?#]|$)/i

export const pictureIsAPage: PageCheck = {
  id: 'image-is-a-page',
  section: 'links',
  scope: 'page',
  severity: 'medium',
  title: 'A picture’s address is that of a web page',
  why: 'Browsers show a broken picture there. It happens when a site is copied and its pictures are saved as pages.',
  mend: 'Upload the picture itself, and put its address in.',
  source: 'https://html.spec.whatwg.org/multipage/images.html#when-to-obtain-images',
  look: onWorkingPages(({ url, facts }) =>
    foundAll(
      facts.images
        .filter(({ url: address }) => address !== null && is_page.test(address))
        .slice(0, most)
        .map(({ line, src }) => ({ url, line, evidence: `<img src="${(src ?? '').slice(0, 100)}">` })),
    ),
  ),
}
