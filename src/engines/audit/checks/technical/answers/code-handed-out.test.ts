import { expect, test } from 'vitest'
import { auditCopy, menu, page, site, told } from '#tests/support/crawl/copied-site.ts'

const code = "<?php session_start(); ?><form method='post'></form>"
const linked = page('Calloway Plumbing', 'Drains in Macon. <a href="/write.php">Write to us</a>', { menu, foot: '' })

test('a link to a program whose host runs none is told, and of another host nobody knows', async () => {
  const files = { ...site, 'index.html': linked, 'write.php': code }
  expect(told(await auditCopy({ ...files, CNAME: 'www.calloway.example' }), 'program-code-handed-out')).toEqual([
    ['', 'the link to /write.php is answered with PHP code'],
  ])
  expect(told(await auditCopy(files), 'program-code-handed-out')).toBeUndefined()
})

test('a file that a tool saved from a program, and one that nothing leads to, are not', async () => {
  const saved = { ...site, CNAME: 'www.calloway.example', 'index.html': linked, 'write.php': page('Write', 'To us.') }
  expect(told(await auditCopy(saved), 'program-code-handed-out')).toBeUndefined()
  const alone = { ...site, CNAME: 'www.calloway.example', 'write.php': code }
  expect(told(await auditCopy(alone), 'program-code-handed-out')).toBeUndefined()
})
