// cspell:disable
import type { Pages, Seed } from './audit-seed.ts'
import { inData, inSource, putIn, putText, textOf } from './audit-sowing.ts'

const told = (id: RegExp, sown: readonly (readonly [kind: string, sow: Seed['sow']])[]): Seed[] =>
  sown.map(([kind, sow]) => ({ kind, told_by: id, sow }))

const tel = /href="tel:[^"]+"/gi
const data = (pattern: RegExp, put: string) => inData(pattern, found => found.replace(pattern, put))
const toTel = (change: (digits: string) => string) =>
  inSource(html =>
    html.replace(/href="tel:([^"]+)"/i, (whole, number: string) => {
      const digits = number.replace(/\D/g, '').slice(-10)
      return digits.length === 10 ? `href="${change(digits)}"` : whole
    }),
  )
const parted = (digits: string, by: string) => [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)].join(by)

/** The same change on all pages of the site: what is nowhere is missing. */
function everywhere(change: (html: string, pages: Pages) => string): Seed['sow'] {
  return (pages, home) => {
    const also = new Map([...pages].map(([path, html]) => [path, change(html, pages)]))
    const html = also.get(home)
    const is_changed = [...pages].some(([path, before]) => also.get(path) !== before)
    return html === undefined || !is_changed ? null : { path: home, html, shown: '', also }
  }
}

/** On sites that print a timetable in words. */
const timetable = /mon(?:day)?\b.{0,30}\d ?[ap]\.?m\.? ?(?:-|–|to|&ndash;|\xe2\x80\x93) ?\d/i
const whereHours =
  (sow: Seed['sow']): Seed['sow'] =>
  (pages, home) =>
    [...pages.values()].some(html => timetable.test(textOf(html).replace(/\s+/g, ' '))) ? sow(pages, home) : null
