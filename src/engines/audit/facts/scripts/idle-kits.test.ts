import { expect, test } from 'vitest'
import { kitsOnPage } from './idle-kits.ts'

const sdk = `<div id="fb-root"></div>\n<script>js.src = "//connect.facebook.net/en_US/all.js#xfbml=1";</script>`

test('a kit that serves nothing on the page is known from one that does', () => {
  expect(kitsOnPage(`${sdk}<a href="https://www.facebook.com/calloway">Facebook</a>`)).toEqual([
    { name: 'Facebook', line: 2, serves: false },
  ])
  expect(kitsOnPage(`${sdk}<script>FB.init({ xfbml: true })</script>`)).toMatchObject([{ serves: false }])
  for (const served of [
    '<div class="fb-page" data-href="x"></div>',
    '<fb:like></fb:like>',
    '<script>FB.login()</script>',
  ])
    expect(kitsOnPage(sdk + served)).toMatchObject([{ serves: true }])
  const tweets = '<script src="https://platform.twitter.com/widgets.js"></script>'
  expect(kitsOnPage(`<a class="twitter-timeline" href="x">Tweets</a>${tweets}`)).toMatchObject([{ serves: true }])
  expect(kitsOnPage(tweets)).toMatchObject([{ name: 'Twitter', serves: false }])
})

test('the pixel of a network, and what stands in a comment, are no kit', () => {
  expect(kitsOnPage('<script src="https://connect.facebook.net/en_US/fbevents.js"></script>')).toEqual([])
  expect(kitsOnPage(`<!-- ${sdk} -->`)).toEqual([])
})
