import type { HelpGroup } from '#src/content/help/help-answer.ts'
import { HelpAnswers } from '#src/features/site/parts/help/help-answers.tsx'
import { SearchBox } from '#src/features/site/parts/search/search-box.tsx'
import { Section } from '#src/ui/section.tsx'

/** All answers can be searched from each page of them. The columns grow apart when answers open: make them about equally long. */
export function HelpColumns({ columns }: { columns: readonly (readonly HelpGroup[])[] }) {
  return (
    <Section ruled>
      <div className="mb-12">
        <SearchBox label="Search the answers" index="/search/help-center.json" />
      </div>
      <div className="grid gap-x-16 gap-y-16 lg:grid-cols-2">
        {columns.map(groups => (
          <div key={groups[0]?.id} className="grid content-start gap-16">
            {groups.map(group => (
              <HelpAnswers key={group.id} group={group} />
            ))}
          </div>
        ))}
      </div>
    </Section>
  )
}
