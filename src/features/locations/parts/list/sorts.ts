/** Every order of the list; `value` is the API's word for it. */
export const listSorts = [
  { value: 'name', label: 'Name, A to Z' },
  { value: '-name', label: 'Name, Z to A' },
  { value: 'city', label: 'City, A to Z' },
  { value: '-city', label: 'City, Z to A' },
  { value: 'status', label: 'Status, drafts first' },
  { value: '-status', label: 'Status, drafts last' },
  { value: 'completeness', label: 'Least complete first' },
  { value: '-completeness', label: 'Most complete first' },
  { value: '-updated_at', label: 'Changed lately' },
  { value: 'updated_at', label: 'Longest unchanged' },
] as const
