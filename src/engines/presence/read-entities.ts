import { addressesOf, isLocalBusiness, ownOrganisations } from '#src/engines/audit/checks/business/business-nodes.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { addressKey } from '#src/engines/audit/facts/business/address-key.ts'
import { readPhone } from '#src/engines/audit/facts/business/phone-number.ts'
import { textOf, textsOf } from '#src/engines/audit/facts/node-values.ts'
import type { DataNode } from '#src/engines/audit/facts/types/structured-data-facts.ts'
import type { SaidAddress, SaidEntity, SaidPhone } from '#src/engines/presence/site-presence.ts'

const most = 6
const longest = 160

function phonesOf(node: DataNode): SaidPhone[] {
  return textsOf(node, 'telephone')
    .slice(0, 4)
    .flatMap(text => {
      const e164 = readPhone(text.trim().slice(0, 40))?.e164
      return e164 ? [{ e164, text: text.trim().slice(0, 40) }] : []
    })
}

function addressOf(node: DataNode, view: PageView): SaidAddress | null {
  const told = addressesOf(node, view).find(({ street, city }) => street !== '' || city !== '')
  if (!told) return null
  const { street, city, region: state, postal_code } = told
  const text = [street, city, `${state} ${postal_code}`.trim()].filter(part => part !== '').join(', ')
  return { key: addressKey({ street, unit: '', city, state, postal_code }), text: text.slice(0, longest) }
}

function entityOf(node: DataNode, view: PageView): SaidEntity {
  const { facts } = view
  const { nodes } = facts.structured_data
  const hours = facts.hours.find(({ node: of }) => of !== null && nodes[of] === node)
  const point = facts.geo.find(({ from, node: of }) => from === 'structured-data' && of !== null && nodes[of] === node)
  return {
    types: node.types.slice(0, 6).map(type => type.slice(0, 80)),
    name: textOf(node, 'name').slice(0, longest),
    url: textOf(node, 'url').slice(0, 2048),
    phones: phonesOf(node),
    address: addressOf(node, view),
    week: hours?.week ?? null,
    point: point ? { latitude: point.latitude, longitude: point.longitude } : null,
    line: node.line,
  }
}

/** What structured data says of the businesses that a page is about: local ones first. */
export function readEntities(view: PageView): SaidEntity[] {
  const own = ownOrganisations(view)
  const local = own.filter(isLocalBusiness)
  return [...local, ...own.filter(node => !local.includes(node))].slice(0, most).map(node => entityOf(node, view))
}
