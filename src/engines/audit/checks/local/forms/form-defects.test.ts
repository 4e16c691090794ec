import { expect, test } from 'vitest'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { ownScript } from '#src/engines/audit/facts/scripts/own-script.ts'
import { type ServedPage, site_url, siteOf } from '#tests/support/audit/audit-views.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'
import { formHandlerMissing } from './form-handlers-gone.ts'

const fields =
  '<input name="name"><input type="email" name="email"><textarea name="message"></textarea><button>Send</button>'
const page = (body: string, url = site_url): ServedPage => ({ html: `<body>${body}</body>`, url })
const told = (id: string, one: ServedPage) => {
  const outcome = localOutcome(id, [one])
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : []
}
const keeps = "<script>f.addEventListener('submit', e => { e.preventDefault(); f.hidden = true })</script>"

test.each<[string, ServedPage, string]>([
  [
    'a page of the site as its address',
    page(`<form action="thanks.html" method="post">${fields}</form>`),
    '<form action="thanks.html">',
  ],
  [
    'a script that only hides it',
    page(`<form action="#" method="post">${fields}</form>${keeps}`),
    '<form action="#">; its script keeps it and sends nothing',
  ],
  [
    'an onsubmit that only keeps it',
    page(`<form action="#" method="post" onsubmit="return false;">${fields}</form>`),
    '<form action="#">; its onsubmit keeps it and sends nothing',
  ],
  [
    'scripts that only move what is seen',
    page(
      `<script src="classie.js"></script><script src="js/jquery.sticky.js"></script><script src="js/retina-1.1.0.min.js"></script><form action="#" method="post">${fields}</form>`,
      `${site_url}contact.html`,
    ),
    '<form action="#">',
  ],
  [
    'a file to post to',
    page(`<form method="post">${fields}</form>`, `${site_url}contact.html`),
    '<form> without action',
  ],
  [
    'no names at all',
    page(`<form method="post">${fields.replaceAll(/ name="\w+"/g, '')}</form>`),
    '<form> without action',
  ],
  ['an effect on its way in', page(`<form data-aos="fade-up">${fields}</form>`), '<form> without action'],
])('a form that has %s sends nothing', (_, one, evidence) => {
  expect(told('form-without-receiver', one)).toEqual([evidence])
})

test.each<[string, ServedPage]>([
  ['a host', page(`<form action="/thanks.html" data-netlify="true" method="post">${fields}</form>`)],
  ['a page made by a server', page(`<form method="post">${fields}</form>`, `${site_url}contact`)],
  ['an onsubmit that does more', page(`<form onsubmit="return send(this)">${fields}</form>`)],
  ['code that a script brings in', page(`<form>${fields}</form><script type="module">import('/entry.js')</script>`)],
  ['a script that binds it elsewhere', page(`<form>${fields}</form><script>bind('submit', f)</script>`)],
])('a form that may be taken by %s is left alone', (_, one) => {
  expect(told('form-without-receiver', one)).toEqual([])
})

test('a key of a form service that was never filled in is found in a hidden field', () => {
  const form = (value: string) =>
    page(
      `<form action="https://api.web3forms.com/submit" method="post"><input type="hidden" name="access_key" value="${value}">${fields}</form>`,
    )
  expect(told('form-action-placeholder', form('YOUR_ACCESS_KEY_HERE'))).toHaveLength(1)
  expect(told('form-action-placeholder', form('d8e6b356-6e91-428a-85ee-43c7c39df8e9'))).toEqual([])
  expect(
    told('form-action-placeholder', page(`<form action="https://formspree.io/f/placeholder">${fields}</form>`)),
  ).toHaveLength(1)
  const mailer = 'http://your-web-domain.com/cgi-bin/formmail.cgi'
  expect(told('form-action-placeholder', page(`<form action="${mailer}">${fields}</form>`))).toHaveLength(1)
})

test('the mailbox of the instructions is nobody’s, and that is told once', () => {
  const shown = '<a href="mailto:ann@outlook.com">ann@outlook.com</a>'
  const to = (mailbox: string) =>
    page(`${shown}<form action="https://formspree.io/${mailbox}" method="post">${fields}</form>`)
  for (const mailbox of [
    'your@email.com',
    'you@email.com',
    'name@example.com',
    'youremail@yourdomain.com',
    'hello@yoursite.com',
  ]) {
    expect(told('form-action-placeholder', to(mailbox))).toHaveLength(1)
    expect(told('form-recipient-not-shown', to(mailbox))).toEqual([])
    expect(told('form-address-retired', to(mailbox))).toEqual([])
  }
  for (const mailbox of ['ann@outlook.com', 'info@email.com', 'yourcleaners@gmail.com', 'contact@domain.com']) {
    expect(told('form-action-placeholder', to(mailbox))).toEqual([])
    expect(told('form-address-retired', to(mailbox))).toHaveLength(1)
  }
})

