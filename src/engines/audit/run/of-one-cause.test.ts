import { expect, test } from 'vitest'
import { shop_origin } from '#tests/support/crawl/sound-shop.ts'
import { ofOneCause } from './of-one-cause.ts'

test('points of towns near and far, each given as that of one office, are one mistake', () => {
  const told = (evidence: string) => ({ url: `${shop_origin}/`, line: 1, evidence })
  const far = told('32.7, -81.1: 45 miles from where ZIP 31401 is')
  const isSame = (of: string, evidence: string) =>
    ofOneCause.some(
      cause => cause.of === of && cause.told_by === 'schema-geo-outside-country' && cause.isSame(told(evidence), far),
    )
  expect(isSame('schema-geo-off-by-miles', '32.3, -81.1: 16 miles from where ZIP 31401 is')).toBe(true)
  expect(isSame('schema-geo-off-by-miles', '33.0, -83.6: 16 miles from where ZIP 31201 is')).toBe(false)
  expect(isSame('geo-points-differ', 'structured data: 32.7, -81.1; structured data: 32.1, -81.1 on /')).toBe(true)
  expect(isSame('schema-geo-off-pin', '“geo”: 32.0, -81.0; the map’s pin: 32.1, -81.1: 5.4 miles apart')).toBe(true)
})

test('what is sent to the computer of the maker arrives nowhere, and that is told', () => {
  const told = (evidence: string) => ({ url: `${shop_origin}/contact`, line: 1, evidence })
  const isSame = (evidence: string) =>
    ofOneCause.some(
      cause =>
        cause.of === 'form-thanks-regardless' && cause.isSame(told('failures of sending are dropped'), told(evidence)),
    )
  expect(isSame('script: http://localhost:3000/send')).toBe(true)
  expect(isSame('img: http://localhost/van.png')).toBe(false)
})

test('a link that leads nowhere by http is told for its goal', () => {
  const told = (evidence: string) => ({ url: `${shop_origin}/`, line: 1, evidence })
  const isSame = (evidence: string) =>
    ofOneCause.some(
      cause =>
        cause.of === 'insecure-http-link' &&
        cause.isSame(told(evidence), told('http://hollisplumbing.com/prices answers 404')),
    )
  expect(isSame('<a href="http://hollisplumbing.com/prices">Prices')).toBe(true)
  expect(isSame('<a href="http://hollisplumbing.com/">Home')).toBe(false)
})

test('a picture that stands in for another is told as that, by whatever address it comes', () => {
  const told = (evidence: string) => ({ url: `${shop_origin}/`, line: 1, evidence })
  const isSame = (evidence: string) =>
    ofOneCause.some(
      cause =>
        cause.of === 'mixed-content-passive' &&
        cause.told_by === 'placeholder-picture' &&
        cause.isSame(told(evidence), told('http://placehold.it/80x55')),
    )
  expect(isSame('image: http://placehold.it/80x55')).toBe(true)
  expect(isSame('image: http://pictures.example/van.jpg')).toBe(false)
})

test('the name of a stranger is told once, and a slip in it by itself', () => {
  const told = (evidence: string) => ({ url: `${shop_origin}/`, line: 1, evidence })
  const stranger = told('©: “Quill Auto Care”')
  const isSame = (evidence: string) =>
    ofOneCause.some(cause => cause.of === 'name-misspelled-on-page' && cause.isSame(told(evidence), stranger))
  expect(isSame('text: “Quill Auto Care”, elsewhere “Quill Auto Repair”')).toBe(true)
  expect(isSame('text: “quil auto care”, elsewhere “Quill Auto Care”')).toBe(false)
})

test('a slip in the name that all pages have is told once, and another one by itself', () => {
  const told = (evidence: string) => ({ url: `${shop_origin}/about`, line: 1, evidence })
  const home = { url: `${shop_origin}/`, line: 9, evidence: 'text: “holis plumbing”, elsewhere “Hollis Plumbing”' }
  const isSame = (evidence: string) =>
    ofOneCause.some(
      cause =>
        cause.of === 'name-misspelled-on-page' &&
        cause.told_by === 'nap-name-inconsistent' &&
        cause.isSame(told(evidence), home),
    )
  expect(isSame('text: “Holis Plumbing”, elsewhere “Hollis Plumbing”')).toBe(true)
  expect(isSame('text: “Hollis Plumbling”, elsewhere “Hollis Plumbing”')).toBe(false)
})

