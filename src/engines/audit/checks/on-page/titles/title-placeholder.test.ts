import { expect, test } from 'vitest'
import { openGraphMissing } from '#src/engines/audit/checks/on-page/sharing/open-graph.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { titlePlaceholder } from './title-placeholder.ts'

const titled = (title: string, body = '<p>We clear drains.</p>') =>
  viewOf({ html: `<html lang="en"><head><title>${title}</title></head><body>${body}</body></html>` })

test.each([
  'Home',
  'Untitled Document',
  'One Page Bootstrap Template',
  'Landing Page',
  'Website Template',
  'Business Name',
  'Demo 2 - Calloway',
  'Page Title Goes Here',
  'Pricing | My Hugo Site',
  'My New Hugo Site',
  'Contact - Your Jekyll Blog',
  'My Astro Project | Home',
  'Elementor #12',
  'v0 App',
  'Bootstrap 4 Landing Page',
  'Welcome to your new website',
  'New Page | Calloway Plumbing',
  'Calloway Plumbing - Just another WordPress site',
  'My Site 1',
  'Test Page',
  '[STAGING] Calloway Plumbing',
  'Staging | Calloway Plumbing',
  'Calloway Plumbing STAGING',
  'Calloway Plumbing - Staging Site',
  'DRAFT: Drain cleaning in Akron',
  'Copy of Services | Calloway',
  'React App',
  'v0 App',
  'Base44 APP',
  'Emergent | Fullstack App',
  'DEV PREVIEW - Calloway Plumbing',
  'MAINTENANCE MODE | Calloway Plumbing',
  'Directive by HTML5 UP',
  'Plumba Bootstrap Template - Index',
  'Starter Template for Bootstrap',
  'Bootstrap 101 Template',
  'Calloway Plumbing | Wix.com',
  'Site Under Development | Calloway Plumbing',
  'Web Preview | Calloway Plumbing',
  'Calloway Plumbing – Redesign 2026',
  'MOCKUP: Calloway Plumbing',
  'calloway.wpengine.com',
  'Services Hub - Wireframe v1.0',
  'Calloway Plumbing - Residential Landing Page Wireframe',
  'Calloway Plumbing - Request Form (Prototype v1.2)',
])('“%s” was never meant to stay', title => {
  expect(titlePlaceholder.look(titled(title))).toMatchObject({
    occurrences: [{ line: 1, evidence: `<title>${title}</title>` }],
  })
})

test.each([
  'Landing Pages for Dentists | Calloway',
  'Wireframe Sculptures | Calloway',
  'Prototype Machining (Draft Angles) | Calloway',
  'Demolition in Akron | Calloway',
  'Home 24 | Calloway Homes',
  'Astro Turf Cleaning in Akron',
  'Home | Calloway Plumbing',
  'Website Redesign | Ivy Web Design',
  'Victor Hugo Site Tours | Paris Walks',
  'My Site Visit | Calloway Homes',
  'Hugo’s Blog | The Tap',
  'Mockups for Shirts | Ivy Print',
  'Land Development | Calloway Homes',
  'Test Preparation in Akron | Bright Minds',
  'COVID Test Site in Akron | Main Street Pharmacy',
  'Backflow Testing | Calloway Plumbing',
  'Home Staging in Akron | Ivy Interiors',
  'Virtual Staging | Ivy Interiors',
  'Draft Beer and Burgers | The Tap',
  'Draft | The Tap',
  'Guinness (Draft) | The Tap',
  '1884',
  'Test: Which Pipe Are You?',
  'New Patients | Calloway Dental',
  'Website Design in Akron',
  'Contemporary Art Index | Museum',
  'Dev Patel, DDS | Dentist in Akron',
  'Stage Lighting | Akron Events',
  'Kidney Cancer Staging',
  'Lawn Maintenance | Calloway',
  'Preview the Menu | The Tap',
  'Cutting Template for Tiles | Calloway',
  'Portraits by Ann Lee',
])('“%s” is a title', title => {
  expect(titlePlaceholder.look(titled(title)).state).toBe('ok')
})

