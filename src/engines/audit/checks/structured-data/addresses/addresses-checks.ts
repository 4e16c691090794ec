import type { Check } from '#src/engines/audit/checks/check.ts'
import { hostInData } from './host-in-data.ts'
import { logoIsIcon } from './logo-is-icon.ts'
import { deadPageInData } from './named-pages.ts'
import { brokenPicture } from './pictures.ts'

export const addressesData: readonly Check[] = [hostInData, brokenPicture, logoIsIcon, deadPageInData]
