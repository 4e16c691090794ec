import { expect, test } from 'vitest'
import { openPictureLinks } from '#src/features/files/picture-links.ts'
import { widthsFor } from '#src/features/files/picture-names.ts'

const links = openPictureLinks('a secret')
const hour = 3_600_000
const picture = { id: '0190a6f0-0000-7000-8000-000000000001', width: 900 }
const now = Date.UTC(2026, 10, 21, 13)

function linkAt(time: number, of = links) {
  const query = new URL(of.sourcesOf(picture, time)[0]?.webp ?? '', 'http://host').searchParams
  return { id: picture.id, expires: query.get('expires') ?? '', key: query.get('key') ?? '' }
}

test('an address stays the same for a while, so that a browser has it already, and opens for 4 to 8 hours', () => {
  expect(linkAt(now)).toEqual(linkAt(now + 2 * hour))
  for (let n = 0; n < 24; n += 1) {
    const time = now + n * 17 * 60_000
    const left = links.timeLeft(linkAt(time), time) ?? 0
    expect(left).toBeGreaterThan(4 * hour - 1)
    expect(left).toBeLessThanOrEqual(8 * hour)
  }
  const link = linkAt(now)
  expect(links.timeLeft(link, Number(link.expires) - 1)).toBe(1)
  expect(links.timeLeft(link, Number(link.expires))).toBeUndefined()
})

test('nothing opens that was not given out: another time, another picture, another installation', () => {
  const link = linkAt(now)
  for (const wrong of [
    { ...link, expires: String(Number(link.expires) + hour) },
    { ...link, expires: '9e99' },
    { ...link, id: '0190a6f0-0000-7000-8000-000000000002' },
    { ...link, key: '' },
    { ...link, key: `${link.key}AAAA` },
    linkAt(now, openPictureLinks('another secret')),
  ]) {
    expect(links.timeLeft(wrong, now)).toBeUndefined()
  }
})

test.each([
  [250, [320]],
  [320, [320]],
  [321, [320, 640]],
  [1024, [320, 640, 768, 1024]],
  [1601, [320, 640, 768, 1024, 1200, 1600]],
])('a picture %i pixels wide is kept at %j', (width, widths) => {
  expect(widthsFor(width)).toEqual(widths)
})
