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
