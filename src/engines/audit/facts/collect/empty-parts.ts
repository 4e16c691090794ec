import type { OpenElement } from '../reading/open-element.ts'
import type { Reading } from '../reading/reading.ts'

/** What visitors come for, by the ids that makers give its box. */
const for_visitors =
  /(?:^|[-_])(?:menu|services?|products?|projects?|portfolio|reviews?|testimonials?|pricing|prices?|packages?|plans|team|staff|doctors|attorneys|agents|faqs?|posts|articles|blog|news|events?|classes|hours|listings?|properties|specials|deals|items|dishes|locations|areas|cities|vehicles|inventory|courses|programs)(?:[-_](?:grid|list|container|wrapper|items?|cards?|content|rows?|body|table|root|mount|track|wrap|box|area|section|inner|accordion))*$/i
/** Opened by hand, drawn by services, or nothing until somebody asks. */
const waits =
  /modal|lightbox|cart|form|toggle|btn|button|filter|search|error|message|toast|count|nav|mobile|overlay|dots|pagination|insta|feed|calendar|booking|chat|detail|select|result|related|dropdown|popup|preview|input|tab|side|admin|saved|order/i
/** Parts of a program, or of what moves by itself. */
const of_program = /^(?:p?err|panel|status|app|root|log|output)$|bar$|track$|progress|marquee|carousel|slider/i
const boxes = new Set(['div', 'section', 'ul', 'ol', 'tbody', 'main', 'dl'])
const most = 20
/** A page has one place for what it is about. */
const most_unnamed = 4

const camel = (name: string) => name.replace(/([a-z])(?=[A-Z])/g, '$1-')

/** A box with a name for something that visitors look for, or any name, and nothing in it. */
export function collectEmptyPart(reading: Reading, element: OpenElement, id: string): void {
  const { found, place } = reading
  if (!boxes.has(element.name) || element.in_nav || element.hidden || element.foreign || id.length > 60) return
  if (element.region === 'header' || element.region === 'footer' || found.empty_parts.length >= most) return
  const name = camel(id)
  if (waits.test(name)) return
  const named = for_visitors.test(name)
  if (!named && of_program.test(name)) return
  const { elements } = found.counts
  const text = reading.text.position
  reading.atEnd(element, () => {
    if (found.counts.elements > elements || reading.text.position - text > 2) return
    if (!named && found.empty_parts.filter(part => !part.named).length >= most_unnamed) return
    found.empty_parts.push({ ...place, id, named })
  })
}
