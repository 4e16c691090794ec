import type { Check } from '#src/engines/audit/checks/check.ts'
import { bareAddressHeadings } from './bare-address-headings.ts'
import { h1WithoutTown } from './h1-without-town.ts'
import { h1Missing, h1Multiple } from './main-heading.ts'

export const headingsChecks: readonly Check[] = [h1Missing, h1Multiple, h1WithoutTown, bareAddressHeadings]
