import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import { isShown } from '#src/engines/audit/checks/unseen-part.ts'

const most = 5
/** Social networks, search results, picture agencies and places to drop a file: none of them is there to serve a shop's site. */
const lender =
  /^(?:https?:)?\/\/(?:[\w-]+\.)*(?:imgur\.com|postimg\.cc|ibb\.co|imageshack\.\w+|tinypic\.com|photobucket\.com|fbcdn\.net|fbsbx\.com|cdninstagram\.com|pinimg\.com|media-amazon\.com|gstatic\.com\/images\?|(?:images|plus)\.unsplash\.com|images\.pexels\.com|cdn\.pixabay\.com|istockphoto\.com|shutterstock\.com|gettyimages\.com|alamy\.com|dreamstime\.com|depositphotos\.com|123rf\.com|freepik\.com|vecteezy\.com|drive\.google\.com|dl\.dropboxusercontent\.com)(?:\/|$|(?<=\?))/i
const may_lend =
  /imgur|postimg|ibb\.co|imageshack|tinypic|photobucket|fbcdn|fbsbx|cdninsta|pinimg|amazon|gstatic|unsplash|pexels|pixabay|stock|getty|alamy|dreams|deposit|123rf|freepik|vecteezy|drive|dropbox/i

export const borrowedPictures: PageCheck = {
  id: 'pictures-borrowed',
  section: 'on-page',
  severity: 'low',
  scope: 'page',
  title: 'Pictures are loaded from somebody else’s site',
  why: 'They vanish when the other site changes or forbids it, load slowly, and are often stock that customers have seen elsewhere.',
  mend: 'Put your own photos on your own site. Of a picture you have a license for, keep the file yourself.',
  source: 'https://developers.google.com/search/docs/appearance/google-images',
  look: page => {
    const { facts, url } = page
    if (!isShown(page) || facts.images.length === 0) return notApplicable
    const found = new Map<string, Occurrence>()
    for (const { src, lazy_src, hidden, line } of facts.images) {
      const address = lazy_src ?? src
      if (hidden || address === null || !may_lend.test(address) || !lender.test(address)) continue
      if (found.size < most) found.set(address, { url, line, evidence: shortened(address, 100) })
    }
    return foundAll([...found.values()])
  },
}
