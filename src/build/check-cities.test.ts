import { expect, test } from 'vitest'
import { findLikePages, mainText } from '#src/build/check-cities.ts'

const filler = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ')

function page(main: string): string {
  return `<html><body><header>Menu Menu Menu</header><main><h1>Local SEO</h1><p>${main}</p></main><footer>Foot</footer></body></html>`
}

test('only what stands in main is compared', () => {
  expect(mainText(page('Ask us.')).trim().split(/\s+/)).toEqual(['Local', 'SEO', 'Ask', 'us.'])
})

test('a page that swaps the city name and little else is named together with its twin', () => {
  const pages = [
    { slug: 'tampa-fl', html: page(`Tampa ${filler}`) },
    { slug: 'miami-fl', html: page(`Miami ${filler}`) },
  ]
  expect(findLikePages(pages)).toEqual([expect.stringMatching(/^tampa-fl and miami-fl are \d+ % alike\.$/)])
})

test('pages with words of their own pass, though they share a frame', () => {
  const own = Array.from({ length: 60 }, (_, index) => `other${index}`).join(' ')
  const pages = [
    { slug: 'tampa-fl', html: page(filler) },
    { slug: 'miami-fl', html: page(own) },
  ]
  expect(findLikePages(pages)).toEqual([])
})
