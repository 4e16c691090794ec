import { expect, test } from 'vitest'
import { colorOf, contrastOf, hexOf, over } from './colors.ts'

test('colors are read as styles write them', () => {
  for (const written of [
    '#f80',
    '#ff8800',
    '#FF8800FF',
    'rgb(255, 136, 0)',
    'rgb(100% 53.3% 0% / 100%)',
    'hsl(32 100% 50%)',
  ]) {
    const color = colorOf(written)
    expect({ written, hex: color && hexOf(color) }).toEqual({ written, hex: '#ff8800' })
  }
  expect(
    hexOf(
      colorOf('oklch(0.6279 0.2577 29.23)') ??
        over({ red: 0, green: 0, blue: 0, alpha: 1 }, { red: 0, green: 0, blue: 0, alpha: 1 }),
    ),
  ).toBe('#ff0000')
  expect(colorOf('transparent')?.alpha).toBe(0)
  for (const unknown of ['inherit', 'var(--x)', 'color-mix(in srgb, red, blue)', 'rgb(1 2)', '#12345', 'constructor'])
    expect({ unknown, color: colorOf(unknown) }).toEqual({ unknown, color: undefined })
})

test('black on white differs by 21 to 1, and half a color lets half of its ground through', () => {
  const white = { red: 255, green: 255, blue: 255, alpha: 1 }
  const black = { red: 0, green: 0, blue: 0, alpha: 1 }
  expect(contrastOf(black, white)).toBeCloseTo(21)
  expect(contrastOf(white, white)).toBe(1)
  expect(hexOf(over({ ...black, alpha: 0.5 }, white))).toBe('#808080')
})
