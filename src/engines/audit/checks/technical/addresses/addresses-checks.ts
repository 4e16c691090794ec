import type { Check } from '#src/engines/audit/checks/check.ts'
import { endingDuplicates, indexFileDuplicates, trailingSlashDuplicates } from './address-twins.ts'
import { domainFile } from './domain-file.ts'
import { fileAndFolder } from './file-and-folder.ts'
import { homeVersions } from './home-versions.ts'
import { ownDomainMissing } from './own-domain.ts'
import {
  urlDoubleSlash,
  urlSpecial,
  urlTooLong,
  urlTrackingParameters,
  urlUnderscore,
  urlUnnamed,
  urlUppercase,
} from './url-shape.ts'

export const addressesChecks: readonly Check[] = [
  ownDomainMissing,
  trailingSlashDuplicates,
  indexFileDuplicates,
  endingDuplicates,
  fileAndFolder,
  domainFile,
  homeVersions,
  urlUppercase,
  urlUnderscore,
  urlUnnamed,
  urlSpecial,
  urlDoubleSlash,
  urlTooLong,
  urlTrackingParameters,
]
