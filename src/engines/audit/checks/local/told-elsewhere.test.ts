import { expect, test } from 'vitest'
import type { ServedPage } from '#tests/support/audit/audit-views.ts'
import { calloway, htmlWith } from '#tests/support/audit/business-page.ts'
import { localOutcome } from '#tests/support/audit/local-outcome.ts'

const foot = '<footer><p>12 Oak Street, Savannah, GA 31401</p><a href="tel:+19122340142">(912) 234-0142</a></footer>'
const page = (body: string, over: Partial<ServedPage> = {}, head = ''): ServedPage => ({
  html: htmlWith([calloway], body + foot).replace('</head>', `${head}</head>`),
  ...over,
})
const inner = (body: string, over: Partial<ServedPage> = {}, head = '') =>
  page(body, { url: 'https://www.calloway.example/inner/', kind: 'about', ...over }, head)
const described = (content: string) => `<meta name="description" content="${content}">`
const legal = (body: string) => inner(`<h1>Privacy Policy</h1><p>${body}</p>`, { kind: 'legal' })
const contact = (body: string): ServedPage => ({
  html: `<html><head><title>Contact</title></head><body><h1>Contact us</h1>${body}</body></html>`,
  kind: 'contact',
})
const place = (name: string) =>
  `<iframe src="https://www.google.com/maps/embed?pb=!1m18!1m12!1m3!1d3!2d-81.09!3d32.08!3m3!1m2!1s0x88fb9:0x3f1a!2s${name}!5e0!3m2!1sen!2sus"></iframe>`
const form = '<form id="f"><input name="email"><textarea name="message"></textarea><button>Send</button></form>'
const script = (code: string) => `<script>f.addEventListener('submit', e => { e.preventDefault(); ${code} })</script>`
const week = (hours: string) => `<p>Monday - Friday: ${hours}</p>`

