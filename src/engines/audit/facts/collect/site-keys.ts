import type { Reading } from '../reading/reading.ts'

/** What Google, hCaptcha and Cloudflare print for whoever tries out their test against robots. */
const for_tests =
  /^(?:6LeIxAcTAAAAA\w{4}|10000000-ffff-ffff-ffff-0000|20000000-ffff-ffff-ffff-0000|[123]x0{20}(?:AA|AB|BB|FF))/
const blank =
  /^[<[{]{0,2}(?:your|insert|enter|replace|my|the)[-_ ]?(?:\w+[-_ ])*(?:key|here)|^(?:site[-_]?key|x{4,}|\.{3})$/i

/** The key of a test against robots that stands in the page as its maker's blank, or as one that lets everybody pass. */
export function noteSiteKey(reading: Reading): void {
  const value = reading.attributes.text('data-sitekey').slice(0, 80)
  const test = for_tests.exec(value)?.[0]
  if (test === undefined && !blank.test(value)) return
  const url = test === undefined ? '=YOUR_SITE_KEY' : `=captcha ${test.slice(0, 14)}…`
  reading.keep('blank_keys', reading.found.blank_keys, { ...reading.place, url }, 'evidence')
}
