import { expect, test } from 'vitest'
import type { Outcome } from '#src/engines/audit/checks/check.ts'
import {
  inquiriesListedOpenly,
  messagesInOpenFile,
  programOfIntruders,
} from '#src/engines/audit/checks/security/open-programs.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { programFacts } from '#src/engines/audit/facts/programs/program-facts.ts'
import { ownScript } from '#src/engines/audit/facts/scripts/own-script.ts'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { formScriptUnaddressed } from './blank-form-address.ts'
import { formHandlerMissing } from './form-handlers-gone.ts'
import { programDropsFields } from './program-drops-fields.ts'
import { programOutdated } from './program-outdated.ts'
import { programToAnother } from './program-recipients.ts'
import { programSendsAsVisitor, programTakesNoAnswer } from './program-replies.ts'
import { programSilent } from './program-silent.ts'
import { programStops } from './program-stops.ts'
import { programTorn } from './program-torn.ts'
import { thanksPageMissing } from './thanks-pages.ts'

type Beside = {
  script?: string
  idle_at?: string
  leads_nowhere?: readonly string[]
  is_guarded?: boolean
  page?: string
  method?: string
}

const field = (name: string, type = 'text') => `<label>${name}<input type="${type}" name="${name}"></label>`
const form = (inner: string, method = ' method="post"') =>
  `<form action="send.php"${method}>${inner}<textarea name="message"></textarea><button>Send</button></form>`

function siteWith(
  fields: string,
  code: string,
  { script, idle_at, leads_nowhere, is_guarded, page = '', method }: Beside = {},
): SiteView {
  const program = {
    url: `${site_url}send.php`,
    ...programFacts(code === '' ? '' : `<?php ${code}`),
    leads_nowhere: leads_nowhere ?? [],
    is_guarded: is_guarded ?? false,
  }
  const own_scripts = script === undefined ? [] : [{ url: `${site_url}js/main.js`, ...ownScript(script) }]
  return siteOf([{ html: `<body>${page}${form(fields, method)}</body>` }], {
    is_local_copy: true,
    own_scripts,
    programs: { programs: [program], idle_at: idle_at ?? null },
  })
}
const told = (outcome: Outcome) =>
  outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : []

const start = "$name = $_POST['name']; $email = $_POST['email']; $body = \"$name $email\" . $_POST['message'];"
const letter = 'mail("info@calloway.example", "Inquiry", $body, "From: web@calloway.example\\r\\nReply-To: $email");'
const both = field('name') + field('email', 'email')

test.each([
  [
    'under another name',
    field('name') + field('mail'),
    `if (isset($_POST['email'])) { ${start} ${letter} }`,
    'send.php goes on only with “email”, which the form does not send; it sends “name”, “mail”, “message”',
  ],
  [
    'in other letters',
    field('name') + field('Email'),
    `if (empty($_POST['email'])) { echo 'x'; exit; } ${start} ${letter}`,
    'send.php goes on only with “email”, which the form does not send; it sends “name”, “Email”, “message”',
  ],
  [
    'on no button',
    both,
    `if (isset($_POST['submit'])) { ${start} ${letter} }`,
    'send.php goes on only with “submit”, which the form does not send; it sends “name”, “email”, “message”',
  ],
])('a program that waits for a field which stands %s takes no message', (_, fields, code, evidence) => {
  expect(told(programStops.look(siteWith(fields, code)))).toEqual([evidence])
  expect(told(programDropsFields.look(siteWith(fields, code)))).toEqual([])
})

test('a form that posts nothing reaches no program that looks at what is posted', () => {
  const site = siteWith(both, `if (!isset($_POST['email'])) exit; ${start} ${letter}`, { method: '' })
  expect(told(programStops.look(site))).toEqual([
    'send.php takes only what is posted, and the form has no method="post"',
  ])
})

const waits = `if (isset($_POST['submit'], $_POST['email'])) { ${start} ${letter} }`
test.each([
  ['the button bears the name', siteWith(`${both}<input type="submit" name="submit">`, waits)],
  ['a hidden field bears it', siteWith(`${both}<input type="hidden" name="submit" value="">`, waits)],
  ['a button elsewhere belongs to the form', siteWith(`${both}<button name="submit" value="1">Go</button>`, waits)],
  [
    'its name has a blank',
    siteWith(field('First Name') + both, `if (empty($_POST['First_Name'])) exit; ${start} ${letter}`),
  ],
  [
    'several values come under one name',
    siteWith(`${both}<input type="checkbox" name="day[]">`, `if (empty($_POST['day'])) exit; ${start} ${letter}`),
  ],
  [
    'a script sends what it picks',
    siteWith(both, waits, { script: "$.post(form.attr('action'), { submit: 1, email: $('#e').val() })" }),
  ],
  ['a field stands outside of its form', siteWith(both, waits, { page: '<input name="submit">' })],
  ['the program takes whatever comes', siteWith(both, `foreach ($_POST as $k => $v) $body .= $v; ${waits}`)],
  ['its host runs no program', siteWith(both, waits, { idle_at: 'GitHub Pages' })],
])('no program is said to wait where %s', (_, site) => {
  expect(told(programStops.look(site))).toEqual([])
})

