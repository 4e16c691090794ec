import type { Occurrence, PageCheck } from '#src/engines/audit/checks/check.ts'
import { foundAll, notApplicable } from '#src/engines/audit/checks/outcome.ts'
import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { isTreatment } from '#src/engines/audit/checks/structured-data/business/presence.ts'
import {
  hasProperty,
  isKindOf,
  isProperty,
  isType,
  propertyAsSpelled,
  typeAsSpelled,
} from '#src/engines/audit/checks/structured-data/vocabulary/schema-vocabulary.ts'
import type { DataNode } from '#src/engines/audit/facts/types/structured-data-facts.ts'

/** Names of other vocabularies, and Google's annotations of actions, are no business of schema.org's list. */
const foreign = /[:/@#]|-(?:input|output)$/
const most = 10

const nodesIn = ({ facts }: PageView): readonly DataNode[] =>
  facts.structured_data.nodes.filter(({ is_schema_org }) => is_schema_org)

/** The first occurrence of each evidence; a slip in a template comes again and again. */
function onceEach(occurrences: readonly Occurrence[]): Occurrence[] {
  return [...new Map(occurrences.toReversed().map(one => [one.evidence, one])).values()].toReversed().slice(0, most)
}

const meant = (spelled: string | undefined) => (spelled ? ` (meant: ${spelled})` : '')

export const unknownType: PageCheck = {
  id: 'schema-unknown-type',
  section: 'structured-data',
  scope: 'page',
  severity: 'medium',
  title: 'Structured data names a type that does not exist',
  why: 'Search engines skip what they do not know. Everything told under this type is lost.',
  mend: 'Use a type from schema.org, spelled as it is there, capitals included.',
  source: 'https://schema.org/docs/full.html',
  look: page => {
    const nodes = nodesIn(page).filter(({ types }) => types.length > 0)
    if (nodes.length === 0) return notApplicable
    return foundAll(
      onceEach(
        nodes.flatMap(({ types, line }) =>
          types
            .filter(type => type.trim() !== '' && !isType(type) && !foreign.test(type) && !/[{}[\]%]/.test(type))
            .map(type => ({ url: page.url, line, evidence: `“${type.slice(0, 60)}”${meant(typeAsSpelled(type))}` })),
        ),
      ),
    )
  },
}

/** Properties that none of the entity's types has. Where a type is unknown nobody can tell; a role repeats its owner's property. */
export function strangeProperties({ types, properties }: DataNode): string[] {
  if (types.length === 0 || !types.every(isType) || types.some(type => isKindOf(type, 'Role'))) return []
  return [...properties.keys()].filter(
    name => name !== '' && !foreign.test(name) && !types.some(type => hasProperty(type, name)),
  )
}

export const unknownProperty: PageCheck = {
  id: 'schema-unknown-property',
  section: 'structured-data',
  scope: 'page',
  severity: 'low',
  title: 'Structured data uses a property that its type does not have',
  why: 'Search engines skip it, so what it says never reaches anyone.',
  mend: 'Correct the spelling (capitals count), or use the property that schema.org lists for this type.',
  source: 'https://schema.org/docs/full.html',
  look: page => {
    // A treatment that is meant as a business is told as that.
    const nodes = nodesIn(page).filter(node => node.types.length > 0 && !isTreatment(node))
    if (nodes.length === 0) return notApplicable
    return foundAll(
      onceEach(
        nodes.flatMap(node =>
          strangeProperties(node).map(name => {
            const hint = isProperty(name) ? '' : meant(propertyAsSpelled(name))
            const evidence = `“${name.slice(0, 60)}” in ${node.types.join(', ')}${hint}`
            return { url: page.url, line: node.line, evidence }
          }),
        ),
      ),
    )
  },
}
