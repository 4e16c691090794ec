import { expect, test } from 'vitest'
import {
  imgAltAllEmpty,
  imgAltFilename,
  imgAltMissing,
  imgAltRepeated,
  linkImageNoName,
  pictureWithoutImg,
} from '#src/engines/audit/checks/accessibility/picture-names.ts'
import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'

const page = (body: string) => viewOf({ html: `<html lang="en"><head></head><body>\n${body}</body></html>` })
const evidence = (check: PageCheck, body: string) => {
  const outcome = check.look(page(body))
  return outcome.state === 'found' ? outcome.occurrences.map(one => one.evidence) : []
}

test.each(['<a href="/"><img src="logo.png" alt=""></a>', '<a href="/"><img src="logo.png"></a>'])(
  '%s has no words',
  body => {
    expect(evidence(linkImageNoName, body)).toEqual(['<a href="/">'])
  },
)

test('a picture in a button says what the name of the button says', () => {
  const icon = '<img src="star.png">'
  expect(evidence(imgAltMissing, `<button aria-label="Go to Reviews">${icon}</button>`)).toEqual([])
  expect(evidence(imgAltMissing, `<button>${icon} Send</button>`)).toEqual([])
  expect(evidence(imgAltMissing, `<button>Send</button>${icon}`)).toEqual([icon])
  expect(evidence(imgAltMissing, `<div class="button">${icon}</div>`)).toEqual([icon])
})

test('a part of a picture that leads somewhere and has no words is found', () => {
  const look = (area: string) =>
    evidence(linkImageNoName, `<img src="m.gif" alt="Menu" usemap="#m"><map name="m">${area}</map>`)
  expect(look('<area href="staff.htm" coords="1,1,9,9">')).toEqual(['<area href="staff.htm">'])
  expect(look('<area href="staff.htm" alt="Our staff" coords="1,1,9,9">')).toEqual([])
  expect(look('<area nohref coords="1,1,9,9">')).toEqual([])
})

test.each([
  '<a href="/"><img src="logo.png" alt="Calloway"></a>',
  '<a href="/" aria-label="Home"><img src="logo.png" alt=""></a>',
  '<a href="/"><img src="logo.png" alt=""> Home</a>',
  '<a href="/" title="Home"><img src="logo.png" alt=""></a>',
  '<a href="/" aria-hidden="true" tabindex="-1"><img src="logo.png" alt=""></a>',
  '<a href="/" hidden><img src="logo.png" alt=""></a>',
  '<a href="/"><svg role="img" aria-label="Home"><path d="M0 0"/></svg></a>',
])('%s has words, or is not seen', body => {
  expect(evidence(linkImageNoName, body)).toEqual([])
})

test('an image without alt is told with its line', () => {
  expect(imgAltMissing.look(page('<img src="a.jpg">'))).toMatchObject({
    occurrences: [{ line: 2, evidence: '<img src="a.jpg">' }],
  })
  expect(evidence(imgAltMissing, '<img src="data:image/gif;base64,R0" data-src="van.jpg">')).toEqual([
    '<img src="van.jpg">',
  ])
})

test.each([
  ['an empty alt', '<img src="a.jpg" alt="">'],
  ['an alt without value', '<img src="a.jpg" alt>'],
  ['another name', '<img src="a.jpg" aria-label="A van">'],
  ['a decoration', '<img src="a.jpg" role="presentation"><img src="b.jpg" aria-hidden="true">'],
  ['a dot that counts visits', '<img src="https://t.example/p" width="1" height="1">'],
  ['an image for browsers without scripts', '<noscript><img src="a.jpg"></noscript>'],
  ['an image that a script fills', '<img class="lightbox">'],
  ['the picture of a link without words, told as that', '<a href="/"><img src="logo.png"></a>'],
])('%s is fine', (_, body) => {
  expect(evidence(imgAltMissing, body)).toEqual([])
})

test('a picture without alt in a link with words is told', () => {
  expect(evidence(imgAltMissing, '<a href="/"><img src="logo.png"> Home</a>')).toEqual(['<img src="logo.png">'])
})

test('a page without images is not judged', () => {
  expect(imgAltMissing.look(page('<p>Hi</p>')).state).toBe('not_applicable')
})

test.each([
  'van.jpg',
  'IMG_2041',
  'DSC_0031.JPG',
  'image',
  'Photo 3',
  'our van 2.png',
  'Avatar',
  'Gallery image 4',
  'logo',
  'Left Sidebar Page Type Image',
  'since3.gif (1336 bytes)',
  'Untitled design (3)',
  'Copy of Untitled design - 2',
  'WhatsApp Image 2023-04-11 at 10.22.31 AM',
  'Screenshot 2024-05-02 at 9.14.11 PM',
  'IMG 2041 (1)',
  '37f1a9c2e0b84d2f9c77',
  '480123904_948273',
  'AdobeStock_238471920',
  'Frame 12',
  '...',
  'First slide',
  '© 2009 Calloway Plumbing. All rights reserved.',
  'Copyright 2012 Calloway',
])('alt="%s" is a file', alt => {
  expect(evidence(imgAltFilename, `<img src="x.jpg" alt="${alt}">`)).toEqual([`alt="${alt}"`])
})

test('the file’s own name without its ending is a file name', () => {
  expect(evidence(imgAltFilename, '<img src="/i/plumber-akron-2.jpg?w=3" alt="plumber-akron-2">')).toHaveLength(1)
})

