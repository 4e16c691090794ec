import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { sitePages } from '#src/content/pages.ts'
import { sentinelOrigin } from '#src/domain/site-origin.ts'
import { type Told, vocabularyFaults } from '#tests/support/vocabulary/vocabulary-faults.ts'
import { type BuiltPage, builtClient, readBuiltPages, structuredDataOf } from './support/built/built-pages.ts'

type Node = Readonly<Record<string, unknown>>

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value)

/** A value and all that is inside it. */
function within(value: unknown): unknown[] {
  const inside = Array.isArray(value) ? value : isNode(value) ? Object.values(value) : []
  return [value, ...inside.flatMap(within)]
}

const isReference = (node: Node) => Object.keys(node).join() === '@id'

let pages: BuiltPage[]
let told: Told[]

beforeAll(async () => {
  pages = await readBuiltPages()
  told = pages.flatMap(page => structuredDataOf(page).map(data => ({ where: page.path, data })))
})

const valuesOf = ({ data }: Told) => within(data)
const nodesOf = (one: Told) => valuesOf(one).filter(isNode)

test('every page that answers tells something, and nothing in it has no type', () => {
  const telling = new Set(told.map(({ where }) => where))
  expect(sitePages.filter(({ path }) => !telling.has(path))).toEqual([])
  const untyped = told.flatMap(one => nodesOf(one).filter(node => !('@type' in node) && !isReference(node)))
  expect(untyped).toEqual([])
})

test('schema.org knows every type, property and value of every page', async () => {
  expect(await vocabularyFaults(told)).toEqual([])
}, 120_000)

test('what is told by reference is told on the same page', () => {
  const loose = pages.flatMap(page => {
    const nodes = told.filter(({ where }) => where === page.path).flatMap(nodesOf)
    const named = new Set(nodes.filter(node => !isReference(node)).map(node => node['@id']))
    return nodes.filter(node => isReference(node) && !named.has(node['@id'])).map(node => [page.path, node['@id']])
  })
  expect(loose).toEqual([])
})

test('every name of a thing is an address of ours, and that of one thing only', () => {
  const paths = new Set(sitePages.map(({ path }) => path))
  const byName = new Map<unknown, Set<string>>()
  for (const node of told.flatMap(nodesOf).filter(node => '@id' in node && !isReference(node))) {
    const name = String(node['@id'])
    expect(name.startsWith(`${sentinelOrigin}/`), name).toBe(true)
    expect(paths, name).toContain(new URL(name).pathname)
    byName.set(name, (byName.get(name) ?? new Set()).add(JSON.stringify(node)))
  }
  expect([...byName].filter(([, things]) => things.size > 1).map(([name]) => name)).toEqual([])
})

test('every address on our own site leads to a page or a file of it', () => {
  const paths = new Set(sitePages.map(({ path }) => path))
  const dead = told.flatMap(one =>
    valuesOf(one)
      .filter(value => typeof value === 'string')
      .filter(text => text.startsWith(sentinelOrigin))
      .map(text => new URL(text).pathname)
      .filter(path => !paths.has(path) && !existsSync(join(builtClient, path)))
      .map(path => `${one.where}: ${path}`),
  )
  expect(dead).toEqual([])
})

test('every day is a day of the calendar', () => {
  const days = told.flatMap(valuesOf).flatMap(value => /^\d{4}-\d\d-\d\d/.exec(String(value))?.[0] ?? [])
  expect(days.length).toBeGreaterThan(0)
  expect(days.filter(day => new Date(`${day}T00:00:00Z`).toISOString().slice(0, 10) !== day)).toEqual([])
})
