import { expect, test } from 'vitest'
import { AddressBook } from './address-book.ts'

const [home, contact] = ['https://www.calloway.example/', 'https://www.calloway.example/contact']

test('an address has one number, and a number one address', () => {
  const addresses = new AddressBook()
  const id = addresses.idFor(home)
  expect(addresses.idFor(contact)).not.toBe(id)
  expect(addresses.idFor(home)).toBe(id)
  expect(addresses.urlOf(id)).toBe(home)
  expect(addresses.kept(contact)).toBe(contact)
})

test('asking for an address does not keep it', () => {
  const addresses = new AddressBook()
  expect(addresses.idOf(home)).toBeUndefined()
  expect(addresses.urlOf(0)).toBe('')
  expect(addresses.idFor(contact)).toBe(0)
})
