import { expect, test } from 'vitest'
import { auditFiles, shop_origin, soundShop } from '#tests/support/crawl/sound-shop.ts'

const right = `# Hollis Plumbing

> Plumbers in Savannah.

- **Phone:** (912) 234-7788
- Address: 318 Barnard Street, Savannah, GA 31401
- Hours: Monday - Friday 8:00 am - 5:00 pm

- [Services](${shop_origin}/services)
`

async function told(llms: string) {
  const { findings } = await auditFiles({ ...soundShop, '/llms.txt': llms })
  return findings
    .filter(({ id }) => id === 'llms-txt-differs')
    .flatMap(({ occurrences }) => occurrences.map(({ evidence, line }) => `${line}: ${evidence}`))
}

test('what assistants are told is held against the site', async () => {
  expect(await told(right)).toEqual([])
  expect(await told(right.replace('7788', '7789'))).toEqual(['5: (912) 234-7789; on the site +19122347788'])
  expect(await told(right.replace('318', '381'))).toEqual([
    '6: “381 Barnard Street, Savannah, GA 31401”; on the site “318 Barnard Street, Savannah, GA 31401”',
  ])
  expect(await told(right.replace('5:00 pm', '6:00 pm'))).toEqual([
    `7: Mon: 8 am–6 pm, but 8 am–5 pm on ${shop_origin}/`,
  ])
})

test('numbers of others beside that of the site, and other words for the same, are no contradiction', async () => {
  expect(await told(`${right}- Poison control: (800) 222-1222\n`)).toEqual([])
  expect(
    await told(right.replace('Street, Savannah', 'St., Savannah').replace('8:00 am - 5:00 pm', '8am–5pm')),
  ).toEqual([])
  expect(await told('<!doctype html><p>(912) 234-7789</p>')).toEqual([])
  expect(await told('# Hollis Plumbing')).toEqual([])
})
