/** What must never be fetched ahead: calls, what stands behind a sign-in, and links that change who is signed in. */
const never = [
  '/api/*',
  '/auth/*',
  '/assets/*',
  '/client*',
  '/admin*',
  '/login',
  '*log-out*',
  '*logout*',
  '*sign-out*',
  '*signout*',
]

const where = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: never } },
    { not: { selector_matches: '[download], [rel~=nofollow]' } },
  ],
}

/** Lets browsers prepare the page behind a link that a visitor is about to follow. Speculation Rules, https://wicg.github.io/nav-speculation/. */
export const speculationRules = JSON.stringify({
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'moderate' }],
})
