import { expect, test } from 'vitest'
import { type ServedPage, siteOf } from '#tests/support/audit/audit-views.ts'
import { misspelledWords } from './misspelled-words.ts'

const lookAt = (...pages: ServedPage[]) => misspelledWords.look(siteOf(pages))
const look = (body: string) => lookAt({ html: `<title>Calloway</title><body>${body}</body>` })

/** What was written and what was meant. */
function slipsIn(...pages: ServedPage[]): string[] {
  const outcome = lookAt(...pages)
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : []
}
const slipsOf = (body: string) => slipsIn({ html: `<title>Calloway</title><body>${body}</body>` })

test('slips in common words are quoted with what was meant', () => {
  expect(slipsOf('<p>Profesional Maintenence, satisfaction garanteed</p>').toSorted()).toEqual([
    '“Maintenence” (meant: maintenance)',
    '“Profesional” (meant: professional)',
    '“garanteed” (meant: guaranteed)',
  ])
})

test('slips of salons, practices and kennels are told with what was meant', () => {
  expect(
    slipsOf('<p>We offer brazillian waxing, balyage and dermaplanning to all who come to us in Macon.</p>').toSorted(),
  ).toEqual(['“balyage” (meant: balayage)', '“brazillian” (meant: Brazilian)', '“dermaplanning” (meant: dermaplaning)'])
  expect(slipsOf('<p>Relief from plantar fascitis and fibromialgia. Jui jitsu on Fridays.</p>')).toHaveLength(3)
  expect(slipsOf('<p>We groom a rottweiller and a shitzu. Brazilian Jiu Jitsu, jiu-jitsu.</p>')).toHaveLength(2)
})

test('a slip within a name that was joined is found where the site writes the word itself', () => {
  const html = (text: string) => ({ html: `<title>CallowayPlumbbing</title><body><p>${text}</p></body>` })
  expect(slipsIn(html('Plumbing in Macon, day and night.'))).toEqual(['“CallowayPlumbbing” (meant: Calloway plumbing)'])
  expect(slipsIn(html('Drains in Macon, day and night.'))).toEqual([])
})

test.each([
  ['a letter left out, doubled, put in or taken for another', 'leetuce|stonger|toppped|supuerb'],
  ['neighbors swapped', 'embyros|aiport'],
  ['two slips in a long word', 'accomodtion|recomendasion'],
  ['words run together', 'causegenerally|verylocalized|ourteam|longereliminate'],
])('in a sentence: %s', (_, words) => {
  for (const word of words.split('|')) {
    expect(slipsOf(`<p>We always look at the ${word} in the house first.</p>`)).toHaveLength(1)
  }
})

test('a word with an accent makes no other language of a line, and a kitchen no name', () => {
  expect(slipsOf('<p>The Calloway Café, Macon, Calfornia</p>')).toEqual(['“Calfornia” (meant: california)'])
  expect(slipsOf('<p>Some of our Tradiational Chinese dishes are:</p>')).toHaveLength(1)
  expect(slipsOf('<p>No gringo can say dieciseis de septiembre.</p>')).toEqual([])
})

test('two words whose blank got lost at a capital are parted', () => {
  expect(
    slipsOf('<p>Family-friendly turf solutionsWith 21 years of work behind us, for theAxis of your back.</p>'),
  ).toEqual(['“solutionsWith” (meant: solutions With)', '“theAxis” (meant: the Axis)'])
})

test.each(['SmogCheck', 'ForRent', 'TheBank', 'isExpanded', 'iPhone', 'ourZqx'])('%s is a name', name => {
  expect(slipsOf(`<p>We use the ${name} for all of our work in the house.</p>`)).toEqual([])
})

test('a long word without one letter is nobody’s name, though a name stands beside it', () => {
  expect(slipsOf('<p>Chardon Peformance Therapy is here for you.</p>')).toEqual(['“Peformance” (meant: performance)'])
  expect(slipsOf('<p>Bob Mackeral of Chardon is here for you.</p>')).toEqual([])
})

