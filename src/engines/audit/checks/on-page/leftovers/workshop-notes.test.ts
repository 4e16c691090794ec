import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { workshopNotes } from './workshop-notes.ts'

const page = (body: string, { title = 'Calloway Dental, Savannah', description = '' } = {}) =>
  viewOf({
    html: `<html lang="en"><head><title>${title}</title><meta name="description" content="${description}"></head><body>${body}</body></html>`,
  })
const found = (view: ReturnType<typeof page>) => {
  const outcome = workshopNotes.look(view)
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : []
}

test.each([
  'These local pages help customers and search engines understand where the business works.',
  'This block lets AI assistants understand what we do.',
  'Fresh photos from Facebook now support the lawn care and landscaping pages.',
  'Bold type; no lyrics, logos, or proprietary artwork included.',
  'STAGING SITE - NOT FOR PUBLIC',
  'Schedule widget will be embedded here',
  'The booking calendar will be integrated here.',
  'Map iframe will go here',
  'Instagram feed placeholder',
  '[Embed: calendar of classes]',
  'Note: Update the Google Maps embed URL with the actual embed code from Google Maps.',
  'Replace the iframe src with your own map.',
  'Connect your PushPress or Wodify account to display the schedule.',
  'This is a preview of your new website. Please send us your feedback.',
  '(Client to provide photo of Dr. Smith)',
  'Test heading - delete me',
  'Hours are taken from the existing Calloway Dental website.',
  'The older site links to online new patient forms.',
  'The existing practice biography also notes his training.',
  'This page targets drain cleaning in Savannah.',
  'This single page consolidates the prices of our services.',
  'It offers both, as referenced in the source website content.',
  'The source service copy indicates two sizes.',
  'All blog content is loaded from structured JSON.',
  'This is default privacy information for the static site.',
  'It should be reviewed for final legal sign-off.',
  'Existing Google review excerpt',
  'Embed your Google Maps iframe here once the site is live.',
  'Prices follow when the new website goes live.',
  'AI Summary · Drain cleaning',
  'AI Overview | Roof repair in Macon',
  'LLM Summary',
  'GEO Block: Macon',
  'Awaiting Ada Confirmation',
  'Draft for review. This says how the site handles data.',
  'It has not been reviewed by counsel.',
  'Confirm with Ada — same-day visits',
  'Do not publish until then.',
  'Business hours pending confirmation. Call us.',
  'Wireframe — For Review',
  'DESIGN MOCKUP · Visual identity is provisional',
  'Mockup form — not a live submission endpoint.',
  'REPLACE WITH TEXT ABOUT TEETH',
  'Submissions will be sent to your email inbox.',
  'A booking link can be added here when ready.',
  'You can link a Google Form or 3rd-party application portal here.',
  'You can embed your booking calendar here.',
  'SEO text',
  'Mock-up only. Open the guide.',
  'This page is a mock-up for the shop, not a finalized launch.',
  'Before-and-after pictures will replace placeholders as projects are completed.',
  'Target keyword: plumber in Savannah',
  'Meta description: Pipes mended on the same day.',
  'Replace with your job photo',
  'We recommend an attorney review before relying on them.',
  'Every major CTA points directly to our service pages.',
  'This premium authority site highlights dog training.',
  'Confirm your exact policy language before publishing.',
  'Update portal.loginUrl in assets/js/settings.js.',
  'This template does not include analytics.',
  'Paste a real Google review here, exactly as the customer wrote it.',
  'You can add photos once your form tool supports uploads.',
  'Latest updates from Calloway Dental will appear here.',
  'Replace placeholder photos anytime.',
  'Placeholder gallery: swap in real photos.',
  'Upload the certificate to replace this placeholder.',
  'To add more photos, save them to the images/ folder, then copy a block.',
  'Copy one of the blocks in gallery.html and change the name.',
  'For an inbox of its own, we can add a form backend later.',
  'Background graphic, to be added',
  'Landing page mock-up for Calloway Dental',
  'Verify these prices before going live.',
  'This policy is an industry-standard starting point.',
  'Template language — have a professional review before relying on it.',
  'Backend reality: drains are our strongest lane.',
  'Internal note: prices of last year',
  'We mend pipes. Keywords: Savannah plumber, pipe repair Savannah.',
  'This privacy policy is a template and should be reviewed by your legal counsel.',
  'This sample site was built by Ada Quill. Claim it today.',
])('a note of the maker is found: %s', text => {
  expect(found(page(`<main><p>Welcome.</p><p>${text}</p></main>`))).toHaveLength(1)
})

