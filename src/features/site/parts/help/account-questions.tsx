import { accountHelp } from '#src/content/help/help-groups.ts'
import { Section } from '#src/ui/section.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'

/**
 * The questions that are answered on the page about accounts. Each link has the address that its answer had when it stood on
 * this page, so that whoever comes by an old link is one press away from it.
 */
export function AccountQuestions() {
  return (
    <Section tone="sunk" labelledBy="account-questions">
      <h2 id="account-questions" className="text-3xl">
        With an account
      </h2>
      <p className="mt-3 max-w-measure text-soft">Answered on a page of their own, step by step.</p>
      <div className="mt-8 grid gap-x-16 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {accountHelp.groups.map(group => (
          <div key={group.id}>
            <h3 id={`group-${group.id}`}>{group.title}</h3>
            <ul className="mt-3">
              {group.answers.map(({ id, question }) => (
                <li key={id}>
                  <SiteLink id={id} to={`${accountHelp.path}#${id}`} className="prose-link inline-block py-1.5">
                    {question}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
