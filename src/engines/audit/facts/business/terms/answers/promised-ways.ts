import type { TermKind } from '#src/engines/audit/facts/business/terms/term-kind.ts'

/** On paper, of somebody else, or where visitors are not asked to. */
const elsewhere =
  /\b(?:don['’]t|do not|never|without|no need|insurance|claims?|tax|irs|court|state|federal|arriv\w*|we(?:['’]ll| will| can)? (?:mail|email|send|fax|give|provide|complete|fill)|you (?:may|might|have|voluntarily)|when you|if you|they|customers?|visitors?|users?|children|parents|students|employees?)\b/i

/** Ways of writing and booking to which a page bids its visitors. */
export const promisedWays: readonly TermKind[] = [
  {
    what: 'a form',
    words: ['form'],
    says: /\b(?:fill(?:ing)?[- ](?:out|in)|complet(?:e|ing)|submit(?:ting)?|us(?:e|ing)) (?:(?:the|our|an?) ){1,2}(?:(?:online|contact|inquiry|enquiry|quote|estimate|request|appointment|booking|reservation|order|short|quick|simple|easy|brief|free|secure|intake|web|website|email|message|service|consultation) ?){0,4}form\b/i,
    unless: elsewhere,
    value: 1,
  },
  {
    // A button of these words is judged by where it leads.
    what: 'booking online',
    words: ['online'],
    says: /\b(?:you can(?: also)?|to|or|and|please|can (?:also )?be|easily|simply) (?:book|schedule|reserve|request|order)(?:ed|d)?(?: (?:your|an?|the|our|next|first|appointments?|visit|service|session|table|room|stay|consultation|cleaning|estimate|quote|lesson|class|food|takeout|pickup|delivery|\w+ appointment)){0,4} online\b|(?<=[a-z,] )(?:get|request|receive|ask for) (?:an?|your|our) (?:(?:free|instant|fast|no[- ]obligation) ){0,2}(?:quote|estimate|consultation) online\b/i,
    unless: /\b(?:soon|not|don['’]t|cannot|store|instead|competitors?|others?|strangers?|photos?|prescriptions?)\b/i,
    value: 1,
  },
]
