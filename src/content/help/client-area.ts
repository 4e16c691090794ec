import type { HelpGroup } from '#src/content/help/help-answer.ts'
import { subscriptionWords } from '#src/domain/subscription.ts'

const planStates = ['active', 'trialing', 'past_due', 'unpaid', 'paused', 'cancelled'].map(subscriptionWords)

export const clientArea: HelpGroup = {
  id: 'client-area',
  title: 'Your client area',
  answers: [
    {
      id: 'dashboard',
      question: 'What does my dashboard show?',
      answer: 'What waits on you, where each of your locations stands, and how to reach us.',
      steps: [
        ['dashboard', 'Look at **Needs you** first. Each line has a button that takes you to the right place.'],
        ['dashboard', '**Your locations** shows the state of each plan.'],
        ['dashboard', '**Reach a person** has our email, our phone and our hours.'],
      ],
      more: { name: 'Open your dashboard', path: '/client/dashboard' },
    },
    {
      id: 'add-location',
      question: 'How do I add a location?',
      answer: 'A person sets it up with you. You see the price in writing before you pay anything.',
      steps: [
        ['billing', 'Open **Billing** and press **Write to us about a plan**.'],
        [
          'contact',
          'Under **Message**, write the name, address, phone and website of the shop, and the plan you want.',
        ],
        ['contact', 'Press **SEND MESSAGE**. Once it is set up, it stands on your Locations screen.'],
      ],
      more: { name: 'Open your locations', path: '/client/locations' },
    },
    {
      id: 'photos',
      question: 'How do I add photos of a location?',
      answer:
        'Open the location and go to its Photos. A photo may have up to 10 MB. What your camera wrote into it, such as the place, is taken out.',
      steps: [
        ['location-photos', 'Open your location and press **Photos**.'],
        ['location-photos', 'Press **Choose photos**, or drop them there. JPEG, PNG, WebP and AVIF work.'],
        ['location-photos', 'Say in a few words what each photo shows, choose its kind, and press **Add this photo**.'],
      ],
      more: { name: 'Open your locations', path: '/client/locations' },
    },
    {
      id: 'import-locations',
      question: 'How do I bring in many locations at once?',
      answer:
        'With a spreadsheet: CSV or Excel, one row for each location. A file from Google Business Profile is read as it is.',
      steps: [
        ['import', 'Press **Download the template** and fill it in, or take the file you have.'],
        ['import', 'Press **Choose a file**, and say what each column is about. Nothing is saved yet.'],
        ['import', 'Mend the rows that something is wrong with, and save. Good rows need not wait for them.'],
        ['import', 'Changed your mind? For 24 hours you can undo it: open the file under **Earlier files**.'],
      ],
      points: [
        { title: 'Hours', text: 'One column for each day: 9:00 AM-5:00 PM, closed, or open 24 hours.' },
        { title: 'Special hours', text: '2026-12-24: 9:00 AM-12:00 PM, 2026-12-25: closed.' },
        { title: 'Category', text: 'By its name, such as Plumber.' },
        { title: 'Services', text: 'Drain cleaning; Water heaters (from $120).' },
        {
          title: 'A location we have',
          text: 'It is known by its store code, or by its phone and address. An empty cell changes nothing.',
        },
      ],
      more: { name: 'Import locations', path: '/client/locations/import' },
    },
    {
      id: 'plan-states',
      question: 'What does the state of a location mean?',
      answer: 'It is the state of that location’s plan.',
      points: planStates.map(({ name, meaning }) => ({ title: name, text: meaning })),
      more: { name: 'See mine', path: '/client/billing#locations' },
    },
    {
      id: 'billing',
      question: 'What do I find under Billing?',
      answer: 'Where each location stands, and what the plans hold and cost. The screen takes no payments.',
      steps: [
        ['billing', '**Your locations** shows the plan of each, with its state.'],
        ['billing', '**The plans** tells what is in each one, and its price.'],
        ['billing', 'Press **All conditions of the guarantee** to read them.'],
      ],
      more: { name: 'Open billing', path: '/client/billing' },
    },
    {
      id: 'change-plan',
      question: 'How do I change or cancel a plan?',
      answer:
        'A person does it with you. Leaving costs no fee, and the plan runs to the end of the month you paid for.',
      steps: [
        ['billing', 'Open **Billing** and read **Start, change or cancel a plan**.'],
        ['billing', 'Press **Write to us about a plan**.'],
        ['contact', 'Name the location and what you want, and press **SEND MESSAGE**.'],
      ],
      more: { name: 'The terms for leaving', path: '/terms#cancel' },
    },
    {
      id: 'onboarding',
      question: 'What do you need from me to begin?',
      answer: 'Seven short steps, about 25 minutes in all. You can stop at any time and go on later, on any device.',
      steps: [
        ['onboarding', 'Open **Onboarding**. It goes on where you stopped, and **All steps** shows what is left.'],
        ['onboarding', 'Fill in a step and press **Save and go on**, or **Skip for now**.'],
        ['onboarding', 'If a colleague knows better, press **Ask a colleague to do this step**. We mail them a link.'],
        ['onboarding', 'The last step hands it over to us. A person then looks at each location.'],
      ],
      more: { name: 'Begin, or go on', path: '/client/onboarding' },
    },
    {
      id: 'results',
      question: 'How do I check the website of a location?',
      answer:
        'The check reads up to 100 pages, with any plan. It shows what to fix. It also shows where the site and our record differ.',
      steps: [
        ['location-seo', 'Open **Location SEO** and choose the location.'],
        ['location-seo', 'Press **Check the website**. It takes up to three minutes.'],
        ['location-seo-read', 'Read **Your website against our record** first. Each line says what to do.'],
        ['location-seo-read', 'Press **Change our record** where the site is right.'],
      ],
      more: { name: 'Open Location SEO', path: '/client/location-seo' },
    },
  ],
}
