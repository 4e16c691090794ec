import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { linkToSiteBuilder } from './site-builder-links.ts'

const state = (body: string, url = 'https://www.calloway.example/') =>
  linkToSiteBuilder.look(viewOf({ url, html: `<body>${body}</body>` })).state

test.each([
  '<nav><a href="https://mobirise.com">Calloway Skin Care</a></nav>',
  '<section class="engine"><a href="https://mobirise.info/q">free responsive templates</a></section>',
  '<li><a href="https://mobirise.com/"></a></li>',
  '<footer><a href="https://nicepage.com/website-templates">Website Templates</a></footer>',
  '<footer><a href="https://nicepage.com/">Website Builder Software</a></footer>',
  '<header><a href="https://www.wix.com/">Calloway Drain Shop</a></header>',
  '<a href="http://www.free-css.com/free-css-templates">best of the web</a>',
])('a link that a tool put in is told: %s', body => {
  expect(state(body)).toBe('found')
})

test.each([
  '<footer><a href="https://mobirise.com/">Mobirise</a></footer>',
  '<footer><a href="https://www.weebly.com/">Powered by Weebly</a></footer>',
  '<footer><a href="https://www.squarespace.com/"><img src="badge.png" alt="Made with Squarespace"></a></footer>',
  '<footer><a href="https://www.wix.com/"><img src="badge.png"></a></footer>',
  '<footer><a href="https://www.free-css.com/">Template by Free CSS</a></footer>',
  '<footer><a href="https://www.jimdo.com/">This site was made with it</a></footer>',
  '<a href="https://calloway.wixsite.com/shop">Shop</a>',
  '<a href="https://www.wix.com/my-account/site/12345">Log in</a>',
  '<a href="https://www.weebly.example/">Calloway</a>',
])('a credit, or a page of the business, is none: %s', body => {
  expect(state(body)).toBe('ok')
})

test('an article may recommend a tool', () => {
  const html = '<body><p>We used <a href="https://www.wix.com/">this one</a>.</p></body>'
  expect(linkToSiteBuilder.look(viewOf({ html, kind: 'article' })).state).not.toBe('found')
})

test('the store of the site’s own code is told, and no other', () => {
  const url = 'https://www.callowaydental.com/'
  expect(state('<footer><a href="https://github.com/acalloway/callowaydental">github</a></footer>', url)).toBe('found')
  expect(state('<footer><a href="https://github.com/acalloway/calloway-dental"></a></footer>', url)).toBe('found')
  expect(state('<footer><a href="https://github.com/acalloway">Made by Ada</a></footer>', url)).toBe('ok')
  expect(state('<footer><a href="https://github.com/twbs/bootstrap">Bootstrap</a></footer>', url)).toBe('ok')
})
