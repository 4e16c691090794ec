import type { CodeChallenge } from '#src/features/accounts/pkce/code-challenge.ts'

/** How a mailed link is to lead back. */
export type WayBack = {
  redirect_to: string | undefined
  /** The browser that asked keeps its refresh token in a cookie. */
  in_cookie: boolean
  /** Its address shall carry a code that only whoever asked can trade, instead of a session. */
  challenge?: CodeChallenge | undefined
}
