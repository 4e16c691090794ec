import { expect, test } from 'vitest'
import { fontFaces } from './font-faces.ts'

test('reads the fonts that a style brings in', () => {
  const css = `/* ours */
body { font-family: Mill }
@font-face {
  font-family: 'Mill';
  src: url("../fonts/mill.eot");
  src: url('../fonts/mill.eot?#iefix') format('embedded-opentype'), url(../fonts/mill.woff2) format("woff2");
}
@font-face{font-family:Otter;src:url(https://cdn.example/otter.woff2)}`
  expect(fontFaces(css)).toEqual([
    { family: 'Mill', addresses: ['../fonts/mill.eot', '../fonts/mill.woff2'], line: 3 },
    { family: 'Otter', addresses: ['https://cdn.example/otter.woff2'], line: 8 },
  ])
})

test.each([
  ['in a comment', '/* @font-face { font-family: Mill; src: url(mill.woff2) } */'],
  ['in the style itself', '@font-face { font-family: Mill; src: url(data:font/woff2;base64,AA) }'],
  ['maybe on the device', '@font-face { font-family: Mill; src: local("Mill"), url(mill.woff2) }'],
  ['without a name', '@font-face { src: url(mill.woff2) }'],
  ['without an end', '@font-face { font-family: Mill; src: url(mill.woff2)'],
  ['nowhere', 'body { font-family: Mill; background: url(mill.png) }'],
])('a font %s is none', (_what, css) => {
  expect(fontFaces(css)).toEqual([])
})
