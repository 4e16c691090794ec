import { brand } from '#src/content/brand.ts'
import type { HelpGroup } from '#src/content/help/help-answer.ts'
import { states } from '#src/content/states.ts'

const names = states.map(state => state.name)
const list = `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`

export const whereWeWork: HelpGroup = {
  id: 'places',
  title: 'Where we work',
  answers: [
    {
      id: 'states',
      question: 'Which states do you serve?',
      answer: `${list}. There is a page for ten cities in each.`,
      more: { name: 'All locations', path: '/locations' },
    },
    {
      id: 'small-town',
      question: 'My town is not on your list. Can I still be a client?',
      answer:
        'Yes, if it is in one of the four states. The list shows the cities with a page of their own. It is not a limit.',
      more: { name: 'Tell us where you are', path: '/contact-us' },
    },
    {
      id: 'office',
      question: 'Do you have an office in my city?',
      answer: `Our address is ${brand.address}. We serve every other city from there, by phone and online, and say so on each city’s page.`,
    },
  ],
}
