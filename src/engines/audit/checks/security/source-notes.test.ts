import { expect, test } from 'vitest'
import { sourceNotes } from '#src/engines/audit/checks/security/source-notes.ts'
import { savedByTool } from '#src/engines/audit/checks/technical/leftovers/saved-by-tool.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'

const page = (comment: string) => viewOf({ html: `<title>Calloway</title>\n<!--${comment}--><p>Hello</p>` })

test('notes to oneself and the properties of an office document', () => {
  expect(sourceNotes.look(page(' TODO(owner): Ask which lot customers may park on. '))).toEqual({
    state: 'found',
    occurrences: [
      {
        url: 'https://www.calloway.example/',
        line: 2,
        evidence: '<!-- TODO(owner): Ask which lot customers may park on. -->',
      },
    ],
  })
  const office = '[if gte mso 9]><xml>\n<mso:CustomDocumentProperties><mso:_dlc_DocId>1</mso:_dlc_DocId></xml><![endif]'
  expect(sourceNotes.look(page(office))).toMatchObject({
    occurrences: [{ evidence: 'the properties of an office document' }],
  })
})

test.each([
  ' need to figure out how to add a form to get a quote ',
  'Waiting for the client to send photos of the van',
  'remember to change the hours in winter',
])('what whoever made the page says to himself: %s', words => {
  expect(sourceNotes.look(page(words))).toMatchObject({ occurrences: [{ evidence: `<!-- ${words.trim()} -->` }] })
})

test.each([
  ' Need help? ',
  'needs to be inside of the <div> for the grid',
  'fix for IE: display: inline;',
  ' Contact form ',
  'remember to close the div',
])('what belongs to the code is none: %s', words => {
  expect(sourceNotes.look(page(words)).state).toBe('ok')
})

test.each([
  ['const prompt = `You are Ann, a friendly AI assistant for Calloway Roofing. Roofs cost $9,000.`', 'found'],
  ["const p = 'You are the virtual receptionist of a dental office.'", 'found'],
  ["alert('You are now talking to a person')", 'ok'],
  ["show('You are about to leave our AI assistant')", 'ok'],
])('code with %s: %s', (code, state) => {
  const look = (of: string) => sourceNotes.look(viewOf({ html: `<!--x--><script>${of}</script><p>Hello</p>` }))
  expect(look(code).state).toBe(state)
})

test.each([
  ' VERIFY WITH CHURCH: Confirm when the food is given out ',
  ' CONFIRM: the price of a tune-up with Ann ',
  ' IMPORTANT: replace YOUR_FORM_ID below with the ID of your form ',
  ' REPLACE these 3 placeholder testimonials with your customer reviews before publishing ',
  ' Replace with real fence photo ',
  ' ACTION ITEM (Ann): Replace this placeholder with a photo of yourself. ',
])('what the owner is still to say: %s', comment => {
  expect(sourceNotes.look(page(comment)).state).toBe('found')
})

test.each([
  ' CHECKOUT FORM ',
  ' CONFIRM BUTTON ',
  ' Verify the form: see below ',
  ' IMPORTANT: keep this order ',
  ' end of header ',
  ' WHEN TO REPLACE ',
  ' REPLACE: <div class="icon">your icon</div> ',
  ' Replaced with our own gallery in May ',
  ' TODO ',
  ' <li class="todo">TODO: <a href="x">list</a></li> ',
  '[if mso]><xml><o:OfficeDocumentSettings></o:OfficeDocumentSettings></xml><![endif]',
  ' The todo list of a week ',
])('another comment says nothing: %s', comment => {
  expect(sourceNotes.look(page(comment)).state).toBe('ok')
  expect(savedByTool.look(page(comment)).state).toBe('ok')
})

test.each([
  ' Mirrored from www.calloway.example/about/ by HTTrack Website Copier/3.x [XR&CO 2014], Tue, 03 May 2022 ',
  ' saved from url=(0032)https://www.calloway.example/ ',
])('a page that a program saved: %s', comment => {
  expect(savedByTool.look(page(comment)).state).toBe('found')
  expect(sourceNotes.look(page(comment)).state).toBe('ok')
})

test('the mark by which an old browser trusted a file is no copy', () => {
  expect(savedByTool.look(page(' saved from url=(0014)about:internet ')).state).toBe('ok')
})
