import { expect, test } from 'vitest'
import { drawingSlip } from './drawing.ts'

const svg = (inside: string, attributes = 'xmlns="http://www.w3.org/2000/svg"') => `<svg ${attributes}>${inside}</svg>`

test.each([
  'Team Photo',
  'Service Placeholder',
  '448 Plumbing — Hero Image',
  'Demo Image Slot',
  'Replace With',
  '640x360',
  '1200 × 630',
  'Logo here',
])('“%s” stands in for a picture', words => {
  expect(drawingSlip(svg(`<rect/><text x="1">${words}</text>`))).toEqual({ sort: 'stand-in', shows: words })
  expect(drawingSlip(svg(`<text><tspan x="0">${words}</tspan></text>`))?.sort).toBe('stand-in')
})

test.each([
  'Calloway Plumbing',
  'Photo booth rental',
  'Base Coat &amp; Mesh',
  'Before: bare ground',
  '24/7',
  'Image Dental',
])('“%s” is a word of the drawing', words => {
  expect(drawingSlip(svg(`<text>${words}</text>`))).toBeNull()
})

test.each([
  ['a bare &', svg('<text>Air & Heating</text>')],
  ['quotes with a backslash', String.raw`<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"10\"></svg>`],
  ['no name space', svg('<path/>', 'width="10"')],
  ['a page instead', '<!doctype html><html><body>Not found</body></html>'],
])('one with %s is not shown', (_, code) => {
  expect(drawingSlip(code)?.sort).toBe('broken')
})

test.each([
  ['entities of its own', '<!DOCTYPE svg [<!ENTITY ns "http://www.w3.org/2000/svg">]><svg xmlns="&ns;"></svg>'],
  ['an & in a remark or in a style', svg('<!-- a & b --><style><![CDATA[a & b]]></style>')],
  ['numbered signs', svg('<text>&#169; &#xA9; &copy;</text>')],
  ['a pointer to a file elsewhere', 'version https://git-lfs.github.com/spec/v1'],
  ['nothing in it', ''],
])('one with %s is fine', (_, code) => {
  expect(drawingSlip(code)).toBeNull()
})

test('code without end ends soon', () => {
  const began = process.cpuUsage().user
  for (const piece of ['<!--', '<![CDATA[', '<text ', '<text>a', '&', '<svg ']) drawingSlip(svg(piece.repeat(15_000)))
  expect(process.cpuUsage().user - began).toBeLessThan(1_500_000)
})
