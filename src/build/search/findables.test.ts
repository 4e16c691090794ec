import { expect, test } from 'vitest'
import { findableAnswers, findableArticle } from '#src/build/search/findables.ts'

test('an article is found by its title, its headings and all of its words', () => {
  const html =
    '<main><nav>Home</nav><article><h1>One <b>name</b></h1><h2>Fix</h2><p>First.</p><p>Then&nbsp;wait &amp; see.</p></article></main>'
  expect(findableArticle(html, '/education/a', 'About')).toEqual({
    id: '/education/a',
    title: 'One name',
    note: 'About',
    headings: 'Fix',
    text: 'One name Fix First. Then wait & see.',
  })
})

test('an answer is found under its own address, and what has none is left out', () => {
  const html =
    '<details><summary><h3>How many?</h3></summary><div id="how-many"><p>Some.</p></div></details><details><summary>Menu</summary><div>x</div></details>'
  expect(findableAnswers(html, '/help-center')).toEqual([
    { id: '/help-center#how-many', title: 'How many?', note: 'Some.', headings: '', text: 'Some.' },
  ])
})

test('a long answer is shown by its beginning, cut between words', () => {
  const words = 'word '.repeat(60)
  const [answer] = findableAnswers(`<details><summary>Q</summary><div id="a">${words}</div></details>`, '/h')
  expect(answer?.note).toMatch(/^(word )+…$/)
  expect(answer?.note.length).toBeLessThan(115)
})
