/** The name of the unique constraint or index that a statement broke (SQLSTATE 23505); undefined for any other error. */
export function violatedUnique(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error && error.code === '23505' && 'constraint' in error) return String(error.constraint)
  return violatedUnique(error.cause)
}