test('the name of a file that a site scales its pictures under is one', () => {
  const told = (src: string, alt: string) => evidence(imgAltFilename, `<img src="/uploads/${src}" alt="${alt}">`)
  expect(told('porch-03-sm-215x215.jpg', 'porch-03-sm')).toHaveLength(1)
  expect(told('porch-03-sm-scaled.jpg', 'porch-03-sm')).toHaveLength(1)
  expect(told('porch-03-e1488489210322-300x200.jpg', 'porch-03')).toHaveLength(1)
  expect(told('Oak-Porch-Unit-04-2-215x215.jpg', 'Oak Porch-Unit-04 (2)')).toHaveLength(1)
  expect(told('Oak%20Porch%20(15).jpg', 'Oak Porch (15)')).toHaveLength(1)
  expect(told('oak-porch-300x200.jpg', 'Oak porch')).toEqual([])
  expect(told('other-300x200.jpg', 'Our team (12)')).toEqual([])
  expect(told('lift-gate-opener-300x200.jpg', 'Lift-gate opener')).toEqual([])
})

test('a picture without alt that is called a placeholder is named so', () => {
  const told = (attributes: string) => evidence(imgAltFilename, `<img src="x.jpg" ${attributes}>`)
  expect(told('role="img" aria-label="Placeholder: 500x500"')).toEqual(['no alt, and named “Placeholder: 500x500”'])
  expect(told('aria-label="Placeholder: Thumbnail"')).toHaveLength(1)
  expect(told('title="logo"')).toEqual(['no alt, and named “logo”'])
  expect(told('alt="" title="logo"')).toEqual([])
  expect(told('aria-label="Joe with a bonefish"')).toEqual([])
  expect(told('alt="Placeholder plants: 12 kinds"')).toEqual([])
})

test.each(['OakHillBanner', 'KitchenBeforeNew2', 'FernHollowGarden'])('%s is, where the file is called so', stem => {
  expect(evidence(imgAltFilename, `<img src="/i/${stem}.jpg" alt="${stem}">`)).toHaveLength(1)
})

test('a name for a file is one whatever the file is called', () => {
  expect(evidence(imgAltFilename, '<img src="x.jpg" alt="OakHillBanner">')).toHaveLength(1)
})

test.each(['LiftMaster', 'YouTube'])('%s is what its maker is called', name => {
  expect(evidence(imgAltFilename, `<img src="/i/${name}.png" alt="${name}">`)).toEqual([])
})

test.each([
  '',
  'Calloway logo',
  'Image of our van',
  'Kitchen',
  'Akron-based crew',
  'Photo by Ann Lee',
  'imgix',
  'Download',
  'Frame',
  'Screenshot of our booking page',
  'Untitled, oil on canvas',
  '912-234-0142',
])('alt="%s" is a description', alt => {
  expect(evidence(imgAltFilename, `<img src="kitchen.jpg" alt="${alt}">`)).toEqual([])
})

test('a picture needs an img', () => {
  expect(evidence(pictureWithoutImg, '<picture><source srcset="a.webp"></picture>')).toHaveLength(1)
  expect(evidence(pictureWithoutImg, '<picture><source srcset="a.webp"><img src="a.jpg" alt=""></picture>')).toEqual([])
})

test('three pictures with one description are found, one picture shown three times is not', () => {
  const pictures = (...sources: string[]) => sources.map(src => `<img src="${src}" alt="Our work">`).join('')
  expect(evidence(imgAltRepeated, pictures('a.jpg', 'b.jpg', 'c.jpg'))).toEqual(['3 pictures with alt="Our work"'])
  expect(evidence(imgAltRepeated, pictures('a.jpg', 'a.jpg', 'a.jpg', 'b.jpg'))).toEqual([])
  expect(evidence(imgAltRepeated, pictures('a.jpg', 'b.jpg', 'c.jpg').replaceAll('Our work', ''))).toEqual([])
})

test('five pictures without a word among them are found; one described, drawn signs and a single backdrop are not', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map(name => `<img src="/${name}.jpg" alt="">`).join('')
  expect(evidence(imgAltAllEmpty, five)).toEqual(['5 pictures, all with alt=""'])
  expect(evidence(imgAltAllEmpty, `${five}<img src="/f.jpg" alt="Our van">`)).toEqual([])
  expect(evidence(imgAltAllEmpty, five.replaceAll('.jpg', '.svg'))).toEqual([])
  expect(evidence(imgAltAllEmpty, '<img src="/a.jpg" alt="">')).toEqual([])
})

test('the logo at the top describes none of the pictures of a gallery', () => {
  const logo = '<header><img src="/mark.webp" alt="Calloway Roofing"></header>'
  const many = (count: number) => Array.from({ length: count }, (_, i) => `<img src="/roof${i}.jpg" alt="">`).join('')
  expect(evidence(imgAltAllEmpty, `${logo}<h1>Gallery</h1>${many(8)}`)).toEqual([
    '8 pictures beside the logo, all with alt=""',
  ])
  expect(evidence(imgAltAllEmpty, `${logo}<h1>Gallery</h1>${many(7)}`)).toEqual([])
  expect(evidence(imgAltAllEmpty, `${logo}<h1>Our services</h1>${many(8)}`)).toEqual([])
  expect(evidence(imgAltAllEmpty, `${logo}<h1>Gallery</h1>${many(8)}<img src="/v.jpg" alt="Our van">`)).toEqual([])
})

test('a picture that is called as a page of its own is named', () => {
  const card = '<a href="/icon.html"><img src="/i/laser.webp" alt="ICON"><span>About it</span></a>'
  expect(evidence(imgAltFilename, `${card}<a href="/icon.html">ICON</a>`)).toEqual([])
  expect(evidence(imgAltFilename, `${card}<a href="/lasers.html">ICON</a>`)).toEqual(['alt="ICON"'])
})
