import { expect, test } from 'vitest'
import { filesBrought, workshopCode } from './workshop-code.ts'

test('an address of the own computer and a key for tests are read where nothing else is set', () => {
  const code = `/* Dev */
const dev = {
  BACKEND_URL: 'http://localhost:3000',
  KEY: 'pk_test_51HeP21DDWjIzZ5AKhZ',
};
// const prod = { BACKEND_URL: 'https://roofs.example' };
export { dev as default };`
  expect(workshopCode(code)).toEqual({ says: 'http://localhost:3000, pk_test_51H…, a key for tests', line: 3 })
  expect(workshopCode("fetch('http://127.0.0.1:5000/contact', { method: 'POST' })")?.line).toBe(1)
})

test.each([
  ["const api = location.hostname === 'localhost' ? 'http://localhost:3000' : 'https://api.roofs.example'"],
  ["const api = window.API || 'http://localhost:3000'"],
  ["// fetch('http://localhost:3000/contact')\nfetch('/contact')"],
  ["const dev = 'http://localhost:3000'\nconst prod = 'https://roofs.example'\nuse(prod)"],
  ["if (origin !== 'http://localhost:3000') count()"],
  ["Stripe(live ? 'pk_live_1' : 'pk_test_51HeP21DDWj')"],
  ["fetch('https://api.roofs.example/localhost')"],
  ["function keyOfMap() {\n  ask('http://localhost:8080')\n}\n// keyOfMap()"],
])('nothing is told of %s', code => {
  expect(workshopCode(code)).toBeNull()
})

test('files that a module brings in are named, packages are not', () => {
  const code = `import { popup } from './popup.js';\nimport $ from 'jquery'\nimport '../b.mjs'\nexport { a } from "/c.js"`
  expect(filesBrought(code)).toEqual(['./popup.js', '../b.mjs', '/c.js'])
})
