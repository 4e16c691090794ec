import { expect, test } from 'vitest'
import { cameFrom } from '#src/ui/came-from.ts'

test('a link may name the page it stands on', () => {
  expect(cameFrom('?from=/ai-seo')).toBe('/ai-seo')
  expect(cameFrom('?plan=growth&from=%2Fservices%2Fmiami-fl')).toBe('/services/miami-fl')
})

test('what is no path of ours is nothing', () => {
  const others = ['', '?from=', '?from=menu', '?from=//evil.example/', '?from=https://evil.example', '?from=/a%3Fb%3Dc']
  for (const search of others) expect(cameFrom(search)).toBe('')
})
