/** Up to here Google calls a page good: https://web.dev/articles/vitals, and Lighthouse's own for the blocking time. */
export const labGoods = { lcp_ms: 2_500, cls: 0.1, tbt_ms: 200 } as const
