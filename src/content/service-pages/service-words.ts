import type { Faq } from '#src/content/faq.ts'

/** One step of the work, in the order in which it is done. */
export type WorkStep = { title: string; text: string }

/** What a service page says beside its own pictures. */
export type ServiceWords = {
  steps: readonly WorkStep[]
  you_get: readonly string[]
  we_need: readonly string[]
  we_do_not: readonly string[]
  faqs: readonly Faq[]
}
