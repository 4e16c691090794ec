/** What the person who asked for the audit told about the business; null for what they did not. */
export type GivenBusiness = {
  name: string | null
  phone: string | null
  address: string | null
  city: string | null
  /** What they want to be found for. */
  keyword: string | null
}
