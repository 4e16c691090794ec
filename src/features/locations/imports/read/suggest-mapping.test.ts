import { expect, test } from 'vitest'
import { recordHeadings, shownHeadings } from '#src/features/locations/export-cells.ts'
import { columnTargets, targetLabels } from '#src/features/locations/imports/read/column-targets.ts'
import { suggestMapping } from '#src/features/locations/imports/read/suggest-mapping.ts'

test("every column of Google Business Profile's own sheet that we keep is recognized, the others are left out", () => {
  const sheet: [string, string | null][] = [
    ['Store code', 'store_code'],
    ['Business name', 'name'],
    ['Address line 1', 'address_line_1'],
    ['Address line 2', 'address_line_2'],
    ['Address line 3', 'more_address'],
    ['Address line 4', 'more_address'],
    ['Address line 5', 'more_address'],
    ['Sub-locality', null],
    ['Locality', 'city'],
    ['Administrative area', 'state'],
    ['Country / Region', 'country'],
    ['Postal code', 'zip'],
    ['Latitude', 'latitude'],
    ['Longitude', 'longitude'],
    ['Primary phone', 'phone'],
    ['Additional phones', 'additional_phones'],
    ['Website', 'website'],
    ['Primary category', 'primary_category'],
    ['Additional categories', 'additional_categories'],
    ['Sunday hours', 'sunday_hours'],
    ['Monday hours', 'monday_hours'],
    ['Tuesday hours', 'tuesday_hours'],
    ['Wednesday hours', 'wednesday_hours'],
    ['Thursday hours', 'thursday_hours'],
    ['Friday hours', 'friday_hours'],
    ['Saturday hours', 'saturday_hours'],
    ['Special hours', 'special_hours'],
    ['From the business', 'description'],
    ['Opening date', 'opening_date'],
    ['Logo photo', null],
    ['Cover photo', null],
    ['Other photos', null],
    ['Labels', 'labels'],
    ['AdWords location extensions phone', null],
    ['Menu or services links (url_menu)', 'menu_url'],
  ]
  expect(suggestMapping(sheet.map(([heading]) => heading))).toEqual(sheet.map(([, target]) => target))
})

test('the columns of our own file and the names on our screens are recognized', () => {
  expect(suggestMapping(recordHeadings)).toEqual(recordHeadings)
  expect(suggestMapping(['id', 'status', 'subscription', 'completeness'])).toEqual(['id', null, null, null])
  expect(suggestMapping(shownHeadings)).toEqual([null, null])
  for (const target of columnTargets) expect(suggestMapping([targetLabels[target].toUpperCase()])).toEqual([target])
})

test('of two columns that say the same the first is taken; an unknown one is left out', () => {
  expect(suggestMapping(['Phone', 'Telephone', 'zip_code', 'Mon', 'Favorite color', ''])).toEqual([
    'phone',
    null,
    'zip',
    'monday_hours',
    null,
    null,
  ])
})
