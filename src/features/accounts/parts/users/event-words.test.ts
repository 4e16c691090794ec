import { expect, test } from 'vitest'
import { doneBy, eventWords } from '#src/features/accounts/parts/users/event-words.ts'
import { accountActions } from '#src/features/accounts/users/account-event.ts'

test.each([
  ['invited', {}, { email: 'a@b.example', role: 'client' }, 'Invited as client'],
  ['role_given', { role: 'client' }, { role: 'admin' }, 'Role changed from client to admin'],
  ['suspended', { sessions: 2 }, { status: 'suspended' }, 'Suspended, ended 2 sessions'],
  ['suspended', { sessions: 0 }, { status: 'suspended' }, 'Suspended'],
  ['sessions_ended', { sessions: 1 }, { sessions: 0 }, 'Ended one session'],
  ['password_reset', {}, { email: 'a@b.example' }, 'Password link mailed'],
  ['password_reset', {}, {}, 'Password link made'],
] as const)('%s, from %j to %j, is said as %j', (action, before, after, words) => {
  expect(eventWords({ action, before, after })).toBe(words)
})

test('there are words for everything that can be done, without a hole in them', () => {
  for (const action of accountActions) {
    const sides = { before: { role: 'client', sessions: 1 }, after: { role: 'admin', email: 'a@b.example' } }
    expect(eventWords({ action, ...sides })).toMatch(/^[A-Z](?!.*undefined)/)
  }
})

test('who did it is named as well as is known', () => {
  const event = { action: 'restored', before: {}, after: {}, created_at: '2026-11-21T02:03:00.000Z' } as const
  const by = (done_by: string | null, done_by_name: string | null, done_by_email: string | null) =>
    doneBy({ ...event, done_by, done_by_name, done_by_email })
  expect(by('1', 'Lee Park', 'lee@agency.example')).toBe('Lee Park')
  expect(by('1', '', 'lee@agency.example')).toBe('lee@agency.example')
  expect(by('1', null, null)).toBe('A former admin')
  expect(by(null, null, null)).toBe('Command line')
})
