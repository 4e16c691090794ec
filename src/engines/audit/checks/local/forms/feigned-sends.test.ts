import { expect, test } from 'vitest'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const fields = '<input id="name"><input id="email" type="email"><textarea id="message"></textarea>'
const code = (does: string) => `<script>
function sendForm() {
  var email = document.getElementById('email').value
  if (email.indexOf('@') == -1) { alert('Please enter a valid email'); return }
  ${does}
}</script>`
const shows = "document.getElementById('successMsg').style.display = 'block'"
const told = (html: string) => {
  const outcome = localOutcome('form-without-receiver', [{ html: `<body>${html}</body>` }])
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : []
}
const button = '<button type="button" onclick="sendForm()">Send</button>'
const says = 'calls sendForm(), which says that it is done and sends nothing'

test('a form whose button only shows that all is well sends nothing to anybody', () => {
  expect(told(`<form id="contact">${fields}${button}</form>${code(shows)}`)).toEqual([`“Send” ${says}`])
  const returns = button.replace('sendForm()', 'return sendForm(event)')
  expect(told(`<form action="#">${fields}${returns}</form>${code(shows)}`)).toEqual([`“Send” ${says}`])
  const own = `<form onsubmit="event.preventDefault(); sendForm()">${fields}<button>Send</button></form>`
  expect(told(own + code(shows))).toEqual([`<form onsubmit> ${says}`])
})

test.each([
  ['it is sent as well', `<form>${fields}${button}</form>${code(`fetch('/lead'); ${shows}`)}`],
  ['it is handed to the form', `<form>${fields}${button}</form>${code(`document.forms[0].submit(); ${shows}`)}`],
  ['it opens a mail', `<form>${fields}${button}</form>${code(`location.href = 'mailto:a@b.example'; ${shows}`)}`],
  ['another file may send', `<form>${fields}${button}</form>${code(shows)}<script src="/js/main.js"></script>`],
  ['it has an address', `<form action="/lead.php" method="post">${fields}${button}</form>${code(shows)}`],
  ['a host takes it', `<form data-netlify="true">${fields}${button}</form>${code(shows)}`],
  ['a search is done', `<form role="search"><input id="email"><input id="town">${button}</form>${code(shows)}`],
  ['the function says nothing', `<form>${fields}${button}</form>${code('menu.hidden = true')}`],
])('nothing is told where %s', (_what, html) => {
  expect(told(html)).toEqual([])
})
