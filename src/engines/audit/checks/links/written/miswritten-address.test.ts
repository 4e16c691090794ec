import { expect, test } from 'vitest'
import { faultOf } from './miswritten-address.ts'

test.each([
  'mailto:info @calloway.example',
  'mailto:info@@calloway.example',
  'mailto:info@shop@calloway.example',
  'mailto://info@calloway.example',
  'mail:info@calloway.example',
  'malto:info@calloway.example',
  'mailto;info@calloway.example',
  'mailto:someone%20x@calloway.example',
  'http://info@calloway.example',
  'https://ann.poe@calloway.example/',
  'phone:9122340142',
  'tel;9122340142',
  'mailto:info@calloway',
  'mailto:info@calloway.example.',
  'mailto:info@calloway.example.?subject=Hi',
])('%s writes to nobody, or calls nobody', href => {
  expect(faultOf(href)).toBeDefined()
})

test.each([
  'mailto:info@calloway.example',
  'mailto:info@calloway.example?subject=Hi there @ noon',
  'mailto:Ann Poe <ann@calloway.example>',
  'mailto: info@calloway.example ',
  'mailto:%20info@calloway.example',
  'mailto:info@calloway.example, bob@calloway.example',
  'mailto:info@calloway.example;bob@calloway.example',
  'mailto:info@calloway.example?subject=Hi there.',
  'mailto:?subject=Look&body=https://calloway.example/@ann',
  'tel:+19122340142',
  'tele/9122340142',
  'https://calloway.example/@ann',
  'https://user:pass@calloway.example/',
])('%s is as it should be', href => {
  expect(faultOf(href)).toBeUndefined()
})
