import { expect, test } from 'vitest'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { internalPagePublic } from './internal-pages.ts'

const page = (title: string, path: string, indexable = true) => ({
  html: `<html lang="en"><head><title>${title}</title></head><body><p>Hello</p></body></html>`,
  url: site_url + path,
  indexable,
})
const look = (title: string, path: string, indexable?: boolean) =>
  internalPagePublic.look(siteOf([page('Calloway', ''), page(title, path, indexable)])).state

test.each([
  ['Calloway Realty — Command Center', 'command-center.html'],
  ['Admin | Calloway', 'admin'],
  ['Admin Login - Calloway', 'admin/'],
  ['Dashboard', 'dashboard.html'],
  ['C&K Auto Admin - Block dates', 'admin.html'],
  ['Calloway: Admin Panel', 'admin-panel.html'],
  ['Calloway — Website Handoff Guide', 'handoff.html'],
  ['Calloway — Website Setup Guide', 'handoff-setup.html'],
])('“%s” at /%s is nothing for customers', (title, path) => {
  expect(look(title, path)).toBe('found')
})

test.each([
  ['Administration of estates | Calloway Law', 'administration'],
  ['Our staff | Calloway', 'staff'],
  ['Dashboard repair | Calloway Auto', 'dashboard'],
  ['Business administration courses', 'admin'],
  ['Contact', 'contact-admin.html'],
  ['admin – Calloway Law', 'author/admin/'],
  ['Staff', 'category/staff'],
  ['Control panels and switchboards', 'control-panel'],
])('“%s” at /%s is a page like others', (title, path) => {
  expect(look(title, path)).toBe('ok')
})

test('what search engines are told to leave out is left out here, too', () => {
  expect(look('Dashboard', 'dashboard.html', false)).toBe('ok')
})
