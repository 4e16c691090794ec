import { expect, test } from 'vitest'
import { accessTable, withSection } from '#src/build/access/access-table.ts'

const page = 'Before.\n\n<!-- calls: begin -->\n\nold\n\n<!-- calls: end -->\n\nAfter.\n'

test('the table has one row per route, its columns padded, its parameters in braces', () => {
  const table = accessTable([
    { method: 'GET', path: '/api/things/:thing_id/parts/:id', access: 'admin' },
    { method: 'DELETE', path: '/auth/v1/x', access: 'session' },
  ])
  expect(table.split('\n')).toEqual([
    '| Method | Path                                | Who may call it                                      |',
    '| ------ | ----------------------------------- | ---------------------------------------------------- |',
    '| GET    | `/api/things/{thing_id}/parts/{id}` | admins                                               |',
    '| DELETE | `/auth/v1/x`                        | anyone with a session, also before its second factor |',
  ])
})

test('a section takes the place of what stood between its marks, and of nothing else', () => {
  const written = withSection(page, 'calls', 'new')
  expect(written).toBe(page.replace('old', 'new'))
  expect(withSection(written, 'calls', 'new')).toBe(written)
})

test.each([
  ['no marks', 'Before.\n'],
  ['only the first', 'Before.\n<!-- calls: begin -->\n'],
  ['the wrong way round', '<!-- calls: end -->\n<!-- calls: begin -->\n'],
])('a page with %s is refused, not overwritten', (_, text) => {
  expect(() => withSection(text, 'calls', 'new')).toThrow('no place for calls')
})
