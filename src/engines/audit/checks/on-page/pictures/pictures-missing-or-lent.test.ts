import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { borrowedPictures } from './borrowed-pictures.ts'
import { pictureWithoutSource } from './picture-without-source.ts'

const empty = (html: string) => pictureWithoutSource.look(viewOf({ html })).state

test.each(['<img src="" alt="">', '<img alt="Our van">', '<img src=" " width="" alt="Team">'])(
  'two places for pictures that hold none: %s',
  image => {
    expect(empty(image.repeat(2))).toBe('found')
    expect(empty(`${image}<img src="/a.jpg" alt="Van">`)).toBe('ok')
  },
)

test.each([
  ['<img src="" alt="Our crew at work">', 'found'],
  ['<img src="" alt="Enlarged picture of the gallery">', 'ok'],
  ['<img src="" alt="Photo">', 'ok'],
])('a single one counts where its words say what it shows: %s', (image, state) => {
  expect(empty(`${image}<img src="/a.jpg" alt="Van">`)).toBe(state)
})

test.each([
  '<img src="" data-src="/a.jpg" alt="">',
  '<img src="" srcset="/a.jpg 1x" alt="">',
  '<img src="" data-gallery-large alt="">',
  '<img src="" :src="photo.url" alt="">',
  '<picture><source srcset="/a.webp"><img alt=""></picture>',
  '<div hidden><img src="" alt=""></div>',
  '<template><img src="" alt=""></template>',
  '<noscript><img src="" alt=""></noscript>',
])('a script or the browser finds the picture: %s', image => {
  expect(empty(image.repeat(2))).not.toBe('found')
})

test('places that a script knows by their ids are none', () => {
  expect(empty('<img id="large" src="" alt=""><img id="small" src="" alt="">')).toBe('ok')
})

const uploads = (host: string, ...files: string[]) =>
  borrowedPictures.look(
    viewOf({ html: files.map(file => `<img src="https://${host}/wp-content/uploads/2016/11/${file}">`).join('') }),
  ).state

test('pictures that another WordPress keeps are told, where there are several', () => {
  expect(uploads('old-calloway-shop.example', 'a.jpg', 'b.jpg')).toBe('found')
  expect(uploads('association.example', 'badge.png')).toBe('ok')
  expect(uploads('association.example', 'badge.png', 'badge.png')).toBe('ok')
})

test('one is enough where the other host bears the name of the title', () => {
  const look = (title: string) =>
    borrowedPictures.look(
      viewOf({
        html: `<title>${title}</title><img src="https://oldtowndental.example/wp-content/uploads/2016/11/a.jpg">`,
      }),
    ).state
  expect(look('About - Old Town Dental')).toBe('found')
  expect(look('About - Hartwell Dental')).toBe('ok')
})

test.each([
  'www.calloway.example',
  'cdn.pictures.example',
  'i0.wp.com/calloway.example',
  'd1.cloudfront.net',
  'calloway.wpengine.com',
])('%s is no other site', host => {
  expect(uploads(host, 'a.jpg', 'b.jpg')).toBe('ok')
})
