import { expect, test } from 'vitest'
import { footInCode } from './foot-in-code.ts'
import { frameInCode } from './frame-in-code.ts'

const code = (foot: string) =>
  `const a = 1\ndocument.body.insertAdjacentHTML('beforeend', \`<footer>${foot}</footer>\`)`

test('the lines of a foot that code writes', () => {
  expect(
    footInCode(code('<h4>Season</h4><p>May 1 &ndash; June 2, 2024<br>Call&nbsp;us</p><p>&copy; 2024 A&amp;B</p>')),
  ).toEqual([
    { text: 'Season', line: 2 },
    { text: 'May 1 – June 2, 2024', line: 2 },
    { text: 'Call us', line: 2 },
    { text: '© 2024 A&B', line: 2 },
  ])
})

test('what the code fills in is left out', () => {
  const filled = `<p>© \${new Date().getFullYear()} Calloway</p>`
  expect(footInCode(code(filled))).toEqual([{ text: '© … Calloway', line: 2 }])
  expect(footInCode("x.innerHTML = '<footer>© ' + year + ' Calloway</footer>'")).toEqual([
    { text: '© … Calloway', line: 1 },
  ])
})

test('only of a foot that is put into pages', () => {
  expect(frameInCode(code('<a href="tel:+14785550142">Call</a>')).foot_lines).toEqual([{ text: 'Call', line: 2 }])
  expect(frameInCode('const foot = "<footer>tel:</footer>"').foot_lines).toEqual([])
  expect(footInCode('const a = 1')).toEqual([])
})
