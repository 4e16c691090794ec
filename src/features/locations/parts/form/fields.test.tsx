import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { checkLocation } from '#src/domain/location/record/check-location.ts'
import { completeness } from '#src/domain/location/record/completeness.ts'
import { businessTypes, socialNetworks } from '#src/domain/location/record/location-record.ts'
import { recordFields } from '#src/domain/location/record/record-fields.ts'
import { missingRequired } from '#src/domain/location/record/required-fields.ts'
import { fieldPath } from '#src/features/locations/parts/field-path.ts'
import { sampleRules } from '#tests/support/locations/sample-location.ts'
import { FormContext } from './context.ts'
import { FormFields } from './fields.tsx'
import type { LocationFormState } from './use-location.ts'
import { emptyForm, type FormValues } from './values.ts'

/** The ids of everything in the form of these values. */
function placesIn(values: FormValues): ReadonlySet<string> {
  const state: Partial<LocationFormState> = { values, problems: [], set: () => {} }
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <FormContext value={state as LocationFormState}>
        <FormFields />
      </FormContext>
    </QueryClientProvider>,
  )
  return new Set([...html.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id ?? ''))
}

/** The fragment of the address of a field's place. */
const placeOf = (field: string) => fieldPath('x', field).split('#')[1] ?? ''

test('every field of the record has its place in the form under its own name, and so has each profile', () => {
  const places = placesIn({ ...emptyForm, business_type: 'both' })
  const fields = [...recordFields, ...socialNetworks.map(network => `social_links.${network}`)]
  expect(fields.filter(field => !places.has(placeOf(field)))).toEqual([])
})

test.each(businessTypes)('what a %s is told to lack has its place in the form', business_type => {
  const checked = checkLocation({ name: 'Corner Shop', business_type }, sampleRules)
  if (!checked.ok) throw new Error('refused')
  const lacking = [...completeness(checked.record, new Set()).missing, ...missingRequired(checked.record)]
  const fields = lacking.map(({ field }) => field).filter(field => field !== 'photos')
  const places = placesIn({ ...emptyForm, business_type })
  expect(fields.length).toBeGreaterThan(10)
  expect(fields.filter(field => !places.has(placeOf(field)))).toEqual([])
})

test('the address of a business that only travels says at its place why it stays hidden', () => {
  expect(placesIn({ ...emptyForm, business_type: 'service_area' })).toContain('hide_address')
})

test('photos have a screen of their own', () => {
  expect(fieldPath('x', 'photos')).toBe('/client/locations/x/photos')
})
