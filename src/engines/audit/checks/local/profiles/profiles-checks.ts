import type { Check } from '#src/engines/audit/checks/check.ts'
import { profileContradiction } from './profile-contradictions.ts'
import { profileIconUnlinked } from './profile-icons.ts'
import { profileLinkGeneric } from './profile-links.ts'
import { profileOfAnother } from './profile-of-another.ts'
import { profilesApart } from './profiles-apart.ts'

export const profilesChecks: readonly Check[] = [
  profileLinkGeneric,
  profileIconUnlinked,
  profileContradiction,
  profilesApart,
  profileOfAnother,
]
