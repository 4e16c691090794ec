import { expect, test } from 'vitest'
import { isOfAnotherLanguage } from './another-language.ts'

test.each([
  'Ich biete Massage für Kinder an.',
  'Wir haben auch am Samstag geöffnet.',
  'Nuestro equipo atiende a toda la familia y a sus mascotas.',
  'Nous sommes ouverts du lundi au samedi.',
  'Siamo aperti per voi, anche il sabato.',
  'Nosso horário é das nove às seis, e você pode ligar.',
  'Sed a ex eget ipsum tincidunt venenatis quis sed nisl.',
])('%s is none of English', text => {
  expect(isOfAnotherLanguage(text)).toBe(true)
})

test.each([
  'We mend pipes, drains and water heaters.',
  'Call us today.',
  'Order the salsa de la casa with our tacos al pastor, and ask for the menu.',
  'Family Dental of Coral Gables',
  'Offices in El Paso, Los Angeles and Las Cruces.',
  'Boston, MA, est. 1999',
  'Licensed, bonded, insured.',
  'I was born in the Rio Grande Valley, and my mother cooked como en casa.',
  'Plumbing',
  '',
])('%s may be', text => {
  expect(isOfAnotherLanguage(text)).toBe(false)
})
