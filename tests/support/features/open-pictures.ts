import { samplePhoto } from '#tests/support/locations/sample-pictures.ts'
import { openBusiness } from './open-business.ts'

type Asks = Pick<Awaited<ReturnType<typeof openBusiness>>['owner'], 'ask' | 'read'>

/** A business whose people send pictures. */
export async function openPictures() {
  const opened = await openBusiness()
  const { owner, business_id, files } = opened
  const photo = await samplePhoto()

  /** What the API answers to a file; with the status beside it. */
  async function send(
    bytes: Buffer = photo,
    { who = owner as Asks, kind = 'photo', name = 'front.jpg', of = business_id } = {},
  ) {
    const query = new URLSearchParams({ business_id: of, kind, name })
    const answer = await who.ask(`/api/files?${query}`, 'POST', bytes)
    return { status: answer.status, ...(await answer.json()) }
  }

  /** The names of the objects that are kept. */
  const objects = async () => (await files.store.list()).map(({ name }) => name)

  /** Does what the queue was told: the objects of pictures whose rows are gone. */
  const removals = async () => {
    const rows = await opened.database.asOwner(
      `select data->>'id' as id from pgboss.job where name = 'remove-picture-objects' order by created_on`,
    )
    return rows.map(({ id }) => String(id))
  }
  return { ...opened, photo, send, objects, removals }
}
