import { properWords } from '#src/engines/audit/checks/business/proper-words.ts'
import { visibleText } from '#src/engines/audit/checks/business/visible-text.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { found, notApplicable, ok } from '#src/engines/audit/checks/outcome.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'

/** Words with which names of businesses end, so that one stands where another was meant. */
const endings =
  'Care|Services?|Center|Solutions|Group|Company|Construction|Contracting|Contractors|Roofing|Plumbing|Heating|Cooling|Electric|Electrical|Mechanical|Landscaping|Landscapes|Lawncare|Cleaning|Cleaners|Painting|Painters|Remodeling|Renovations|Restoration|Builders|Homes|Realty|Properties|Law|Legal|Dental|Dentistry|Orthodontics|Medical|Wellness|Health|Healthcare|Chiropractic|Therapy|Counseling|Fitness|Salon|Spa|Studio|Barbershop|Boutique|Bakery|Cafe|Café|Grill|Kitchen|Bistro|Restaurant|Pizzeria|Tavern|Catering|Inn|Lodge|Motel|Hotel|Resort|Auto|Automotive|Motors|Repair|Towing|Collision|Transport|Transportation|Trucking|Movers|Moving|Hauling|Removal|Storage|Farms?|Ranch|Nursery|Gardens|Kennels?|Grooming|Veterinary|Academy|School|Daycare|Preschool|Church|Ministries|Insurance|Financial|Accounting|Photography|Jewelers|Design|Designs|Interiors|Flooring|Fencing|Concrete|Masonry|Paving|Pools|Tree|Turf'
const ends = new RegExp(`^(?:${endings})$`)
/** Where people stay with their motor homes. */
const ends_for_campers = /^(?:Park|Resort|Campground|Campgrounds)$/
const of_campers = / RV (?:Park|Resort|Campgrounds?)$/
const fewest_words = 3
const fewest_times = 2
const fewest_pages = 3
const most_names = 12
const most_pictures = 100

/** Where a site says what it is called, whatever else it says there. */
const sure = new Set(['structured-data', 'og:site_name', 'copyright', 'logo-alt'])

const plural = (word: string) => word.toLowerCase().replace(/s$/, '')

const inner_word = /^\p{Lu}\p{Ll}{4,}$/u
/** So many letters at the beginning make two words forms of one: Pizzeria and Pizza. */
const shared_letters = 4

/** The name with a word in its midst in another form. */
function otherForms(name: string, text: string): Map<string, number> {
  const words = name.split(' ')
  const times = new Map<string, number>()
  for (const [at, word] of words.entries()) {
    if (at === 0 || at === words.length - 1 || !inner_word.test(word)) continue
    const [begins, rest] = [words.slice(0, at).join(' '), words.slice(at + 1).join(' ')]
    for (const part of text.split(`${begins} `).slice(1)) {
      const other = /^\p{Lu}\p{Ll}+/u.exec(part)?.[0] ?? ''
      const is_form = other.slice(0, shared_letters) === word.slice(0, shared_letters) && plural(other) !== plural(word)
      if (!is_form || !part.slice(other.length).startsWith(` ${rest}`)) continue
      const whole = `${begins} ${other} ${rest}`
      times.set(whole, (times.get(whole) ?? 0) + 1)
    }
  }
  return times
}

/** Names of three words or more; a part of the title only where other pages bear it, too. */
function namesOf({ home_view, pages }: SiteView): { name: string; ends_usually: boolean }[] {
  const names = new Map<string, boolean>()
  for (const { name, from } of home_view?.facts.names ?? []) names.set(name, sure.has(from) || names.get(name) === true)
  return [...names]
    .slice(0, most_names)
    .filter(([name, certain]) => {
      const words = name.split(' ')
      // “24 Hour Towing Service” says what is done; “911 Lawn Service” is a name.
      const is_proper = properWords(name).length > 0 || /^\d{3} /.test(name)
      if (words.length < fewest_words || !is_proper) return false
      return certain || pages.filter(({ row }) => row.title.includes(name)).length >= fewest_pages
    })
    .map(([name]) => ({
      name,
      ends_usually: of_campers.test(name) || ends.test(name.slice(name.lastIndexOf(' ') + 1)),
    }))
}

/** The name but for its last word, which is another of those with which names end. */
function otherEndings(name: string, text: string): Map<string, number> {
  const at = name.lastIndexOf(' ')
  const begins = name.slice(0, at + 1)
  const own = plural(name.slice(at + 1))
  const others = of_campers.test(name) ? ends_for_campers : ends
  const times = new Map<string, number>()
  for (const part of text.split(begins.slice(0, -1)).slice(1)) {
    // “Calloway Lawn Services & Towing”, of Calloway Lawn Service Center
    const [tail = '', word = ''] = /^(?: |s (?:& |and ))(\p{L}+)/u.exec(part) ?? []
    // "Calloway Lawn Care Services" goes on.
    if (!others.test(word) || plural(word) === own || /^ (?:&|and\b)? ?\p{Lu}/u.test(part.slice(tail.length))) continue
    times.set(tail, (times.get(tail) ?? 0) + 1)
  }
  return new Map([...times].map(([tail, count]) => [begins.slice(0, -1) + tail, count]))
}

export const nameEndsOtherwise: SiteCheck = {
  id: 'name-ends-otherwise',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'The page calls your business by another name than your title, logo or footer',
  why: 'One word of the name is another one, as in a text that was bought or written by a program. Customers look for a business that does not exist, and directories take the two for two.',
  mend: 'Choose the name on your sign, and write it the same way in every sentence.',
  source: 'https://support.google.com/business/answer/3038177',
  look: site => {
    const { home_view } = site
    if (!home_view) return notApplicable
    const names = namesOf(site)
    if (names.length === 0) return notApplicable
    const alts = home_view.facts.images.slice(0, most_pictures).map(({ alt }) => alt ?? '')
    const text = [visibleText(home_view), ...alts].join('\n')
    for (const { name, ends_usually } of names) {
      for (const [other, count] of [...(ends_usually ? otherEndings(name, text) : []), ...otherForms(name, text)]) {
        // What else the site gives as its name is told elsewhere.
        if (count < fewest_times || home_view.facts.names.some(one => sure.has(one.from) && one.name === other))
          continue
        const block = home_view.facts.text.blocks.find(one => one.text.includes(other))
        const image = home_view.facts.images.find(({ alt }) => alt?.includes(other))
        const where = [block && 'the text', image && 'the words of pictures'].filter(Boolean).join(' and ')
        const line = (block ?? image)?.line ?? null
        return found(home_view.url, line, `“${other}” ${count} times in ${where}; the name is “${name}”`)
      }
    }
    return ok
  },
}
