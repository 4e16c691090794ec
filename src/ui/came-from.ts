/**
 * The path of ours that a link names as the one it was followed on, in `?from=`; '' when it names none. For pages that
 * must not tell their own address, such as one that is a secret. `search` as in `location`.
 */
export function cameFrom(search: string): string {
  const from = new URLSearchParams(search).get('from') ?? ''
  return /^\/(?!\/)[\w/-]{0,199}$/.test(from) ? from : ''
}
