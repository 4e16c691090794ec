// cspell:disable
import type { Seed } from './audit-seed.ts'
import { inSource, onHome, putIn, putText } from './audit-sowing.ts'

const inHead = (piece: string) => onHome(html => html.replace(/<\/head>/i, `${piece}</head>`))
const titled = (title: string) => onHome(html => html.replace(/(<title[^>]*>)[^<]*/i, `$1${title}`))
const without = (pattern: RegExp, put = '') => inSource(html => html.replace(pattern, put))

const told = (id: RegExp, sown: readonly (readonly [kind: string, sow: Seed['sow']])[]): Seed[] =>
  sown.map(([kind, sow]) => ({ kind, told_by: id, sow }))

const of_template = /template-placeholder-in-page|unfinished-text|price-left-empty/

/** What a consultant reports beside contradictions, as far as one place in the source of a page makes it. */
export const defects: readonly Seed[] = [
  ...told(/noindex/, [['noindex', inHead('<meta name="robots" content="noindex">')]]),
  ...told(/meta-refresh/, [['meta refresh', inHead('<meta http-equiv="refresh" content="5;url=/welcome.html">')]]),
  ...told(/mixed-content/, [['mixed content', inHead('<script src="http://cdn.example.net/a.js" defer></script>')]]),
  ...told(/title/, [
    ['title of a kit', titled('Vite + React')],
    ['title "Home"', titled('Home')],
    ['title of a blog', titled('My Blog')],
    ['title of nobody', titled('Your Company Name - Home')],
  ]),
  ...told(/description/, [
    [
      'description of a kit',
      onHome(html =>
        html.replace(
          /<meta[^>]*name="description"[^>]*>/i,
          '<meta name="description" content="Web site created using create-react-app">',
        ),
      ),
    ],
  ]),
  ...told(/h1/, [['no h1', without(/<h1\b/gi, '<div')]]),
  ...told(/lang/, [['no language', without(/ lang="[^"]*"/i)]]),
  ...told(/viewport/, [['no viewport', without(/<meta[^>]*name="viewport"[^>]*>/i)]]),
  ...told(/doctype/, [['no doctype', without(/<!doctype[^>]*>/i)]]),
  ...told(/broken-internal-link/, [['dead link', putText('See <a href="no-such-page.html">our gallery of work</a>.')]]),
  ...told(/empty-or-placeholder-href/, [
    ['button to nowhere', putIn('<a class="btn" href="#">Get a free quote</a>')],
    ['link without address', putIn('<a href="">View our services</a>')],
  ]),
  ...told(/private-link/, [
    ['link to a computer', putText('<a href="file:///C:/Users/me/site/gallery.html">Gallery</a>')],
  ]),
  ...told(/malformed-href/, [
    ['mail by http', onHome(html => html.replace(/href="mailto:([^"@]+@[^"?]+)"/i, 'href="http://$1"'))],
    ['mail without @', onHome(html => html.replace(/href="mailto:([^"@]+)@([^"?]+)"/i, 'href="mailto:$1$2"'))],
  ]),
  ...told(/tel-link/, [
    ['call of nobody', onHome(html => html.replace(/href="tel:[^"]+"/i, 'href="tel:+15551234567"'))],
  ]),
  ...told(/profile-link-generic/, [
    ['front of a network', onHome(html => html.replace(/(href="https?:\/\/(?:www\.)?facebook\.com\/)[^"]+"/gi, '$1"'))],
  ]),
  ...told(/broken-resource/, [['picture gone', putIn('<img src="images/no-such.jpg" alt="Our crew at work">')]]),
  ...told(/picture-without-source/, [['picture never put in', putIn('<img src="" alt="Our crew at work">')]]),
  ...told(/placeholder-picture/, [
    ['picture of a service', putIn('<img src="https://placehold.co/600x400?text=Team" alt="Our crew at work">')],
  ]),
  ...told(/img-alt|link-image/, [['no alt', without(/(<img\b[^>]*?) alt="[^"]{6,}"/i, '$1')]]),
  ...told(/schema-json/, [['data broken', inSource(html => html.replace(/(ld\+json[^>]*>[^<]*?"),(\s*")/, '$1$2'))]]),
  ...told(/lorem-ipsum/, [
    ['filler', putText('Lorem ipsum dolor sit amet, consectetur adipiscing elit.')],
    ['filler from its midst', putText('Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi.')],
  ]),
  ...told(of_template, [
    ['variable', putText('Call {{business_name}} today.')],
    ['blank in brackets', putText('The best service in [City, State] is ours.')],
    ['name of nobody', putText('At Your Company Name we care about quality.')],
    ['street of nobody', putText('Visit us at 123 Main Street, Anytown, USA 12345.')],
    ['number of nobody', putText('Call our shop at (555) 123-4567 today.')],
    ['value missing', putText('Starting at $undefined per visit.')],
    ['customer of nobody', putText('&ldquo;Great service, fast and friendly!&rdquo; - John Doe')],
    ['note to the maker', putText('TODO: add text about the team here.')],
    ['price to come', putText('Our prices: TBD')],
  ]),
  ...told(/coming-soon/, [['part being built', putText('This page is under construction. Check back soon!')]]),
  ...told(/misspelled-words/, [
    ['slip', putText('We offer fast and friendly sevice to all of our neighbors in town.')],
  ]),
  ...told(/mojibake/, [['garbled', putText('We don&acirc;&euro;&trade;t charge extra.')]]),
  ...told(/review-under-two-names/, [
    [
      'review twice',
      putIn(
        ['Carla M.', 'Steve P.']
          .map(
            name => `<p>&ldquo;They came within the hour, did wonderful work and left it clean.&rdquo; - ${name}</p>`,
          )
          .join(''),
      ),
    ],
  ]),
  ...told(/offer-ended/, [
    ['offer over', putText('Save $50 on your first visit. Offer expires 3/31/2025.')],
    ['season over', putText('Winter Special 2024')],
    ['event over', putText('Join us for our open house on Saturday, June 14, 2025 at 6 PM.')],
  ]),
  ...told(/pandemic/, [['pandemic', putText('Due to COVID-19 our lobby is closed until further notice.')]]),
  ...told(/date-on-wrong-weekday/, [['weekday', putText('We will be closed on Monday, December 25, 2026.')]]),
  ...told(/button-name/, [['button without words', putIn('<button type="button"><i class="bars"></i></button>')]]),
  ...told(/iframe-title/, [
    ['frame without title', putIn('<iframe src="https://www.youtube.com/embed/abc"></iframe>')],
  ]),
  ...told(/duplicate-id/, [['id twice', putIn('<div id="twin-x">One</div><div id="twin-x">Two</div>')]]),
  ...told(/form-label/, [
    [
      'field without label',
      putIn('<form action="/send"><select name="service"><option>Repair</select><button>Send</button></form>'),
    ],
  ]),
]
