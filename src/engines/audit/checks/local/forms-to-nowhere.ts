import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageFacts } from '#src/engines/audit/facts/page-facts.ts'
import type { FormFact } from '#src/engines/audit/facts/types/form-facts.ts'

/** Scripts that have nothing to do with forms, by their names. */
const harmless =
  /googletagmanager|google-analytics|gtag|analytics|gtm|fbevents|clarity|hotjar|maps\.google|maps\.googleapis|fontawesome|font-awesome|kit\.fontawesome|\bjquery(?:-|\.)?(?:\d[\w.]*)?(?:\.slim)?(?:\.min)?\.js|jquery\.min|bootstrap(?:\.bundle)?(?:\.min)?\.js|popper|swiper|slick|owl\.carousel|aos(?:\.min)?\.js|wow(?:\.min)?\.js|lightbox|isotope|masonry|modernizr|respond(?:\.min)?\.js|html5shiv|tailwindcss|lucide|feather|ionicons|scrollreveal|gsap|typed(?:\.min)?\.js|cookie|elfsight|adsbygoogle|platform\.js|recaptcha/i
const nothing = /^\s*(?:#|javascript:.*)?\s*$/i

/** May code that is not in the page's own HTML send its forms? Then nobody can tell from here. */
function mayBeHandled({ scripts, counts, empty_app_root }: PageFacts): boolean {
  if (counts.inline_handlers > 0 || empty_app_root !== null) return true
  return scripts.some(({ src, speaks_of_forms }) => speaks_of_forms || (src !== null && !harmless.test(src)))
}

/** A form by which people write to the business: it asks for mail, phone or a message. */
export function isInquiry({ fields }: PageFacts, form: number): boolean {
  const own = fields.filter(field => field.form === form && !field.hidden)
  const asks = own.some(({ element, type, name, label, placeholder }) => {
    return (
      element === 'textarea' ||
      type === 'email' ||
      type === 'tel' ||
      /e-?mail|phone/i.test(`${name} ${label} ${placeholder}`)
    )
  })
  return asks && own.length >= 2
}

const isUnsent = ({ action, method, role, scripted, has_password, hidden }: FormFact) =>
  (action === null || nothing.test(action)) &&
  method === 'get' &&
  role !== 'search' &&
  !scripted &&
  !has_password &&
  !hidden

export const formToNowhere: PageCheck = {
  id: 'form-without-receiver',
  section: 'local',
  scope: 'page',
  severity: 'critical',
  title: 'A form sends its inquiries nowhere',
  why: 'It has no address to send to and no script that does it. Customers press “Send”, the page loads again, and you never hear of them.',
  mend: 'Give the form the address of a form service or of your own server as its action, then send yourself a test.',
  source: 'https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#attr-fs-action',
  look: ({ url, facts }) => {
    if (facts.forms.length === 0) return notApplicable
    if (mayBeHandled(facts)) return foundAll([])
    return foundAll(
      facts.forms.flatMap((form, index) =>
        isUnsent(form) && isInquiry(facts, index)
          ? [
              {
                url,
                line: form.line,
                evidence: form.action === null ? '<form> without action' : `<form action="${form.action}">`,
              },
            ]
          : [],
      ),
    )
  },
}
