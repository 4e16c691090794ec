import { expect, it } from 'vitest'
import { factsOfBody } from '#tests/support/audit/audit-page.ts'

it('reads headings in order, with what follows each', () => {
  const { headings } = factsOfBody(
    '<h1>Drains <small>and</small> pipes</h1><p>One two three.</p><h3>How much does it cost?</h3><p>It costs ninety dollars.</p><p>Always.</p><h2><img alt="Logo"></h2><h2></h2>',
  )
  expect(headings.map(({ level, text, name, words_after }) => [level, text, name, words_after])).toEqual([
    [1, 'Drains and pipes', 'Drains and pipes', 3],
    [3, 'How much does it cost?', 'How much does it cost?', 5],
    [2, '', 'Logo', 0],
    [2, '', '', 0],
  ])
  expect(headings[1]).toMatchObject({ is_question: true, text_after: 'It costs ninety dollars. Always.' })
  expect(headings[0]).toMatchObject({ is_question: false })
})

it('ends a heading by the end tag of any other, as browsers do', () => {
  const { headings, text } = factsOfBody(
    '<h4>Level 1:</h3><p>A basic look over the car.</p><h1>Cakes</h2><p>Order here.</p>',
  )
  expect(headings.map(({ level, name }) => [level, name])).toEqual([
    [4, 'Level 1:'],
    [1, 'Cakes'],
  ])
  expect(text.blocks.map(({ element }) => element)).toEqual(['h4', 'p', 'h1', 'p'])
})

it('marks a heading nobody sees', () => {
  expect(factsOfBody('<h1 style="display:none">x</h1><h1>y</h1>').headings.map(({ hidden }) => hidden)).toEqual([
    true,
    false,
  ])
})

it('finds landmarks by element and role; a header in an article is none', () => {
  const { landmarks } = factsOfBody(
    '<header></header><div role="navigation" aria-label="Main"></div><main><article><header></header></article></main><footer></footer>',
  )
  expect(landmarks.map(({ role, label }) => [role, label])).toEqual([
    ['banner', ''],
    ['navigation', 'Main'],
    ['main', ''],
    ['contentinfo', ''],
  ])
})

it('finds ids given twice and says whether anything points to them', () => {
  const { duplicate_ids } = factsOfBody(
    '<b id="a"></b>\n<b id="a"></b><i id="b"></i><i id="b"></i><a href="#a">x</a><u id="c"></u>',
  )
  expect(duplicate_ids).toMatchObject([
    { id: 'a', count: 2, lines: [1, 2], referenced: true },
    { id: 'b', count: 2, referenced: false },
  ])
})

it('knows what a fragment may point to', () => {
  const { anchors } = factsOfBody('<a name="old"></a><p id="new"></p><template><p id="no"></p></template>')
  expect([...anchors].sort()).toEqual(['new', 'old'])
})

it('judges the link that skips to the content', () => {
  expect(factsOfBody('<a href="#main">Skip to content</a><main id="main"></main>').skip_link).toMatchObject({
    target_exists: true,
  })
  expect(factsOfBody('<a href="#man">Skip to content</a><main id="main"></main>').skip_link).toMatchObject({
    target_exists: false,
  })
  expect(factsOfBody('<a href="#prices">Prices</a>').skip_link).toBeNull()
})

it('finds what WAI-ARIA does not know', () => {
  const { aria_problems } = factsOfBody(
    '<div role="buton"></div><p aria-labeledby="x"></p><p aria-expanded="yes"></p><p aria-describedby="gone here"></p><p id="here"></p>',
  )
  expect(aria_problems.map(({ problem, attribute, value }) => [problem, attribute, value])).toEqual([
    ['unknown-role', 'role', 'buton'],
    ['unknown-attribute', 'aria-labeledby', 'x'],
    ['invalid-value', 'aria-expanded', 'yes'],
    ['missing-id-target', 'aria-describedby', 'gone'],
  ])
})

it('has nothing against sound ARIA', () => {
  const sound =
    '<div role="tab button" aria-selected="true" aria-label="" aria-level="2" aria-valuenow="1.5" aria-controls="p"></div><p id="p">'
  expect(factsOfBody(sound).aria_problems).toEqual([])
})

it('reads tables', () => {
  const { tables } = factsOfBody(
    '<table><caption>Prices</caption><tr><th>A<th>B<tr><td>1<td>2</table><table><tr><td><table role="presentation"><tr><td>x</table></table>',
  )
  expect(
    tables.map(({ rows, columns, header_cells, has_caption, role, has_table }) => [
      rows,
      columns,
      header_cells,
      has_caption,
      role,
      has_table,
    ]),
  ).toEqual([
    [2, 2, 2, true, '', false],
    [1, 1, 0, false, '', true],
    [1, 1, 0, false, 'presentation', false],
  ])
})

it('finds children that a list must not have', () => {
  const { list_problems } = factsOfBody(
    '<ul><li>a<li>b<div>c</div></ul><ul><div>x</div><li>y</ul><dl><dt>a<dd>b<p>c</p></dl>',
  )
  expect(list_problems.map(({ list, child }) => [list, child])).toEqual([['ul', 'div']])
})

it('finds positive tab indexes and stretches kept out of snippets', () => {
  const facts = factsOfBody(
    '<p tabindex="3"></p><p tabindex="0"></p><p tabindex="-1"></p><span data-nosnippet>x</span>',
  )
  expect(facts.positive_tabindexes).toMatchObject([{ element: 'p', value: 3 }])
  expect(facts.nosnippets).toMatchObject([{ element: 'span' }])
})

it('counts elements, their nesting, and what is written into attributes', () => {
  const { counts } = factsOfBody('<div style="x"><p onclick="a()" onmouseover="b()"><!-- c --></div>')
  expect(counts).toMatchObject({
    elements: 6,
    body_elements: 3,
    max_depth: 5,
    style_attributes: 1,
    comments: 1,
    inline_handlers: 2,
  })
})

it('finds the empty root of an application, and what is said to browsers without scripts', () => {
  const empty = factsOfBody('<noscript>You need to enable JavaScript.</noscript><div id="root"></div>')
  expect(empty).toMatchObject({ empty_app_root: { id: 'root' }, noscript_text: 'You need to enable JavaScript.' })
  const served = factsOfBody('<div id="root"><main><h1>Calloway</h1><p>We mend drains and pipes.</p></main></div>')
  expect(served).toMatchObject({ empty_app_root: null, noscript_text: '' })
})
