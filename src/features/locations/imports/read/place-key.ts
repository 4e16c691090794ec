import type { ReadPhone } from '#src/domain/location/reach/phones.ts'
import { readZip } from '#src/features/locations/imports/read/read-zip.ts'
import type { RowTexts } from '#src/features/locations/imports/read/row-texts.ts'

const shortened: Record<string, string> = {
  street: 'st',
  avenue: 'ave',
  boulevard: 'blvd',
  road: 'rd',
  drive: 'dr',
  lane: 'ln',
  court: 'ct',
  highway: 'hwy',
  parkway: 'pkwy',
  suite: 'ste',
  north: 'n',
  south: 's',
  east: 'e',
  west: 'w',
}

function plainAddress(text: string): string {
  const words = text
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
  return words
    .map(word => shortened[word] ?? word)
    .join(' ')
    .trim()
}

type Place = { phone: string; address_line_1: string; zip: string }

/** Two places with the same phone number at the same address are one; '' where either is not told. `phone` is E.164. */
export function placeKey({ phone, address_line_1, zip }: Place): string {
  const address = plainAddress(address_line_1)
  return phone === '' || address === '' ? '' : `${phone}|${address}|${zip.slice(0, 5)}`
}

/** The same of a row, whatever else is wrong with it. */
export function placeKeyOfRow(texts: RowTexts, readPhone: ReadPhone): string {
  return placeKey({
    phone: readPhone((texts.get('phone') ?? '').slice(0, 40))?.e164 ?? '',
    address_line_1: (texts.get('address_line_1') ?? '').slice(0, 200),
    zip: readZip(texts.get('zip') ?? '', texts.get('state') ?? ''),
  })
}
