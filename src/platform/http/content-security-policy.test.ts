import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { contentSecurityPolicy, inlineHashes } from '#src/platform/http/content-security-policy.ts'

const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('what runs inline is hashed, what does not run is not', () => {
  const html = `<script>run()</script><script type="module" async="">import "/a.js"</script><script src="/b.js"></script>
<script type="application/ld+json">{"a":1}</script><style>p{margin:0}</style>`
  expect(inlineHashes(html)).toEqual({
    scripts: [source('run()'), source('import "/a.js"')],
    styles: [source('p{margin:0}')],
  })
})

test('style attributes are allowed nothing', () => {
  expect(inlineHashes('<p style="color:red">x</p>')).toEqual({ scripts: [], styles: [] })
})

test('a page without anything inline allows our own files only', () => {
  const policy = contentSecurityPolicy(inlineHashes('<p>Hello</p>'), false)
  expect(policy).toContain("script-src 'self'; style-src 'self';")
  expect(policy).not.toContain('unsafe')
})
