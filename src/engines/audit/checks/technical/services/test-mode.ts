import type { PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'

/** Where services of payments and of checks against robots make believe, as their makers tell developers to begin with. */
const make_believe =
  /^=(?:pk_test_|sandbox-|captcha )|^https?:\/\/(?:www\.)?sandbox\.paypal\.com\/|^https?:\/\/www\.paypal\.com\/sdk\/js\?(?:[^#]*&)?client-id=(?:sb|test)(?:&|$)|^https?:\/\/(?:sandbox\.web\.squarecdn\.com|js\.squareupsandbox\.com|connect\.squareupsandbox\.com)\/|[?&](?:k|sitekey|render)=(?:6LeIxAcTAAAAAJcZVRqyHh71UMIEGNQ_MXjiZKhI|1x0{20,}AA|10000000-ffff-ffff-ffff-000000000001)/
/** One look that spares most addresses the other. */
const may_be = /^=|sandbox|paypal|6LeIx|1x00|10000000-/

export const serviceInTestMode: PageCheck = {
  id: 'service-in-test-mode',
  section: 'technical',
  severity: 'critical',
  scope: 'page',
  title: 'A service on the page runs in test mode',
  why: 'Payments are only played and no money arrives, or anybody passes for a human. It was never switched over from the tests.',
  mend: 'Put in the live key or address from your account with the service, and pay yourself one dollar.',
  source: 'https://docs.stripe.com/keys#test-live-modes',
  look: ({ url, facts }) =>
    foundAll(
      [...facts.blank_keys, ...facts.resources].flatMap(({ url: address, line }) =>
        may_be.test(address) && make_believe.test(address)
          ? [
              {
                url,
                line,
                evidence: shortened(address.replace(/^=captcha/, 'data-sitekey').replace(/^=/, 'in a script: '), 100),
              },
            ]
          : [],
      ),
    ),
}
