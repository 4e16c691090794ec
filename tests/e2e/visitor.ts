import { test as base, expect } from '@playwright/test'

type Visitor = {
  /** Console errors that belong to the story, such as the status of an answer that is refused on purpose. */
  tolerated: RegExp
  /** Fails the test when the browser complained, or asked anybody but the site. */
  quiet: undefined
}

let visitors = 0

/** An address of its own for each test (198.18.0.0/15 is set aside for tests, RFC 2544), so that no test uses up another's limit. */
function nextAddress(worker: number): string {
  visitors += 1
  return `198.${18 + (worker % 2)}.${Math.floor(Math.random() * 256)}.${visitors % 256}`
}

function isOwn(url: string): boolean {
  const { protocol, hostname } = new URL(url)
  return protocol === 'data:' || protocol === 'blob:' || hostname === 'localhost'
}

/** A test as a visitor: in a real browser, with an address of its own, and failing on any noise. */
export const test = base.extend<Visitor>({
  tolerated: [/(?!)/, { option: true }],
  extraHTTPHeaders: async ({ extraHTTPHeaders }, use, info) => {
    await use({ ...extraHTTPHeaders, 'X-Forwarded-For': nextAddress(info.workerIndex) })
  },
  quiet: [
    async ({ context, tolerated }, use) => {
      const noise: string[] = []
      context.on('console', message => {
        if (message.type() === 'error') noise.push(`console: ${message.text()}`)
      })
      context.on('weberror', error => noise.push(`page error: ${error.error().stack ?? error.error().message}`))
      context.on('request', request => {
        if (!isOwn(request.url())) noise.push(`foreign request: ${request.url()}`)
      })
      await use(undefined)
      expect(noise.filter(line => !tolerated.test(line))).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
