import type { Context } from 'hono'
import { z } from 'zod'
import type { HttpEnv } from '#src/platform/http/http-env.ts'

const nobody = '00000000-0000-0000-0000-000000000000'

/** The id that stands in the path. What is no id names nothing that exists, and is answered like it. */
export function idIn<Env extends HttpEnv>(c: Context<Env>, name: string): string {
  return z.uuid().safeParse(c.req.param(name)).data ?? nobody
}
