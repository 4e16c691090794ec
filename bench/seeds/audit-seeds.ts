import type { Pages, Seed } from './audit-seed.ts'
import { inData, inSource, inText, onHome, textOf } from './audit-sowing.ts'
import { placeSeeds } from './place-seeds.ts'

const phone = /\(?\b[2-9]\d{2}\)?[ .-]{1,2}[2-9]\d{2}[ .-]\d{4}\b/g
const street =
  /\b\d{2,5} (?:[NSEW]\.? )?[A-Z][a-z]+(?: [A-Z][a-z]+)? (?:St(?:reet)?|Ave(?:nue)?|R(?:oa)?d|Blvd|Boulevard|Dr(?:ive)?|Ln|Lane|Highway|Way|Pkwy)\b/g

/** The fourth digit from the end: the last ones tell lines of one office apart. */
const wrongNumber = (number: string) => number.replace(/\d(?=\d{3}$)/, digit => String((Number(digit) + 1) % 10))
const plus = (by: number) => (number: string) => String(Number(number) + by).padStart(number.length, '0')
const withoutLetter = (word: string) => word.slice(0, word.length >> 1) + word.slice((word.length >> 1) + 1)

const phoneOf = (pages: Pages) => [...pages.values()].map(textOf).join(' ').match(phone)?.[0]
function withPhone(html: string, pages: Pages, put: (html: string, number: string) => string): string {
  const number = phoneOf(pages)
  return number === undefined ? html : put(html, wrongNumber(number))
}

export const contradictions: readonly Seed[] = [
  {
    kind: 'phone in the text',
    told_by: /phone|tel-|call|message-link|nap-mismatch/,
    sow: inText(phone, wrongNumber),
  },
  {
    kind: 'phone in the title',
    told_by: /phone/,
    sow: onHome((html, pages) =>
      withPhone(html, pages, (text, number) => text.replace(/<\/title>/i, ` - ${number}</title>`)),
    ),
  },
  {
    kind: 'phone in the description',
    told_by: /phone/,
    sow: onHome((html, pages) =>
      withPhone(html, pages, (text, number) =>
        text.replace(/(<meta[^>]*name="description"[^>]*content="[^"]*)/i, `$1 Call ${number}.`),
      ),
    ),
  },
  {
    kind: 'phone in an alt text',
    told_by: /phone/,
    sow: onHome((html, pages) =>
      withPhone(html, pages, (text, number) =>
        text.replace(/<\/h2>/i, `</h2><img src="x.jpg" alt="Call ${number} today" width="5" height="5">`),
      ),
    ),
  },
  {
    kind: 'phone in data',
    told_by: /nap-mismatch|phone|tel/,
    sow: inData(/("telephone"\s*:\s*"[^"]*)(\d)(?=\d{3}")/, (_, before, digit) => before + plus(1)(digit).slice(-1)),
  },
  {
    kind: 'house number in the text',
    told_by: /address|house|map-shows|nap-mismatch/,
    sow: inText(street, found => found.replace(/^\d+/, plus(11))),
  },
  {
    kind: 'street in the text',
    told_by: /address|street|map-shows|nap-mismatch|name-spelled/,
    sow: inText(street, found => found.replace(/ [A-Z][a-z]{4,}/, withoutLetter)),
  },
  {
    kind: 'ZIP in the text',
    told_by: /address|zip|map-shows|nap-mismatch/,
    sow: inText(/\b[A-Z]{2}\.? \d{5}\b/g, found => found.replace(/\d{5}/, plus(4))),
  },
  {
    kind: 'street in data',
    told_by: /address|nap-mismatch/,
    sow: inData(/("streetAddress"\s*:\s*")(\d+)/, (_, before, house) => before + plus(10)(house)),
  },
  {
    kind: 'minus sign of the longitude',
    told_by: /geo|point/,
    sow: inData(/("longitude"\s*:\s*"?)(-)/, (_, before) => before),
  },
  {
    kind: 'hours in the text',
    told_by: /hours|times|days/,
    sow: inText(/\b(?:[3-9]|1[0-1])(?::\d\d)? ?(?:pm|PM|p\.m\.)/g, found => found.replace(/^\d+/, plus(1))),
  },
  {
    kind: 'hours in data',
    told_by: /hours/,
    sow: inData(/("closes"\s*:\s*"?)(\d\d)/, (_, before, hour) => before + plus(-2)(hour)),
  },
  {
    kind: 'founding year',
    told_by: /founding|years|experience/,
    sow: inText(/\b(?:since|established in|est\.?|founded in) (?:19|20)\d\d\b/gi, found =>
      found.replace(/\d{4}/, plus(-7)),
    ),
  },
  { kind: 'staging title', told_by: /title/, sow: onHome(html => html.replace(/<title[^>]*>/i, '$&STAGING - ')) },
  {
    kind: 'canonical to nothing',
    told_by: /canonical/,
    sow: inSource(html =>
      html.replace(/(<link[^>]*rel="canonical"[^>]*href="https?:\/\/[^/"]+)[^"]*/i, '$1/no-such-page'),
    ),
  },
  {
    kind: 'map of another place',
    told_by: /map/,
    sow: inSource(html =>
      html.replace(/(google\.com\/maps[^"']*?[?&]q=)[^"'&]+/i, '$11600+Pennsylvania+Ave+NW,+Washington,+DC+20500'),
    ),
  },
  ...placeSeeds,
]
