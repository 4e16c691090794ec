import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { profileLinkGeneric } from './profile-links.ts'

const look = (html: string) => {
  const outcome = profileLinkGeneric.look(viewOf({ html: `<body>${html}</body>` }))
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : []
}
const post = 'https://facebook.com/permalink.php?story_fbid=111284448108133&id=111274174775827'
const icon = (url: string) => `<a href="${url}"><i class="fab fa-facebook"></i></a>`

test('the sign of a network at the foot of the page that leads to one post is told', () => {
  expect(look(`<footer>${icon(post.replace('&', '&amp;'))}</footer>`)).toHaveLength(1)
  expect(look('<footer><a href="https://www.facebook.com/calloway/posts/1029384756">Facebook</a></footer>')).toEqual([
    '<a href="https://www.facebook.com/calloway/posts/1029384756">: one post',
  ])
  expect(look('<header><a href="https://www.instagram.com/p/C8xYz12abcd/">Instagram</a></header>')).toHaveLength(1)
})

test.each([
  ['a post in the text', `<p>See <a href="${post}">the van</a></p>`],
  ['the profile beside it', `<footer>${icon('https://facebook.com/calloway')}${icon(post)}</footer>`],
  ['several posts', `<footer>${icon(post)}${icon(`${post}9`)}</footer>`],
  ['a profile by its number', `<footer>${icon('https://www.facebook.com/profile.php?id=61575521008681')}</footer>`],
  ['the list of pictures', '<footer><a href="https://www.facebook.com/calloway/photos">Facebook</a></footer>'],
  ['what the post tells', `<footer><a href="${post}">How we mended the boiler at the old mill in May</a></footer>`],
])('%s is as it should be', (_what, html) => {
  expect(look(html)).toEqual([])
})