test('a bracket right behind a word makes no program of a sentence', () => {
  expect(slipsOf('<p>Dogs in good healty(no illness within the past 14 days) are welcome.</p>')).toHaveLength(1)
  expect(slipsOf('<p>Then we call the helty(value) of the shop for you.</p>')).toEqual([])
})

test('what is a slip in English may be French', () => {
  const html = '<html lang="fr"><title>Calloway</title><body><p>Le temps dont ils ont besoin, confortable.</p></body>'
  expect(slipsIn({ html })).toEqual([])
})

test.each(['incarnatus', 'influenzae', 'pneumoniae', 'Incarnatus', 'maculatum', 'californica'])(
  'Latin is no slip: %s',
  word => {
    expect(slipsOf(`<p>We often hear of the ${word} in our house and for you.</p>`)).toEqual([])
  },
)

test.each([
  ['<td>Mackeral</td>', ['“Mackeral” (meant: mackerel)']],
  ['<li>Orienial Chicken Salad</li>', ['“Orienial” (meant: oriental)']],
  ['<li>Fried Shirmp Platter</li>', ['“Shirmp” (meant: shrimp)']],
  ['<td>Parmesano</td>', []],
  ['<td>Chocolat</td>', []],
  ['<p>Ask Bob Mackeral of Calloway</p>', []],
])('capitals on a menu say nothing: %s', (body, told) => {
  expect(slipsOf(body)).toEqual(told)
})

test('a slip within a word that ends like Latin is told', () => {
  expect(slipsOf('<p>Our platnium plan is the best for you and your house.</p>')).toEqual([
    '“platnium” (meant: platinum)',
  ])
})

test('beside another slip a word is told in an English sentence, and not in Latin or Spanish', () => {
  const sentence = 'We are a family style resturanunt specalizing in great food for you and your guests.'
  expect(slipsOf(`<p>${sentence}</p>`)).toContain('“specalizing” (meant: specializing)')
  expect(slipsOf('<p>Limpieza premium para hogares. Confiada por familias de Macon.</p>')).toEqual([])
  expect(slipsOf('<p>Nombre completo</p><h4>Correo de destino</h4><p>Limpieza comercial</p>')).toEqual([])
  expect(slipsOf('<p>Ante turpis interger volute vestibulo accumsan specalizing.</p>')).toEqual([])
})

test.each([
  ['title', { html: '<title>Vietnamese Restauraant in Macon</title><p>Calloway</p>' }],
  ['description', { html: '<meta name="description" content="All kinds of plubming work in Macon"><p>Calloway</p>' }],
  ['alt text', { html: '<img src="a.jpg" alt="Commercial Air conditining systems"><p>Calloway</p>' }],
  ['heading', { html: '<h2>Trenchless Sewer Replacemant</h2>' }],
  ['button', { html: '<form><input type="submit" value="Sumbit your request"></form>' }],
  ['shared title', { html: '<meta property="og:title" content="Plubming in Macon"><p>Calloway</p>' }],
  ['word behind a dash', { html: '<p>We do high-qualty work and full-srevice care</p>' }],
  ['genitive', { html: '<p>We listen to the custmer’s wishes.</p>' }],
  ['capitals', { html: '<h2>CONATCT US</h2>' }],
])('in a %s, too', (_, page: ServedPage) => {
  expect(slipsIn(page)).not.toEqual([])
})

test('a word with a capital that could be a brand is told where the site writes the right one, too', () => {
  const title = '<title>Vietnamese Cuisite in Macon</title>'
  expect(slipsIn({ html: `${title}<p>Here is Cuisine</p><p>and there is Cuisine</p>` })).toHaveLength(1)
  expect(slipsIn({ html: `${title}<p>Calloway</p>` })).toEqual([])
})

