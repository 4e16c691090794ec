import { expect, test } from 'vitest'
import { outdatedLibrary } from '#src/engines/audit/checks/security/outdated-libraries.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'
import { librariesInCode } from '#src/engines/audit/facts/scripts/library-in-code.ts'
import { site_url, siteOf } from '#tests/support/audit/audit-views.ts'

const look = (src: string, over: Partial<SiteView> = {}) =>
  outdatedLibrary.look(siteOf([{ html: `<body><script src="${src}"></script></body>` }], over))

test.each([
  'https://ajax.googleapis.com/ajax/libs/jquery/1.11.1/jquery.min.js',
  'https://code.jquery.com/jquery-2.2.4.min.js',
  'http://code.jquery.com/jquery-latest.min.js',
  'https://ajax.googleapis.com/ajax/libs/jquery/1/jquery.min.js',
  'https://cdn.jsdelivr.net/npm/jquery@3.4.1/dist/jquery.slim.min.js',
  '/wp-includes/js/jquery/jquery.js?ver=1.12.4-wp',
  'https://code.jquery.com/ui/1.12.1/jquery-ui.min.js',
  'https://maxcdn.bootstrapcdn.com/bootstrap/3.3.7/js/bootstrap.min.js',
  'https://cdnjs.cloudflare.com/ajax/libs/twitter-bootstrap/4.1.3/js/bootstrap.bundle.min.js',
  'https://ajax.googleapis.com/ajax/libs/angularjs/1.8.2/angular.min.js',
  'https://cdnjs.cloudflare.com/ajax/libs/lodash.js/4.17.4/lodash.min.js',
])('%s is outdated', src => {
  expect(look(src).state).toBe('found')
})

test.each([
  'https://ajax.googleapis.com/ajax/libs/jquery/3.7.1/jquery.min.js',
  'https://code.jquery.com/jquery-3.5.0.min.js',
  'https://cdn.jsdelivr.net/npm/jquery@3/dist/jquery.min.js',
  '/wp-includes/js/jquery/jquery.min.js?ver=3.7.1',
  '/wp-includes/js/jquery/jquery-migrate.min.js?ver=3.4.1',
  '/wp-content/themes/shop/js/jquery.min.js?ver=1.0.2',
  '/wp-content/plugins/gallery/2.1.0/js/jquery.min.js',
  '/js/jquery.validate-1.19.5.min.js',
  'https://cdn.jsdelivr.net/npm/bootstrap@5.3.3/dist/js/bootstrap.bundle.min.js',
  'https://cdn.example.com/bootstrap/3.4.1/js/bootstrap.min.js',
])('%s is not called outdated', src => {
  expect(look(src).state).toBe('ok')
})

/** As the check sees a file of the site with this text. */
const holding = (text: string) => {
  const url = `${site_url}js/vendor.js`
  return look('/js/vendor.js', { libraries: librariesInCode(text).map(library => ({ ...library, url })) })
}

test.each([
  ['/*! jQuery v2.1.4 | (c) 2005, 2015 jQuery Foundation, Inc. */', 'jQuery 2.1.4'],
  ['/*!\n * jQuery JavaScript Library v1.9.1\n * http://jquery.com/', 'jQuery 1.9.1'],
  ['/*! jQuery UI - v1.11.4 - 2015-03-11', 'jQuery UI 1.11.4'],
  ['/*!\n * jQuery UI 1.8.16\n', 'jQuery UI 1.8.16'],
  ['/*!\n * Bootstrap v3.3.6 (http://getbootstrap.com)', 'Bootstrap 3.3.6'],
  ['/*\n AngularJS v1.5.8\n (c) 2010-2016 Google', 'AngularJS 1.5.8'],
  ['var ready = 1;\n/*! jQuery v1.12.4 | (c) jQuery Foundation */', 'jQuery 1.12.4'],
  ['/* ------\n\tClass: prettyPhoto\n\tUse: Lightbox clone\n\tVersion: 3.1.5\n', 'prettyPhoto 3.1.5'],
])('a file says in its first comment what it is: %s', (text, told) => {
  expect(holding(text)).toMatchObject({
    state: 'found',
    occurrences: [{ url: site_url, line: 1, evidence: `${told}: ${site_url}js/vendor.js` }],
  })
})

test.each([
  '/*! jQuery v3.7.1 | (c) OpenJS Foundation and other contributors */',
  '/*!\n * Bootstrap v5.3.3 (https://getbootstrap.com/)',
  '/*!\n * Bootstrap v3.4.1 (https://getbootstrap.com/)',
  '/*\n * jQuery Easing v1.3 - http://gsgd.co.uk/sandbox/jquery/easing/',
  '/*! jQuery Validation Plugin - v1.19.5\n * requires jQuery v1.7 | */',
  '/*\n * Sliding pictures, a plugin. Needs jQuery v1.7 or later\n */',
  '/**\n * @license\n * Lodash <https://lodash.com/>\n * Based on Underscore.js 1.8.3',
  'const text = "Bootstrap v3.3.6 (old)"',
])('what is current, a plugin, or names another library: %s', text => {
  expect(holding(text).state).toBe('ok')
})

test('a file that says what it is counts more than its name', () => {
  const libraries = [{ url: `${site_url}js/jquery-1.11.0.min.js`, name: 'jQuery', version: '3.7.1' }]
  expect(look('/js/jquery-1.11.0.min.js', { libraries }).state).toBe('ok')
})

test('a library on many pages is told once, with their number', () => {
  const html = '<body><script src="/js/jquery-1.11.0.min.js"></script></body>'
  const pages = ['', 'a', 'b'].map(path => ({ html, url: site_url + path }))
  expect(outdatedLibrary.look(siteOf(pages))).toMatchObject({
    occurrences: [
      { url: site_url, line: 1, evidence: `jQuery 1.11.0: ${site_url}js/jquery-1.11.0.min.js, on 3 pages` },
    ],
  })
})
