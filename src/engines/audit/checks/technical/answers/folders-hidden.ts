import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'

const most = 20

export const foldersHiddenByRule: SiteCheck = {
  id: 'folder-hidden-by-rule',
  section: 'technical',
  scope: 'site',
  severity: 'high',
  title: 'A rule of your server keeps visitors from pages in folders',
  why: 'The rule in .htaccess is to show “prices.html” under “/prices”. A folder is no file either, so the rule looks for a file with its name as well, finds none, and answers that the page does not exist.',
  mend: 'Put “RewriteCond %{REQUEST_FILENAME} !-d” above the rule, so that it leaves folders alone, and open one of the pages.',
  source: 'https://httpd.apache.org/docs/2.4/mod/mod_rewrite.html#rewritecond',
  look: ({ is_local_copy, hidden_folders }) =>
    is_local_copy
      ? foundAll(
          hidden_folders.slice(0, most).map(({ url, looked_for }) => ({
            url,
            line: null,
            evidence: `.htaccess looks for ${looked_for}, which is not there`,
          })),
        )
      : notApplicable,
}
