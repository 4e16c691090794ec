import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

function seal(id: string, user_id: string, secret: string): string {
  return createHmac('sha256', secret).update(`${id}\n${user_id}`).digest('base64url')
}

/** A mark for a browser from which this user has signed in: OWASP's device cookie. It opens nothing by itself. */
export function markBrowser(user_id: string, secret: string): string {
  const id = randomBytes(16).toString('base64url')
  return `${id}.${seal(id, user_id, secret)}`
}

/** The browser's id when we gave it this mark for this very user; undefined otherwise. */
export function readBrowserMark(mark: string | undefined, user_id: string, secret: string): string | undefined {
  const [id = '', given = ''] = (mark ?? '').split('.')
  const expected = Buffer.from(seal(id, user_id, secret))
  const actual = Buffer.from(given)
  return actual.length === expected.length && timingSafeEqual(actual, expected) ? id : undefined
}
