import { expect, test } from 'vitest'
import { emailLinkNotice, emailLinkPath } from '#src/features/accounts/parts/account-settings/email-link-notice.ts'

const search = new URL(emailLinkPath, 'http://localhost').search
const before = { email: 'dana@shop.example', new_email: 'dana@new.example' }

test('one yes of two asks for the other', () => {
  const notice = emailLinkNotice({ search, hash: '#message=Confirmation+link+accepted.' }, before)
  expect(notice).toMatchObject({ tone: 'good', text: expect.stringContaining('waits for the other address') })
  expect(notice?.text).toContain('dana@new.example')
})

test('the second yes names the address in force, the session having been taken from the fragment', () => {
  for (const hash of ['', '#']) {
    const notice = emailLinkNotice({ search, hash }, { email: 'dana@new.example' })
    expect(notice).toMatchObject({ tone: 'good', text: expect.stringContaining('is now dana@new.example') })
  }
})

test('a link that is over says so and never that the address has changed', () => {
  const hash = '#error=access_denied&error_code=otp_expired&error_description=Email+link+is+invalid+or+has+expired'
  for (const user of [before, { email: 'dana@shop.example' }]) {
    const notice = emailLinkNotice({ search, hash }, user)
    expect(notice?.tone).toBe('refused')
    expect(notice?.text).not.toContain('now')
  }
})

test('whoever came another way is told nothing', () => {
  expect(emailLinkNotice({ search: '', hash: '' }, before)).toBeUndefined()
  expect(emailLinkNotice({ search: '?from=menu', hash: '#message=x' }, before)).toBeUndefined()
})
