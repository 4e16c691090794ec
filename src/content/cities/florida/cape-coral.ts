import type { City } from '#src/content/cities/city.ts'
import { countedPopulation } from '#src/content/cities/population.ts'

export const capeCoral: City = {
  slug: 'cape-coral-fl',
  state: 'FL',
  county: 'Lee County',
  county_fips: '12071',
  lat: 26.5629,
  lng: -81.9495,
  ...countedPopulation(194_016),
  landmarks: ['Cape Coral Parkway', 'Del Prado Boulevard', 'Pine Island Road', 'Veterans Parkway'],
  intro:
    'Cape Coral is a grid of canals across the Caloosahatchee from Fort Myers. Houses need docks, seawalls, pool cages and roofs, and many owners are away for half the year. They hire by phone from far off, so photos, license numbers and honest reviews do the work of a handshake.',
  faqs: [
    {
      question: 'What helps a Cape Coral contractor get found by owners who live up north?',
      answer:
        'Show proof they can check from far away. Put your state license number where the DBPR search will match it, add dated photos of seawalls, lanais or roofs, and say how you report to an absent owner. List the quadrants you cover, since NW Cape is a different drive from SE Cape. Before snowbirds return in fall, update hours and answer old questions on your profile.',
    },
    {
      question: 'How do address quadrants affect Cape Coral listings?',
      answer:
        'A lot. Nearly every street here carries NE, NW, SE or SW, and the same number can exist in more than one quadrant. Drop the letters and the pin can land across the city. North Fort Myers, Matlacha and Pine Island are separate places again, though they share roads with you. We check each directory by opening the pin on the map, not by reading the text alone.',
    },
    {
      question: 'How should Cape Coral trades ask for reviews after storm work?',
      answer:
        'Wait until the job is done and the inspector has passed it. Then send every owner the same request, near or far, pleased or cross. Since Hurricane Ian, Lee County homeowners look hard at dates and replies. Answer all of them and say what the next step is. Do not offer money off for a review, and do not write one for an owner who asks you to.',
    },
  ],
}
