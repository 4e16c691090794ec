import { expect, test } from 'vitest'
import { walkTags } from './walk-tags.ts'

/** Each text with the names of the elements that it stands in, the outermost first. */
function placesIn(html: string): string[] {
  const places: string[] = []
  const paths = new Map<unknown, string>()
  walkTags(html, {
    enter: ({ name }, open) => {
      const path = `${paths.get(open.at(-1)?.made) ?? ''}/${name}`
      const made = {}
      paths.set(made, path)
      return made
    },
    text: (text, { made }) => places.push(`${paths.get(made)} ${text}`),
  })
  return places
}

test('cells, rows, points of a list and paragraphs end with the next of their kind', () => {
  expect(placesIn('<body><table><tr><td>a<td>b<tr><th>c</table>d<div></div>')).toEqual([
    '/body/table/tr/td a',
    '/body/table/tr/td b',
    '/body/table/tr/th c',
    '/body d',
  ])
  expect(placesIn('<body><ul><li>a<ul><li>b<li>c</ul>d<li>e</ul><p>f<div>g</div>')).toEqual([
    '/body/ul/li a',
    '/body/ul/li/ul/li b',
    '/body/ul/li/ul/li c',
    '/body/ul/li d',
    '/body/ul/li e',
    '/body/p f',
    '/body/div g',
  ])
})

test('an end tag ends the last of its name with all within it, and nothing where none is open', () => {
  expect(placesIn('<body><div><b><i>a</b>b</b></i></td>c</div></div>d<br>')).toEqual([
    '/body/div/b/i a',
    '/body/div b',
    '/body/div c',
    '/body d',
  ])
})
