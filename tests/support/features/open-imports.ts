import { runImport } from '#src/features/locations/imports/run-import.ts'
import { openBusiness } from './open-business.ts'

type Json = Record<string, unknown>

/** A table of CSV; texts in the order of the headings. */
export function csvOf(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => cells.map(cell => `"${cell.replaceAll('"', '""')}"`).join(',')
  return [headings, ...rows].map(line).join('\n')
}

/** A business whose people import files; jobs are done where a test says so. */
export async function openImports() {
  const opened = await openBusiness()
  const { owner, business_id, database, ask } = opened

  async function upload(file: string | Uint8Array, file_name = 'shops.csv', who: typeof owner = owner) {
    const query = new URLSearchParams({ business_id, file_name })
    const headers = { Authorization: `Bearer ${who.access_token}`, 'Content-Type': 'application/octet-stream' }
    const body = typeof file === 'string' ? file : new Uint8Array(file)
    const answer = await fetch(`${opened.origin}/api/location-imports?${query}`, { method: 'POST', headers, body })
    return { status: answer.status, ...(await answer.json()) }
  }

  const path = (id: string, more = '') => `/api/location-imports/${id}${more}`
  const read = (id: string) => owner.read(path(id))
  const rowsOf = async (id: string, show = 'all') => (await owner.read(path(id, `/rows?show=${show}&size=100`))).rows

  async function done(id: string) {
    await runImport(database, id)
    return read(id)
  }

  async function check(id: string, over: Json = {}) {
    const { mapping } = await read(id)
    const asked = await owner.ask(path(id, '/mapping'), 'PUT', { mapping, when_known: 'update', ...over })
    if (asked.status !== 200) throw new Error(JSON.stringify(await asked.json()))
    return done(id)
  }

  async function save(id: string, accepted_warnings: Json[] = []) {
    const asked = await owner.ask(path(id, '/save'), 'POST', { accepted_warnings })
    return asked.status === 200 ? done(id) : { status: asked.status, ...(await asked.json()) }
  }

  async function undo(id: string, what: 'untouched' | 'edited' = 'untouched') {
    const asked = await owner.ask(path(id, `/locations?what=${what}`), 'DELETE')
    return asked.status === 200 ? done(id) : { status: asked.status, ...(await asked.json()) }
  }

  const mend = async (id: string, n: number, cells: Json) => {
    const answer = await owner.ask(path(id, `/rows/${n}`), 'PATCH', { cells })
    return { status: answer.status, ...(await answer.json()) }
  }

  const countLocations = async () => (await owner.read(`/api/locations?business_id=${business_id}`)).total

  return { ...opened, ask, upload, path, read, rowsOf, done, check, save, undo, mend, countLocations }
}
