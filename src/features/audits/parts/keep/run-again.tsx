import { RotateCw } from 'lucide-react'
import { useRunAgain } from '#src/features/audits/parts/keep/use-run-again.ts'
import type { AuditAnswer } from '#src/features/audits/schema.ts'
import { Button } from '#src/ui/button.tsx'

/** For who has mended something and wants to see it. */
export function RunAgain({ audit }: { audit: AuditAnswer }) {
  const { runAgain, starting, words } = useRunAgain(audit)
  return (
    <div id="again" tabIndex={-1} className="outline-none">
      <Button tone="outline" busy={starting} onClick={runAgain}>
        <RotateCw aria-hidden="true" className="size-5" />
        {starting ? 'Starting …' : 'Run it again'}
      </Button>
      {words && (
        <p role="alert" className="mt-3 font-semibold text-clay">
          {words}
        </p>
      )}
    </div>
  )
}