test('a picture of two things is one slip, by however much of its name it is told', () => {
  const told = (evidence: string) => ({ url: `${shop_origin}/`, line: 1, evidence })
  const isSame = (evidence: string) =>
    ofOneCause.some(
      cause =>
        cause.of === 'picture-shown-as-another' &&
        cause.isSame(told(evidence), told('482135983_11411598_n.jpg is “Land clearing” and “Site work”')),
    )
  expect(isSame('83_11411598_n.jpg is “Digging a pond”; “Land clearing” on /, line 3')).toBe(true)
  expect(isSame('83_11411599_n.jpg is “Digging a pond”; “Land clearing” on /, line 3')).toBe(false)
})

test('gaps that are told by themselves are not told together as well', () => {
  const told = (evidence: string) => ({ url: `${shop_origin}/`, line: null, evidence })
  const isSame = (evidence: string, told_by: string) =>
    ofOneCause.some(
      cause =>
        cause.of === 'answerable-basics' &&
        cause.told_by === told_by &&
        cause.isSame(told(`not found on any page: ${evidence}`), told('no hours on 4 pages')),
    )
  expect(isSame('your phone number, your opening hours, what it costs', 'hours-missing')).toBe(true)
  expect(isSame('your opening hours, what it costs, how to book or ask', 'no-way-to-write')).toBe(true)
  expect(isSame('where you are, your phone number, what it costs', 'hours-missing')).toBe(false)
})

test('a menu in the frame of a service that has closed is told as that service', () => {
  const told = (line: number, evidence: string) => ({ url: `${shop_origin}/menu`, line, evidence })
  const gone = told(19, 'https://personal.crocodoc.com/1m7: Crocodoc closed in 2018')
  const isSame = (line: number) =>
    ofOneCause.some(
      cause =>
        cause.of === 'part-left-to-service' &&
        cause.told_by === 'dead-cdn' &&
        cause.isSame(told(line, '“menu”: shown by personal.crocodoc.com'), gone),
    )
  expect(isSame(19)).toBe(true)
  expect(isSame(44)).toBe(false)
})

test('a note to replace the filler is told as the filler that it ends', () => {
  const told = (line: number, evidence: string) => ({ url: `${shop_origin}/rates`, line, evidence })
  const isSame = (line: number, evidence: string) =>
    ofOneCause.some(
      cause =>
        cause.of === 'note-of-the-maker' &&
        cause.told_by === 'lorem-ipsum' &&
        cause.isSame(told(line, evidence), told(line === 1 ? 1 : 95, 'Nor hence hoped her after')),
    )
  expect(isSame(95, '“directly. REPLACE WITH TEXT ABOUT TOURS”')).toBe(true)
  expect(isSame(95, '“replace this copy before launch”')).toBe(true)
  expect(isSame(95, '“ask Ada for the prices of 2027”')).toBe(false)
  expect(isSame(120, '“REPLACE WITH TEXT ABOUT TOURS”')).toBe(false)
  expect(isSame(1, '“REPLACE WITH TEXT ABOUT TOURS”')).toBe(false)
})

test('another name in text and pictures is told once', () => {
  const told = (evidence: string) => ({ url: `${shop_origin}/`, line: 1, evidence })
  const ending = told('“Hollis Auto Services” 3 times in the words of pictures; the name is “Hollis Auto Center”')
  const isSame = (evidence: string) =>
    ofOneCause.some(cause => cause.of === 'business-has-several-names' && cause.isSame(told(evidence), ending))
  expect(isSame('“Hollis Auto Center” (copyright), “Hollis Auto Services” (links and pictures)')).toBe(true)
  expect(isSame('“Hollis Auto Center” (copyright), “Hollis Plumbing” (logo)')).toBe(false)
})

test('a canonical that names where a rule leads to, and nothing is, is told as that rule', () => {
  const told = (evidence: string) => ({ url: `${shop_origin}/about.htm`, line: 5, evidence })
  const rule = told(`${shop_origin}/about.htm (301) → ${shop_origin}/about, status 404`)
  const isSame = (evidence: string) =>
    ofOneCause.some(cause => cause.of === 'canonical-to-error' && cause.isSame(told(evidence), rule))
  expect(isSame(`${shop_origin}/about: status 404`)).toBe(true)
  expect(isSame(`${shop_origin}/abou: status 404`)).toBe(false)
})

test('a title that came along with a copy is told where it came to, and not as a pair', () => {
  const told = (path: string, evidence: string) => ({ url: shop_origin + path, line: 5, evidence })
  const copied = told('/worden.htm', '“Dudley Hale” over “John Worden”: the title of /hale.htm')
  const isSame = (path: string) =>
    ofOneCause.some(
      cause => cause.of === 'title-duplicate' && cause.isSame(told(path, '“Dudley Hale” also on /x'), copied),
    )
  expect(isSame('/worden.htm')).toBe(true)
  expect(isSame('/hale.htm')).toBe(true)
  expect(isSame('/le.htm')).toBe(false)
})

