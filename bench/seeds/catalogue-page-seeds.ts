// cspell:disable
import type { Pages, Seed } from './audit-seed.ts'
import { onHome, putIn, putText } from './audit-sowing.ts'
import { innerOf, onEveryPage, onInner, withCanonical } from './catalogue-sowing.ts'
import { descriptions_of_kits, texts_of_kits, titles_of_kits } from './catalogue-words.ts'

const told = (id: RegExp, sown: readonly (readonly [kind: string, sow: Seed['sow']])[]): Seed[] =>
  sown.map(([kind, sow]) => ({ kind: `catalogue: ${kind}`, told_by: id, sow }))

const title_tag = /<title[^>]*>[\s\S]*?<\/title>/i
const description_tag = /<meta[^>]*name=["']?description["']?[^>]*>/gi
const inHead = (piece: string) => onInner(html => html.replace(/<\/head>/i, `${piece}</head>`))
const titled = (title: string) => onInner(html => html.replace(title_tag, `<TITLE>${title}</TITLE>`))
const titledHome = (title: string) => onHome(html => html.replace(title_tag, `<title>\n  ${title}\n</title>`))
const described = (words: string) =>
  onInner(html =>
    html.replace(description_tag, '').replace(/<\/head>/i, `<meta content="${words}" name=description></head>`),
  )
const without = (pattern: RegExp, put = '') => onInner(html => html.replace(pattern, put))
const everywhere = (pattern: RegExp, put = '') => onEveryPage(html => html.replace(pattern, put))
const body = (html: string, put: string) => html.replace(/(<body[^>]*>)[\s\S]*<\/body>/i, `$1${put}</body>`)
const firstHeading = (put: (words: string) => string) =>
  onInner(html => html.replace(/<h1\b[^>]*>([\s\S]*?)<\/h1>/i, (_, words) => put(words)))
const openGraph = (property: string, content: string) =>
  onHome(html => {
    const rest = html.replace(new RegExp(`<meta[^>]*property=["']${property}["'][^>]*>`, 'gi'), '')
    return rest.replace(/<\/head>/i, `<meta content="${content}" property="${property}"></head>`)
  })

/** The title or the description of another inner page. */
const ofAnother = (pattern: RegExp) =>
  onInner((html, { path, pages, home }) => {
    const other = [...pages].find(
      ([each, text]) => each !== path && each !== home && pattern.test(text) && !/noindex|refresh/i.test(text),
    )?.[1]
    const put = other?.match(pattern)?.[0]
    return put === undefined ? html : html.replace(pattern, () => put)
  })

const fileOf = (pages: Pages, home: string, name: string, change: (html: string) => string) => {
  const path = innerOf(pages, home)
  const front = pages.get(home) ?? ''
  if (path === undefined) return null
  const linked = front.replace(/<\/p>/i, `</p><p><a href="/${name}">More about what we do</a></p>`)
  const html = change(withCanonical(pages.get(path) ?? '', ''))
  return { path: home, html: linked, shown: name, also: new Map([[name, html]]) }
}
const atAddress =
  (name: string): Seed['sow'] =>
  (pages, home) =>
    fileOf(pages, home, name, html => html)
const cities = ['Dalton', 'Marietta', 'Smyrna', 'Decatur', 'Roswell', 'Duluth']
const ofCity = (city: string) =>
  `<h1>Roof repair in ${city}</h1>${'We have mended roofs in CITY since 1998 and know the houses of CITY well. Storms leave lost shingles and bent flashing; our crew comes the same day, looks at the roof and tells you the price before work begins. Ask your neighbors in CITY. '.replaceAll('CITY', city).repeat(3)}`

/** What the catalogues of auditors name, in the ways that real pages have it: titles, headings, texts, sharing. */
export const cataloguePages: readonly Seed[] = [
  ...told(/title|template-placeholder/, [
    ['title gone', without(title_tag)],
    ['title empty', titled(' &nbsp; ')],
    ['two titles', inHead('<title>Another title of our shop in town</title>')],
    ['title short', titled('Shop')],
    ['title: About', titled('About')],
    [
      'title long',
      titled(
        'The best roof repair, gutter repair, siding repair, window repair and everything else that a house needs in Dalton, Georgia and around',
      ),
    ],
    ['title of another page', ofAnother(title_tag)],
    [
      'title in the body',
      onInner(html =>
        html.replace(title_tag, '').replace(/<body[^>]*>/i, '$&<title>About our shop in town | Shop</title>'),
      ),
    ],
    ...titles_of_kits.map(title => [`title "${title}"`, titledHome(title)] as const),
    [
      'titles all alike',
      onEveryPage((html, { pages, home }) =>
        html.replace(title_tag, () => pages.get(home)?.match(title_tag)?.[0] ?? ''),
      ),
    ],
  ]),
  ...told(/description|lorem|template-placeholder/, [
    ['description gone', without(description_tag)],
    ['description empty', described('')],
    [
      'two descriptions',
      inHead(
        '<meta name="description" content="Another description of our shop, its services and its opening hours in town.">',
      ),
    ],
    ['description short', described('We fix roofs.')],
    ['description long', described('We repair roofs, gutters, siding and windows. '.repeat(9))],
    ['description of another page', ofAnother(/<meta[^>]*name=["']?description["']?[^>]*>/i)],
    ...descriptions_of_kits.map(words => [`description "${words}"`, described(words)] as const),
  ]),
  ...told(/h1|heading|title-placeholder/, [
    ['heading empty', firstHeading(() => '<h1></h1>')],
    ['heading of a picture', firstHeading(() => '<h1><img src="logo.png" alt=""></h1>')],
    ['heading below', firstHeading(words => `<h2>${words}</h2>`)],
    ['two headings', firstHeading(words => `<h1>${words}</h1><h1>Our other heading</h1>`)],
    ['heading skipped', firstHeading(words => `<h1>${words}</h1><h5>Quality since long ago</h5>`)],
    ['heading without words', putIn('<h3> &nbsp; </h3>')],
    ['heading of a kit', firstHeading(() => '<h1>Welcome to your new website</h1>')],
    ['heading hidden', firstHeading(words => `<h1 style="display:none">${words}</h1>`)],
  ]),
  ...told(/thin|content|empty|duplicate|near|soft-404/, [
    [
      'page of few words',
      onInner(html =>
        body(
          html,
          `${/<(?:nav|header)\b[\s\S]*?<\/(?:nav|header)>/i.exec(html)?.[0] ?? ''}<h1>Services</h1><p>We offer many services. Call us.</p>`,
        ),
      ),
    ],
    ['page empty', onInner(html => body(html, ''))],
    ['page of another', (pages, home) => fileOf(pages, home, 'more-of-us.html', html => html)],
    [
      'page like another',
      (pages, home) =>
        fileOf(pages, home, 'more-of-us.html', html =>
          html
            .replace(title_tag, '<title>More of us and what we do | Shop</title>')
            .replace(/<\/p>/i, ' We are open late.</p>'),
        ),
    ],
  ]),
  ...told(/doorway|near|town-page/, [
    [
      'pages of towns',
      (pages, home) => {
        const front = pages.get(home) ?? ''
        const more = cities.map(
          city =>
            [
              `roof-repair-${city.toLowerCase()}.html`,
              body(withCanonical(front, ''), ofCity(city)).replace(
                title_tag,
                `<title>Roof repair in ${city}, GA</title>`,
              ),
            ] as const,
        )
        const links = more.map(([path], index) => `<a href="/${path}">Roof repair ${cities[index]}</a>`).join(' ')
        return { path: home, html: front.replace(/<\/p>/i, `</p><p>${links}</p>`), shown: '', also: new Map(more) }
      },
    ],
  ]),
  ...told(
    /lorem|placeholder|unfinished|sample|leftover|code-in-text|markup|stand-in|example|email|mail|phone|tel|insert|workshop|number|part-coming-soon/,
    [...texts_of_kits.map(words => [`text: ${words}`, putText(words)] as const)],
  ),
  ...told(/mojibake/, [
    ...[
      'We&Atilde;&copy;t',
      'Caf&Atilde;&copy; and bar',
      'Mon &acirc;&euro;&ldquo; Fri',
      'Don\uFFFDt wait',
      'A&Acirc;&nbsp;good day',
      'Don&acirc;\u0080\u0099t wait',
      'Jos&Atilde;&sup3; and sons',
    ].map(words => [`garbled: ${encodeURI(words).slice(0, 30)}`, putText(words)] as const),
  ]),
  ...told(/icon/, [['icon gone', everywhere(/<link[^>]*rel=["']?(?:shortcut |apple-touch-)?icon[^>]*>/gi)]]),
  ...told(/og-|open-graph|shar|staging|workshop|placeholder|title/, [
    ['sharing: nothing', onHome(html => html.replace(/<meta[^>]*property=["']og:[^>]*>/gi, ''))],
    ['sharing: picture relative', openGraph('og:image', '/images/share.jpg')],
    [
      'sharing: picture gone',
      onHome((html, _) =>
        html
          .replace(/<meta[^>]*property=["']og:image["'][^>]*>/gi, '')
          .replace(/<\/head>/i, `<meta property="og:image" content="https://www.example.com/no-such.jpg"></head>`),
      ),
    ],
    ['sharing: other address', openGraph('og:url', 'https://www.some-other-shop.com/')],
    ['sharing: your domain', openGraph('og:url', 'https://yourdomain.com/')],
    ['sharing: address of a builder', openGraph('og:url', 'https://my-shop.vercel.app/')],
    ['sharing: picture of a builder', openGraph('og:image', 'https://lovable.dev/opengraph-image-p98pqg.png')],
    ['sharing: picture empty', openGraph('og:image', '')],
    ['sharing: title of a kit', openGraph('og:title', 'Vite + React')],
    ['sharing: title of nobody', openGraph('og:title', 'Your Business Name')],
    ['sharing: title of Lovable', openGraph('og:title', 'my-app-name')],
    ['sharing: name of nobody', openGraph('og:site_name', 'Site Name')],
    ['sharing: description of a kit', openGraph('og:description', 'Lovable Generated Project')],
  ]),
  ...told(/lang/, [
    ...['en_US', 'english', 'EN-UK', 'us', 'zxx-x', '', 'es', 'de', '{{lang}}', 'en-US-en'].map(
      code => [`language "${code}"`, onInner(html => html.replace(/<html[^>]*>/i, `<html lang="${code}">`))] as const,
    ),
  ]),
  ...told(/charset|encoding/, [
    ['charset gone', everywhere(/<meta[^>]*charset[^>]*>/gi)],
    [
      'charset late',
      onHome(html =>
        html
          .replace(/<meta[^>]*charset[^>]*>/gi, '')
          .replace(/<head[^>]*>/i, `$&<!--${' '.repeat(1100)}--><meta charset="utf-8">`),
      ),
    ],
    [
      'charset wrong',
      onHome(html =>
        html.replace(/<meta[^>]*charset[^>]*>/gi, '').replace(/<head[^>]*>/i, '$&<meta charset="utf8mb4">'),
      ),
    ],
  ]),
  ...told(/doctype/, [
    [
      'doctype old',
      onHome(html =>
        html.replace(/<!doctype[^>]*>/i, '<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN">'),
      ),
    ],
    ['doctype after text', onHome(html => `x${html}`)],
  ]),
  ...told(/url-|address/, [
    ['address: capitals', atAddress('Our-Services.html')],
    ['address: underscore', atAddress('our_services_and_more.html')],
    ['address: blank', atAddress('our services.html')],
    ['address: copy', atAddress('about-copy.html')],
    ['address: new page', atAddress('new-page-1.html')],
    ['address: long', atAddress(`${'roof-repair-and-gutters-'.repeat(8)}in-town.html`)],
  ]),
]
