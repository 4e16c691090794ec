import type { ScriptPlace, SiteView } from '#src/engines/audit/checks/site-view.ts'

/** Scripts of those that charge cards on the page of a shop itself; buttons that ask for gifts have others. */
const charges =
  /^https:\/\/(?:js\.stripe\.com\/|www\.paypal\.com\/sdk\/js|(?:sandbox\.)?web\.squarecdn\.com\/|js\.squareup\.com\/|js(?:test)?\.authorize\.net\/|js\.braintreegateway\.com\/)/

/** The script by which the site takes payments by card. */
export const cardScript = ({ scripts }: SiteView): ScriptPlace | undefined =>
  scripts.find(({ url }) => charges.test(url))
