import type { ServiceWords } from '#src/content/service-pages/service-words.ts'

export const multiLocationWords: ServiceWords = {
  steps: [
    {
      title: 'Collect the shops',
      text: 'Send the list you have, a spreadsheet or a store locator. We compare it with what the web says and come back with the differences.',
    },
    {
      title: 'One record for each',
      text: 'Each shop gets its own true record: name, address, phone, hours, services, the person who knows. The brand sets what is the same everywhere.',
    },
    {
      title: 'Most to gain first',
      text: 'We sort the shops by what they could win and give the reason, so that the first month goes where it counts.',
    },
    {
      title: 'Change once',
      text: 'New holiday hours for all shops but two? One email to us. We carry it to every profile and directory and report shop by shop.',
    },
    {
      title: 'One report, many readers',
      text: 'You get the whole picture on one page. Each manager or franchisee gets a page about their own shop, and no other.',
    },
  ],
  you_get: [
    'A clean list of all shops, with who may speak for each',
    'One Google profile per shop, all owned by you',
    'Changes carried out for one shop, some or all',
    'A monthly ranking of shops: where work pays most, and why',
  ],
  we_need: [
    'The list of shops, however rough',
    'One person who decides for the brand, and one name per shop',
    'Owner access to the profiles, or help in getting it back',
    'A note when a shop opens, moves or closes, before it does',
  ],
  we_do_not: [
    'Make a profile for a place with no staff and no sign',
    'Put store numbers or towns into the business name',
    'Copy one page forty times with the town swapped; search engines call that a doorway',
    'Change name, address and category of a shop on the same day, which invites a suspension',
  ],
  faqs: [
    {
      question: 'Do all shops need the same plan?',
      answer:
        'No. Each location has its own plan and its own price. You can give the hard markets more and keep the others on the smallest plan.',
    },
    {
      question: 'Can a franchisee see only their own shop?',
      answer:
        'Yes. Tell us who speaks for which shop. They get the report about that shop and decide on its replies and details. The brand gets the report on all of them.',
    },
    {
      question: 'What happens when a shop moves or closes?',
      answer:
        'Tell us the date. A moving shop keeps its profile and reviews under the new address. A closed shop is marked as closed, not deleted, so that customers are not sent to a locked door.',
    },
    {
      question: 'Does the guarantee hold for each shop?',
      answer:
        'Yes. Each location has its own 90 days, its own start figures and its own refund. One strong shop does not cancel the claim of a weak one. The pricing page and the terms show the conditions in full.',
    },
  ],
}
