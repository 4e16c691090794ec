import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { promisedForm } from './promised-forms.ts'

const form =
  '<form action="#" method="post"><input name="name"><input type="email" name="email"><button>Send</button></form>'
const look = (words: string, more = `<!-- ${form} -->`) => {
  const outcome = promisedForm.look(viewOf({ html: `<body><h1>Contact</h1>\n<p>${words}</p>\n${more}</body>` }))
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : []
}

test.each([
  ['Fill out our contact form and we will get back to you.', 'Fill out our contact form'],
  ['Please use the form to reach us.', 'use the form'],
  ['Send us a message below.', 'Send us a message below'],
  ['Share a few details about your project and I’ll follow up.', 'Share a few details'],
])('a form in a comment of the code that the text asks for is missing: %s', (words, shown) => {
  expect(look(words)).toEqual([`“${shown}”; the form is set aside in a comment of the code, line 3`])
})

test.each([
  ['no text asks for it', 'Call us at (912) 555-0143.', `<!-- ${form} -->`],
  ['the form is there', 'Please use the form to reach us.', form],
  ['none was set aside', 'Fill out our contact form and we will get back to you.', ''],
  ['what was set aside is a search', 'Please use the form.', '<!-- <form><input name="q" type="search"></form> -->'],
  ['it stands in a frame', 'Please use the form.', `<!-- ${form} --><iframe src="https://jotform.com/1"></iframe>`],
  ['a script may draw it', 'Please use the form.', `<!-- ${form} --><script src="/js/contact-form.js"></script>`],
])('nothing is told where %s', (_what, words, more) => {
  expect(look(words, more)).toEqual([])
})
