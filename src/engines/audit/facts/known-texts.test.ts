import { expect, test } from 'vitest'
import { askedOnce, knownText } from './known-texts.ts'
import { readPageAtOnce } from './read-page.ts'

const blocksOf = (html: string) => readPageAtOnce(html, { url: 'https://calloway.example/' }).text.blocks

test('a text that comes again is asked once, also where the answer is nothing', () => {
  const asked: string[] = []
  const numberIn = askedOnce(text => {
    asked.push(text)
    return /\d+/.exec(text)?.[0]
  })
  const pages = [1, 2, 3].map(() => blocksOf('<p>Call 555 today</p><p>Our menu of drains</p>'))
  expect(pages.map(blocks => blocks.map(numberIn))).toEqual([
    ['555', undefined],
    ['555', undefined],
    ['555', undefined],
  ])
  expect(asked).toEqual(['Call 555 today', 'Our menu of drains'])
})

test('two questions about one text have an answer each', () => {
  const [lengthOf, isLong] = [askedOnce(text => text.length), askedOnce(text => text.length > 10)]
  const block = knownText('Open every day but Sunday')
  expect([lengthOf(block), isLong(block), lengthOf(block), isLong(block)]).toEqual([25, true, 25, true])
})

test('long texts are asked anew and not kept', () => {
  const block = knownText('drain '.repeat(200))
  expect(block.answers).toBeNull()
  expect(askedOnce(text => text.length)(block)).toBe(1_200)
})
