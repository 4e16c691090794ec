import type { Check } from '#src/engines/audit/checks/check.ts'
import { logoLeadsAstray } from './logo-goal.ts'
import { menuNamesDiffer } from './menu-names.ts'
import { menuLacksEntry, menuLeadsElsewhere } from './menus-apart.ts'
import { secondFrontPage } from './second-front-page.ts'
import { serviceFront } from './service-fronts.ts'

export const menusLinks: readonly Check[] = [
  secondFrontPage,
  logoLeadsAstray,
  menuLeadsElsewhere,
  menuLacksEntry,
  menuNamesDiffer,
  serviceFront,
]
