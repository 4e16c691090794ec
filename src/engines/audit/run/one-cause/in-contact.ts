import { addressesIn, inPlace, numberOf, type OneCause, onPage, quoted } from './one-cause.ts'

const ofNumber = (of: string, told_by: string): OneCause => ({
  of,
  told_by,
  isSame: (one, told) => one.url === told.url && numberOf(one.evidence) === numberOf(told.evidence),
})

/** One of the gaps that are told together is told by itself as well. */
const ofGap = (gap: string, told_by: string): OneCause => ({
  of: 'answerable-basics',
  told_by,
  isSame: one => one.evidence.includes(gap),
})

/** One number, address or gap in how to reach the business. */
export const inContact: readonly OneCause[] = [
  // The form itself names where it sends to, and nobody takes it in there.
  onPage('form-script-sends-nothing', 'form-without-receiver'),
  // How to reach you stands on the contact page alone.
  onPage('address-not-in-footer', 'phone-not-on-home'),
  {
    // A foot that was forgotten makes no second place.
    of: 'location-pages-missing',
    told_by: 'address-differs-in-footer',
    isSame: (one, told) => told.evidence.includes(one.evidence.split(': ', 1)[0]?.slice(0, 40) ?? '\0'),
  },
  {
    // The map is right, and the house beside it is wrong.
    of: 'map-shows-other-address',
    told_by: 'nap-address-inconsistent',
    isSame: (one, told) =>
      one.url === told.url &&
      told.evidence.startsWith('house number: ') &&
      one.evidence.includes(quoted(told.evidence)?.slice(0, 40) ?? '\0'),
  },
  // The right number is dialed, or none, since a wrong one is shown.
  ofNumber('tel-link-text-mismatch', 'nap-phone-inconsistent'),
  {
    // What is dialed behind a right number is told as that link.
    of: 'nap-phone-inconsistent',
    told_by: 'tel-link-text-mismatch',
    isSame: (one, told) =>
      one.url === told.url && numberOf(one.evidence) === numberOf(told.evidence.split(', dials ', 2)[1] ?? ''),
  },
  ofNumber('phone-not-clickable', 'nap-phone-inconsistent'),
  ofNumber('phone-not-clickable', 'contact-page-other-phone'),
  inPlace('tel-link-text-mismatch', 'tel-link-malformed'),
  inPlace('call-button-other-country', 'tel-link-text-mismatch'),
  {
    of: 'profile-link-mismatch',
    told_by: 'profile-links-differ',
    isSame: (one, told) => {
      const [first, second] = addressesIn(one.evidence)
      const both = addressesIn(told.evidence)
      return first !== undefined && second !== undefined && both.includes(first) && both.includes(second)
    },
  },
  ofGap('your opening hours', 'hours-missing'),
  ofGap('how to book or ask', 'no-way-to-write'),
]
