import type { ReadPhone } from '#src/domain/location/reach/phones.ts'
import { readZip } from '#src/features/locations/imports/read/read-zip.ts'
import type { RowTexts } from '#src/features/locations/imports/read/row-texts.ts'
import { placeKey } from '#src/features/locations/place-key.ts'

/** The key of the place that a row tells, whatever else is wrong with it. */
export function placeKeyOfRow(texts: RowTexts, readPhone: ReadPhone): string {
  return placeKey({
    phone: readPhone((texts.get('phone') ?? '').slice(0, 40))?.e164 ?? '',
    address_line_1: (texts.get('address_line_1') ?? '').slice(0, 200),
    zip: readZip(texts.get('zip') ?? '', texts.get('state') ?? ''),
  })
}
