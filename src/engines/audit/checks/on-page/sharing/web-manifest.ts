import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { isGone } from '#src/engines/audit/checks/links/dead/dead-answer.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { SiteView } from '#src/engines/audit/checks/site-view.ts'

/** What makers of icons and kits write for the name of a site that nobody has named. */
const unnamed =
  /^(?:app|my ?app|my ?(?:web ?)?site|web ?app|(?:create )?react app(?: sample)?|(?:vite|vue|next|nuxt|svelte|angular|ionic|gatsby)(?:\.?js)? ?(?:app|starter)?|pwa|name|short[ _]name|your (?:app|site)(?: name)?|app ?name|untitled|test|example)$/i

type Manifest = SiteView['manifests'][number]

/** The name under which a phone would put the site on its screen. */
function faultOfName({ name, short_name }: Manifest): string | undefined {
  if (name === '' && short_name === '') return 'its name is empty'
  const left = [name, short_name].find(each => unnamed.test(each))
  return left === undefined ? undefined : `its name is “${left}”`
}

function faultsOf(site: SiteView, manifest: Manifest): string[] {
  if (manifest.invalid) return ['no browser can read it']
  const gone = manifest.icons.find(icon =>
    site.links_checked.some(({ url, result }) => url === icon && result !== null && isGone(result.status)),
  )
  const icon = gone === undefined ? undefined : `its icon ${shortened(new URL(gone).pathname, 80)} is not there`
  return [faultOfName(manifest), icon].filter(fault => fault !== undefined)
}

export const webManifestUnfinished: SiteCheck = {
  id: 'web-manifest-unfinished',
  section: 'on-page',
  severity: 'low',
  scope: 'site',
  title: 'The file that puts your site on a phone’s home screen was never filled in',
  why: 'Who keeps your site on the phone finds a nameless or gray icon there.',
  mend: 'Write your name into the web manifest and let its icons lead to pictures that are there, or remove its line from the pages.',
  source: 'https://www.w3.org/TR/appmanifest/#name-member',
  look(site) {
    if (site.manifests.length === 0) return notApplicable
    return foundAll(
      site.manifests.flatMap(manifest => {
        const faults = faultsOf(site, manifest)
        const path = new URL(manifest.url).pathname
        return faults.length === 0 ? [] : [{ url: manifest.url, line: null, evidence: `${path}: ${faults.join(', ')}` }]
      }),
    )
  },
}
