import type { Context } from 'hono'
import type { FilesDeps } from '#src/features/files/open-files.ts'
import { objectMeant } from '#src/features/files/picture-links.ts'
import { noFile } from '#src/features/files/refusals.ts'
import type { HttpEnv } from '#src/platform/http/http-env.ts'
import { refuse } from '#src/platform/http/refusal.ts'

const mimes = { webp: 'image/webp', jpg: 'image/jpeg' }

type Asked = { id: string; name: string }

/** Answers one width of a picture to whoever has its address, until that is over. */
export async function answerPicture<Env extends HttpEnv>(
  c: Context<Env>,
  { links, store }: FilesDeps,
  { id, name }: Asked,
): Promise<Response> {
  const meant = objectMeant(id, name)
  const left = links.timeLeft({ id, expires: c.req.query('expires') ?? '', key: c.req.query('key') ?? '' }, Date.now())
  const picture = meant && left !== undefined ? await store.read(meant.object) : undefined
  if (!meant || !picture || left === undefined) return refuse(c, noFile)
  c.header('Content-Type', mimes[meant.format])
  c.header('Cache-Control', `private, max-age=${Math.floor(left / 1000)}, immutable`)
  c.header('Content-Security-Policy', "default-src 'none'; sandbox")
  c.header('Content-Disposition', 'inline')
  if (c.req.method !== 'HEAD') return c.body(picture)
  await picture.cancel()
  return c.body(null)
}
