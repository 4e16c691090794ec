import { z } from 'zod'
import { photoKinds, singlePhotoKinds } from '#src/domain/location/offers/photo-kinds.ts'
import { isOneLine } from '#src/domain/plain-text.ts'
import { pictureSchema } from '#src/features/files/schema.ts'

/** As many as fit into one call with every description at its longest. */
const mostPhotos = 60

const kind = z.enum(photoKinds, `Please choose what it shows: ${photoKinds.join(', ')}.`)

const alt_text = z
  .string('Please write what the photo shows.')
  .trim()
  .min(1, 'Please write what the photo shows.')
  .max(200, 'Please keep this to 200 characters or fewer.')
  .refine(isOneLine, 'Please write this on one line, in plain text.')

const wishedPhoto = z.object({ file_id: z.uuid('Please name a picture by its id.'), kind, alt_text })

type Photos = z.output<typeof wishedPhoto>[]

const hasTwice = (values: readonly string[]) => new Set(values).size < values.length

const singles = (photos: Photos) => photos.map(photo => photo.kind).filter(one => singlePhotoKinds.has(one))

export const photosSetSchema = z.object({
  /** Of the list that was on the screen; somebody else may have changed it since. */
  state: z.string('Please send the state that was changed.').max(100),
  photos: z
    .array(wishedPhoto)
    .max(mostPhotos, `A location can have ${mostPhotos} photos.`)
    .refine(photos => !hasTwice(photos.map(({ file_id }) => file_id)), 'The same picture stands here twice.')
    .refine(photos => !hasTwice(singles(photos)), 'A location has one logo and one cover at most.'),
})

export const locationPhotosSchema = z.object({
  /** In the order in which they are shown. */
  photos: z.array(z.object({ file_id: z.uuid(), kind, alt_text: z.string(), picture: pictureSchema })),
  /** Names this list as it is; another list has another one. */
  state: z.string(),
  may_change: z.boolean(),
})

export type WishedPhotos = z.output<typeof photosSetSchema>
