/** Whether two values of JSON say the same, in whatever order their objects name their fields. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const entries = Object.entries(one)
  const others = new Map<string, unknown>(Object.entries(other))
  return (
    entries.length === others.size &&
    entries.every(([key, value]) => others.has(key) && isSameValue(value, others.get(key)))
  )
}
