import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Caller } from '#tests/support/access/callers.ts'
import { watchTables } from '#tests/support/access/changed-tables.ts'
import type { Example } from '#tests/support/access/example.ts'
import { type People, peopleMaker } from '#tests/support/access/people.ts'
import type { RunningApi } from '#tests/support/program/running-api.ts'

const refusal = z.object({ code: z.string(), message: z.string(), request_id: z.uuid() })

/** What is known of an answer; two answers of equal `meaning` cannot be told apart. */
type Seen = { status: number; code: string; text: string; meaning: string }

async function look(answer: Response): Promise<Seen> {
  const text = await answer.text()
  const read = refusal.safeParse(answer.status < 400 ? undefined : JSON.parse(text)).data
  const { request_id, ...rest } = read ?? { request_id: '', code: '' }
  const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id' && name !== 'date')
  return { status: answer.status, code: rest.code, text, meaning: JSON.stringify([answer.status, rest, headers]) }
}

/** Ids by the names of the path's parameters. */
function byName(path: string, id: string | Record<string, string> = {}): Record<string, string> {
  return typeof id === 'string' ? { [/:(\w+)/.exec(path)?.[1] ?? '']: id } : id
}

/** True when `text` holds anything by which the client could be known. */
function tellsOf({ client }: People, text: string): boolean {
  return [client.id, client.email, client.full_name, client.session_id].some(mark => text.includes(mark))
}

/** Sends calls of the table of examples, each for people of its own, and says in a few words what came of it. */
export async function callTrier(api: RunningApi) {
  const newPeople = await peopleMaker(api)
  const changedTables = await watchTables(api.database)
  let calls = 0

  /** Every call comes from an address of its own: limits per address are not what is tried here. */
  function nextAddress(): string {
    calls += 1
    return `198.18.${calls >> 8}.${calls & 255}`
  }

  return async function tryCall(name: string, example: Example, caller: Caller): Promise<string> {
    const people = await newPeople()
    const [method = '', path = ''] = name.split(' ')
    const ids = byName(path, await example.thing?.id(people, api))
    const query = await example.query?.(people, api)
    const body = await example.body?.(people, api)
    const token = await caller.token(api, people)
    const headers = { ...example.headers?.(), ...(token && { Authorization: `Bearer ${token}` }) }
    const send = async (named: Record<string, string>) => {
      const target = path.replace(/:(\w+)/g, (_, parameter) => named[parameter] ?? '')
      const asked = String(new URLSearchParams({ ...query, ...(example.thing?.named_in === 'query' && named) }))
      const sent = example.thing?.named_in === 'body' ? { ...Object(body), ...named } : body
      const address = { 'X-Forwarded-For': nextAddress() }
      return look(await api.ask(target + (asked && `?${asked}`), method, sent, { ...headers, ...address }))
    }

    const missing: Seen[] = []
    for (const parameter of Object.keys(ids)) missing.push(await send({ ...ids, [parameter]: randomUUID() }))
    await changedTables()
    const seen = await send(ids)
    const changed = await changedTables()

    const stranger = ['visitor', 'other client'].includes(caller.name)
    const leak = stranger && tellsOf(people, seen.text) ? ' and tells of the client' : ''
    const asMissing = missing.length > 0 && missing.every(({ meaning }) => meaning === seen.meaning)
    const refused = seen.status === 401 || seen.status === 403 || (seen.status === 404 && asMissing)
    const change = refused && changed.length > 0 ? ` but changes ${changed.join(', ')}` : ''
    const outcome = refused && seen.status === 404 ? '404 as if missing' : `${seen.status} ${seen.code}`.trim()
    return `${outcome}${leak}${change}`
  }
}