test('a blank where a script looks for the number of the form is found', () => {
  const form = (value: string) =>
    page(`<form data-formspree="${value}">${fields}</form><script src="/form.js"></script>`)
  expect(told('form-action-placeholder', form('your_form_id'))).toEqual(['<form> with data-formspree=your_form_id'])
  expect(told('form-action-placeholder', form('mzbqkwoe'))).toEqual([])
})

test('the mailbox of another is found in a hidden field and in a script', () => {
  const shown = '<a href="mailto:ann@outlook.com">ann@outlook.com</a>'
  const hidden = (to: string) =>
    page(
      `${shown}<form action="/mail.php" method="post"><input type="hidden" name="recipient" value="${to}">${fields}</form>`,
    )
  expect(told('form-recipient-not-shown', hidden('hartwell@gmail.com'))).toHaveLength(1)
  expect(told('form-recipient-not-shown', hidden('ann@outlook.com'))).toEqual([])
  const script = (to: string) =>
    page(
      `${shown}<form>${fields}</form><script>f.onsubmit = () => fetch('https://formsubmit.co/ajax/${to}') // form</script>`,
    )
  expect(told('form-recipient-not-shown', script('hartwell@gmail.com'))).toHaveLength(1)
  expect(told('form-recipient-not-shown', script('ann@outlook.com'))).toEqual([])
})

test('a box of one field that goes nowhere is found', () => {
  const box = (form: string, field: string) =>
    told('signup-or-search-dead', page(`${form}${field}<button>Go</button></form>`))
  expect(box('<form>', '<input type="email" placeholder="Your email">')).toEqual([
    '<form> without action, asks for an email address',
  ])
  expect(box('<form action="index.html">', '<input name="s">')).toEqual([
    '<form action="index.html">, asks for a word to search',
  ])
  expect(box('<form action="/search">', '<input type="search" name="q">')).toEqual([])
  expect(box('<form>', '<input name="zip">')).toEqual([])
  expect(box('<form>', '<input type="email"></form><script src="/main.js"></script><form>')).toEqual([])
})

test('a field without a name among others that have one is found', () => {
  const form = (field: string, head = '<form action="/send.php" method="post">') =>
    told('form-field-not-sent', page(`${head}${field}${fields}</form>`))
  expect(form('<input type="tel" placeholder="Phone">')).toEqual(['without a name: “Phone”'])
  expect(form('<input type="tel" name="phone" placeholder="Phone">')).toEqual([])
  expect(form('<input type="checkbox" id="agree">')).toEqual([])
  expect(form('<label><input type="checkbox" required> I agree to be texted</label>')).toEqual([
    'without a name: “I agree to be texted”',
  ])
  expect(form('<label><input type="checkbox" name="agree" required> I agree to be texted</label>')).toEqual([])
  expect(form('<input type="tel" placeholder="Phone">', '<form>')).toEqual([])
  expect(form('<input><input><input><input>')).toEqual([])
  // Their builder's own script gathers them, where it still does.
  const of_builder =
    '<form action="https://ada-quill.squarespace.com" method="post" onsubmit="Y.use(\'squarespace-form-submit\')">'
  expect(form('<input type="tel" placeholder="Phone">', of_builder)).toEqual([])
})

test('a field that the script of its form never takes is found', () => {
  const own =
    '<label>Name <input name="name"></label><label>Email <input type="email" name="email"></label><label>Phone <input type="tel" name="phone"></label>'
  const script = (rest: string) =>
    `<script>function send(e) { e.preventDefault(); const lead = { name: $('[name=name]').value, phone: $('[name=phone]').value${rest} }; fetch('/api/submit', { method: 'POST', body: JSON.stringify(lead) }) }</script>`
  const form = (rest: string, more = '') =>
    told('form-field-not-sent', page(`<form onsubmit="return send(event)">${own}${more}</form>${script(rest)}`))
  expect(form('')).toEqual(['its script never takes “Email”'])
  expect(form(", email: $('#email').value")).toEqual([])
  expect(form(', ...Object.fromEntries(new FormData(e.target))')).toEqual([])
  expect(form(", email: $('#email').value", '<input name="website">')).toEqual([])
  expect(form('', '<script src="/forms.js"></script>')).toEqual([])
})

test('fields of which none has a name are not sent where no code of the page could gather them', () => {
  const own =
    '<input id="name" placeholder="Name"><input type="email" id="email" placeholder="Email"><textarea></textarea>'
  const form = (more = '', attributes = '') => {
    const posts = `<form action="https://formsubmit.co/ada@calloway.example" method="post"${attributes}>`
    return told('form-field-not-sent', page(`${posts}${own}<input type="file" name="photo"></form>${more}`))
  }
  expect(form()).toEqual(['without a name: “Name”, “Email”, “<textarea>”'])
  expect(form('<script>document.getElementById("year").textContent = 2026</script>')).toHaveLength(1)
  expect(form('<script src="/js/main.js"></script>')).toEqual([])
  expect(form('<script>form.addEventListener("submit", e => fetch("/lead", { body: email.value }))</script>')).toEqual(
    [],
  )
  expect(form('', ' onsubmit="gather(this)"')).toEqual([])
})

