import { expect, test } from 'vitest'
import { kindOf } from '#src/engines/audit/run/page-kind.ts'
import { factsOf } from '#tests/support/audit/audit-page.ts'

const home = 'https://www.calloway.example/'
const kindAt = (path: string, html = '<title>Calloway</title>') =>
  kindOf(factsOf(html, new URL(path, home).href), home, undefined)

test.each([
  ['/', 'home'],
  ['/index.html', 'home'],
  ['/contact', 'contact'],
  ['/Contact-Us.php', 'contact'],
  ['/contact%20us.html', 'contact'],
  ['/About%20Us.html', 'about'],
  ['/about_us.php', 'about'],
  ['/privacy_policy.html', 'legal'],
  ['/contact%20lenses.html', 'other'],
  ['/findus.html', 'contact'],
  ['/dentist-in-shawnee-contact.html', 'contact'],
  ['/contact-lenses/', 'other'],
  ['/about/', 'about'],
  ['/our-team', 'about'],
  ['/privacy-policy/', 'legal'],
  ['/terms-of-service', 'legal'],
  ['/thank-you/', 'thanks'],
  ['/thanks', 'thanks'],
  ['/contact_thank_you.html', 'thanks'],
  ['/danke.html', 'thanks'],
  ['/success.html', 'thanks'],
  ['/form-submitted.html', 'thanks'],
  ['/message_sent', 'thanks'],
  ['/form-sentinel/', 'other'],
  ['/success-stories.html', 'other'],
  ['/dry-at-last-thanks-to-ray/', 'other'],
  ['/thank-you-reviews.html', 'other'],
  ['/thanks-for-your-testimonials/', 'other'],
  ['/thank-you-for-your-review.html', 'thanks'],
  ['/blog/', 'listing'],
  ['/blog/page/2', 'listing'],
  ['/category/drains/', 'listing'],
  ['/blog/index.html', 'listing'],
  ['/articles/page/2/index.html', 'listing'],
  ['/category/drains/kitchen/', 'listing'],
  ['/contact/index.html', 'contact'],
  ['/protein-in-your-dogs-diet/', 'other'],
  ['/blog/how-to-unclog-a-drain', 'article'],
  ['/2025/04/spring-checks/', 'article'],
  ['/locations/', 'listing'],
  ['/locations/macon/', 'location'],
  ['/plumber-in-savannah/', 'location'],
  ['/plumber-macon-ga/', 'location'],
  ['/services/drains/', 'service'],
  ['/services', 'service'],
  ['/gallery/', 'other'],
])('%s is %s', (path, kind) => {
  expect(kindAt(path)).toBe(kind)
})

test.each([
  ['<title>x</title><h1>Contact us</h1>', 'contact'],
  ['<title>Contact us | Calloway</title>', 'contact'],
  ['<title>Contact lenses in Macon</title>', 'other'],
  ['<h1>Thank you for all your reviews</h1>', 'other'],
  ['<h1>Thank you for your message</h1>', 'thanks'],
  ['<h1>Thanksgiving hours</h1>', 'other'],
  ['<h1>Privacy Policy</h1>', 'legal'],
  ['<script type="application/ld+json">{"@context":"https://schema.org","@type":"BlogPosting"}</script>', 'article'],
])('an address that says nothing leaves it to the words: %s', (html, kind) => {
  expect(kindAt('/p7', html)).toBe(kind)
})

test('what links call a page decides last', () => {
  const facts = factsOf('<h1>We would love to hear from you</h1>', `${home}p7`)
  expect(kindOf(facts, home, 'contact')).toBe('contact')
})
