import type { Check } from '#src/engines/audit/checks/check.ts'
import { emptyOrPlaceholderHref, malformedHref } from './addresses-as-written.ts'
import { homeByParameter } from './home-by-parameter.ts'
import { linkInLink } from './link-in-link.ts'
import { devOrStagingLink, localhostOrPrivateLink } from './private-addresses.ts'

export const writtenLinks: readonly Check[] = [
  emptyOrPlaceholderHref,
  malformedHref,
  linkInLink,
  homeByParameter,
  localhostOrPrivateLink,
  devOrStagingLink,
]
