import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const florence: City = {
  slug: 'florence-sc',
  state: 'SC',
  county: 'Florence County',
  county_fips: '45041',
  lat: 34.1954,
  lng: -79.7626,
  ...countedPopulation(39_899),
  landmarks: ['Evans Street', 'David H. McLeod Boulevard', 'Second Loop Road', 'Palmetto Street', 'Irby Street'],
  intro:
    'Florence is the hub of the Pee Dee, where I-95 meets I-20. Two large hospitals draw patients from many rural counties, and the interstate brings travelers who need a room, a meal or a tire. Local search must serve both the neighbor and the stranger with the hazard lights on.',
  faqs: [
    {
      question: 'How can a Florence business be found by I-95 travelers and by neighbors?',
      answer:
        'Split the message. Travelers need the exit, the truck parking and whether you are open right now, so those facts go at the top. Neighbors want price, wait and who does the work. On your profile, name David H. McLeod Boulevard or Second Loop Road. Darlington’s big race on Labor Day weekend fills rooms across the county line, so set hours and rates well before it.',
    },
    {
      question: 'How do I keep Florence, South Carolina apart from other Florences online?',
      answer:
        'Italy draws the picture searches, and Alabama and Kentucky have a Florence each. Use “Florence, SC” with an 843 phone and a 295 ZIP code wherever the form allows. At home, Quinby is a town of its own on your doorstep, and Darlington and Hartsville are in Darlington County. We search by phone number as well as by name, because that finds the strays that a name search misses.',
    },
    {
      question: 'Can you help Florence medical offices and shops with review replies?',
      answer:
        'Yes, with two sets of rules. Offices near McLeod Regional or MUSC Health get replies that never admit a visit took place. Shops, hotels and garages can speak to the details. In both, all customers are invited alike and each comment is answered. Patients who drive in from Marion, Dillon or Lake City may have no time to write that day, so one reminder a few days later is kind.',
    },
  ],
}
