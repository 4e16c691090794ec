import { expect, test } from 'vitest'
import { outcomeOf } from '#tests/support/audit/outcome-of.ts'

const look = (id: string, head: string, body = '', kind: 'service' | 'home' | 'article' = 'service') => {
  const html = `<html lang="en"><head><title>Crowns | Holloway Family Dental</title>${head}</head><body>
    <header><a href="/"><img src="logo.png" alt="Holloway Family Dental"></a></header>
    <main><h1>Crowns</h1>${body}</main><footer>© 2026 Holloway Family Dental</footer></body></html>`
  const outcome = outcomeOf(id, [{ html, url: 'https://www.holloway.example/crowns/', kind }])
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence).join('\n') : outcome.state
}
const data = (entry: object) =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...entry })}</script>`

test.each([
  ['<meta property="og:title" content="Crowns | Hollaway Family Dental">', ''],
  ['<meta property="og:description" content="Ask Hollaway Family Dental for a crown.">', ''],
  ['<meta name="twitter:title" content="Crowns by Holoway Family Dental">', ''],
  [data({ '@type': 'Dentist', legalName: 'Hollaway Family Dental, LLC', telephone: '1' }), ''],
  [data({ '@type': 'ContactPage', name: 'Contact Hollaway Family Dental' }), ''],
  ['', '<h2>Why choose Hollaway Family Dental?</h2>'],
  ['', '<p>At Hollaway Family Dental, we listen first.</p>'],
  ['', '<iframe title="Map to Hollaway Family Dental" src="https://maps.example/"></iframe>'],
  ['', '<a href="mailto:a@b.example?subject=Question%20for%20Hollaway%20Family%20Dental">Write</a>'],
])('a slip in the own name is found: %s%s', (head, body) => {
  expect(look('name-misspelled-on-page', head, body)).toMatch(/“hol\w+ famil\w+ dental”, elsewhere “Holloway/)
})

test.each([
  ['', '<p>Holloway’s Family Dental is here.</p>'],
  ['', '<p>Holloway Family Dentist of the year.</p>'],
  ['', '<p>Family dental care for all.</p>'],
  ['', '<p>Holloway Family Dental<small>A Division of Oak Health</small></p>'],
  ['', '<blockquote>Hollaway Family Dental is great.</blockquote>'],
  ['<meta property="og:title" content="Crowns | Holloway Dental">', ''],
  ['<meta name="description" content="Hollaway Family Dental makes crowns.">', '<p>Hollaway Family Dental</p>'],
])('the name, its forms, and slips told elsewhere are not: %s%s', (head, body) => {
  expect(look('name-misspelled-on-page', head, body)).not.toContain('elsewhere')
})

test('what an inner page is about is no name, though its title and its heading say it alike', () => {
  const about = (topic: string, logo = '') =>
    outcomeOf('name-misspelled-on-page', [
      {
        html: `<html lang="en"><head><title>${topic} | Marlow Enterprises</title></head><body>${logo}<main><h1>${topic}</h1>
          <h3>Excavation Services</h3><p>Drivway Repair by Marlowe Brothers.</p></main></body></html>`,
        url: 'https://www.marlow.example/work.html',
        kind: 'service',
      },
    ]).state
  expect(about('Excavating Services')).not.toBe('found')
  expect(about('Driveway Repairs')).not.toBe('found')
  expect(about('Excavating', '<header><a href="/"><img src="logo.png" alt="Marlow Brothers"></a></header>')).toBe(
    'found',
  )
})

const named = (logo: string, body: string) => {
  const html = `<html lang="en"><head><title>Team</title></head><body>
    <header><a href="/"><img src="logo.png" alt="${logo}"></a></header>
    <main><h1>Team</h1>${body}</main><footer>© 2026 ${logo}</footer></body></html>`
  return outcomeOf('name-misspelled-on-page', [{ html, url: 'https://www.shop.example/team/', kind: 'service' }]).state
}

test.each([
  ['SCHOLTZ DOOR SERVICE LLC', 'Schultz Door Service has the parts on the truck.'],
  ['Sunnybrook Animal Hospital', 'The team at Sunnybrooke Animal Hospital looks forward to you.'],
  ['Newnan Family Chiropractic', 'Newman Family Chiropractic welcomes you.'],
  ['C&amp;M Barber Shop', 'Why folks love C&amp;N Barber Shop'],
])('%s against “%s”', (logo, text) => {
  expect(named(logo, `<p>${text}</p>`)).toBe('found')
})

test.each([
  ['SCHOLTZ DOOR SERVICE LLC', 'Scholtz Door Service has the parts on the truck.'],
  ['Sunnybrook Animal Hospital', 'The Sunnybrook Animal Hospital team looks forward to you.'],
  ['C&amp;M Barber Shop', 'C &amp; M Barber Shop is open.'],
])('%s agrees with “%s”', (logo, text) => {
  expect(named(logo, `<p>${text}</p>`)).not.toBe('found')
})

test('articles and the text of the home page are read by other checks', () => {
  for (const kind of ['home', 'article'] as const)
    expect(look('name-misspelled-on-page', '', '<p>At Hollaway Family Dental, we listen.</p>', kind)).toBe('ok')
})

test.each(['name-of-another-business', 'text-of-another-business', 'title-of-another-business'])(
  'the own name with a slip is none of %s',
  id => {
    const head = '<meta property="og:site_name" content="Hollaway Family Dental">'
    expect(look(id, head, '<p>At Hollaway Family Dental, we listen.</p>')).not.toContain('Hollaway')
  },
)

test('the name of a stranger in a title for sharing, or in the data of an inner page, is found', () => {
  const shared = '<meta property="og:title" content="Crowns | Brightsmile Dental Studio">'
  expect(look('name-of-another-business', shared)).toBe('og:title: “Brightsmile Dental Studio”')
  const entry = data({ '@type': 'Dentist', name: 'Brightsmile Dental Studio', telephone: '+1 912-555-0142' })
  expect(look('name-of-another-business', entry)).toBe('structured data: “Brightsmile Dental Studio”')
  expect(look('name-of-another-business', entry, '<p>We work with Brightsmile Dental Studio.</p>')).toBe('ok')
  const ad = '<meta property="og:title" content="Sparkling Crowns for Less | Dental Deals">'
  expect(look('name-of-another-business', ad)).toBe('ok')
})

test('a greeting in the heading that welcomes to somebody else is found', () => {
  expect(look('text-of-another-business', '', '<h1>Welcome to Brightsmile Dental Studio</h1>')).toContain('Brightsmile')
  expect(look('text-of-another-business', '', '<h1>Welcome to Holloway Family Dental</h1>')).toBe('ok')
  expect(look('text-of-another-business', '', '<h1>Dental Implants</h1><h2>About Dental Implants</h2>')).toBe('ok')
})

test.each([
  ['office@hollawayfamilydental.com', 'hollowayfamilydental'],
  ['office@holloway.local', 'own domain'],
  ['office@holloway.netlify.app', 'own domain'],
])('mail to %s does not arrive', (address, meant) => {
  expect(look('email-domain-misspelled', '', `<a href="mailto:${address}">${address}</a>`)).toContain(meant)
})

test('a domain that leaves out an initial, or that a copy calls its own, is right', () => {
  const mail = (address: string) => `<a href="mailto:${address}">${address}</a>`
  const named = '<meta property="og:site_name" content="Ann M. Hollowell Dental">'
  expect(look('email-domain-misspelled', named, mail('ann@annhollowelldental.com'))).toBe('ok')
  const shared = '<meta property="og:url" content="https://www.hollowayfamilydentl.com/">'
  expect(look('email-domain-misspelled', '', mail('a@hollowayfamilydentl.com'))).toContain('hollowayfamilydental')
  expect(look('email-domain-misspelled', shared, mail('a@hollowayfamilydentl.com'))).toBe('ok')
})

test.each(['office@hollowayfamilydental.com', 'office@hollowaydental.com', 'ann@localhostel.com'])(
  'mail to %s may arrive',
  address => {
    expect(look('email-domain-misspelled', '', `<a href="mailto:${address}">${address}</a>`)).toBe('ok')
  },
)

const about = (name: string, text: string) => {
  const html = `<html lang="en"><head><title>About</title></head><body><p>${text}</p>
    <footer>© 2026 ${name}</footer></body></html>`
  const outcome = outcomeOf('name-misspelled-on-page', [
    { html, url: 'https://www.marlow.example/about/', kind: 'about' },
  ])
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : []
}

test('a page that calls the house by another kind of house is found', () => {
  expect(about('Marlow Healing Collective', 'Ada is a part of the Marlow Healing Collaborative.')).toEqual([
    'text: “Marlow Healing Collaborative”, elsewhere “Marlow Healing Collective”',
  ])
})

test.each([
  ['Marlow Healing Collective', 'Ada is a part of the Marlow Healing Collective.'],
  ['Marlow Healing Arts', 'Ada is a part of the Marlow Healing Group.'],
  ['Marlow Dental Partners', 'Marlow Dental Partnership Plan'],
  ['Marlow Center', 'The Marlow Group owns it.'],
])('of %s “%s” says nothing wrong', (name, text) => {
  expect(about(name, text)).toEqual([])
})

test('where the logo has the slip, the right word in the text is none', () => {
  const html = `<html lang="en"><head><title>Weddings</title></head><body><header><a href="/"><img src="logo.png"
    alt="Eldferflower Field logo"></a></header><main><h1>Weddings</h1><p>Elderflower Field grows what you want.</p></main></body></html>`
  const page = { html, url: 'https://www.calloway.example/weddings/', kind: 'service' as const }
  expect(outcomeOf('name-misspelled-on-page', [page]).state).not.toBe('found')
})
