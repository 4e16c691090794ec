import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { brand } from '#src/content/brand.ts'
import { codesFile, inFours } from '#src/features/accounts/parts/account-settings/codes-file.ts'
import { useSignedIn } from '#src/features/accounts/parts/account-state.ts'
import { Button } from '#src/ui/button.tsx'
import { CopyButton } from '#src/ui/copy-button.tsx'

function save(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  Object.assign(document.createElement('a'), { href: url, download: 'recovery-codes.txt' }).click()
  URL.revokeObjectURL(url)
}

/** Recovery codes, this once; they go when their owner says they are kept. */
export function NewCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { user } = useSignedIn()
  const heading = useRef<HTMLHeadingElement>(null)
  const [kept, setKept] = useState(false)
  const text = codesFile(codes, { brand_name: brand.name, email: user.email ?? '' })

  useEffect(() => heading.current?.focus(), [])

  return (
    <div className="grid gap-5">
      <div>
        <h3 ref={heading} tabIndex={-1} className="font-sans text-base tracking-normal outline-none">
          Keep these recovery codes
        </h3>
        <p className="mt-1 text-soft">
          Each signs you in once when your phone is not at hand. We show them only now: print them, or save them where
          you find them without your phone.
        </p>
      </div>
      <ul className="grid gap-x-8 gap-y-2 border-y border-hairline py-5 font-mono sm:grid-cols-2">
        {codes.map(code => (
          <li key={code}>{inFours(code)}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton text={text}>Copy codes</CopyButton>
        <Button tone="outline" onClick={() => save(text)}>
          <Download aria-hidden="true" className="size-4" />
          Download
        </Button>
      </div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={kept}
          onChange={event => setKept(event.target.checked)}
          className="size-5 accent-harbour"
        />
        I have kept them
      </label>
      <div>
        <Button tone="outline" disabled={!kept} onClick={onKept}>
          Done
        </Button>
      </div>
    </div>
  )
}
