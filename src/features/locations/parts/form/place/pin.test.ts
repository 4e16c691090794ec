import { expect, test } from 'vitest'
import { milesBetween } from '#src/domain/geo.ts'
import { movedByKey, pinIn } from './pin.ts'

const here = { lat: 30.3285, lng: -81.6589 }
const feet = (key: string, shiftKey: boolean) => {
  const there = movedByKey(here, { key, shiftKey })
  return there && Math.round(milesBetween(here, there) * 5280)
}

test('an arrow key moves the pin by 100 feet in every direction, with Shift by 1,000', () => {
  for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
    expect(feet(key, false)).toBeGreaterThan(98)
    expect(feet(key, false)).toBeLessThan(102)
    expect(feet(key, true)).toBeGreaterThan(990)
    expect(feet(key, true)).toBeLessThan(1010)
  }
  expect(movedByKey(here, { key: 'ArrowUp', shiftKey: false })?.lat).toBeGreaterThan(here.lat)
  expect(movedByKey(here, { key: 'ArrowRight', shiftKey: false })?.lng).toBeGreaterThan(here.lng)
})

test('no other key moves it', () => {
  expect(movedByKey(here, { key: 'Tab', shiftKey: false })).toBeUndefined()
})

test('two fields are a pin when both hold degrees', () => {
  expect(pinIn({ latitude: '30.3285', longitude: ' -81.6589' })).toEqual(here)
  for (const [latitude, longitude] of [
    ['', ''],
    ['30', ''],
    ['x', '-81'],
    ['91', '0'],
    ['0', '181'],
  ] as const) {
    expect(pinIn({ latitude, longitude })).toBeUndefined()
  }
})
