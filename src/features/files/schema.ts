import { z } from 'zod'
import { fileKinds } from '#src/features/files/file-kinds.ts'
import { line } from '#src/features/texts/public.ts'

const business_id = z.uuid('Please name a business.')
const kind = z.enum(fileKinds, `kind must be one of ${fileKinds.join(', ')}.`)

const mostListed = 100

const askName = 'Please name the file.'

export const newFileQuerySchema = z.object({
  business_id,
  kind,
  /** What the file is called on the sender's device. */
  name: line(200, 'the name', askName).min(1, askName),
})

export const filesQuerySchema = z.object({
  business_id,
  kind: kind.optional(),
  limit: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'Please give a whole number.')
    .transform(Number)
    .pipe(z.number().max(mostListed, `Please ask for ${mostListed} or fewer.`))
    .default(mostListed),
  /** The id of the picture that the list goes on behind. */
  after: z.uuid('Please name a picture by its id.').optional(),
})

export const pictureSchema = z.object({
  id: z.uuid(),
  business_id: z.uuid(),
  kind: z.enum(fileKinds),
  original_name: z.string(),
  /** Of the file as it came, as are its bytes. */
  mime: z.string(),
  bytes: z.int(),
  /** As it is shown, in pixels. */
  width: z.int(),
  height: z.int(),
  created_by: z.uuid().nullable(),
  created_at: z.iso.datetime(),
  /** By width, ascending. Their addresses open for 4 to 8 hours. */
  sources: z.array(z.object({ width: z.int(), webp: z.string(), jpg: z.string() })).min(1),
})

export const fileListSchema = z.object({ files: z.array(pictureSchema) })

export const logoSchema = z.object({ logo: pictureSchema.nullable() })

export const logoSetSchema = z.object({ file_id: z.uuid('Please name a picture by its id.').nullable() })

export type FilesQuery = z.output<typeof filesQuerySchema>
export type Picture = z.output<typeof pictureSchema>
