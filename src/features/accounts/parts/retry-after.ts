let seconds: number | undefined

/** Keeps what an answer says of when to come back: auth-js hands no header on. Answers the answer. */
export function noteRetryAfter(response: Response): Response {
  const text = response.headers.get('retry-after') ?? ''
  seconds = /^\d+$/.test(text) ? Number(text) : undefined
  return response
}

/** How many seconds the last answer asked us to wait, if it did. */
export function lastRetryAfter(): number | undefined {
  return seconds
}
