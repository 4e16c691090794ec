/** Stands in built pages for the origin of the running site; the server replaces it when it loads them. */
export const sentinelOrigin = 'https://site-origin.invalid'
