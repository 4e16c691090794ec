// cspell:disable
import type { Seed } from './audit-seed.ts'
import { onHome, putIn } from './audit-sowing.ts'
import { innerOf, onInner } from './catalogue-sowing.ts'

const told = (id: RegExp, sown: readonly (readonly [kind: string, sow: Seed['sow']])[]): Seed[] =>
  sown.map(([kind, sow]) => ({ kind: `catalogue: ${kind}`, told_by: id, sow }))

const inHead = (piece: string) => onInner(html => html.replace(/<\/head>/i, `${piece}</head>`))
const link = (href: string, words = 'Our latest work') => putIn(`<p>${words} <A HREF='${href}'>${words}</A></p>`)
const button = (opening: string) => putIn(`<p><a ${opening} class="btn btn-primary">Book an appointment</a></p>`)
const openGraph = (property: string, content: string) =>
  onHome(html => {
    const rest = html.replace(new RegExp(`<meta[^>]*property=["']${property}["'][^>]*>`, 'gi'), '')
    return rest.replace(/<\/head>/i, `<meta content="${content}" property="${property}"></head>`)
  })

/** What the catalogues of auditors name, in the ways that real pages have it: links and files. */
export const catalogueLinks: readonly Seed[] = [
  ...told(/broken-internal-link|broken-link|form-/, [
    ['dead link without ending', link('/gallery-of-work')],
    ['dead link by a backslash', link('pages\\gallery.html')],
    ['dead link in a picture', putIn('<a href="old/specials.html"><img src="a.jpg" alt="Specials of the week"></a>')],
    ['dead link of a folder', link('../../our-work/index.html')],
    ['dead file', link('/files/new-patient-form.pdf', 'New patient form')],
    [
      'dead link in a map of areas',
      putIn(
        '<map name="m"><area shape="rect" coords="0,0,9,9" href="west.html" alt="West"></map><img src="m.gif" usemap="#m" alt="Areas">',
      ),
    ],
    [
      'dead goal of a form',
      putIn(
        '<form method="post" action="/cgi-bin/send-mail.php"><label>Name <input name="n"></label><button>Send</button></form>',
      ),
    ],
    [
      'dead link of another case',
      (pages, home) => {
        const path = innerOf(pages, home)
        const html = pages.get(home) ?? ''
        const put = html.replaceAll(
          `href="${path}"`,
          `href="${path?.replace(/[a-z]/, letter => letter.toUpperCase())}"`,
        )
        return put === html ? null : { path: home, html: put, shown: path ?? '' }
      },
    ],
  ]),
  ...told(/broken-resource|picture|missing/, [
    ['style gone', inHead("<link href='css/no-such.css' rel='stylesheet'>")],
    ['script gone', inHead('<script src="js/no-such.js"></script>')],
    ['film gone', putIn('<video controls><source src="media/no-such.mp4" type="video/mp4"></video>')],
    [
      'picture of a set gone',
      putIn(
        '<picture><source srcset="images/no-such.webp 1x" type="image/webp"><img src="images/no-such-2.jpg" alt="Our shop"></picture>',
      ),
    ],
    [
      'picture of a background gone',
      putIn('<div style="background-image:url(images/no-such-bg.jpg)"><p>Come in and see us.</p></div>'),
    ],
    ['frame gone', putIn('<iframe src="no-such-map.html" title="Map"></iframe>')],
    ['picture with a path of a computer', putIn('<img src="C:\\Users\\me\\Desktop\\shop.jpg" alt="Our shop">')],
  ]),
  ...told(/fragment|anchor/, [
    ['place that is not there', link('#our-gallery-of-work')],
    [
      'place of another page',
      onHome((html, pages) => {
        const path = [...pages.keys()].find(each => html.includes(`href="${each}"`))
        return path === undefined ? html : html.replace(`href="${path}"`, `href="${path}#no-such-part"`)
      }),
    ],
  ]),
  ...told(
    /placeholder-href|idle-button|dead-menu|link-to-nowhere|button|broken-internal|template-placeholder|malformed/,
    [
      ['idle: javascript', button('href="javascript:void(0)"')],
      ['idle: javascript;', button('href="javascript:;"')],
      ['idle: #!', button('href="#!"')],
      ['idle: #0', button('href="#0"')],
      ['idle: no address', button('role="button"')],
      [
        'idle: page and #',
        onInner((html, { path }) =>
          html.replace(
            /<\/p>(?![\s\S]*<\/p>[\s\S]{0,200}<footer)/i,
            `</p><a class="btn" href="/${path}#">Book now</a>`,
          ),
        ),
      ],
      ['idle: slash and #', button('href="/#"')],
      ['idle: blank', button('href=" "')],
      ['idle: brackets', button('href="[link]"')],
      ['idle: your link', button('href="YOUR_BOOKING_LINK"')],
      ['idle: https alone', button('href="https://"')],
      ['idle: example', button('href="https://example.com/book"')],
      ['idle: undefined', button('href="undefined"')],
    ],
  ),
  ...told(/malformed|wrong-goal|miswritten|broken-internal|private|workshop/, [
    ['miswritten: htp', link('htp://www.bbb.org/')],
    ['miswritten: one slash', link('https:/www.bbb.org/')],
    ['miswritten: no colon', link('https//www.bbb.org/')],
    ['miswritten: twice', link('http://https://www.bbb.org/')],
    ['miswritten: no scheme', link('www.bbb.org/us')],
    ['miswritten: comma', link('https://www.bbb,org/')],
    ['miswritten: blank within', link('https://www.bbb .org/')],
    ['miswritten: no point', link('https://wwwbbb.org/')],
    ['miswritten: facebook without scheme', link('facebook.com/our-shop')],
    ['miswritten: mail bare', link('office@our-shop.com', 'Write to us')],
    ['miswritten: phone bare', link('706-555-0142', 'Call us')],
    ['miswritten: tel twice', link('tel:tel:7065550142', 'Call us')],
    ['miswritten: mailto with slashes', link('mailto://office@our-shop.com', 'Write to us')],
    ['miswritten: mail with a blank', link('mailto:office @our-shop.com', 'Write to us')],
    ['miswritten: mail without point', link('mailto:office@our-shop', 'Write to us')],
  ]),
  ...told(/nofollow/, [
    [
      'nofollow within',
      onInner((html, { home }) =>
        html.replace(/<\/p>/i, `</p><a rel="nofollow" href="/${home}">Back to our start</a>`),
      ),
    ],
  ]),
  ...told(/http|insecure|mixed/, [
    [
      'own link by http',
      onInner((html, { origin }) =>
        html.replace(/<\/p>/i, `</p><a href="${origin.replace('https:', 'http:')}/">Back to our start</a>`),
      ),
    ],
  ]),
  ...told(/private|workshop|staging|localhost|local-file/, [
    ['workshop: localhost', link('http://localhost:3000/contact')],
    ['workshop: live server', link('http://127.0.0.1:5500/about.html')],
    ['workshop: router', link('http://192.168.1.10/site/')],
    ['workshop: picture', putIn('<img src="http://localhost/wp-content/uploads/team.jpg" alt="Our team">')],
    ['workshop: script', inHead('<script src="http://localhost:35729/livereload.js"></script>')],
    [
      'workshop: form',
      putIn(
        '<form action="http://localhost:8080/send"><label>Name <input name="n"></label><button>Send</button></form>',
      ),
    ],
    ['workshop: shared picture', openGraph('og:image', 'http://localhost:3000/og.png')],
    [
      'workshop: staging',
      onInner((html, { origin }) =>
        html.replace(
          /<\/p>/i,
          `</p><a href="${origin.replace(/\/\/(?:www\.)?/, '//staging.')}/about">About our team</a>`,
        ),
      ),
    ],
    [
      'workshop: dev',
      onInner((html, { origin }) =>
        html.replace(/<\/p>/i, `</p><a href="${origin.replace(/\/\/(?:www\.)?/, '//dev.')}/about">About our team</a>`),
      ),
    ],
    ['workshop: netlify', link('https://our-shop-4f2a9c.netlify.app/about')],
    ['workshop: vercel', link('https://our-shop-git-main.vercel.app/')],
    ['workshop: wpengine', link('https://ourshop.wpengine.com/contact/')],
    ['workshop: preview', link('https://preview.wixsite.com/ourshop')],
    [
      'workshop: picture of wpengine',
      putIn('<img src="https://ourshopstg.wpengine.com/wp-content/uploads/team.jpg" alt="Our team">'),
    ],
  ]),
  ...told(/link-text-generic|link-words/, [
    [
      'words: click here',
      onInner((html, { home }) =>
        html.replace(/<\/p>/i, `</p><p>For our prices <a href="/${home}#x">Click Here</a>.</p>`),
      ),
    ],
    [
      'words: here',
      onInner((html, { pages, home, path }) =>
        html.replace(
          /<\/p>/i,
          `</p><p>See our other page <a href="/${[...pages.keys()].find(each => each !== home && each !== path)}">here</a>.</p>`,
        ),
      ),
    ],
    [
      'words: learn more',
      onInner((html, { pages, home, path }) =>
        html.replace(
          /<\/p>/i,
          `</p><a href="/${[...pages.keys()].find(each => each !== home && each !== path)}"><span>Learn more</span> →</a>`,
        ),
      ),
    ],
  ]),
  ...told(/link-text-empty|link-image|alt/, [
    ['link of a mark', link('https://www.facebook.com/our-shop', '<i class="fab fa-facebook"></i>')],
    ['link of a drawing', putIn('<a href="tel:7065550142"><svg viewBox="0 0 9 9"><path d="M0 0h9"/></svg></a>')],
    ['link of a picture', putIn('<a href="/"><img src="logo-x.png" alt=""></a>')],
    ['link of nothing', putIn('<a href="/"></a>')],
  ]),
  ...told(/dead-end/, [
    ['page without a way on', onInner(html => html.replace(/<a\b/gi, '<span').replace(/<\/a>/gi, '</span>'))],
  ]),
]
