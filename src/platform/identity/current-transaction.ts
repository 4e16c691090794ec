import { AsyncLocalStorage } from 'node:async_hooks'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Transaction } from '#src/platform/database/transaction.ts'

const current = new AsyncLocalStorage<Transaction>()

/** Runs `work` so that whatever it asks of `transactionInHand` happens inside `tx`. */
export function withTransaction<T>(tx: Transaction, work: () => Promise<T>): Promise<T> {
  return current.run(tx, work)
}

/** A database for a library that wants one at its start: every call goes to the transaction in hand then. */
export const transactionInHand = new Proxy(drizzle.mock(), {
  get(_target, name) {
    const tx = current.getStore()
    return tx === undefined ? undefined : Reflect.get(tx, name, tx)
  },
})
