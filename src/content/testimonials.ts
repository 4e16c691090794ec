/** Sample content until clients have given theirs with consent and a record; shown marked as samples. */
export const testimonials = [
  {
    quote: 'They found our old phone number in places I had never heard of.',
    speaker: 'Owner, roofing company, Jacksonville',
  },
  {
    quote: 'I know what was done this month without asking.',
    speaker: 'Manager, dental office, Savannah',
  },
  {
    quote: 'Nine shops, and one email changes the hours.',
    speaker: 'Franchisee, Charlotte',
  },
] as const

export const testimonialNote = 'Examples, to be replaced by the words of clients who agreed to be quoted.'