test('the point in the data that is off the pin beside it is told once', () => {
  const told = (evidence: string) => ({ url: `${shop_origin}/`, line: 1, evidence })
  const off = told('“geo”: 32.0800, -81.1000; the map’s pin: 32.1400, -81.1000: 4.1 miles apart')
  const isSame = (evidence: string) =>
    ofOneCause.some(
      cause =>
        cause.of === 'geo-points-differ' && cause.told_by === 'schema-geo-off-pin' && cause.isSame(told(evidence), off),
    )
  expect(isSame('pin of the map: 32.1400, -81.1000; structured data: 32.0800, -81.1000 on /: 4 miles apart')).toBe(true)
  expect(isSame('pin of the map: 32.1400, -81.1000; structured data: 32.2000, -81.1000 on /: 4 miles apart')).toBe(
    false,
  )
})

test('a policy of somebody else names its owner and the law of its state as well', () => {
  const told = (path: string) => ({ url: `${shop_origin}${path}`, line: 1, evidence: '“Rival Media”' })
  const isSame = (of: string, path: string) =>
    ofOneCause.some(
      cause =>
        cause.of === of &&
        cause.told_by === 'legal-page-of-another' &&
        cause.isSame(told(path), told('/privacy-policy')),
    )
  for (const id of ['site-name-of-another', 'legal-law-of-another-state']) {
    expect(isSame(id, '/privacy-policy')).toBe(true)
    expect(isSame(id, '/about')).toBe(false)
  }
})

test('words that stand for pictures of all pages are not told of each page again', () => {
  const told = (evidence: string) => ({ url: `${shop_origin}/`, line: 1, evidence })
  const all = told('“image did not load.” for 27 pictures: a.png on /, b.png on /patios and others')
  const isSame = (evidence: string) =>
    ofOneCause.some(
      cause =>
        cause.of === 'img-alt-repeated' &&
        cause.told_by === 'img-alt-on-many-pages' &&
        cause.isSame(told(evidence), all),
    )
  expect(isSame('9 pictures with alt="image did not load."')).toBe(true)
  expect(isSame('6 pictures with alt="Our goats"')).toBe(false)
})

test('copies of one page for many towns are told once, with the page that they were copied from', () => {
  const told = (path: string, evidence: string) => ({ url: `${shop_origin}${path}`, line: null, evidence })
  const copy = told('/towns/pooler', '“Drains in Pooler”: one of 10 pages that are alike but for names')
  const isSame = (path: string, evidence: string) =>
    ofOneCause.some(
      cause =>
        cause.of === 'duplicate-content-exact' &&
        cause.told_by === 'doorway-city-pages' &&
        cause.isSame(told(path, evidence), copy),
    )
  expect(isSame('/towns/pooler', 'The same 668 words as / and 9 more')).toBe(true)
  expect(isSame('/', 'The same 668 words as /towns/pooler and 9 more')).toBe(true)
  expect(isSame('/prices', 'The same 120 words as /rates')).toBe(false)
})

test('a form that sends nowhere is told at the form, and not at its script as well', () => {
  const told = (path: string) => ({ url: `${shop_origin}${path}`, line: 1, evidence: '' })
  const isSame = (path: string) =>
    ofOneCause.some(
      cause =>
        cause.of === 'form-script-sends-nothing' &&
        cause.told_by === 'form-without-receiver' &&
        cause.isSame(told(path), told('/contact')),
    )
  expect(isSame('/contact')).toBe(true)
  expect(isSame('/quote')).toBe(false)
})

test('the address of a foot that was forgotten is told once, and makes no second place', () => {
  const told = (evidence: string) => ({ url: `${shop_origin}/about`, line: 1, evidence })
  const foot = told('“71 Harrow Road, Macon, GA 31201”; “12 Oak St, Savannah, GA 31401” on 10 pages')
  const isSame = (address: string) =>
    ofOneCause.some(
      cause =>
        cause.of === 'location-pages-missing' &&
        cause.told_by === 'address-differs-in-footer' &&
        cause.isSame(told(`${address}: no page of its own`), foot),
    )
  expect(isSame('71 Harrow Road, Macon, GA 31201')).toBe(true)
  expect(isSame('12 Oak St, Savannah, GA 31401')).toBe(true)
  expect(isSame('9 Pine St, Savannah, GA 31401')).toBe(false)
})
