import type { Notes } from '#src/domain/location/record/notes.ts'
import { readList, refuseTwins } from '#src/domain/location/record/read-shapes.ts'

const field = 'payment_types'

/** How customers can pay, by the name each has in the database. */
export const paymentTypes = {
  cash: 'Cash',
  check: 'Check',
  debit_card: 'Debit card',
  visa: 'Visa',
  mastercard: 'Mastercard',
  american_express: 'American Express',
  discover: 'Discover',
  apple_pay: 'Apple Pay',
  google_pay: 'Google Pay',
  paypal: 'PayPal',
  venmo: 'Venmo',
  cash_app: 'Cash App',
  zelle: 'Zelle',
  bank_transfer: 'Bank transfer',
  invoice: 'Invoice',
  financing: 'Financing',
  gift_card: 'Gift card',
  snap_ebt: 'SNAP/EBT',
} as const

/** Ids of the list above, none twice. */
export function readPaymentTypes(value: unknown, notes: Notes): string[] {
  const rule = { field, name: 'Ways to pay', most: Object.keys(paymentTypes).length }
  const types = readList(value, rule, notes).map((type, at) => {
    if (typeof type === 'string' && Object.hasOwn(paymentTypes, type)) return type
    notes.refuse(`${field}.${at}`, 'unknown_payment_type', 'Choose a way to pay from the list.')
    return ''
  })
  refuseTwins(types, { field, name: 'This way to pay', key: type => type }, notes)
  return types
}
