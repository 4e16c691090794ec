import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const macon: City = {
  slug: 'macon-ga',
  state: 'GA',
  county: 'Bibb County',
  county_fips: '13021',
  lat: 32.8407,
  lng: -83.6324,
  ...countedPopulation(157_346),
  landmarks: ['Ingleside Village', 'Vineville', 'Cherry Street', 'Zebulon Road', 'Riverside Drive'],
  intro:
    'Macon and Bibb County are run as one government. It is where I-75 meets I-16, so travelers pass through while Middle Georgia comes in for doctors, parts and dinner. The Cherry Blossom Festival in March brings the crowds, and Warner Robins to the south brings Air Force families.',
  faqs: [
    {
      question: 'How can a Macon business reach customers from all over Middle Georgia?',
      answer:
        'Think in highways. People come up I-75 from Warner Robins and Perry, in from Gray and Forsyth, and off I-16 from the east. Say which exit you are near and how long the drive is. Your profile can list those towns as service areas if you truly go there. In Macon itself, Zebulon Road, Riverside Drive and Ingleside Village are the words that local people type.',
    },
    {
      question: 'What are the usual citation problems after the Macon and Bibb County merger?',
      answer:
        'Three kinds. Some sites show “Macon-Bibb” as the city, which is not how mail is addressed. Some keep the old limits and file the north side under the county. And some place you in Macon County, a different county about an hour southwest, with Oglethorpe as its seat. We set “Macon, GA”, prove the pin, and check your entry at the Secretary of State’s licensing boards for the same spelling.',
    },
    {
      question: 'Do you manage reviews for Macon shops during the Cherry Blossom Festival?',
      answer:
        'We do. The pink weeks of March bring first-time visitors who post before they reach the interstate. We watch every working day and keep the drafts short. Festival guests and lifelong regulars get the identical invitation. After the crowd has left, we help you pick out complaints that repeat, such as lines or card machines, because fixing the cause is worth more than any reply.',
    },
  ],
}
