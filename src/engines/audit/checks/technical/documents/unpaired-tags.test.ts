import { expect, test } from 'vitest'
import { unpairedTags } from '#src/engines/audit/checks/technical/documents/unpaired-tags.ts'
import { viewOf } from '#tests/support/audit/audit-views.ts'

const page = (body: string) =>
  `<!doctype html><html lang="en"><head><title>Roofs</title></head>\n<body>\n${body}\n</body></html>`
const look = (body: string) => unpairedTags.look(viewOf({ html: page(body) }))

test.each([
  ['a box that is closed twice', '<div><p>Roofs</p></div></div>', '</div> ends nothing'],
  ['a box that is never closed', '<div><p>Roofs</p>', '</body> while a <div> is still open'],
  ['a box whose outer one ends first', '<section><div></section>', '</section> while a <div> is still open'],
  [
    'a link whose tag never ends',
    '<div><a href="https://social.example/calloway"</a><img src="f.jpg" alt="Us"></div>',
    'the “>” of a <a> is missing: the next tag begins within it',
  ],
  [
    'a box whose tag never ends',
    '<div class="row"<p>Roofs</p></div>',
    'the “>” of a <div> is missing: the next tag begins within it',
  ],
  ['an end of a link too many', '<p><a href="/">Roofs</a> | </a></p>', '</a> ends nothing'],
])('%s is told', (_, body, evidence) => {
  expect(look(body)).toMatchObject({ state: 'found', occurrences: [{ evidence }] })
})

test.each([
  ['end tags that may be left out', '<ul><li>Slate<li>Tile</ul><table><tr><td>1<td>2</table><p>Roofs<div>Tin</div>'],
  ['a heading that ends as another', '<div><h2>Roofs</h3><p>Slate</p></div>'],
  ['a link in a link', '<a href="/">Roofs <a href="/tin">Tin</a></a>'],
  ['a sign in a value', '<a href="/" title="Roofs < walls" data-x="<b>">Roofs</a>'],
  ['code of a server', '<div class="row" <?php echo $id ?>>Roofs</div>'],
  ['a value without marks', '<div class=row data-x=a<b>Roofs</div>'],
  ['a drawing', '<svg><g><path d="M0 0"/></svg>'],
  ['templates', '<template><div></template>'],
  ['a cell that stands in no table', '<div><td><p>Slate</p></div><p>Tin</p></td>'],
  ['the end of a paragraph that a table ended before', '<p>Hours:<table><tr><td>9-5</table></p>'],
  ['the end of a paragraph that a list ended before', '<p>Roofs:<ul><li>Slate</ul></p><p>Tin</p></p>'],
  ['words that stand out', '<p><b>Slate <i>roofs</b></i></p>'],
])('nothing is told of %s', (_, body) => {
  expect(look(body).state).toBe('ok')
})
