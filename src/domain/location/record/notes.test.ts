import { expect, test } from 'vitest'
import { refusals, warnings } from '#tests/support/locations/check-sample.ts'
import { Notes } from './notes.ts'

test('the same warning is given once, so that one reason answers it', () => {
  const notes = new Notes()
  notes.warn('address_line_1', 'address_po_box', 'Nobody can visit it.')
  notes.warn('address_line_2', 'address_po_box', 'Nobody can visit it.')
  expect(notes.warnings).toEqual([{ field: 'address_line_1', code: 'address_po_box', message: 'Nobody can visit it.' }])
  expect(notes.problems).toEqual([])
})

test('faults are told each, to a bound', () => {
  const notes = new Notes()
  for (let at = 0; at < 500; at++) notes.refuse(`labels.${at}`, 'twice', 'This label is in the list twice.')
  expect(notes.problems).toHaveLength(200)
  expect(notes.problems[0]?.field).toBe('labels.0')
})

test('several faults and several warnings stand side by side', () => {
  expect(refusals({ zip: '1', phone: 'x', website: 'y z', labels: 7 })).toEqual([
    'zip zip_form',
    'phone phone_invalid',
    'website not_a_web_address',
    'labels not_a_list',
  ])
  const odd = { name: 'BEST PLUMBING LLC', phone: '800-356-9377', website: 'http://okafor.example' }
  expect(warnings(odd)).toEqual([
    'phone_toll_free',
    'website_not_https',
    'name_all_capitals',
    'name_service_words',
    'name_legal_form',
  ])
})
