const day = 24 * 3600

/** How long sessions and their tokens are good, in seconds. */
export const sessionLimits = {
  access_token_seconds: 3600,
  /** A session nobody refreshed for so long is over. */
  idle_seconds: 30 * day,
  /** However much it is used. */
  absolute_seconds: 90 * day,
  /** How long the token just replaced is still taken: several tabs may have sent it at the same time. */
  reuse_grace_seconds: 10,
  /** How long after a sign-in the password may be changed without giving the current one. */
  fresh_seconds: day,
} as const
