const parts = /^(?!.{201})[a-z0-9][a-z0-9._-]*(\/[a-z0-9][a-z0-9._-]*)*$/

/**
 * Throws unless `name` is one that means the same to a folder and to a bucket: parts of small letters, digits, dot, dash and
 * underscore, with slashes between them, at most 200 characters. None begins with a dot, so none leads out of the folder.
 */
export function assertObjectName(name: string): void {
  if (!parts.test(name)) throw new Error(`No object can have this name: ${JSON.stringify(name.slice(0, 200))}.`)
}
