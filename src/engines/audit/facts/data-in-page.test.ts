import { expect, test } from 'vitest'
import { DataInPage } from './data-in-page.ts'

function charsIn(...pieces: string[]): number {
  const data = new DataInPage()
  for (const piece of pieces) data.add(piece)
  return data.chars
}
const picture = `data:image/png;base64,${'A'.repeat(100)}`

test('pictures and fonts written into a page are measured, whole or in pieces', () => {
  expect(charsIn(`<img src="${picture}">`)).toBe(picture.length)
  expect(charsIn(`<style>a{background:url(${picture})}b{src:url('data:font/woff2;base64,AA')}</style>`)).toBe(
    picture.length + 25,
  )
  expect(charsIn(`<img src="${picture.slice(0, 60)}`, picture.slice(60), '"><p>Hello</p>')).toBe(picture.length)
})

test('other words with a colon are none', () => {
  expect(charsIn('<p data-x="data:1">Our data: images of roofs</p>')).toBe(0)
})

test('a page of nothing else ends soon', () => {
  const began = process.cpuUsage().user
  charsIn('data:image/'.repeat(200_000), 'data:'.repeat(400_000))
  expect(process.cpuUsage().user - began).toBeLessThan(1_000_000)
})
