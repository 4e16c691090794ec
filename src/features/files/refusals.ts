import { mostFiles, uploadsOfOne } from '#src/features/files/file-limits.ts'
import type { Refusal } from '#src/platform/http/refusal.ts'
import { pictureLimits } from '#src/platform/pictures/picture-limits.ts'
import type { PictureFault } from '#src/platform/pictures/read-picture.ts'

/** The same whether it is missing or a stranger's. */
export const noFile: Refusal = {
  status: 404,
  code: 'not_found',
  message: 'There is no such picture, or it is not yours to see.',
}

export const inUse: Refusal = {
  status: 409,
  code: 'picture_in_use',
  message: 'This picture is shown with a location or as a logo. Take it off there first.',
}

export const tooManyFiles: Refusal = {
  status: 409,
  code: 'too_many_files',
  message: `A business can keep ${mostFiles} pictures. Delete some that you no longer need.`,
}

export const tooManyAtOnce: Refusal = {
  status: 429,
  code: 'too_many_uploads',
  message: `You are sending ${uploadsOfOne} pictures at the same time already. Send the next when one of them is here.`,
  retry_after: 2,
}

export const tooLarge: Refusal = {
  status: 413,
  code: 'file_too_large',
  message: 'This file is larger than 10 MB. Save a smaller copy and send that.',
}

export const cutOff: Refusal = {
  status: 400,
  code: 'incomplete_body',
  message: 'The file ended before it was complete. Please send it again.',
}

const refused = (code: string, message: string): Refusal => ({ status: 422, code, message })

const million = pictureLimits.most_pixels / 1_000_000
const shortest = pictureLimits.shortest_side
const taken = 'Send a photo as JPEG, PNG, WebP or AVIF.'

/** Why a file is not taken, as people read it. */
export const pictureRefusals: Record<PictureFault, Refusal> = {
  empty: refused('empty_file', 'This file is empty. Choose another one.'),
  svg: refused(
    'svg_refused',
    'SVG drawings are not taken, because they can hold programs. Save it as PNG and send that.',
  ),
  gif: refused('gif_refused', 'GIF pictures are not taken. Save it as PNG or JPEG and send that.'),
  pdf: refused('pdf_refused', `This is a PDF, not a picture. ${taken}`),
  heic: refused(
    'heic_refused',
    'This photo is in HEIC, the format of iPhones. On the phone open Settings, Camera, Formats and choose Most Compatible, or save the photo as JPEG.',
  ),
  animated: refused('animated_picture', 'This picture moves. Send one that stands still.'),
  mixed: refused(
    'mixed_file',
    'This file is a picture and something else at once. Save the picture anew and send that.',
  ),
  unknown: refused('not_a_picture', `This file is no picture that we can read. ${taken}`),
  broken: refused(
    'broken_picture',
    'This picture is damaged and cannot be opened. Save it anew, or choose another one.',
  ),
  too_many_pixels: refused(
    'too_many_pixels',
    `This picture has more than ${million} million pixels. Save a smaller copy and send that.`,
  ),
  too_small: refused(
    'picture_too_small',
    `This picture is too small to look good: each side needs ${shortest} pixels at least.`,
  ),
  too_long: refused(
    'picture_too_long',
    `This picture is too narrow: one side may be ${pictureLimits.longest_shape} times as long as the other at most.`,
  ),
}
