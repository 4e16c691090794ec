import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'

/** Puts a text on the clipboard and says whether that worked. */
export function CopyButton({ text, children }: { text: string; children: string }) {
  const [copied, setCopied] = useState<boolean>()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  const Icon = copied ? Check : Copy
  return (
    <span className="inline-flex flex-wrap items-center gap-x-3">
      <Button tone="outline" onClick={() => void copy()}>
        <Icon aria-hidden="true" className="size-4" />
        {children}
      </Button>
      <span role="status" className="text-sm text-soft">
        {copied === true && 'Copied.'}
        {copied === false && 'Your browser did not let us copy. Please select the text.'}
      </span>
    </span>
  )
}
