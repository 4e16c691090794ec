import type { Check } from '#src/engines/audit/checks/check.ts'
import { foundersApart, ownersApart } from './founders-apart.ts'
import { leftTheTeam } from './left-the-team.ts'
import { personsSpelled } from './persons-spelled.ts'
import { portraitsNamed } from './portraits-named.ts'
import { saidOfPeopleApart } from './said-of-people.ts'
import { staffOfAnotherTrade } from './staff-of-another-trade.ts'
import { teamMiscounted } from './team-counted.ts'

export const peopleChecks: readonly Check[] = [
  staffOfAnotherTrade,
  personsSpelled,
  foundersApart,
  ownersApart,
  teamMiscounted,
  saidOfPeopleApart,
  leftTheTeam,
  portraitsNamed,
]
