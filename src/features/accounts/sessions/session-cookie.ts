import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { HttpEnv } from '#src/platform/http/http-env.ts'
import type { SessionAnswer } from './session-answer.ts'
import { sessionLimits } from './session-limits.ts'

/** Our own browser app sends this header: its refresh token lives in a cookie that no script can read. */
const modeHeader = 'x-porchlight-session'
const placeholder = 'in-cookie'
/** The longest a browser keeps a cookie: https://developer.chrome.com/blog/cookie-max-age-expires */
const longest_seconds = 400 * 24 * 3600

export function wantsCookie<Env extends HttpEnv>(c: Context<Env>): boolean {
  return c.req.header(modeHeader) === 'cookie'
}

/** Tells our pages whose session the browser holds, so that they ask for it; worth nothing to anybody else. */
const signedInHint = 'porchlight_signed_in'

/** The cookies of accounts. Those that prove something travel to /auth/v1 only, and no script can read them. */
export function createAccountCookies(https: boolean) {
  const attributes = { httpOnly: true, sameSite: 'Strict', path: '/auth/v1', secure: https } as const
  const prefix = https ? '__Secure-' : ''
  const session = `${prefix}porchlight_session`
  const browser = `${prefix}porchlight_browser`
  const readable = { sameSite: 'Strict', path: '/', secure: https } as const

  return {
    /** Puts the refresh token into the cookie and answers the session with a placeholder in its place. */
    hideRefreshToken<Env extends HttpEnv>(c: Context<Env>, answer: SessionAnswer): SessionAnswer {
      const maxAge = sessionLimits.absolute_seconds
      setCookie(c, session, answer.refresh_token, { ...attributes, maxAge })
      setCookie(c, signedInHint, answer.user.id, { ...readable, maxAge })
      return { ...answer, refresh_token: placeholder }
    },
    /** The refresh token a client means: its cookie's in cookie mode, else the one it sent. */
    refreshToken: <Env extends HttpEnv>(c: Context<Env>, sent: string) =>
      wantsCookie(c) ? (getCookie(c, session) ?? '') : sent,
    forgetSession<Env extends HttpEnv>(c: Context<Env>): void {
      if (!wantsCookie(c)) return
      deleteCookie(c, session, attributes)
      deleteCookie(c, signedInHint, readable)
    },
    browserMark: (c: Context<HttpEnv>) => getCookie(c, browser),
    markBrowser(c: Context<HttpEnv>, mark: string): void {
      setCookie(c, browser, mark, { ...attributes, maxAge: longest_seconds })
    },
  }
}

export type AccountCookies = ReturnType<typeof createAccountCookies>
