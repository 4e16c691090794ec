/** Sample content until clients have given theirs with consent and a record; shown marked as samples. */
export const testimonials = [
  {
    quote: 'By the second month people said they found us on the map, not by the truck.',
    speaker: 'Owner, roofing company, Jacksonville',
  },
  {
    quote: 'I can see what was done this week without asking.',
    speaker: 'Manager, dental office, Savannah',
  },
  {
    quote: 'Nine shops, one place to change the hours.',
    speaker: 'Franchisee, Charlotte',
  },
] as const

export const testimonialNote = 'Sample content, to be replaced by clients who agreed to be quoted.'
