type Words = {
  status: number
  code: string
  message: string
  /** One sentence for each refused field. */
  fields: Record<string, string>
  request_id: string | undefined
  /** In seconds. */
  retry_after: number | undefined
  /** The whole answer, for screens whose calls are refused with more than words. */
  answer: unknown
}

/** The API's no, as it said it. */
export class Refused extends Error {
  readonly words: Words

  constructor(words: Words) {
    super(words.message)
    this.words = words
  }
}

/** The sentence for a person about any failed call. */
export function failureText(error: unknown): string {
  if (error instanceof Refused) return error.words.message
  return 'We could not reach the server. Check your connection and try again.'
}
