import { expect, it } from 'vitest'
import { factsOfBody } from '#tests/support/audit/audit-page.ts'

const images = (body: string) => factsOfBody(body).images

it('tells a missing alt from an empty one and from a text', () => {
  const found = images('<img src="a.png"><img src="b.png" alt><img src="c.png" alt="A drain">')
  expect(found.map(({ alt }) => alt)).toEqual([null, '', 'A drain'])
})

it('finds no image in text or script', () => {
  expect(images('<p>&lt;img src=x&gt;</p><script>"<img src=x>"</script>')).toEqual([])
})

it('reads what decides how an image loads', () => {
  const found = images(
    '<a href="/"><img src="/a.jpg" width="10" height="20" loading="lazy" fetchpriority="high" srcset="/a2.jpg 2x" sizes="100vw"></a>',
  )
  expect(found).toMatchObject([
    {
      url: 'https://www.calloway.example/a.jpg',
      width: '10',
      height: '20',
      loading: 'lazy',
      fetchpriority: 'high',
      srcset: '/a2.jpg 2x',
      sizes: '100vw',
      in_link: true,
      in_picture: false,
    },
  ])
})

it('sees sizes in a style, lazy sources and copies for browsers without scripts', () => {
  const found = images(
    '<img src="data:," data-src="/b.jpg" style="width:10px;height:5px"><noscript><img src="/b.jpg"></noscript><img style="max-width:100%">',
  )
  expect(found).toMatchObject([
    { url: null, lazy_src: '/b.jpg', sized_by_style: true, in_noscript: false },
    { in_noscript: true, hidden: true },
    { sized_by_style: false },
  ])
})

it('knows a picture without an image', () => {
  const facts = factsOfBody(
    '<picture><source type="image/webp" srcset="a.webp"></picture><picture><img src="a.jpg"></picture>',
  )
  expect(facts.pictures).toMatchObject([
    { has_img: false, source_types: ['image/webp'] },
    { has_img: true, source_types: [] },
  ])
  expect(facts.images).toMatchObject([{ in_picture: true }])
})
