import { z } from 'zod'
import { addDays, countDays, type DayPeriod, isDay } from '#src/domain/day.ts'
import { localToday } from '#src/features/analytics/local-today.ts'
import { timeZoneSchema } from '#src/platform/http/time-zone.ts'

/** The longest period that is counted, in days. */
const mostDays = 366
const usualDays = 28

const day = z.string().refine(isDay, 'Please give a day such as 2026-03-08.')

/** The days asked for: without an end they end today, without a beginning there are 28 of them. */
export const periodSchema = z
  .object({ from: day.optional(), to: day.optional(), time_zone: timeZoneSchema })
  .transform(({ from, to, time_zone }): DayPeriod => {
    const last = to ?? localToday(new Date(), time_zone)
    return { from: from ?? addDays(last, 1 - usualDays), to: last, time_zone }
  })
  .refine(({ from, to }) => from <= to, {
    path: ['to'],
    message: 'Please end the period after it begins.',
    abort: true,
  })
  .refine(period => countDays(period) <= mostDays, {
    path: ['from'],
    message: `Please ask for ${mostDays} days or fewer.`,
  })
