import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const hiltonHeadIsland: City = {
  slug: 'hilton-head-island-sc',
  state: 'SC',
  county: 'Beaufort County',
  county_fips: '45013',
  lat: 32.2163,
  lng: -80.7526,
  ...countedPopulation(37_661),
  landmarks: ['Sea Pines', 'Coligny', 'Shelter Cove', 'Palmetto Dunes', 'William Hilton Parkway'],
  intro:
    'Hilton Head Island has one road in and a new crowd each Saturday. Visitors rent by the week, many owners live far away, and many residents live behind gates. US 278 decides how long anything takes. Search here is about trust at a distance, plus clear directions after dark under small signs.',
  faqs: [
    {
      question: 'How can an island business on Hilton Head be found by weekly visitors?',
      answer:
        'Answer what a family asks on Saturday night: are you open, how far from our gate, can we walk? State the gate rules for Sea Pines or Palmetto Dunes, the nearest circle, and where to park a bike. Signs here are small by rule, so a photo of your entrance helps. Before the RBC Heritage in April and again before June, set special hours and check each phone link.',
    },
    {
      question: 'How do gates and plantations affect Hilton Head listings?',
      answer:
        'Addresses behind a gate confuse drivers and map apps, and some carry plantation names instead of streets. Bluffton and Okatie on the mainland often appear as Hilton Head. Daufuskie Island can only be reached by boat. We test the pin from the public road, add a short access note, and write William Hilton Parkway the same way in every place, as US 278 and Business 278 both turn up.',
    },
    {
      question: 'What about reviews when guests leave Hilton Head Island every week?',
      answer:
        'Send the note on checkout day, to every party, and keep it brief. Rental and bike companies then get reviews while the memory is fresh. Property managers have two audiences, guests and owners, so we use one fair request for each and label nothing as special. Every review is answered, including those about weather, which nobody can fix. Locals read them in January to choose a painter.',
    },
  ],
}
