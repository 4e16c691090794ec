import { expect, test } from 'vitest'
import { templatePlaceholderInPage } from '#src/engines/audit/checks/on-page/leftovers/leftovers.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { placeholderPicture } from './placeholder-pictures.ts'

const said = (body: string) => {
  const page = viewOf({
    html: `<!doctype html><html lang="en"><head><title>Calloway Diner</title></head><body>${body}</body></html>`,
    url: 'https://www.callowaydiner.com/',
    kind: 'home',
  })
  return [placeholderPicture, templatePlaceholderInPage].map(check => check.look(page).state === 'found')
}

test('what a shop’s system writes in place of a picture is told as one that is missing', () => {
  expect(said('<h3>Steak &amp; Eggs</h3><div><span>No image available</span></div>')).toEqual([true, false])
  expect(said('<h3>Steak &amp; Eggs</h3><div><span>Image placeholder</span></div>')).toEqual([false, true])
  expect(said('<h3>Steak &amp; Eggs</h3><p>The image of a good breakfast.</p>')).toEqual([false, false])
})

test('the name of a file tells that the picture is still to come', () => {
  expect(said('<img src="/img/placeholder-need-photo.jpg" alt="Our crew">')).toEqual([true, false])
  expect(said('<img src="/img/replace-me-2.png" alt="Our crew">')).toEqual([true, false])
  expect(said('<img src="/img/no-photo-needed-for-this.jpg" alt="Our crew">')).toEqual([false, false])
})
