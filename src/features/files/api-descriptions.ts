import { describeRoute, resolver } from 'hono-openapi'
import type { z } from 'zod'
import {
  fileListSchema,
  filesQuerySchema,
  logoSchema,
  logoSetSchema,
  newFileQuerySchema,
  pictureSchema,
} from '#src/features/files/schema.ts'
import { describeQuery } from '#src/platform/http/describe-query.ts'

const json = (schema: z.ZodType) => ({ 'application/json': { schema: resolver(schema) } })

const refused = {
  401: { description: 'session_not_found or bad_jwt.' },
  404: { description: 'not_found: missing, or not yours to see.' },
}
const invalid = { 422: { description: 'invalid_fields: `fields` holds one sentence per refused field.' } }

export const add = describeRoute({
  summary: 'Send a picture',
  description:
    'The body is the file itself: JPEG, PNG, WebP or AVIF, up to 10 MB and 50 million pixels, each side 250 pixels or more. It is told by its bytes, made anew without what a camera writes into it, and kept at widths of 320 to 1600 pixels.',
  parameters: describeQuery(newFileQuerySchema),
  requestBody: { required: true, content: { 'image/*': { schema: { type: 'string', format: 'binary' } } } },
  responses: {
    201: { description: 'The picture with its addresses.', content: json(pictureSchema) },
    400: { description: 'incomplete_body.' },
    ...refused,
    403: { description: 'editors_only.' },
    409: { description: 'too_many_files.' },
    413: { description: 'file_too_large.' },
    422: {
      description:
        'invalid_fields, or why the file is not taken: empty_file, not_a_picture, svg_refused, gif_refused, pdf_refused, heic_refused, animated_picture, mixed_file, broken_picture, too_many_pixels, picture_too_small, picture_too_long.',
    },
    429: { description: 'too_many_uploads: whoever asks is sending as many at once as one person may.' },
    503: { description: 'busy: too much is being sent at once.' },
  },
})

export const list = describeRoute({
  summary: 'List the pictures of a business',
  description: 'By name, ascending; of who sees only some locations, those they have sent themselves.',
  parameters: describeQuery(filesQuerySchema),
  responses: { 200: { description: 'Up to `limit`.', content: json(fileListSchema) }, ...refused, ...invalid },
})

export const remove = describeRoute({
  summary: 'Delete a picture',
  responses: {
    204: { description: 'Deleted.' },
    ...refused,
    403: { description: 'editors_only.' },
    409: { description: 'picture_in_use.' },
  },
})

export const show = describeRoute({
  summary: 'Show a picture',
  description:
    '`name` is a width and a format, such as 640.webp. The address, with `expires` and `key`, comes from the calls that tell of the picture, and is all that is asked for.',
  responses: {
    200: { description: 'The picture.', content: { 'image/webp': {}, 'image/jpeg': {} } },
    404: { description: 'not_found: no such picture, or the address is over.' },
  },
})

export const readLogo = describeRoute({
  summary: 'Read the logo of a business',
  responses: { 200: { description: 'Null where there is none.', content: json(logoSchema) }, ...refused },
})

export const setLogo = describeRoute({
  summary: 'Set the logo of a business',
  description: 'For its owners. Null takes it away.',
  requestBody: { required: true, content: json(logoSetSchema) },
  responses: {
    200: { description: 'The logo as it is now.', content: json(logoSchema) },
    ...refused,
    403: { description: 'owners_only.' },
    ...invalid,
  },
})
