import type { RobotsRead } from '#src/engines/audit/crawl/crawl-event.ts'
import { readRobots } from '#src/engines/audit/crawl/robots/read-robots.ts'

/** A robots.txt with this text, as the crawl tells of it. */
export function robotsRead(text: string, over: Partial<RobotsRead> = {}): RobotsRead {
  const bytes = Buffer.from(text)
  return {
    type: 'robots_read',
    url: 'https://www.calloway.example/robots.txt',
    status: 200,
    hops: [],
    content_type: 'text/plain',
    access: 'by_rules',
    problem: null,
    robots: readRobots(bytes),
    text,
    bytes: bytes.byteLength,
    truncated: false,
    ...over,
  }
}
