import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const hiltonHeadIslandGuide: CityGuide = {
  slug: 'hilton-head-island-sc',
  search: [
    'A plumber on Hilton Head Island has two clients for one leak. The guest sees the water. The owner, in Ohio or Ontario, sees a message and a price. The first searches from the kitchen floor; the second searches your name an hour later to check if you are real. Your profile speaks to the first, your website to the second.',
    'Ask what a gate does to a visit. Who calls in the pass, what does it cost, and how long is the line on a Saturday? Few shops write that down, so the ones that do save both sides a phone call. Keep it to one paragraph and change it when the fees change.',
    'Small signs and tall trees can hide a store from the road. So the map pin has to do the work of a sign. Drop it on the driveway where a car turns in, not on the roof, and add a photo taken from the driver’s seat.',
  ],
  trades: [
    {
      text: 'Town staff estimated in 2022 that about 10,000 homes are let for short stays at some time in the year, close to a third of all homes. Cleaners, linen firms and repair trades should have a page for managers with a callback time.',
      source: 'rental-count',
    },
    {
      text: 'Rooms are about 55 percent full over the year, the chamber says, and most guests come from May through September. Use the slow months for new photos, fresh prices and the listings you never got to.',
      source: 'chamber-occupancy',
    },
    {
      text: 'A study of the 2019 Heritage golf week counted 135,000 people; 57 percent of those asked lived outside the county, and nine in ten meant to visit again. A first-time guest is worth a card with your web address.',
      source: 'heritage-study',
    },
  ],
  areas: [
    {
      name: 'Sea Pines',
      note: 'Day visitors pay at the gate. In August 2018 the fee rose from $6 to $8, with $10 for work vehicles. If you are inside, tell customers what the pass costs today and whether you give it back on a bill.',
      source: 'sea-pines-fee',
    },
    {
      name: 'Palmetto Dunes',
      note: 'The owners’ group gives guest passes free for one or two days and sells longer ones. A firm that sends crews in should ask the pass office for its own rules and put them in the booking mail.',
      source: 'palmetto-dunes',
    },
    {
      name: 'Coligny Circle',
      note: 'It grew into the trade hub in the 1960s and early 1970s, the “downtown” of the island in the words of the town. People walk here from the beach, so write “two minutes from the circle” if it is true.',
      source: 'coligny',
    },
    {
      name: 'Shelter Cove',
      note: 'Once a near-empty mall at mid-island, now a town center with flats, shops, a park and paths on Broad Creek. Some maps may still know the mall. Check that your suite is tied to the new name.',
      source: 'shelter-cove',
    },
  ],
  zip_note:
    'Four codes serve the island: 29925, 29926, 29928 and 29938. A rental owner often gives the address of a manager or a home up north. Ask for the street on the island before you quote, and leave PO boxes out of your own profile.',
  seasons: [
    {
      text: 'The RBC Heritage is the kick-off to spring travel, the chamber’s head said in 2019. Move routine visits on the south end out of that week, and tell clients why.',
      source: 'kick-off',
    },
    {
      text: 'In April 2021 families on spring break filled the first weeks, and the golf crowd took over in the middle of the month, owners told WTOC. Change your photos and menu post when the crowd changes.',
      source: 'april-crowds',
    },
  ],
  licenses: [
    {
      text: 'All who do business within the town, home firms included, need a license for May 1 to April 30. The tax follows gross revenue of the year before, and fines for working without one may reach $1,087.50 a day.',
      source: 'license-fees',
    },
    {
      text: 'A home let for less than 30 days needs a permit on top of the license, one for each home; in 2023 it cost $250. The permit ends with the calendar year, so two dates belong in your planner.',
      source: 'rental-permit',
    },
    {
      text: 'On stays of less than 90 days the town takes 3 percent of the price, due each quarter. If you show a rate online, say if it includes that.',
      source: 'atax',
    },
  ],
  listings: [
    {
      name: 'Hilton Head Island-Bluffton Chamber of Commerce',
      url: 'https://hiltonheadchamber.org/',
      for_whom: 'Members on the island and in Bluffton; dues apply.',
    },
  ],
  first_steps: [
    'Write the gate paragraph: who calls, what it costs, how long to allow. Link it from your profile.',
    'Move the map pin to the turn a driver takes and add a photo of it by daylight and by night.',
    'Send every party and every owner the same short request after the job, and answer what comes back within two days.',
  ],
  sources: [
    {
      id: 'rental-count',
      title: 'Short-Term Rental Initiative: Frequently Asked Questions (page as of spring 2022)',
      publisher: 'Town of Hilton Head Island',
      url: 'https://hiltonheadislandsc.gov/short-termrentals/faq/',
      read_on: '2026-11-21',
    },
    {
      id: 'chamber-occupancy',
      title: 'Tourism Transparency',
      publisher: 'Hilton Head Island-Bluffton Chamber of Commerce',
      url: 'https://hiltonheadchamber.org/advocacy/tourism-transparency',
      read_on: '2026-11-21',
    },
    {
      id: 'heritage-study',
      title: 'Economic impact of RBC Heritage',
      publisher: 'Hilton Head Monthly',
      url: 'https://www.hiltonheadmonthly.com/news/rbc-heritage/7003-economic-impact-of-rbc-heritage',
      read_on: '2026-11-21',
    },
    {
      id: 'sea-pines-fee',
      title: 'Sea Pines daily visitor fee will rise on August 1',
      publisher: 'The Island Packet',
      url: 'https://www.islandpacket.com/news/business/real-estate-news/article214694965.html',
      read_on: '2026-11-21',
    },
    {
      id: 'palmetto-dunes',
      title: 'Rental companies',
      publisher: 'Palmetto Dunes Property Owners Association',
      url: 'https://pdpoa.org/commercial/rental-companies/',
      read_on: '2026-11-21',
    },
    {
      id: 'coligny',
      title: 'Circle to Circle Committee: May community forums',
      publisher: 'Town of Hilton Head Island',
      url: 'https://hiltonheadislandsc.gov/government/news/newsdetails.cfm?NewsID=216',
      read_on: '2026-11-21',
    },
    {
      id: 'shelter-cove',
      title: 'Park Prep',
      publisher: 'Hilton Head Monthly',
      url: 'https://www.hiltonheadmonthly.com/news/159-hilton-head/6215-park-prep',
      read_on: '2026-11-21',
    },
    {
      id: 'kick-off',
      title: 'Hilton Head Island sees increase in visitor occupancy',
      publisher: 'WTOC',
      url: 'https://www.wtoc.com/2019/09/25/hilton-head-island-sees-over-increase-visitor-occupancy-this-tourism-season/',
      read_on: '2026-11-21',
    },
    {
      id: 'april-crowds',
      title: 'Lowcountry businesses feeling positive impact from RBC Heritage',
      publisher: 'WTOC',
      url: 'https://www.wtoc.com/2021/04/15/lowcountry-businesses-feeling-positive-impact-rbc-heritage/',
      read_on: '2026-11-21',
    },
    {
      id: 'license-fees',
      title: 'Business License Fees',
      publisher: 'Town of Hilton Head Island',
      url: 'https://www.hiltonheadislandsc.gov/business/fees.cfm',
      read_on: '2026-11-21',
    },
    {
      id: 'rental-permit',
      title: 'Short-Term Rental Ordinance: Frequently Asked Questions (page as of 2023)',
      publisher: 'Town of Hilton Head Island',
      url: 'https://hiltonheadislandsc.gov/short-termrentals/faq/',
      read_on: '2026-11-21',
    },
    {
      id: 'atax',
      title: 'Accommodations Tax',
      publisher: 'Town of Hilton Head Island',
      url: 'https://hiltonheadislandsc.gov/business/atax.cfm',
      read_on: '2026-11-21',
    },
  ],
}
