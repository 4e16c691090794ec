import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createBoundedPool } from '#src/platform/passwords/bounded-pool.ts'

/** Algorithm.Argon2id: the package's enum exists for the compiler only. */
const argon2id = 2

/** OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, two passes, one lane. */
const cost = { algorithm: argon2id, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 }

/** Hashing runs on Node's worker threads; half of the usual four stay free for files and names. */
const run = createBoundedPool({ at_once: Math.min(2, availableParallelism()), waiting: 200 })

/** The argon2id hash of a password in PHC form, with its own salt. Throws PoolIsFull. */
export function hashPassword(password: string): Promise<string> {
  return run(() => hash(password.normalize('NFKC'), cost))
}

/** Whether the password is the one behind the hash. Throws PoolIsFull. */
export function verifyPassword(password_hash: string, password: string): Promise<boolean> {
  return run(() => verify(password_hash, password.normalize('NFKC')))
}
