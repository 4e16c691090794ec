import { writeFileSync } from 'node:fs'
import { readPostalPlaces } from '#src/build/read-postal-places.ts'
import { packTowns } from '#src/engines/audit/checks/towns/towns-file.ts'

const file = new URL('../engines/audit/checks/towns/towns.bin', import.meta.url)
writeFileSync(file, packTowns(readPostalPlaces()))
