import { z } from 'zod'
import type { LabSpeed } from '#src/domain/lab-speed.ts'

const longestUrl = 8_192
const amount = z.number().nonnegative()

const speed: z.ZodType<LabSpeed> = z.object({
  final_url: z.url({ protocol: /^https?$/ }).max(longestUrl),
  performance: z.int().min(0).max(100),
  lcp_ms: amount,
  cls: amount,
  tbt_ms: amount,
  fcp_ms: amount,
  speed_index_ms: amount,
  bytes: amount,
  requests: z.int().nonnegative(),
  form_factor: z.literal('mobile'),
  lighthouse_version: z.string().max(50),
  benchmark_index: amount,
  fetched_at: z.iso.datetime(),
})

/** What the process that drives the browser hands back. */
export const labMessage = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), speed }),
  /** `code` is Lighthouse's, or START_FAILED, NO_RESULT, NO_METRIC. */
  z.object({ ok: z.literal(false), code: z.string().max(100), detail: z.string() }),
])

export type LabMessage = z.infer<typeof labMessage>

/** What it is asked for. */
export const labJob = z.object({
  url: z.string(),
  introduces_as: z.string(),
  executable: z.string(),
  env: z.record(z.string(), z.string()),
  folder: z.string(),
  proxy_url: z.string(),
})

export type LabJob = z.infer<typeof labJob>
