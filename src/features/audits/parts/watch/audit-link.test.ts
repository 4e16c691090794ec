import { expect, test } from 'vitest'
import { readAuditLink } from '#src/features/audits/parts/watch/audit-link.ts'

test('a link is split at its first dot', () => {
  expect(readAuditLink('8e1f.kE-y_7')).toEqual({
    audit_url: '/api/audits/8e1f?key=kE-y_7',
    events_url: '/api/audits/8e1f/events?key=kE-y_7',
    mails_url: '/api/audits/8e1f/mails?key=kE-y_7',
    pdf_url: '/api/audits/8e1f/report.pdf?key=kE-y_7',
  })
})

test('what is no link leads nowhere else', () => {
  expect(readAuditLink('../users').audit_url).toBe('/api/audits/?key=.%2Fusers')
  expect(readAuditLink('a/b?c').audit_url).toBe('/api/audits/a%2Fb%3Fc?key=')
})
