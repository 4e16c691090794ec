import { expect, test } from 'vitest'
import { readCardFaces } from '#src/build/cards/card-type.ts'
import { findDrawing, redraw, sizeOf } from '#src/build/cards/page-drawing.ts'

const pen = { faces: readCardFaces(), tone: 'paper', seen: { left: 0, right: 600 } } as const

const inMain = (content: string) => `<body><svg class="map" viewBox="0 0 9 9"></svg><main>${content}</main></body>`
const map = (content: string) => `<svg class="map" viewBox="0 0 600 420" role="img"><title>Map</title>${content}</svg>`

function drawn(content: string): string {
  const drawing = findDrawing(inMain(map(content)))
  return drawing ? redraw(drawing, pen) : 'no drawing'
}

test('the map of a page comes before its figures, and what stands outside of its main part is no drawing of it', () => {
  const figure = '<div class="article-drawing"><svg viewBox="0 0 340 100"></svg></div>'
  const sizeIn = (html: string) => {
    const drawing = findDrawing(html)
    return drawing && sizeOf(drawing)
  }
  expect(sizeIn(inMain(figure + map('')))).toEqual({ width: 600, height: 420 })
  expect(sizeIn(inMain(figure))).toEqual({ width: 340, height: 100 })
  expect(sizeIn(inMain('<svg class="lucide" viewBox="0 0 24 24"></svg>'))).toBeUndefined()
})

test('a drawing needs no style sheet, and what is meant for readers of the page is left out', () => {
  expect(drawn('<path d="M0 0h9" class="map-edge" id="a" aria-hidden="true"></path>')).toBe(
    '<path d="M0 0h9" fill="none" stroke-linejoin="round" stroke="#799995" stroke-width="2"></path>',
  )
})

test('a class that no card knows ends the build', () => {
  expect(() => drawn('<path d="M0 0" class="fill-purple"></path>')).toThrow('fill-purple')
})

test('letters become outlines, at the size and place that stand around them', () => {
  const small = drawn('<g class="text-[13px]"><text x="10" y="20">Tampa</text></g>')
  const large = drawn('<g class="text-[40px]"><text x="10" y="20">Tampa</text></g>')
  expect(small).toMatch(/^<g><path d="M[^"]+"><\/path><\/g>$/)
  expect(small).not.toMatch(/NaN|text|Tampa/)
  expect(large).not.toBe(small)
  const lastNumber = (svg: string) => Math.max(...[...svg.matchAll(/[ML](\d+\.?\d*) /g)].map(([, x]) => Number(x)))
  expect(lastNumber(large) - 10).toBeGreaterThan(2 * (lastNumber(small) - 10))
})

test('each part of a label stands on its own line', () => {
  const one = drawn('<text x="10" y="20" class="map-text"><tspan x="10" dy="0">Tampa</tspan></text>')
  const two = drawn(
    '<text x="10" y="20" class="map-text"><tspan x="10" dy="0">Tampa</tspan><tspan x="10" dy="1.15em">Tampa</tspan></text>',
  )
  expect(two.length).toBeGreaterThan(1.8 * one.length - 200)
})

test('a label that would be cut at the edge is left out whole', () => {
  expect(drawn('<text x="580" y="20" class="map-text">Pembroke Pines</text>')).toContain('d=""')
  expect(drawn('<text x="580" y="20" text-anchor="end" class="map-text">Pembroke Pines</text>')).not.toContain('d=""')
})