test.each<[string, ServedPage[], RegExp]>([
  ['message-link-wrong-number', [page('<a href="sms:+19122340124">Text us</a>')], /\+19122340124; the page shows/],
  ['message-link-wrong-number', [page('<a href="https://wa.me/447911123456">WhatsApp</a>')], /\(G[BG]\)/],
  ['message-link-wrong-number', [page('<a href="https://wa.me/9122340142">WhatsApp</a>')], /code 1 is missing/],
  ['message-link-wrong-number', [page('<a href="sms:9127865533">(912) 786-5534</a>')], /shows \(912\) 786-5534/],
  ['message-link-wrong-number', [page('<a href="https://wa.me/11234567890">Chat</a>')], /made-up/],
  [
    'name-misspelled-in-results',
    [
      page(
        '<p>Dr. Rosinski mends teeth.</p><p>Ask Rosinski.</p>',
        {},
        described('Dr. Chris Rosinksi mends your teeth.'),
      ),
    ],
    /description: “Rosinksi”, on the page “rosinski”/,
  ],
  ['form-promised', [page('<p>Simply fill-out this short form.</p>', { kind: 'other' })], /fill-out this short form/],
  ['form-promised', [page('<p>Please fill out the following form and click Submit.</p>')], /the following form/],
  [
    'form-promised',
    [page('<p>Save time by printing and completing your forms at home.</p><form action="/x"><input name="q"></form>')],
    /printing and completing your forms”, and no link to one/,
  ],
  ['form-promised', [page('<p>Ask us through the contact form on the right.</p>')], /form on the right/],
  ['offer-ended', [page('<p>10% off. Offer expires 12/31/2024.</p>')], /expires 12\/31\/2024/],
  ['offer-ended', [page('<p>Coupon valid until March 3, 2025</p>')], /valid until March 3, 2025/],
  ['offer-ended', [page('<p>Our 2023 Holiday Hours</p>')], /2023 Holiday Hours/],
  ['offer-ended', [page('<p>We will be closed Monday, May 27, 2024.</p>')], /will be closed.*2024/],
  ['offer-ended', [page('<p>Coming Spring 2023!</p>')], /Coming Spring 2023/],
  [
    'founding-year-across-pages',
    [page('<p>Established 1987</p>'), inner('<p>Family owned since 1992.</p>')],
    /1992.*1987/,
  ],
  [
    'years-in-business-conflict',
    [page('<h2>Twenty-Five Years of Fine Work</h2>', {}, described('Plumbers for over 30 years.'))],
    /Twenty-Five Years.*30 years/,
  ],
  [
    'years-in-business-conflict',
    [page('', {}, described('For over 30 years.')), inner('', {}, described('Over 20 years of care.'))],
    /20 years.*30 years.*home page/,
  ],
  [
    'years-in-business-conflict',
    [
      page('<p>We have been in business for over 20 years in Oakland.</p>'),
      inner('<p>In business more than 12 years.</p>'),
    ],
    /12 years.*over 20 years.*calloway/,
  ],
  [
    'legal-page-of-another',
    [legal(`Hartwell Media’s Privacy Policy is to care. ${'Hartwell Media owns all. '.repeat(6)}`)],
    /Hartwell Media/,
  ],
  ['map-of-another-business', [page(place('Hartwell%20Heating'))], /Hartwell Heating/],
  [
    'map-of-another-business',
    [page('<iframe src="https://maps.google.com/maps?q=Hartwell+Heating&output=embed"></iframe>')],
    /Hartwell/,
  ],
  [
    'legal-page-of-another',
    [legal('At Hartwell Pumps, accessible from https://hartwell.example, we care.')],
    /Hartwell/,
  ],
  [
    'legal-page-of-another',
    [legal('information that is collected and recorded by Zentrix and how we use it.')],
    /Zentrix/,
  ],
  [
    'legal-page-of-another',
    [legal('Website refers to Calloway, accessible from www.zentrix-demo.com')],
    /zentrix-demo/,
  ],
  // The site's own domain is the right one, however few pages have it.
  [
    'email-other-domain-on-page',
    [
      page('<p>info@old.example</p>'),
      inner('<p>a@calloway.example</p>'),
      inner('<p>info@old.example</p>', { url: 'https://www.calloway.example/old/' }),
    ],
    /^info@old\.example; a@calloway/,
  ],
  [
    'email-other-domain-on-page',
    [
      page('<p>a@calloway.example</p>'),
      inner('<p>b@calloway.example</p>'),
      inner('<p>info@old.example</p>', { url: 'https://www.calloway.example/old/' }),
    ],
    /info@old\.example; a@calloway\.example on 2 pages/,
  ],
  ['contact-page-empty', [contact('<form><input type="email" name="email"><button>Join</button></form>')], /no number/],
  ['form-without-receiver', [page(form + script("alert('Thank you!')"))], /keeps it and sends nothing/],
  [
    'form-without-receiver',
    [page(form.replace('<form', '<form method="post" onsubmit="go()"') + script("show('Message sent')"))],
    /sends nothing/,
  ],
  ['form-without-receiver', [page(form.replace('<form', '<form data-endpoint="/api/send"'))], /without action/],
  [
    'hours-conflict-description',
    [page('', {}, described('Plumbers. Open Monday to Friday 9am to 6pm.')), inner(week('8am - 5pm'))],
    /Mon: 9 am–6 pm in the description, 8 am–5 pm on the site/,
  ],
  ['hours-conflict-description', [page(week('8am - 5pm'), {}, described('Open 24/7 for you.'))], /24 hours/],
])('%s is found', (id, pages, evidence) => {
  const outcome = localOutcome(id, pages)
  expect(outcome.state).toBe('found')
  if (outcome.state === 'found') expect(outcome.occurrences.map(one => one.evidence).join('\n')).toMatch(evidence)
})