test('an inquiry that is sent by GET is found', () => {
  const form = (attributes: string, more = '') =>
    told('form-data-in-address', page(`<form ${attributes}>${fields}</form>${more}`))
  expect(form('action="https://formspree.io/f/xayzbwqr"')).toEqual([
    '<form action="https://formspree.io/f/xayzbwqr"> without method="post"',
  ])
  expect(form('action="https://formspree.io/f/xayzbwqr" method="post"')).toEqual([])
  expect(form('action="https://formspree.io/f/xayzbwqr"', '<script src="/main.js"></script>')).toEqual([])
  expect(form('action="/find" role="search"')).toEqual([])
  expect(form('')).toEqual([])
})

test('a program that a form sends to and that is not in the copy is found', () => {
  const asked = (path: string, status: number) =>
    [
      { kind: 'handler', url: site_url + path, found_on: site_url, external: false, result: { status } },
    ] as unknown as SiteView['links_checked']
  const look = (path: string, status: number, over: Partial<SiteView> = { is_local_copy: true }) =>
    formHandlerMissing.look(
      siteOf([page(`<form action="${path}" method="post">${fields}</form>`)], {
        links_checked: asked(path, status),
        ...over,
      }),
    )
  expect(look('send.php', 404)).toMatchObject({
    occurrences: [{ evidence: 'a form sends to /send.php, which answers 404' }],
  })
  expect(look('send.php', 200).state).toBe('ok')
  expect(look('cgi-bin/mail.pl', 404).state).toBe('not_applicable')
  expect(look('send.php', 404, {}).state).toBe('not_applicable')
})

test('a program that a script posts to and that is not in the copy is found at the page with the fields', () => {
  const script = `${site_url}js/send.js`
  const asked = [
    { kind: 'handler', url: `${site_url}send.php`, found_on: script, external: false, result: { status: 404 } },
  ] as unknown as SiteView['links_checked']
  const code = "$('#go').click(() => $.post('send.php', { name: $('#name').val() }))"
  const look = (body: string, more: SiteView['own_scripts'] = []) =>
    formHandlerMissing.look(
      siteOf([page(body)], {
        is_local_copy: true,
        links_checked: asked,
        own_scripts: [{ url: script, ...ownScript(code) }, ...more],
      }),
    )
  const typed = '<input placeholder="Your name"><input placeholder="Your email"><div id="go">Submit</div>'
  expect(look(typed)).toMatchObject({
    occurrences: [{ evidence: '/js/send.js sends to /send.php, which answers 404' }],
  })
  expect(look('<p>Call us.</p>').state).not.toBe('found')
  const service = { url: `${site_url}js/form.js`, ...ownScript("fetch('https://forms.example/f/12345678')") }
  expect(look(typed, [service]).state).not.toBe('found')
})

const loose = '<input type="text" placeholder="Name"><input type="email" placeholder="Email">'
const pressed = (code: string) => page(`${loose}<button onclick="${code}">Send message</button>`)

test.each([
  "alert('Thank you! We will be in touch.')",
  "event.preventDefault(); alert('Your message has been sent'); return false;",
])('fields without a form whose button only thanks reach nobody: %s', code => {
  expect(told('form-without-receiver', pressed(code))).toEqual([expect.stringMatching(/^“Send message” only says “/)])
})

test.each([
  pressed("send(); alert('Thank you!')"),
  pressed("alert('Please call us to order.')"),
  page(`<input type="email" name="email"><button onclick="alert('Thank you!')">Join</button>`),
  page(
    `<form action="https://forms.example/f/1" method="post">${fields}</form><button onclick="alert('Thanks for your vote')">Vote</button>`,
  ),
])('a button that does more, or asks for nothing, is none of that', one => {
  expect(told('form-without-receiver', one)).toEqual([])
})

test('a script that thanks for another form, once that was sent, sends nothing', () => {
  const code =
    "if (new URLSearchParams(window.location.search).get('waiver') === 'submitted') { show('The form was sent.') }"
  const form = `<form action="#" onsubmit="event.preventDefault(); alert('Thanks!');">${fields}</form>`
  expect(told('form-without-receiver', page(`${form}<script>${code}</script>`))).toHaveLength(1)
})

test('a form that its own code answers with thanks, and keeps, reaches nobody', () => {
  const kept = (code: string) => page(`<form onsubmit="${code}">${fields}</form>`)
  expect(told('form-without-receiver', kept("alert('Thank you!'); return false"))).toHaveLength(1)
  expect(told('form-without-receiver', kept("send(this); alert('Thank you!'); return false"))).toEqual([])
})
