import { expect, test } from 'vitest'
import { looseCode, looseLibrary } from './loose-code.ts'

const rule = '.card {\n    color: red;\n    margin: 0 auto;\n}\n\n'
const packed = '.card{color:red;margin:0 auto}'

test('a style as written holds notes, line ends and blanks', () => {
  const { bytes, spare } = looseCode(rule.repeat(600)) ?? {}
  expect(bytes).toBe(rule.length * 600)
  expect(spare).toBe(16 * 600 + 1)
  const noted = looseCode(`/* Cards\n   of the shop */\n// more\n${rule.repeat(600)}`)
  expect(noted?.spare).toBe(16 * 600 + 1 + '/* Cards\n   of the shop */\n// more\n'.length)
})

test('what is packed or small is left alone', () => {
  expect(looseCode(packed.repeat(2_000))).toBeUndefined()
  expect(looseCode(`/*! Cards 1.2 */${packed.repeat(2_000)}`)).toBeUndefined()
  expect(looseCode(`/*! Cards 1.2\n*/ ${packed.repeat(2_000)}`)).toBeUndefined()
  expect(looseCode(rule.repeat(20))).toBeUndefined()
})

test('a large library is known by the lines it begins with', () => {
  expect(looseLibrary('/*!\n * Cards\n */\n\nfunction a() {\n'.repeat(20), 290_000)).toEqual({
    bytes: 290_000,
    spare: null,
  })
  expect(looseLibrary(`/*! Cards\n | (c) */\n${packed.repeat(100)}`, 290_000)).toBeUndefined()
})

test('a note that never ends keeps nobody busy', () => {
  expect(looseCode('/*\n'.repeat(60_000))?.spare).toBe(180_001)
})
