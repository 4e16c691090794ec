/** The name of the foreign key that a statement broke (SQLSTATE 23503); undefined for any other error. */
export function violatedReference(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && error.code === '23503' && 'constraint' in error) return String(error.constraint)
  return violatedReference(error.cause)
}