test('fields that go into no message are told', () => {
  const look = (fields: string, code: string, over?: Beside) =>
    told(programDropsFields.look(siteWith(fields, code, over)))
  expect(look(both + field('phone', 'tel'), start + letter)).toEqual(['send.php leaves out “phone”'])
  expect(look(both + field('phone'), `${start} $phone = $_POST['phone']; ${letter}`)).toHaveLength(1)
  expect(look(both + field('phone'), `if (empty($_POST['phone'])) exit; ${start} ${letter}`)).toHaveLength(1)
  expect(
    look(both + field('phone'), start + letter, { script: 'fetch(f.action, { body: new FormData(f) })' }),
  ).toHaveLength(1)
  expect(look(both + field('phone'), `${start} $body .= $_POST['phone']; ${letter}`)).toEqual([])
  expect(look(both + field('website') + field('captcha') + field('confirm_email'), start + letter)).toEqual([])
  expect(look(both + field('zone'), `if ($_POST['zone'] != '') exit; ${start} ${letter}`)).toEqual([])
  expect(look(both + field('phone'), start)).toEqual([])
  expect(
    look(both + field('phone'), start + letter, { script: "data.append('phone', x.value); fetch(f.action, data)" }),
  ).toEqual([])
})

test('a blank in place of the mailbox is told once, and with its program', () => {
  const blank = siteWith(both, start + letter.replace('info@calloway.example', 'you@yourdomain.com'), {
    page: 'ann@calloway.example',
  })
  expect(told(formScriptUnaddressed.look(blank))).toEqual(['send.php sends to “you@yourdomain.com”'])
  expect(told(programToAnother.look(blank))).toEqual([])
  const copy = siteWith(both, `${start}${letter} mail('you@example.com', 'Copy', $body);`)
  expect(told(formScriptUnaddressed.look(copy))).toEqual([])
})

test('a mailbox that the site does not show is told', () => {
  const page = '<a href="mailto:ann@calloway.example">ann@calloway.example</a>'
  const look = (to: string, shown = page) =>
    told(programToAnother.look(siteWith(both, start + letter.replace('info@calloway.example', to), { page: shown })))
  expect(look('bo@webworks.example')).toEqual([
    'send.php sends to bo@webworks.example; the site shows ann@calloway.example',
  ])
  expect(look('info@calloway.example')).toEqual([])
  expect(look('ann@calloway.example, bo@webworks.example')).toEqual([])
  expect(look('bo@webworks.example', '')).toEqual([])
  expect(look('calloway@mail.example', 'Made by bo@webworks.example')).toEqual([])
})

test('whom an answer reaches, and in whose name a program sends', () => {
  const look = (headers: string, fields = both) => {
    const site = siteWith(fields, `${start} mail("info@calloway.example", "Inquiry", $body${headers});`)
    return [told(programTakesNoAnswer.look(site)).length, told(programSendsAsVisitor.look(site)).length]
  }
  expect(look('')).toEqual([1, 0])
  expect(look(', "From: web@calloway.example"')).toEqual([1, 0])
  expect(look(', "From: $email"')).toEqual([0, 1])
  expect(look(', "From: web@calloway.example\\r\\nReply-To: $email"')).toEqual([0, 0])
  expect(look('', field('name') + field('phone'))).toEqual([0, 0])
})

test('a program for an old PHP is told', () => {
  expect(told(programOutdated.look(siteWith(both, `mysql_connect('x'); ${start} ${letter}`)))).toEqual([
    'send.php uses mysql_connect()',
  ])
  expect(told(programOutdated.look(siteWith(both, `mysqli_connect('x'); ${start} ${letter}`)))).toEqual([])
})

test('whoever is led back without a word is told of, where the browser itself sends the form', () => {
  const look = (to: string, over?: Beside) =>
    told(programSilent.look(siteWith(both, `${start} ${letter} header('Location: ${to}');`, over)))
  expect(look('index.html')).toEqual(['send.php leads back to index.html, without a word'])
  expect(look('https://calloway.example/')).toHaveLength(1)
  expect(look('thanks.html')).toEqual([])
  expect(look('index.html?sent=1')).toEqual([])
  expect(look('index.html#sent')).toEqual([])
  expect(look('index.html#home')).toHaveLength(1)
  expect(look('index.html', { script: '$.post(url, $(f).serialize())' })).toEqual([])
})