test.each<[string, ServedPage[]]>([
  ['message-link-wrong-number', [page('<a href="sms:+19122340142?body=Hi">Text us</a>')]],
  ['message-link-wrong-number', [page('<a href="https://wa.me/19127865533">WhatsApp</a>')]],
  ['message-link-wrong-number', [page('<a href="https://wa.me/message/ABCDEF">WhatsApp</a>')]],
  [
    'name-misspelled-in-results',
    [page('<p>Rosinski and Hanson. Rosinski!</p>', {}, described('Rosinski, Hansen, Rosinskis and Marlton.'))],
  ],
  [
    'name-misspelled-in-results',
    [
      {
        html: htmlWith([calloway], '<p>Calloway Plumbing. Calloway!</p>').replace('<title>Calloway', '<title>Calolway'),
      },
    ],
  ],
  ['form-promised', [page('<p>Fill out this form.</p><form><input name="q"></form>')]],
  ['form-promised', [page('<p>Fill out this form.</p><script src="/js/forms.js"></script>')]],
  ['form-promised', [page('<p>Fill out the form of the IRS.</p>')]],
  ['form-promised', [page('<p>Fill out the following form.</p><iframe src="https://ask.example/f"></iframe>')]],
  ['form-promised', [page('<p>Complete the form below.</p><p><a href="https://ask.example/x">Apply now</a></p>')]],
  ['form-promised', [page('<p>Complete the following forms and bring them along.</p>')]],
  ['offer-ended', [page('<p>Offer ends 12/31/2026. © 2019. Since 2020 special offers.</p>')]],
  ['offer-ended', [page('<p>Offer expires 12/31/2024.</p>', { kind: 'article' })]],
  [
    'founding-year-across-pages',
    [page('<p>Established 1987</p>'), inner('<p>Since 1992 our chef; opened in 1999.</p>')],
  ],
  ['founding-year-across-pages', [page('<p>Established 1987</p>'), inner('<p>Founded in 1987</p>')]],
  [
    'years-in-business-conflict',
    [page('<h2>Over 30 years</h2><h3>50 years combined</h3>', {}, described('Over 30 years.'))],
  ],
  [
    'years-in-business-conflict',
    [page('', {}, described('For over 30 years.')), inner('<h2>20 years of experience</h2>')],
  ],
  [
    'years-in-business-conflict',
    [
      page('<p>In business for 20 years.</p>'),
      inner('<p>Ann has mended pipes for 12 years. In business for 20 years.</p>'),
    ],
  ],
  ['legal-page-of-another', [legal('Google’s Privacy Policy is here. See Google. Google. Google. Google. Google.')]],
  ['legal-page-of-another', [legal(`Calloway’s Privacy Policy is to care. ${'Calloway cares. '.repeat(6)}`)]],
  ['legal-page-of-another', [legal('Hartwell Media’s Privacy Policy is another matter.')]],
  ['map-of-another-business', [page(place('Calloway%20Plumbing'))]],
  ['map-of-another-business', [page(place('12%20Oak%20St%2C%20Savannah'))]],
  ['map-of-another-business', [page(place('Oglethorpe%20Mall'))]],
  ['map-of-another-business', [page(place('Hartwell%20Grill!4m5!1s0x88fa:0x3f1b!2sCalloway%20Plumbing'))]],
  ['map-of-another-business', [page(`<p>Beside Hartwell Heating</p>${place('Hartwell%20Heating')}`)]],
  ['legal-page-of-another', [legal('At Calloway, accessible from https://www.calloway.example, we care.')]],
  [
    'legal-page-of-another',
    [legal('Company refers to Hartwell Holdings LLC, 12 Oak Street. We use Google Analytics.')],
  ],
  ['legal-page-of-another', [legal('collected and recorded by Your Company and how we use it.')]],
  ['email-other-domain-on-page', [page('<p>a@calloway.example</p>'), inner('<p>a@gmail.com</p>')]],
  [
    'email-other-domain-on-page',
    [
      page('<p>a@calloway.example</p>'),
      inner('<p>b@calloway.example</p><p>c@bank.example</p>'),
      inner('<p>a@calloway.example</p>', { url: 'https://www.calloway.example/c/' }),
    ],
  ],
  ['form-without-receiver', [page(form.replace('<form', '<form data-netlify="true"'))]],
  ['contact-page-empty', [contact('<p>Call (912) 234-0142</p>')]],
  ['contact-page-empty', [contact('<iframe src="https://www.jotform.com/12"></iframe>')]],
  ['form-without-receiver', [page(form + script("fetch('/api', {}); alert('Thank you!')"))]],
  // With two forms nobody knows which of them the script keeps back.
  [
    'form-without-receiver',
    [
      page(
        `${form.replace('<form', '<form data-netlify="true"')}<form action="/b"></form>${script("alert('Thank you!')")}`,
      ),
    ],
  ],
  ['form-without-receiver', [page(`${form}${script("alert('Thank you!')")}<script src="/js/send.js"></script>`)]],
  ['hours-conflict-description', [page(week('9am - 6pm'), {}, described('Open Monday to Friday 9am to 6pm.'))]],
  ['hours-conflict-description', [page(week('8am - 5pm'), {}, described('24/7 emergency service.'))]],
  ['hours-conflict-description', [page('', {}, described('Open Monday to Friday 9am to 6pm.'))]],
])('%s is not found where all is well', (id, pages) => {
  expect(localOutcome(id, pages).state).not.toBe('found')
})
