import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { headingWithoutContent } from './empty-parts.ts'
import { promisedPart } from './promised-parts.ts'

const nav = '<nav><a href="/">Home</a> <a href="/contact.html">Contact</a></nav>'
const page = (body: string) =>
  viewOf({
    html: `<!doctype html><html lang="en"><body>${nav}<main><h1>Calloway</h1>${body}</main><footer><a href="tel:+19122340142">(912) 234-0142</a></footer></body></html>`,
  })

test.each([
  '<p>Have a look at our menu below.</p>',
  '<p>See our price list below.</p>',
  '<p>Browse our photo gallery below to see what we have done.</p>',
  '<p>Watch the video below to learn how it works.</p>',
  '<p>Watch this short video to meet the crew.</p>',
  '<p>See the map below for directions.</p>',
  '<p>Print the coupon below and bring it with you.</p>',
  '<p>Read what our customers say below.</p>',
  '<p>Pick a time on the calendar below.</p>',
  '<p>The chart below shows our rates.</p>',
  '<p>Click the button below to book your visit.</p>',
  '<p>To see all of our work, click here.</p>',
  '<p>Download our menu (PDF)</p>',
  '<p>Simply download this fillable PDF form.</p><a href="/form.html">Form</a>',
  '<h2>Download &amp; Print</h2><h3>Patient forms</h3><p>Consent form</p>',
  '<p>Please print our new patient paperwork.</p>',
])('%s', body => {
  expect(promisedPart.look(page(body)).state).toBe('found')
})

test.each([
  '<p>Have a look at our menu below.</p><h3>Soup</h3><p>$6</p>',
  '<p>To see all of our work, <a href="/work.html">click here</a>.</p>',
  '<p>To see all of our work, click <a href="/work.html">here</a>.</p>',
  '<p>Watch the video below.</p><iframe title="Crew" src="https://www.youtube.com/embed/abcdefghijk"></iframe>',
  '<p>Browse our gallery below.</p><img src="/a.jpg" alt="Blue kitchen">',
  '<a href="/story.html"><p>Watch this video of our crew</p><p>Read more</p></a>',
  '<p>Our prices are below those of others.</p>',
  '<p>Print the coupon below.</p><p>$20 off any repair</p>',
  '<p>Please print our new patient paperwork.</p><a href="/docs/intake.pdf">Intake</a>',
  '<p>Download these forms before you come.</p><a href="/forms.html">Patient forms</a>',
  '<h2>Download &amp; Print</h2><a href="/docs/a.docx">Consent</a>',
  '<p>Please download our app.</p>',
  '<p>See our price list below.</p><script src="/js/main.js"></script>',
])('%s is all there', body => {
  expect(promisedPart.look(page(body)).state).not.toBe('found')
})

test.each([
  ['<h2>Our Team</h2><h2>Why us</h2><p>We care.</p>', 'found'],
  ['<h2>Why us</h2><p>We care.</p><h2>FAQ</h2>', 'found'],
  ['<h2>Why us</h2><p>We care.</p><h2>Gallery</h2><div class="gallery"></div>', 'found'],
  ['<h2>Upcoming Events</h2><div id="events"></div><h2>Visit</h2><p>Come by.</p>', 'found'],
  ['<h2>Why us</h2><p>We care.</p><h2>Our Team</h2><p>Ann Calloway</p>', 'ok'],
  ['<h2>Gallery</h2><img src="/a.jpg" alt="Blue kitchen"><h2>Visit</h2><p>Come by.</p>', 'ok'],
  ['<h2>Our week</h2><h3>Monday:</h3><h3>Tuesday:</h3><h3>Friday:</h3><p>Fish</p>', 'found'],
  ['<h2>Our week</h2><h3>Monday</h3><h3>Tuesday</h3><h3>Friday</h3><p>Fish</p>', 'ok'],
  ['<h2>Our week</h2><h3>Monday:</h3><p>Soup</p><h3>Tuesday:</h3><p>Fish</p>', 'ok'],
  ['<h2>Our Team</h2><h3>Ann Calloway</h3><p>She mends pipes.</p>', 'ok'],
])('%s: %s', (body, state) => {
  expect(headingWithoutContent.look(page(body)).state).toBe(state)
})
