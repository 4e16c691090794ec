import { readMails } from '#tests/support/machine/data-folder.ts'
import { sharedDataFolder } from '#tests/support/program/shared-site.ts'
import { expect } from './visitor.ts'

async function mailsTo(email: string): Promise<string[]> {
  const mails = await readMails(sharedDataFolder())
  return mails.filter(mail => mail.includes(`To: ${email}`) || mail.includes(`<${email}>`))
}

/** The mails that were sent to an address, as files: waits until there are `count` with this subject. */
export async function mailsOnDisk(email: string, subject: string, count = 1): Promise<string[]> {
  let found: string[] = []
  await expect
    .poll(
      async () => {
        found = (await mailsTo(email)).filter(mail => mail.includes(`Subject: ${subject}`))
        return found.length
      },
      { timeout: 30_000 },
    )
    .toBe(count)
  return found
}

/** The link that such a mail holds. */
export function linkIn(mail: string | undefined): string {
  const [link = ''] = /http\S+\/auth\/v1\/verify\?\S+/.exec((mail ?? '').replaceAll('=3D', '=')) ?? []
  return link.replaceAll('&amp;', '&')
}