test('a slip that stands on every page is told once, where it stands first', () => {
  const page = (url: string) => ({ url, html: '<p>We mend</p><footer>Free estimats for all</footer>' })
  const outcome = lookAt(page('https://www.calloway.example/'), page('https://www.calloway.example/about'))
  expect(outcome).toMatchObject({ occurrences: [{ url: 'https://www.calloway.example/' }] })
})

test.each([
  [
    'a term of the trade that the site says again and again',
    'the fettering|a fettering|each fettering|no fettering|of fettering',
  ],
  ['a word made of words', 'our lawncare and drywallers and rehydrating'],
  ['a brand', 'we repair Generac, Dometic and Sportage'],
  ['a person', 'ask Dr. Plumer or Harold Carpentar or Bob Plumbar'],
  ['a word in quotes', 'the “kountrey” style'],
  ['what is cut off', 'all kinds of appointmen… and servic...'],
  ['another language', 'durante cinco minutos con los tomates grandes'],
  ['a name in Latin', 'a Pediculosis humanus capitis'],
  ['what a program was to fill in', '{{ printf "x" }} is printd {{ end }}'],
  ['a word that tags cut in two', 'S<b>ervics</b> and a <i>garag</i>ee'],
  ['a genitive of a name', 'Calloway’s and Quarlse’s and the dentist’s and whatever’s or everything’s'],
  ['British spelling', 'the colour of aluminium centres, organised'],
  ['a file and an address', 'see servics.pdf, www.servics.example and @servics'],
])('no slip is %s', (_, text) => {
  expect(
    slipsOf(
      text
        .split('|')
        .map(one => `<p>Look at ${one} here.</p>`)
        .join(''),
    ),
  ).toEqual([])
})

test.each([
  '<p>Professional maintenance, satisfaction guaranteed</p>',
  '<p>Write to garantee@calloway.example or see /recieve-news</p>',
  '<img src="plumming.jpg" alt="plumming">',
  '<pre>const recieve = 1</pre>',
])('no slip: %s', body => {
  expect(look(body).state).toBe('ok')
})

test.each([
  ['<h2>Testimonals and Galery</h2>', /Testimonals.*testimonials[\s\S]*Galery.*gallery/],
  ['<nav><a href="/a">Apponitments</a></nav>', /appointments/],
  ['<p>Licensed electricains</p>', /electricians/],
])('a slip in a word that shops write is found: %s', (body, evidence) => {
  const outcome = look(body)
  expect(outcome.state === 'found' && outcome.occurrences.map(one => one.evidence).join('\n')).toMatch(evidence)
})

test.each([
  '<p>Real words: contractor, contract, desert, stationery, cleaner, gutter, calender, relator, ambience</p>',
  '<p>Servicios de plomería y restaurante</p>',
  '<p>She volunteers for neighBurs, who bring food to the pets of our neighbors.</p>',
])('no slip either: %s', body => {
  expect(look(body).state).toBe('ok')
})

test('inner pages are read as well, and pages in other languages are not', () => {
  const body = '<p>Apponitments</p>'
  expect(lookAt({ html: body, kind: 'about' }).state).toBe('found')
  expect(lookAt({ html: `<html lang="es"><body>${body}</body></html>` }).state).toBe('ok')
  expect(lookAt({ html: body, response: { status: 404 } }).state).toBe('ok')
})

test('a name in the address is spelled as its owner likes', () => {
  const html = '<title>Excelent Roofs</title><body><p>Excelent Roofs</p></body>'
  expect(misspelledWords.look(siteOf([{ html }], { host: 'excelent.example' })).state).toBe('ok')
})

test('a description that was cut ends in no slip', () => {
  const cut = 'We install and repair flat roofs for homes, garages and shops, and each of them is built to be dependa'
  const html = `<html lang="en"><head><title>Roofs</title><meta name="description" content="${cut}"></head></html>`
  expect(slipsIn({ html })).toEqual([])
  expect(slipsIn({ html: html.replace('dependa', 'dependabel.') })).toHaveLength(1)
})

