import { expect, test } from 'vitest'
import { neededElements } from './needed-elements.ts'

const menu = "document.querySelector('.menu').addEventListener('click', () => open())\n"

test('what a script asks for before it serves something else is needed', () => {
  expect(
    neededElements(`const a = 1\ndocument.getElementById('year').textContent = new Date().getFullYear();\n${menu}`),
  ).toEqual([{ id: 'year', line: 2 }])
  const button =
    "const top = document.getElementById('back-to-top');\ntop.addEventListener('click', () => {\n  go(0);\n});\n"
  expect(neededElements(`function go(to) {\n  scrollTo(0, to)\n}\n${button}${menu}`)).toEqual([
    { id: 'back-to-top', line: 4 },
  ])
})

const asks = "document.getElementById('year').textContent = '2026';\n"
const kept = "const form = document.getElementById('quote');\n"

test.each([
  ['nothing comes after it', asks],
  ['nothing acts after it', `${asks}const a = 1;\n`],
  ['it stands in a function', `function year() {\n${asks}}\n${menu}`],
  ['it runs on a condition', `if (hasYear)\n${asks}${menu}`],
  ['it is commented out', `/*\n${asks}*/\n${menu}`],
  ['it is asked for with care', `document.getElementById('year')?.remove();\n${menu}`],
  ['the variable is looked at first', `${kept}if (!form) throw 0;\nform.addEventListener('submit', send);\n${menu}`],
  ['the variable is used in a function', `${kept}function send() {\nform.reset();\n}\n${menu}`],
  ['the variable is not used', `${kept}${menu}`],
  ['the code makes the element', `document.body.innerHTML = '<b id="year"></b>';\n${asks}${menu}`],
])('it is not where %s', (_, code) => {
  expect(neededElements(code)).toEqual([])
})
