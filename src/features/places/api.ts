import { Hono } from 'hono'
import { describeRoute, resolver } from 'hono-openapi'
import { z } from 'zod'
import { stateCodes } from '#src/domain/us-states.ts'
import type { Allow, UserEnv } from '#src/features/accounts/public.ts'
import { placeKinds, placeLabel } from '#src/features/places/place.ts'
import { searchPlaces } from '#src/features/places/search-places.ts'
import { line } from '#src/features/texts/public.ts'
import { readQuery } from '#src/platform/http/read-query.ts'
import { refuse } from '#src/platform/http/refusal.ts'

const searchSchema = z.object({
  q: line(80).min(1, 'Please give the beginning of a name.'),
  state: z.enum(stateCodes, 'Please give a state as its two letters, such as FL.').optional(),
  kind: z.enum(placeKinds, `Please choose one of: ${placeKinds.join(', ')}.`).optional(),
})

const answerSchema = z.object({
  places: z.array(
    z.object({
      kind: z.enum(placeKinds),
      name: z.string(),
      label: z.string(),
      city: z.string(),
      county: z.string(),
      state: z.string(),
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
})

const parameters = [
  ['q', 'The beginning of a name or of a word in it; "Macon, GA" and "Duval County" are understood.'],
  ['state', 'Two letters; any of the four states if not given.'],
  ['kind', 'city, county or zip; any if not given.'],
].map(([name = '', description = '']) => ({
  in: 'query' as const,
  name,
  description,
  schema: { type: 'string' as const },
}))

const description = describeRoute({
  summary: 'Find a city, a county or a ZIP code',
  description:
    'In Florida, Georgia and the Carolinas; at most 20, the best first. Centres after GeoNames postal codes, CC BY 4.0.',
  parameters,
  responses: {
    200: { description: 'The places.', content: { 'application/json': { schema: resolver(answerSchema) } } },
    401: { description: 'session_not_found or bad_jwt.' },
    422: { description: 'invalid_fields: `fields` holds one sentence per refused field.' },
  },
})

/** GET / answers `{places}`; to be mounted at /api/places. */
export function placesApi(allow: Allow): Hono<UserEnv> {
  const app = new Hono<UserEnv>()
  app.get('/', allow.signedIn, description, c => {
    const search = readQuery(c, searchSchema)
    if (!search.ok) return refuse(c, search.refusal)
    const places = searchPlaces(search.value).map(place => ({ ...place, label: placeLabel(place) }))
    return c.json({ places })
  })
  return app
}
