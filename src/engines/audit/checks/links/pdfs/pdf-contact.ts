import { compareAddresses } from '#src/engines/audit/checks/business/compare-addresses.ts'
import { plainName } from '#src/engines/audit/checks/business/compare-names.ts'
import { addressesOfSite } from '#src/engines/audit/checks/business/places-of-site.ts'
import { properWords } from '#src/engines/audit/checks/business/proper-words.ts'
import { hasSeveralPlaces } from '#src/engines/audit/checks/business/several-places.ts'
import type { SiteCheck } from '#src/engines/audit/checks/check.ts'
import { notApplicable } from '#src/engines/audit/checks/outcome.ts'
import { shortened } from '#src/engines/audit/checks/shortened.ts'
import type { PdfFile, SiteView } from '#src/engines/audit/checks/site-view.ts'
import { pdfsOf } from './pdfs-of-site.ts'

/** A letterhead has so many lines around the name, at most. */
const lines_of_letterhead = 7
const least_letters = 6
const parts_of_title = /\s+[|–—·•:»-]\s+|\s*\|\s*/

/** What the business is called on its pages, as far as its address on the web bears it out. */
function namesOf({ pages, host, given }: SiteView): ReadonlySet<string> {
  const letters = host.replace(/[^a-z]/g, '')
  const told = pages.flatMap(({ row }) => [...row.names.map(({ name }) => name), ...row.title.split(parts_of_title, 6)])
  const own = [...new Set(told)].filter(name => properWords(name).some(word => letters.includes(word)))
  const plain = [...own, given.name ?? ''].map(plainName)
  return new Set(plain.filter(name => name.length >= least_letters && name.includes(' ')))
}

/** Lines of the file that begin with the name of the business. */
function letterheads({ facts }: PdfFile, names: ReadonlySet<string>): number[] {
  return (facts?.text.blocks ?? []).flatMap(({ text, line }) => {
    const plain = ` ${plainName(text.slice(0, 400))} `
    return [...names].some(name => plain.includes(` ${name} `)) ? [line] : []
  })
}

type Known = { phones: ReadonlySet<string>; addresses: ReturnType<typeof addressesOfSite> }

function numberApart({ facts }: PdfFile, { phones }: Known, isNear: (line: number) => boolean): string {
  const told = (facts?.phones ?? []).filter(({ e164, fax }) => e164 !== null && !fax)
  // Beside the number of the site others are those of courts, hotlines and colleagues.
  if (phones.size === 0 || told.some(({ e164 }) => phones.has(e164 ?? ''))) return ''
  const strange = told.find(({ line }) => isNear(line))
  return strange ? `${strange.text}, which no page gives` : ''
}

function addressApart({ facts }: PdfFile, { addresses }: Known, isNear: (line: number) => boolean): string {
  const told = facts?.addresses ?? []
  const isKnown = (key: string) => addresses.some(one => compareAddresses(one.key, key).is !== 'other')
  if (addresses.length === 0 || told.some(({ key }) => isKnown(key))) return ''
  const strange = told.find(({ line }) => isNear(line))
  return strange ? `“${shortened(strange.text, 90)}”, on the site “${shortened(addresses[0]?.text ?? '', 90)}”` : ''
}

export const pdfContact: SiteCheck = {
  id: 'pdf-contact-differs',
  section: 'local',
  scope: 'site',
  severity: 'high',
  title: 'A PDF with your letterhead gives another address or number than your pages',
  why: 'It was written before you moved or changed the number. Search engines read it, and customers who print it go or call there.',
  mend: 'Put a new version in the place of the file, or delete it and the links to it.',
  source: 'https://support.google.com/business/answer/3038177',
  look(site) {
    if (site.pdfs.length === 0 || hasSeveralPlaces(site)) return notApplicable
    const names = namesOf(site)
    const phones = new Set(site.pages.flatMap(({ row }) => row.phones.map(({ e164 }) => e164)))
    const known: Known = { phones, addresses: addressesOfSite(site) }
    return pdfsOf(site, pdf => {
      const heads = letterheads(pdf, names)
      const isNear = (line: number) => heads.some(head => Math.abs(head - line) <= lines_of_letterhead)
      return [numberApart(pdf, known, isNear), addressApart(pdf, known, isNear)].filter(told => told !== '').join('; ')
    })
  },
}