const business =
  /("@type"\s*:\s*\[?\s*")(?:[A-Z]\w*(?:Business|Store|Restaurant|Contractor|Dentist|Salon|Clinic)|Dentist|Plumber|Electrician|Attorney|LegalService|Restaurant|Bakery|Physician)(?=")/
const block = /<script[^>]*ld\+json[^>]*>[\s\S]*?<\/script>/gi
const number = /(?:\+?1[ .-]?)?\(?\b[2-9]\d{2}\)?[ .-]{0,2}[2-9]\d{2}[ .-]?\d{4}\b/g
const clock = /\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b\.?/gi
const street =
  /\b\d{1,5} (?:[NSEW]\.? )?[A-Z0-9][A-Za-z0-9]+(?: [A-Z][a-z]+){0,2},? (?:St(?:reet)?|Ave(?:nue)?|R(?:oa)?d|Blvd|Boulevard|Dr(?:ive)?|Ln|Lane|Highway|Hwy|Way|Pkwy|Ct|Court|Pike|Circle|Plaza)\b/g
const inWords = (html: string, pattern: RegExp, put: string) =>
  html.replace(/<script[\s\S]*?<\/script>|<style[\s\S]*?<\/style>|<!--[\s\S]*?-->|<[^>]*>|[^<]+/gi, piece =>
    piece.startsWith('<') ? piece : piece.replace(pattern, put),
  )

/** Numbers, addresses, hours and names: what is missing, or written so that nobody can use it. */
const local = [
  ...told(/phone|answerable/, [
    [
      'no phone',
      everywhere(html => inWords(html.replace(block, '').replace(tel, 'href="contact.html"'), number, 'us')),
    ],
  ]),
  ...told(/address|answerable/, [
    [
      'no address',
      everywhere(html =>
        inWords(html.replace(block, '').replace(/<iframe[^>]*maps[^>]*><\/iframe>/gi, ''), street, 'our shop'),
      ),
    ],
    [
      'address only in data',
      everywhere(html => (/"streetAddress"/.test(html) ? inWords(html, street, 'our shop') : html)),
    ],
  ]),
  ...told(/hours|answerable|open-days/, [
    ['no hours', everywhere(html => inWords(html.replace(block, ''), clock, ''))],
  ]),
  ...told(/hours|days/, [
    ['always open', whereHours(putText('We are open 24/7, every day of the year.'))],
    ['open 24 hours', whereHours(putText('Open 24 hours a day, 7 days a week'))],
    ['other hours', whereHours(putText('Hours: Monday - Friday 6:15 am - 2:45 pm'))],
    ['other hours, short', whereHours(putText('Hours: M-F 6:15a-2:45p'))],
    ['other hours, upright', whereHours(putText('Hours: Mon-Fri | 6:15AM-2:45PM'))],
    [
      'other hours by lines',
      whereHours(
        putText('Business Hours<br>Mon, Tues, Wed, Thurs, Fri<br>6:15 &ndash; 2:45<br>Closed Saturday and Sunday'),
      ),
    ],
    [
      'other hours in a sentence',
      whereHours(putText('We are open Monday through Friday from 6:15 a.m. until 2:45 p.m.')),
    ],
    ['other hours by 24', whereHours(putText('Open Monday to Friday, 06:15 to 14:45'))],
    [
      'other hours in a table',
      whereHours(
        putIn(
          `<h3>Hours</h3><table>${'Monday Tuesday Wednesday Thursday Friday'
            .split(' ')
            .map(day => `<tr><td>${day}</td><td>6:15 AM - 2:45 PM</td></tr>`)
            .join('')}</table>`,
        ),
      ),
    ],
    [
      'other hours in a list',
      whereHours(putIn('<h3>Hours</h3><dl><dt>Mon &ndash; Fri</dt><dd>6:15 AM &ndash; 2:45 PM</dd></dl>')),
    ],
    [
      'other hours in two boxes',
      whereHours(
        putIn(
          '<h3>Opening Hours</h3><div class="row"><span>Monday &mdash; Friday</span><span>6:15am &mdash; 2:45pm</span></div>',
        ),
      ),
    ],
  ]),
  ...told(/call-without|phone-not-clickable/, [
    [
      'phone without link',
      everywhere(html => html.replace(/<a\b[^>]*href="tel:[^"]*"[^>]*>([\s\S]*?)<\/a>/gi, '<span>$1</span>')),
    ],
  ]),
  ...told(/tel-link|malformed|phone/, [
    ['call with a digit lost', toTel(one => `tel:+1${one.slice(0, 9)}`)],
    ['call with a digit lost, dashed', toTel(one => `tel:${parted(one.slice(0, 9), '-')}`)],
    ['call of seven digits', toTel(one => `tel:${one.slice(3)}`)],
    ['call as on the web', toTel(one => `tel://${one}`)],
    ['call without tel', toTel(one => parted(one, '-'))],
    ['call by http', toTel(one => `http://tel:${one}`)],
    ['call by telephone', toTel(one => `telephone:${one}`)],
    ['call misspelled', toTel(one => `te:${one}`)],
    ['call with a word', toTel(one => `tel:Call ${parted(one, '-')}`)],
    ['call of nothing', toTel(() => 'tel:')],
    ['call of a variable', toTel(() => 'tel:{{ phone }}')],
    ['call of undefined', toTel(() => 'tel:undefined')],
    ['call with plus, no country', toTel(one => `tel:+${one}`)],
    ['call of another area', toTel(one => `tel:+1${one.slice(0, 2)}${(Number(one[2]) + 1) % 10}${one.slice(3)}`)],
    ['call with two turned', toTel(one => `tel:+1${one.slice(0, 7)}${one[9]}${one[8]}${one[7]}`)],
  ]),
  ...told(/map/, [
    [
      'no map',
      everywhere(html =>
        html
          .replace(/<iframe[^>]*maps[^>]*>\s*<\/iframe>/gi, '')
          .replace(/href="[^"]*(?:google[^"]*map|goo\.gl|maps)[^"]*"/gi, 'href="contact.html"'),
      ),
    ],
  ]),
  ...told(/profile|entity/, [
    [
      'no profiles',
      everywhere(html =>
        html
          .replace(
            /href="https?:\/\/[^"]*(?:facebook|instagram|yelp|google|goo\.gl|twitter|x\.com|linkedin|tiktok|youtube|nextdoor|bbb|pinterest)[^"]*"/gi,
            'href="/"',
          )
          .replace(/"sameAs"\s*:\s*\[[^\]]*\],?/g, ''),
      ),
    ],
  ]),
]

/** What is written into structured data by hand. */
const dataSlips = [
  ...told(/schema-none|schema-local-missing|schema-missing/, [
    ['no data', everywhere(html => html.replace(block, ''))],
  ]),
  ...told(/schema-json|schema-script/, [
    ['data with a last comma', data(/"\s*\}\s*$/, '",}')],
    ['data with curly quotes', data(/"name"/, '\xe2\x80\x9cname\xe2\x80\x9d')],
    ['data in single quotes', data(/"name"\s*:\s*"([^"']*)"/, "'name': '$1'")],
    ['data without its end', data(/\}\s*$/, '')],
    ['data with a line break', data(/("description"\s*:\s*"[^" ]+) /, '$1\n')],
    ['data with a remark', data(/("name"\s*:\s*"[^"]*",)/, '$1 // our name')],
    ['data of another kind', inSource(html => html.replace(/application\/ld\+json/i, 'application/json+ld'))],
    ['data as script', inSource(html => html.replace(/type="application\/ld\+json"/i, 'type="text/javascript"'))],
  ]),
  ...told(/schema-context|vocabulary/, [
    ['data without context', data(/"@context"\s*:\s*"[^"]*"\s*,/, '')],
    ['data of context misspelled', data(/("@context"\s*:\s*"https?:\/\/)schema\.org/, '$1shema.org')],
  ]),
  ...told(/schema-unknown-type|wrong-type|schema-local-missing/, [
    ['type misspelled', data(business, '$1LocalBuisness')],
    ['type in small letters', data(business, '$1localbusiness')],
    ['type made up', data(business, '$1DentistOffice')],
    ['type with a space', data(business, '$1Local Business')],
    ['type of an organization', data(business, '$1Organization')],
    ['type of a kit', data(business, '$1WebSite')],
  ]),
  ...told(/schema-unknown-property/, [
    ['property in capitals', data(/"telephone"(?=\s*:)/, '"Telephone"')],
    ['property misspelled', data(/"openingHoursSpecification"|"priceRange"/, '"openingHoursSpecifications"')],
    ['property phone', data(/"telephone"(?=\s*:)/, '"phone"')],
    ['property zip', data(/"postalCode"(?=\s*:)/, '"zipCode"')],
  ]),
  ...told(/schema-local-required|address-incomplete|recommended|unknown|name/, [
    [
      'name left out',
      data(
        /("@type"\s*:\s*"(?:[A-Z]\w*(?:Business|Contractor|Store)|Dentist|Plumber|Restaurant)",)(\s*(?:"@id"[^,]*,\s*)?)"name"\s*:\s*"[^"]*",/,
        '$1$2',
      ),
    ],
    ['town left out', data(/"addressLocality"\s*:\s*"[^"]*",?/, '')],
    ['street left out', data(/"streetAddress"\s*:\s*"[^"]*",?/, '')],
    ['ZIP left out', data(/,\s*"postalCode"\s*:\s*"[^"]*"/, '')],
    ['street is the town', data(/("streetAddress"\s*:\s*")[^"]*/, '$1Downtown')],
  ]),
  ...told(/country|telephone|address/, [
    ['country of three letters', data(/("addressCountry"\s*:\s*")[^"]*/, '$1USA')],
    ['country of another', data(/("addressCountry"\s*:\s*")[^"]*/, '$1GB')],
    ['country made up', data(/("addressCountry"\s*:\s*")[^"]*/, '$1America')],
  ]),
  ...told(/geo|point/, [
    ['point at zero', data(/("latitude"\s*:\s*"?)-?[\d.]+([\s\S]{0,60}"longitude"\s*:\s*"?)-?[\d.]+/, '$10$20')],
    ['point turned', data(/("latitude"\s*:\s*"?)(-?[\d.]+)([\s\S]{0,60}"longitude"\s*:\s*"?)(-?[\d.]+)/, '$1$4$3$2')],
    ['point with a comma', data(/("latitude"\s*:\s*)"?(-?\d+)\.(\d+)"?/, '$1"$2,$3"')],
    [
      'point of New York',
      data(/("latitude"\s*:\s*"?)-?[\d.]+([\s\S]{0,60}"longitude"\s*:\s*"?)-?[\d.]+/, '$140.7128$2-74.0060'),
    ],
  ]),
  ...told(/telephone|phone|nap/, [
    ['data: phone with plus', data(/("telephone"\s*:\s*")[^"]*/, '$1+415-555-0132')],
    ['data: phone of seven', data(/("telephone"\s*:\s*")[^"]*/, '$1555-0132')],
    ['data: phone sample', data(/("telephone"\s*:\s*")[^"]*/, '$1+1-555-123-4567')],
    ['data: phone X', data(/("telephone"\s*:\s*")[^"]*/, '$1+1-XXX-XXX-XXXX')],
    ['data: phone words', data(/("telephone"\s*:\s*")[^"]*/, '$1Call us')],
  ]),
  ...told(/schema-hours|hours/, [
    ['data: hours in words', data(/("opens"\s*:\s*")[^"]*/, '$19am')],
    ['data: hour 25', data(/("closes"\s*:\s*")[^"]*/, '$125:00')],
    ['data: closes first', data(/("opens"\s*:\s*")[^"]*/, '$119:30')],
    ['data: day misspelled', data(/("dayOfWeek"\s*:\s*\[?\s*"(?:https?:\/\/schema\.org\/)?)[A-Z][a-z]+/, '$1Mondays')],
    ['data: day shortened', data(/("dayOfWeek"\s*:\s*\[?\s*"(?:https?:\/\/schema\.org\/)?)[A-Z][a-z]+/, '$1Mon')],
    ['data: opens as it closes', data(/("opens"\s*:\s*")([^"]*)("[\s\S]{0,40}"closes"\s*:\s*")[^"]*/, '$1$2$3$2')],
    ['data: hours in one line', data(/"(?:telephone)"/, '"openingHours": "Mon-Fri 9am to 5pm", "telephone"')],
  ]),
  ...told(/empty-value|template|invalid|incomplete|nap-|url-/, [
    ['data: empty street', data(/("streetAddress"\s*:\s*")[^"]*/, '$1')],
    ['data: empty picture', data(/("image"\s*:\s*")[^"]*/, '$1')],
    ['data: your city', data(/("addressLocality"\s*:\s*")[^"]*/, '$1Your City')],
    ['data: sample street', data(/("streetAddress"\s*:\s*")[^"]*/, '$1123 Main Street')],
    ['data: ZIP 00000', data(/("postalCode"\s*:\s*")[^"]*/, '$100000')],
    ['data: example.com', data(/("url"\s*:\s*"https?:\/\/)[^"]*/, '$1www.example.com')],
    ['data: undefined', data(/("telephone"\s*:\s*")[^"]*/, '$1undefined')],
  ]),
  ...told(/rating/, [
    [
      'data: rating of 5.5',
      data(
        /("telephone"\s*:)/,
        '"aggregateRating": {"@type":"AggregateRating","ratingValue":"5.5","reviewCount":"12"}, $1',
      ),
    ],
    [
      'data: rating of nobody',
      data(
        /("telephone"\s*:)/,
        '"aggregateRating": {"@type":"AggregateRating","ratingValue":"5","reviewCount":"0"}, $1',
      ),
    ],
    [
      'data: rating without count',
      data(/("telephone"\s*:)/, '"aggregateRating": {"@type":"AggregateRating","ratingValue":"4.9"}, $1'),
    ],
    [
      'data: rating unseen',
      data(
        /("telephone"\s*:)/,
        '"aggregateRating": {"@type":"AggregateRating","ratingValue":"4.6","reviewCount":"389"}, $1',
      ),
    ],
    [
      'data: rating with comma',
      data(
        /("telephone"\s*:)/,
        '"aggregateRating": {"@type":"AggregateRating","ratingValue":"4,9","reviewCount":"32"}, $1',
      ),
    ],
  ]),
  ...told(/schema-image|private-link|pictures|schema-unknown|picture|resource/, [
    ['data: picture of home', data(/("image"\s*:\s*")[^"]*/, '$1images/no-such.jpg')],
    ['data: picture of a computer', data(/("image"\s*:\s*")[^"]*/, '$1C:\\\\Users\\\\me\\\\logo.png')],
  ]),
  ...told(/url|host|schema-same-as|profile/, [
    ['data: address of http', data(/("url"\s*:\s*")https/, '$1http')],
    ['data: address of localhost', data(/("url"\s*:\s*"https?:\/\/)[^"]*/, '$1localhost:3000')],
    ['data: sameAs of a front', data(/("sameAs"\s*:\s*\[\s*")[^"]*/, '$1https://www.facebook.com/')],
    ['data: sameAs unfinished', data(/("sameAs"\s*:\s*\[\s*")[^"]*/, '$1https://www.facebook.com/yourpage')],
    ['data: sameAs of words', data(/("sameAs"\s*:\s*\[\s*")[^"]*/, '$1@ourshop')],
  ]),
  ...told(/faq/, [
    [
      'question unseen',
      inSource(html =>
        html.replace(/("@type"\s*:\s*"Question"\s*,\s*"name"\s*:\s*")[^"]*/, '$1Do you ship to other planets?'),
      ),
    ],
  ]),
]

/** What is missing of number, address and hours, how hours are written, and what goes wrong in data written by hand. */
export const dataSeeds: readonly Seed[] = [...local, ...dataSlips]