test('staging is a trade where the page speaks of homes', () => {
  expect(titlePlaceholder.look(titled('Staging | Ivy Interiors', '<p>Our home staging sells.</p>')).state).toBe('ok')
})

test('a business’s name followed by staging is a copy of the site', () => {
  const named = '<footer>© 2024 Calloway Plumbing. All rights reserved.</footer>'
  const html = `<html><head><title>Calloway Plumbing Staging</title><meta property="og:site_name" content="Calloway Plumbing"></head><body>${named}</body></html>`
  expect(titlePlaceholder.look(viewOf({ html })).state).toBe('found')
})

test('nothing is said of a page that is not listed', () => {
  expect(titlePlaceholder.look({ ...titled('Home'), indexable: false }).state).toBe('not_applicable')
})

test.each(['Untitled Document', 'Page Title', '[STAGING] Drains', 'Copy of Drains'])(
  'a heading “%s” was never meant to stay either',
  heading => {
    const look = titlePlaceholder.look(
      titled('Drains in Akron | Calloway Plumbing', `<h1>${heading}</h1><p>Drains.</p>`),
    )
    expect(look).toMatchObject({ occurrences: [{ evidence: `<h1>${heading}</h1>` }] })
  },
)

test.each(['Home', 'Welcome', 'Start', 'Under Construction', 'Test Preparation'])(
  'a heading “%s” may stay',
  heading => {
    const look = titlePlaceholder.look(
      titled('Drains in Akron | Calloway Plumbing', `<h1>${heading}</h1><p>Drains.</p>`),
    )
    expect(look.state).toBe('ok')
  },
)

test('the name of a kit and its maker is left on any page, and alone', () => {
  const look = (title: string) =>
    titlePlaceholder.look({ ...titled(title), kind: 'service', url: 'https://www.calloway.example/brakes.html' }).state
  expect(look('Solid State by HTML5 UP')).toBe('found')
  expect(look('Elements - Solid State by HTML5 UP')).toBe('found')
  expect(look('Business Casual - Start Bootstrap Theme')).toBe('found')
  expect(look('Brakes | Start Bootstrap')).toBe('found')
  expect(look('Portfolio Details - Moderna Bootstrap Template')).toBe('found')
  expect(look('Start Bootstrap Courses in Macon')).toBe('ok')
  expect(look('Bootstrap Boots | Calloway')).toBe('ok')
  expect(look('Drains by HTML5 UP and Calloway')).toBe('ok')
  expect(look('Towed by Calloway')).toBe('ok')
})

test('what is shared as “Home” is told of its sharing where the title says more', () => {
  const page = (title: string, shared: string) =>
    viewOf({
      html: `<html lang="en"><head><title>${title}</title><meta property="og:title" content="${shared}"><meta property="og:image" content="https://www.calloway.example/a.png"></head><body><p>Drains</p></body></html>`,
    })
  expect(titlePlaceholder.look(page('Calloway Plumbing', 'Home')).state).toBe('ok')
  expect(openGraphMissing.look(page('Calloway Plumbing', 'Home'))).toMatchObject({
    occurrences: [{ evidence: 'og:title: Home' }],
  })
  expect(titlePlaceholder.look(page('Calloway Plumbing', 'Vite App')).state).toBe('found')
  expect(openGraphMissing.look(page('Calloway Plumbing', 'Drains in Macon')).state).toBe('ok')
})

test('a home page that is called by the name of its folder has no title', () => {
  expect(titlePlaceholder.look(titled('BBG Website')).state).toBe('found')
  expect(titlePlaceholder.look(titled('Calloway Grill website')).state).toBe('found')
  expect(titlePlaceholder.look(titled('Calloway Grill in Akron')).state).toBe('ok')
  expect(titlePlaceholder.look(titled('The Official Website of Calloway')).state).toBe('ok')
  expect(titlePlaceholder.look(titled('Akron Website', '<p>Web design for shops</p>')).state).toBe('ok')
})
