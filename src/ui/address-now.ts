/**
 * The query of the address as it is, which may be newer than what is drawn: React may draw a change of address well after
 * it happened, and whoever changes what was drawn then takes that change back.
 */
export function addressNow(): URLSearchParams {
  return new URLSearchParams(window.location.search)
}
