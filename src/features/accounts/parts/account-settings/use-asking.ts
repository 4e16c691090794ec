import { useState } from 'react'
import type { AccountsAnswer } from '#src/features/accounts/parts/entrance/ask-accounts.ts'
import { refusalWords } from '#src/features/accounts/parts/entrance/refusal-words.ts'

/** One press of a button that asks the accounts: under way, then done or refused in words. */
export function useAsking() {
  const [busy, setBusy] = useState(false)
  const [words, setWords] = useState<string>()

  async function ask<Data>(asked: () => Promise<AccountsAnswer<Data>>, onDone: (data: Data) => void): Promise<void> {
    setBusy(true)
    setWords(undefined)
    const answer = await asked()
    setBusy(false)
    if (answer.ok) onDone(answer.data)
    else setWords(refusalWords(answer.refusal, new Date()).words)
  }

  return { busy, words, ask }
}
