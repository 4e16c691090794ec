import { z } from 'zod'

const sizes = [25, 50, 100] as const

const wholeNumber = z
  .string()
  .regex(/^\d{1,6}$/, 'Please give a whole number.')
  .transform(Number)

/** The two fields by which a query asks for one page of a list. Pages are counted from 1. */
export const pageFields = {
  page: wholeNumber.pipe(z.number().min(1, 'Pages are counted from 1.')).default(1),
  size: wholeNumber.pipe(z.literal(sizes, `Please give a size: ${sizes.join(', ')}.`)).default(25),
}
