import { expect, test } from 'vitest'
import { readPhone } from '#src/engines/phones/read-phone.ts'
import { rememberPhones } from '#src/features/locations/remembered-phones.ts'

test('a number is read once, what is no number too, and the answers are the reader’s own', () => {
  const asked: string[] = []
  const read = rememberPhones(text => {
    asked.push(text)
    return readPhone(text)
  })
  for (const text of ['(904) 630-4000', 'nonsense', '(904) 630-4000', 'nonsense'])
    expect(read(text)).toEqual(readPhone(text))
  expect(asked).toEqual(['(904) 630-4000', 'nonsense'])
})

test('it does not grow without end', () => {
  let asked = 0
  const read = rememberPhones(() => {
    asked += 1
    return null
  })
  for (let n = 0; n < 20_001; n += 1) read(String(n))
  read('0')
  expect(asked).toBe(20_002)
})
