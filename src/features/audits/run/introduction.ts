/** How the free check names itself to the sites it reads, and where one can read about it. */
export function introduction(version: string, site_origin: string): string {
  return `PorchlightAudit/${version} (+${site_origin}/help-center)`
}
