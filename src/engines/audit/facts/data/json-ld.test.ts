import { expect, it } from 'vitest'
import { factsOf } from '#tests/support/audit/audit-page.ts'
import { nodesOf, textOf, textsOf, valuesOf } from '../node-values.ts'

const block = (json: string) => `<script type="application/ld+json">${json}</script>`
const dataOf = (...blocks: string[]) => factsOf(blocks.map(block).join('\n')).structured_data

it('reads a business with what is nested in it, each with its path and line', () => {
  const { blocks, nodes } = dataOf(`{
  "@context": "https://schema.org",
  "@type": "Plumber",
  "name": "Calloway & Sons",
  "address": {
    "@type": "PostalAddress", "streetAddress": "12 Oak St"
  },
  "aggregateRating": {"@type": "AggregateRating", "ratingValue": 4.9, "bestRating": true, "worstRating": null}
}`)
  expect(blocks).toMatchObject([{ state: 'ok', problem: null, tolerated: [], contexts: ['https://schema.org'] }])
  expect(
    nodes.map(({ types, path, line, parent, is_schema_org }) => [types[0], path, line, parent, is_schema_org]),
  ).toEqual([
    ['Plumber', '/', 1, null, true],
    ['PostalAddress', '/address', 5, 0, true],
    ['AggregateRating', '/aggregateRating', 8, 0, true],
  ])
  expect(textOf(nodes[0], 'name')).toBe('Calloway & Sons')
  expect(nodesOf(nodes[0], 'address')).toEqual([1])
  expect(valuesOf(nodes[2], 'ratingValue')).toEqual([{ kind: 'number', number: 4.9, text: '4.9' }])
  expect(valuesOf(nodes[2], 'worstRating')).toEqual([{ kind: 'null' }])
})

it('finds nothing on a page without structured data', () => {
  expect(factsOf('<p>text').structured_data).toEqual({ blocks: [], nodes: [] })
})

it('reads graphs, arrays, lists, several types, and references over blocks', () => {
  const { nodes } = dataOf(
    '{"@context":"http://schema.org/","@graph":[{"@type":["WebSite","Thing"],"@id":"/#site","publisher":{"@id":"#org"}},{"@type":"Organization","@id":"https://www.calloway.example/services/drains/#org"}]}',
    '[{"@context":"https://schema.org","@type":"https://schema.org/Organization","@id":"#org","name":["A","B"],"sameAs":{"@list":["x","y"]},"telephone":{"@value":"1"}}]',
  )
  const [site, bare, full] = nodes
  expect(site).toMatchObject({ types: ['WebSite', 'Thing'], http_context: true, path: '/@graph/0' })
  expect(bare).toMatchObject({ types: ['Organization'] })
  expect(full).toMatchObject({ types: ['Organization'], http_context: false, path: '/0' })
  expect(textsOf(full, 'name')).toEqual(['A', 'B'])
  expect(textsOf(full, 'sameAs')).toEqual(['x', 'y'])
  expect(textOf(full, 'telephone')).toBe('1')
  expect(nodesOf(site, 'publisher')).toEqual([2])
})

it('leaves a reference to nothing as it is', () => {
  const { nodes } = dataOf(
    '{"@context":"https://schema.org","@type":"WebSite","publisher":{"@id":"https://elsewhere.example/#o"}}',
  )
  expect(valuesOf(nodes[0], 'publisher')).toEqual([
    { kind: 'reference', id: 'https://elsewhere.example/#o', node: null },
  ])
})

it('keeps the spelling of properties and types that do not exist', () => {
  const { nodes } = dataOf(
    '{"@context":"https://schema.org","@type":"DentistOffice","URL":"x","schema:alternatename":"y","__proto__":{"@type":"T"}}',
  )
  expect(nodes[0]?.types).toEqual(['DentistOffice'])
  expect([...(nodes[0]?.properties.keys() ?? [])]).toEqual(['URL', 'alternatename', '__proto__'])
  expect(({} as Record<string, unknown>)['@type']).toBeUndefined()
})

