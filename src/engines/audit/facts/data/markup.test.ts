import { expect, it } from 'vitest'
import { factsOfBody } from '#tests/support/audit/audit-page.ts'
import { nodesOf, textOf, textsOf } from '../node-values.ts'

const nodes = (body: string) => factsOfBody(body).structured_data.nodes

it('reads microdata, nested items and the values of every kind of element', () => {
  const [business, address, rating] = nodes(
    `<div itemscope itemtype="https://schema.org/Dentist" itemid="#d">
<h1 itemprop="name">Calloway <b>Dental</b></h1><a itemprop="url" href="/d">x</a><img itemprop="image logo" src="l.png">
<p itemprop="address" itemscope itemtype="http://schema.org/PostalAddress"><span itemprop="streetAddress">12 Oak St</span></p>
<meta itemprop="telephone" content="+19125551234"><time itemprop="openingHours" datetime="Mo-Fr 08:00-17:00">weekdays</time>
<div itemprop="aggregateRating" itemscope itemtype="https://schema.org/AggregateRating"><data itemprop="ratingValue" value="4.5">4½</data></div></div>`,
  )
  expect(business).toMatchObject({
    format: 'microdata',
    types: ['Dentist'],
    id: '#d',
    line: 1,
    parent: null,
    http_context: false,
  })
  expect(textOf(business, 'name')).toBe('Calloway Dental')
  expect(textOf(business, 'url')).toBe('https://www.calloway.example/d')
  const picture = 'https://www.calloway.example/services/drains/l.png'
  expect([textOf(business, 'image'), textOf(business, 'logo')]).toEqual([picture, picture])
  expect(textOf(business, 'telephone')).toBe('+19125551234')
  expect(textOf(business, 'openingHours')).toBe('Mo-Fr 08:00-17:00')
  expect(nodesOf(business, 'address')).toEqual([1])
  expect(address).toMatchObject({ types: ['PostalAddress'], parent: 0, path: '/address', line: 3, http_context: true })
  expect(textOf(address, 'streetAddress')).toBe('12 Oak St')
  expect(textOf(rating, 'ratingValue')).toBe('4.5')
})

it('takes properties from where itemref points', () => {
  const [item] = nodes(
    '<div itemscope itemtype="https://schema.org/Person" itemref="a b"></div><p id="a"><b itemprop="name">Ada</b></p><b id="b" itemprop="jobTitle">Owner</b><b id="c" itemprop="email">no</b>',
  )
  expect([textOf(item, 'name'), textOf(item, 'jobTitle'), textOf(item, 'email')]).toEqual(['Ada', 'Owner', ''])
})

it('takes no property without an item', () => {
  expect(nodes('<p itemprop="name">x</p><meta property="og:title" content="y">')).toEqual([])
})

it('reads RDFa Lite into the same shape', () => {
  const [business, address] = nodes(
    '<div vocab="https://schema.org/" typeof="Restaurant" resource="#r"><span property="name">Cafe</span><a property="menu" href="/menu">Menu</a><div property="address" typeof="PostalAddress"><span property="addressLocality">Tampa</span></div><span property="servesCuisine" content="Thai">thai food</span><link property="parentOrganization" resource="#p"></div>',
  )
  expect(business).toMatchObject({ format: 'rdfa', types: ['Restaurant'], id: '#r', is_schema_org: true, parent: null })
  expect([textOf(business, 'name'), textOf(business, 'menu'), textOf(business, 'servesCuisine')]).toEqual([
    'Cafe',
    'https://www.calloway.example/menu',
    'Thai',
  ])
  expect(textsOf(business, 'parentOrganization')).toEqual(['#p'])
  expect(nodesOf(business, 'address')).toEqual([1])
  expect(textOf(address, 'addressLocality')).toBe('Tampa')
})

it('reads RDFa with a prefix, and does not take Open Graph for it', () => {
  const [node, ...more] = nodes(
    '<div typeof="schema:Store"><b property="schema:name">S</b><meta property="og:title" content="t"></div>',
  )
  expect(node).toMatchObject({ types: ['Store'], is_schema_org: true })
  expect([...(node?.properties.keys() ?? [])]).toEqual(['name'])
  expect(more).toEqual([])
})

it('marks an item nobody sees', () => {
  expect(nodes('<div hidden itemscope itemtype="https://schema.org/Thing"></div>')).toMatchObject([{ hidden: true }])
})
