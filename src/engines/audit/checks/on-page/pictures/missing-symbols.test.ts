import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { symbolsMissing } from './missing-symbols.ts'

const set = '<svg style="display:none"><symbol id="star"><path d="M0 0"/></symbol><g id="phone"></g></svg>'
const use = (to: string, name = 'href') => `<svg width="24" height="24"><use ${name}="${to}"></use></svg>`
const look = (body: string) => symbolsMissing.look(viewOf({ html: `<body>${body}</body>` }))

test('an icon whose drawing is not beside the others is found', () => {
  expect(look(set + use('#star') + use('#fone'))).toMatchObject({
    occurrences: [{ line: 1, evidence: '<use> of “#fone”, which the page does not have' }],
  })
  expect(look(use('#star', 'xlink:href') + use('#fone', 'xlink:href') + set).state).toBe('found')
})

test.each([
  ['drawings that are there', set + use('#star') + use('#phone')],
  ['drawings that a script may put in, all of them', use('#star') + use('#phone')],
  ['drawings of another file', set + use('#star') + use('/icons.svg#fone')],
  ['a drawing that uses a part of itself', `<svg><defs><path id="a" d="M0 0"/></defs><use href="#a"/></svg>`],
  ['a name that a script fills in', set + use('#star') + use('#')],
  ['what stands in a template', `${set}${use('#star')}<template>${use('#fone')}</template>`],
])('%s are in order', (_, body) => {
  expect(look(body).state).not.toBe('found')
})