test.each([
  ['<li>Teryaki Chicken Steak</li>', 'teriyaki'],
  ['<h2>Cosmotology classes</h2>', 'cosmetology'],
  ['<h2>✓ Emergnecy Services</h2>', 'emergency'],
  ['<p>Serving Tarrant Couonty and its towns</p>', 'county'],
  ['<p>chicken and assorted egetables with rice</p>', 'vegetables'],
  ['<p>SANDY VIILAGE</p>', 'village'],
  ['<p>sauteed with pinapple chunks</p>', 'pineapple'],
  ['<p>Fill out the HIPPA form</p>', 'HIPAA'],
  ['<p>East Tennesse homes</p>', 'tennessee'],
])('with a capital or without, of %s is meant %s', (body, meant) => {
  expect(slipsOf(body)).toEqual([expect.stringContaining(`(meant: ${meant})`)])
})

test('slips in descriptions of structured data are told', () => {
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    description: 'A family place with resonable prices',
  }
  const html = `<html lang="en"><script type="application/ld+json">${JSON.stringify(data)}</script>`
  expect(slipsIn({ html })).toEqual(['“resonable” (meant: reasonable)'])
})

test('words of other languages are no slips beside each other', () => {
  expect(
    slipsOf('<p>Notre processus est conçu pour offrir un service professionnel, nous permettant de vous aider</p>'),
  ).toEqual([])
  expect(slipsOf('<p>Elara Wynters</p>')).toEqual([])
  expect(lookAt({ html: '<p>Licenced and insured</p>' }).state).toBe('found')
  expect(
    misspelledWords.look(siteOf([{ html: '<p>Licenced and insured</p>' }], { host: 'calloway.co.uk' })).state,
  ).toBe('ok')
})

test('how customers spell is their own affair, wherever they are quoted', () => {
  const said = 'They were very profesional and the maintenence was quick, so we will call them again.'
  expect(slipsOf(`<p>${said}</p><p>– Dana R., Macon</p>`)).toEqual([])
  expect(slipsOf(`<p>${said} – Dana R.</p>`)).toEqual([])
  expect(slipsOf(`<div>★★★★★</div><p>${said}</p>`)).toEqual([])
  const on_page = (path: string) => ({
    html: `<title>Calloway</title><body><h1>Testimonals</h1><div><h3>Dana R.</h3><p>${said}</p></div></body>`,
    url: `https://www.calloway.example/${path}`,
  })
  expect(slipsIn(on_page('testimonials.html'))).toEqual(['“Testimonals” (meant: testimonials)'])
  expect(slipsIn(on_page('about.html'))).toHaveLength(3)
  expect(slipsOf(`<p>${said}</p><p>Call us – Monday to Friday</p>`)).toHaveLength(2)
})

test('words of dummy text are told as that', () => {
  const filler = '<p>Lorem Ipsum is simply dummy text of the printing and typesg industry.</p>'
  expect(slipsOf(filler)).toEqual([])
  expect(slipsOf(`${filler}<p>We offer maintenence.</p>`)).toEqual(['“maintenence” (meant: maintenance)'])
})

test('abroad no American spelling is proposed', () => {
  const shop = (host: string) => ({
    html: '<title>Calloway</title><body><p>Any colur you like, and maintenence.</p></body>',
    url: `https://www.calloway.${host}/`,
  })
  const outcomeAt = (host: string) => {
    const outcome = misspelledWords.look(siteOf([shop(host)], { start_url: shop(host).url }))
    return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence).toSorted() : []
  }
  expect(outcomeAt('co.uk')).toEqual(['“colur”', '“maintenence” (meant: maintenance)'])
  expect(outcomeAt('com')).toEqual(['“colur” (meant: color)', '“maintenence” (meant: maintenance)'])
})

test('what is as near to another word is told with what was meant', () => {
  expect(slipsOf('<p>Roots and grease are desolved in an hour.</p>')).toEqual(['“desolved” (meant: dissolved)'])
})