test('also in the description, which search results show', () => {
  const description = 'A modern redesign concept for Calloway Dental, with friendly care.'
  expect(found(page('<p>Welcome.</p>', { description }))).toEqual([`“${description}”`])
})

test.each([
  'You can link your pharmacy account to our portal.',
  'The speakers will be embedded in the ceiling.',
  'Connect your phone to display the picture on our TV.',
  'Add your Google account to see the photos.',
  'A schedule will be posted below the door.',
  'Update the filter of your widget press.',
  'The form will be integrated with the wall by our masons.',
  'You can insert a pill here, and we look after it.',
  'You can also find directions and a map here.',
  'Please confirm with your insurer - some plans differ.',
  'Your booking is pending confirmation.',
  'We draw a mockup for review within a day.',
  'A wireframe holds the roses.',
  'A form can be added here at the counter.',
  'We match the brickwork of the existing house.',
  'From the existing site plan we draw the new driveway.',
  'Our existing customers get 10 % off.',
  'We find the source of the leak and repair it.',
  'A previous owner built the older part of the house.',
  'Replace with a new filter every three months.',
  'Your order will appear here.',
  'This site is a demonstration garden with forty kinds of roses.',
  'Our mock-up only takes a day.',
  'We will replace the old siding.',
  'All pages are static-free and reviewed by our dentist.',
  'Once your form is in, we call you back.',
  'An open source heating control.',
  'Save the form to your Downloads folder and send it to us.',
  'We put your photos in a folder of your own.',
  'Our graphic designer knows what is to be added to your sign.',
  'Wood sides and a steel back end.',
  'We swap the filters in spring.',
  'AI summary',
  'AI Summary',
  'AI Overview: What You Will Learn on This Page',
  'AI Summary — our answer in brief',
  'AI Overview: How does a roof leak?',
  'Alt text: when to write it, when to leave it empty',
])('what a shop says is none: %s', text => {
  expect(found(page(`<main><p>${text}</p></main>`))).toEqual([])
})

test('who makes sites for others may speak of it', () => {
  const text = '<p>We bring every word from the existing website along.</p>'
  expect(found(page(text))).toHaveLength(1)
  expect(found(page(text, { title: 'Web design in Savannah' }))).toEqual([])
})

test('an error page and an article are not looked at', () => {
  const html = '<p>Replace with your job photo</p>'
  expect(workshopNotes.look(viewOf({ html, response: { status: 404 } })).state).toBe('not_applicable')
  expect(workshopNotes.look(viewOf({ html, kind: 'article' })).state).toBe('not_applicable')
})

test.each([
  '[...unchanged menu code...]',
  '… rest of the existing code …',
  'The rest of the page code stays the same.',
  '... remaining sections ...',
])('what an assistant left out: %s', text => {
  expect(found(page(`<p>${text}</p>`))).toHaveLength(1)
})

test.each([
  'Our prices are unchanged, and the rest of the menu is the same.',
  'We bring existing buildings up to the electrical code.',
  'Remaining sections of the fence are mended in spring.',
  'The rest of the team stays here… existing customers know them.',
])('what a shop says of itself is none: %s', text => {
  expect(found(page(`<p>${text}</p>`))).toEqual([])
})
