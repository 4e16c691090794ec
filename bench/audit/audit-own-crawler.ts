import { auditAll } from './audit-engine.ts'
import { crawlInTurns } from './audit-turns.ts'

const [url = '', pages = '0'] = process.argv.slice(2)

/** Files of the site are asked for as `porchlight audit` does by itself. */
crawlInTurns(async () => {
  let [read, findings] = [0, 0]
  for await (const event of auditAll(url, Number(pages), 'site')) {
    if (event.type === 'page_audited' && event.status === 200) read += 1
    if (event.type === 'done') findings = event.report.findings.length
  }
  return { pages: read, note: `${findings} findings` }
})
