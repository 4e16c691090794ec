import { FileDown, Printer } from 'lucide-react'
import { isOver } from '#src/features/audits/is-over.ts'
import { CopyLink } from '#src/features/audits/parts/keep/copy-link.tsx'
import { MailForm } from '#src/features/audits/parts/keep/mail-form.tsx'
import { RunAgain } from '#src/features/audits/parts/keep/run-again.tsx'
import type { AuditLink } from '#src/features/audits/parts/watch/audit-link.ts'
import type { AuditAnswer } from '#src/features/audits/schema.ts'
import { Button } from '#src/ui/button.tsx'
import { buttonClass } from '#src/ui/button-class.ts'
import { Section } from '#src/ui/section.tsx'

type Props = { audit: AuditAnswer; opens: AuditLink; address: string }

/** Ways to keep, share and renew the report. Paper has no use for it. */
export function KeepReport({ audit, opens, address }: Props) {
  return (
    <div id="keep" tabIndex={-1} className="outline-none print:hidden">
      <Section tone="sunk" labelledBy="keep-heading">
        <h2 id="keep-heading">Keep this report</h2>
        <div className="mt-8 grid gap-x-16 gap-y-12 lg:grid-cols-2">
          <div>
            <h3 className="mb-4">By email</h3>
            <MailForm mails_url={opens.mails_url} isFinished={isOver(audit)} />
          </div>
          <div>
            <h3 className="mb-4">By link, on paper, or anew</h3>
            <CopyLink link={address} expires_at={audit.expires_at} />
            <div className="mt-6 flex flex-wrap items-start gap-3">
              <a href={opens.pdf_url} download className={buttonClass('outline')}>
                <FileDown aria-hidden="true" className="size-5" />
                Download as PDF
              </a>
              <Button tone="outline" onClick={() => window.print()}>
                <Printer aria-hidden="true" className="size-5" />
                Print
              </Button>
              <RunAgain audit={audit} />
            </div>
          </div>
        </div>
      </Section>
    </div>
  )
}
