import { expect, test } from 'vitest'
import { isVerificationFile } from '#src/engines/audit/crawl/verification-file.ts'

test.each([
  'https://calloway.example/google0123456789abcdef.html',
  'https://calloway.example/yandex_0123456789abcdef.html',
  'https://calloway.example/pinterest-a1b2c.html',
  'https://calloway.example/BingSiteAuth.xml',
])('%s proves whose the site is', url => expect(isVerificationFile(url)).toBe(true))

test.each([
  'https://calloway.example/google-reviews.html',
  'https://calloway.example/google.html',
  'https://calloway.example/pinterest.html',
  'https://calloway.example/google0123456789abcdef.html/about',
  'https://calloway.example/googleads',
])('%s may be a page', url => expect(isVerificationFile(url)).toBe(false))
