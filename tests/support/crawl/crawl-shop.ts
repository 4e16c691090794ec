import { answerPaths, type PathAnswer } from '#tests/support/audit/answer-paths.ts'
import { crawlAll } from './crawl-loopback.ts'
import { loopbackPolicy } from './loopback-policy.ts'
import { openLoopbackSite } from './loopback-site.ts'

type Wishes = Parameters<typeof crawlAll>[2]

/** One site on loopback that answers these paths, and a way to crawl it. */
export async function openShop(paths: Readonly<Record<string, PathAnswer>>) {
  const site = await openLoopbackSite(answerPaths(paths))
  const origin = site.origin('shop.test')
  const read = (wishes: Wishes = {}, start = origin) => crawlAll(start, loopbackPolicy([site.port]), wishes)
  return { ...site, home: origin, read }
}

export const pathsOf = (events: readonly { url: string }[]) => events.map(({ url }) => new URL(url).pathname)
