import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { onePictureForMany } from './one-picture-for-many.ts'

const pageOf = (...pictures: [src: string, alt: string, more?: string][]) =>
  viewOf({
    html: `<!doctype html><title>Calloway</title><body><p>What we do.</p>\n${pictures.map(([src, alt, more = '']) => `<img src="${src}" alt="${alt}" ${more}>`).join('')}`,
  })

test('one photo that is described as two things is told with both', () => {
  const page = pageOf(['/front.jpg', 'Remote start installation'], ['/front.jpg', 'Window tinting service'])
  expect(onePictureForMany.look(page)).toMatchObject({
    state: 'found',
    occurrences: [{ line: 2, evidence: 'front.jpg is “Remote start installation” and “Window tinting service”' }],
  })
})

test.each([
  ['the same thing in other words', ['/a.jpg', 'Water heater in Macon'], ['/a.jpg', 'New water heaters']],
  ['a word and a sentence', ['/a.jpg', 'Team'], ['/a.jpg', 'Plumbers at work']],
  ['what its file names both', ['/tree-storm.jpg', 'Trees in progress'], ['/tree-storm.jpg', 'Storm damage cleared']],
  ['a name and its initials', ['/a.jpg', 'Calloway Plumbing Heating'], ['/a.jpg', 'CPH symbol']],
  ['a word run together', ['/a.jpg', 'VIP Photo Booth Fun'], ['/a.jpg', 'Inflatable Photobooth']],
  ['an icon', ['/img/icon-truck.png', 'Fast delivery'], ['/img/icon-truck.png', 'Moving boxes']],
  ['a drawing', ['/a.svg', 'Fast delivery'], ['/a.svg', 'Moving boxes']],
  ['a small picture', ['/a.jpg', 'Fast delivery', 'width="40"'], ['/a.jpg', 'Moving boxes']],
  [
    'what stands in until a script loads the real one',
    ['/a.gif', 'Fast delivery', 'data-src="/b.jpg"'],
    ['/a.gif', 'Moving boxes'],
  ],
  ['no address of a picture', ['#', 'Fast delivery'], ['#', 'Moving boxes']],
  ['a page for a picture', ['/a.html', 'Fast delivery'], ['/a.html', 'Moving boxes']],
  ['two pictures', ['/a.jpg', 'Fast delivery'], ['/b.jpg', 'Moving boxes']],
] as [string, [string, string, string?], [string, string, string?]][])('%s is fine', (_, one, other) => {
  expect(onePictureForMany.look(pageOf(one, other)).state).toBe('ok')
})

test('a gallery names what is to be seen, and the rest of the page what it is for', () => {
  const page = (heading: string) =>
    viewOf({
      html: `<title>Calloway</title><img src="/a.jpg" alt="Outdoor movie theatre">\n<h2>${heading}</h2>\n<img src="/a.jpg" alt="Projector screen">`,
    })
  expect(onePictureForMany.look(page('Gallery')).state).toBe('ok')
  expect(onePictureForMany.look(page('Our services')).state).toBe('found')
})