it('knows another vocabulary from schema.org', () => {
  const { nodes } = dataOf('{"@context":"https://www.w3.org/ns/activitystreams","@type":"Note"}')
  expect(nodes[0]).toMatchObject({ is_schema_org: false, types: ['Note'] })
})

it('tolerates what readers tolerate, and calls none of it invalid', () => {
  const json = '{"@context":"https://schema.org","@type":"Plumber","name":"<b>A</b> &amp; B"}'
  const { blocks, nodes } = dataOf(
    `\ufeff${json}`,
    `<!--\n${json}\n-->`,
    `//<![CDATA[\n${json}\n//]]>`,
    `/* <![CDATA[ */ ${json} /* ]]> */`,
  )
  expect(blocks.map(({ state, tolerated }) => [state, ...tolerated])).toEqual([
    ['ok', 'byte-order-mark'],
    ['ok', 'html-comment'],
    ['ok', 'cdata'],
    ['ok', 'cdata'],
  ])
  expect(nodes.map(node => textOf(node, 'name'))).toEqual(Array(4).fill('<b>A</b> &amp; B'))
})

const broken = [
  ['trailing-comma', '{"@type":"A","name":"x",}', 'repaired', 24],
  ['comment', '{"@type":"A", /* note */ "name":"x"}', 'repaired', 15],
  ['trailing-junk', '{"@type":"A","name":"x"};', 'repaired', 25],
  ['unescaped-control', '{"@type":"A","name":"x\ty"}', 'repaired', 23],
  ['single-quotes', "{'@type':'A','name':'x'}", 'repaired', 2],
  ['html-entities', '{&quot;@type&quot;:&quot;A&quot;,&quot;name&quot;:&quot;x&quot;}', 'repaired', 2],
  ['unclosed', '{"@type":"A","name":"x"', 'repaired', 24],
  ['syntax', '{"@type":"A" "name":"x"}', 'repaired', 14],
  ['unclosed', '{"@type":"A","name":"x', 'invalid', 21],
  ['syntax', 'Coming later', 'invalid', 1],
  ['empty', ' \n ', 'invalid', 1],
] as const

it.each(broken)('says what is wrong and where: %s in %s', (kind, json, state, column) => {
  const { blocks, nodes } = dataOf(json)
  const start = '<script type="application/ld+json">'.length
  expect(blocks[0]).toMatchObject({ state, problem: { kind, line: 1, column: kind === 'empty' ? 1 : column } })
  if (kind !== 'empty') expect(blocks[0]?.problem?.offset).toBe(start + column - 1)
  expect(nodes.map(node => [node.types[0], textOf(node, 'name').slice(0, 1)])).toEqual(
    state === 'repaired' ? [['A', 'x']] : [],
  )
})

it('gives the line of a problem in the page', () => {
  const { structured_data } = factsOf(`<html>\n\n${block('\n{\n "a": 1,\n}')}`)
  expect(structured_data.blocks[0]?.problem).toMatchObject({ kind: 'trailing-comma', line: 5, column: 8 })
})

it('is not ended by a tag in a string unless that is the end tag of scripts, as browsers have it', () => {
  const { blocks } = dataOf('{"name":"<p>x</p><!-- y"}', '{"name":"</script>"}')
  expect(blocks.map(({ state, problem }) => [state, problem?.kind])).toEqual([
    ['ok', undefined],
    ['invalid', 'unclosed'],
  ])
})

it('reads the type attribute in any spelling, and no other script', () => {
  const page =
    '<script type="Application/LD+JSON; charset=utf-8">{"@type":"A"}</script><script type="application/json">{"@type":"B"}</script><noscript><script type="application/ld+json">{"@type":"C"}</script></noscript>'
  expect(factsOf(page).structured_data.nodes.map(({ types }) => types[0])).toEqual(['A'])
})
