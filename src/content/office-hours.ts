/** When people at the agency answer, as the contact page shows it. */
export const contactPageHours = [
  { days: 'Mon-Fri', hours: '9:00 AM-6:00 PM' },
  { days: 'Sat', hours: '10:00 AM-4:00 PM' },
  { days: 'Sun', hours: 'closed' },
] as const

export const contactPageZone = 'EST' as const

/** The hours published in structured data. They differ from the contact page on purpose: both are given. */
export const structuredDataHours = 'Mo-Fr 09:00-17:00' as const
