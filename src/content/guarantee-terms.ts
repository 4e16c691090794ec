/** The conditions of the guarantee, in the order in which an owner asks for them. Shown beside the claim and in the terms. */
export const guaranteeTerms: readonly { title: string; text: string }[] = [
  {
    title: 'Which charges come back',
    text: 'Every plan charge you paid for that location from day 1 to day 90. Nothing is held back for work already done.',
  },
  {
    title: 'When the 90 days start',
    text: 'Day 1 is the day your first payment for the location goes through. Each location has its own 90 days, and the guarantee covers those first 90 days once.',
  },
  {
    title: 'What you must have done',
    text: 'Given us access to your Google Business Profile, and to your website if you have one, by day 14 (we ask on day 1). Answered our questions within 7 days each. Kept the plan running to day 90.',
  },
  {
    title: 'How results are measured',
    text: 'We compare day 90 with the start on three measures: listings that show the right details, average position for search phrases you agreed to, taken from the same points, and calls, direction requests and website visits from your Google Business Profile in the last 28 days. Results are significant when at least two of the three are 10 percent better or more. A measure we failed to record at the start counts as not improved.',
  },
  {
    title: 'How to claim',
    text: 'Write to us through the contact page, by email or by phone between day 91 and day 120, and name the location. One sentence is enough. You do not have to prove anything: we send you the figures.',
  },
  {
    title: 'When you are paid',
    text: 'We answer within 5 business days and refund the card you paid with within 10 business days of your claim. The listings and pages we built stay yours.',
  },
]
