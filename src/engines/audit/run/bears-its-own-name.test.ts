import { expect, test } from 'vitest'
import { auditFiles, soundShop } from '#tests/support/crawl/sound-shop.ts'

const whoseFoot = (home: string, inner: string) => ({
  '/index.html': `<html lang="en"><head><title>${home}</title></head><body><h1>${home}</h1><a href="/leaders">Leaders</a><footer>© 2026 ${home}</footer></body></html>`,
  '/leaders.html': `<html lang="en"><head><title>Leadership of Downey</title></head><body><h1>Leadership</h1><p>Elders and deacons.</p><footer>© 2026 ${inner}</footer></body></html>`,
})
const told = async (home: string, inner: string) => {
  const { findings } = await auditFiles({ '/robots.txt': soundShop['/robots.txt'] ?? '', ...whoseFoot(home, inner) })
  return findings.some(({ id }) => id === 'name-of-another-business')
}

test('the name that the home page shows is no stranger’s, however its street is written', async () => {
  expect(await told('Imperial Highway Church of Christ', 'Imperial Hwy Church of Christ')).toBe(false)
  expect(await told('Imperial Highway Church of Christ', 'Marlow Street Chapel of Grace')).toBe(true)
})
