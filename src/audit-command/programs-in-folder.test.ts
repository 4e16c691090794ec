import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { longest_program } from '#src/engines/audit/facts/programs/program-facts.ts'
import type { AuditReport } from '#src/engines/audit/report/audit-report.ts'
import { audit, scratch } from '#tests/support/audit/audit-here.ts'

const form = (action: string) =>
  `<form method="post" action="${action}"><input name="name"><input name="mail"><textarea name="wish"></textarea><button>Send</button></form>`
const page = (body: string) =>
  `<!doctype html><html lang="en"><title>Calloway</title><body><h1>Calloway</h1>${body}</body></html>`

async function findingsOf(files: Readonly<Record<string, string>>) {
  const folder = await scratch()
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  const { out } = await audit(folder, '--as-origin', 'https://www.calloway.example', '--format', 'json')
  const { findings } = JSON.parse(out) as AuditReport
  return findings
    .filter(({ id }) => id.startsWith('form-') && id !== 'form-label')
    .flatMap(({ id, occurrences }) =>
      occurrences.map(({ url, evidence }) => `${id} ${new URL(url).pathname} ${evidence}`),
    )
}

const mailer =
  "<?php if (isset($_POST['email'])) { mail('ann@calloway.example', 'x', $_POST['name'], 'From: web@calloway.example'); header('Location: thanks.html'); }"

test('what a program beside the pages asks for is held against the form that sends to it', async () => {
  const found = await findingsOf({
    'index.html': page('<a href="/contact.html">Contact</a>'),
    'contact.html': page(form('mail/send.php')),
    'mail/send.php': mailer,
  })
  expect(found).toEqual([
    'form-program-stops /contact.html send.php goes on only with “email”, which the form does not send; it sends “name”, “mail”, “wish”',
    'form-thanks-missing /contact.html send.php leads on to thanks.html, which is not there',
    'form-program-no-answer /contact.html send.php names no Reply-To, and sends under an address of its own',
  ])
})

test('a program that is not there is missed, though another lies beside it', async () => {
  const found = await findingsOf({ 'index.html': page(form('send_form.php')), 'email_form.php': mailer })
  expect(found).toEqual(['form-handler-missing / a form sends to /send_form.php, which answers 404'])
})

test('the host of a domain file runs no program, unless the folder shows that a server does', async () => {
  const site = {
    'index.html': page(form('send.php')),
    'send.php': mailer,
    'thanks.html': page('Thanks'),
    CNAME: 'www.calloway.example',
  }
  expect(await findingsOf(site)).toEqual([
    'form-handler-missing / a form sends to /send.php, and GitHub Pages, whose settings lie beside the pages, runs no programs',
  ])
  const ids = (await findingsOf({ ...site, error_log: 'x' })).map(line => line.split(' ')[0])
  expect(ids).not.toContain('form-handler-missing')
})

test('a program that is longer than any of a small site is not read', async () => {
  const found = await findingsOf({
    'index.html': page(form('send.php')),
    'send.php': `${mailer}${' '.repeat(longest_program)}`,
  })
  expect(found).toEqual([])
})
