/** The text of a file with recovery codes: whose they are, what they do, and one a line. */
export function codesFile(codes: readonly string[], { brand_name, email }: { brand_name: string; email: string }) {
  return [`Recovery codes of ${brand_name} for ${email}`, 'Each signs you in once when your phone is not at hand.', '']
    .concat(codes.map(inFours), '')
    .join('\n')
}

/** A code in groups of four, as people read and copy it. */
export function inFours(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code
}