test('where a program leads to a page that is not there, that is told', () => {
  const site = siteWith(both, `${start} ${letter} header('Location: danke.html');`, { leads_nowhere: ['danke.html'] })
  expect(told(thanksPageMissing.look(site))).toEqual(['send.php leads on to danke.html, which is not there'])
})

test('a program at a host that runs none is told as missing', () => {
  expect(told(formHandlerMissing.look(siteWith(both, start + letter, { idle_at: 'GitHub Pages' })))).toEqual([
    'a form sends to /send.php, and GitHub Pages, whose settings lie beside the pages, runs no programs',
  ])
  expect(told(formHandlerMissing.look(siteWith(both, start + letter)))).toEqual([])
})

test('a form whose field for mail is called “mail” misses its program as others do', () => {
  const html = `<body>${form(field('name') + field('mail'))}</body>`
  const links_checked = [
    { kind: 'handler', url: `${site_url}send.php`, found_on: site_url, external: false, result: { status: 404 } },
  ] as unknown as SiteView['links_checked']
  expect(told(formHandlerMissing.look(siteOf([{ html }], { is_local_copy: true, links_checked })))).toEqual([
    'a form sends to /send.php, which answers 404',
  ])
})

test('a program whose brackets do not come out even is told as that alone, and an empty one as missing', () => {
  const torn = siteWith(both, `if (isset($_POST['submit'])) { mysql_connect('x'); ${start} ${letter}`)
  expect(told(programTorn.look(torn))).toEqual(['send.php: its brackets do not come out even'])
  expect(told(programStops.look(torn))).toEqual([])
  expect(told(programOutdated.look(torn))).toEqual([])
  const sound = siteWith(both, `${start} $x = "a { b"; // {\n if ($x): ?> { <?php endif; ${letter}`)
  expect(told(programTorn.look(sound))).toEqual([])
  expect(told(formHandlerMissing.look(siteWith(both, '')))).toEqual(['a form sends to /send.php, an empty file'])
})

test('inquiries that a program keeps in a file beside the pages are open to all', () => {
  const keeps = `${start} $fp = fopen("data.txt", "a"); fwrite($fp, $body); fclose($fp);`
  expect(told(messagesInOpenFile.look(siteWith(both, keeps)))).toEqual(['send.php writes to data.txt'])
  expect(told(messagesInOpenFile.look(siteWith(both, keeps, { is_guarded: true })))).toEqual([])
  for (const other of ['../data.txt', '/var/data.txt', 'counter.txt'])
    expect(told(messagesInOpenFile.look(siteWith(both, keeps.replace('data.txt', other))))).toEqual([])
  expect(told(messagesInOpenFile.look(siteWith(both, keeps.replace('"a"', '"r"'))))).toEqual([])
})

const list = `$conn = new mysqli('h', 'u', 'secret password'); $rows = $conn->query("SELECT * FROM contacts");
  while ($row = $rows->fetch_assoc()) echo "<td>" . $row['email'] . $row['message'];`
test('a list of inquiries is told where nobody is asked for a password', () => {
  expect(told(inquiriesListedOpenly.look(siteWith(both, list)))).toEqual([
    'send.php prints them from the database, without a password',
  ])
  const looks = [
    siteWith(both, `session_start(); if (!$_SESSION['user']) exit; ${list}`),
    siteWith(both, list, { is_guarded: true }),
    siteWith(both, list.replace("['message']", "['position']")),
    siteWith(both, list.replace('echo', '$found[] =')),
  ]
  for (const site of looks) expect(told(inquiriesListedOpenly.look(site))).toEqual([])
})

test('a program that runs what nobody can read, or what it is sent, is told', () => {
  const look = (code: string) => told(programOfIntruders.look(siteWith(both, code))).length
  expect(look("eval(base64_decode('aWYo'));")).toBe(1)
  expect(look("@eval(gzinflate(base64_decode('x')));")).toBe(1)
  expect(look("system($_GET['cmd']);")).toBe(1)
  expect(look("$_POST['f']($_POST['x']);")).toBe(1)
  expect(look("$logo = base64_decode('x'); echo $logo;")).toBe(0)
  expect(look("// eval(base64_decode('x'));")).toBe(0)
  expect(look("assert($_SERVER['x'] !== '');")).toBe(0)
})
