import { Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import { z } from 'zod'
import { type Industry, industryNames } from '#src/domain/business.ts'
import type { Allow, UserEnv } from '#src/features/accounts/public.ts'
import { searchCategories } from '#src/features/locations/search-categories.ts'
import { readQuery } from '#src/platform/http/read-query.ts'
import { refuse } from '#src/platform/http/refusal.ts'

const industries = Object.keys(industryNames) as Industry[]

const searchSchema = z.object({
  q: z.string().max(80, 'Please use 80 characters or fewer.').default(''),
  industry: z.enum(industries, `Please choose one of: ${industries.join(', ')}.`).optional(),
})

const answerSchema = z.object({
  categories: z.array(
    z.object({ id: z.string(), name: z.string(), industry: z.enum(industries), schema_type: z.string() }),
  ),
})

const parameters = [
  ['q', 'Words of the name, or their beginnings; every category if not given.'],
  ['industry', `One of ${industries.join(', ')}; any if not given.`],
].map(([name = '', description = '']) => ({
  in: 'query' as const,
  name,
  description,
  schema: { type: 'string' as const },
}))

const description = describeRoute({
  summary: 'Find a business category',
  description: 'In the words that Google Business Profile uses in the United States.',
  parameters,
  responses: {
    200: { description: 'The categories.', content: { 'application/json': { schema: resolver(answerSchema) } } },
    401: { description: 'session_not_found or bad_jwt.' },
    422: { description: 'invalid_fields: `fields` holds one sentence per refused field.' },
  },
})

/** GET / answers `{categories}`; to be mounted at /api/business-categories. */
export function categoriesApi(allow: Allow): Hono<UserEnv> {
  const app = new Hono<UserEnv>()
  app.get('/', allow.signedIn, description, c => {
    const search = readQuery(c, searchSchema)
    return search.ok ? c.json({ categories: searchCategories(search.value) }) : refuse(c, search.refusal)
  })
  return app
}
