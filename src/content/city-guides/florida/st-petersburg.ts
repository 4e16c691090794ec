import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const stPetersburgGuide: CityGuide = {
  slug: 'st-petersburg-fl',
  search: [
    'Central Avenue is less one street than a string of districts. EDGE, Grand Central and their neighbors each have a name and people who keep it in use. A visitor on foot can cross two of them before lunch, and the results on the phone move along, because the map starts from where the phone is.',
    'People type the city as St. Petersburg, St Petersburg, St. Pete and Saint Pete, and some of what comes back is Russia. That is one more reason to let the district do the work in your text. “Tattoo studio in the Warehouse Arts District” can mean only one place on earth.',
    'Beyond the bridges and the last traffic light, the beach towns run their own permits and their own taxes. Trades that work in both should keep one profile at the true address, name the beach towns as service areas, and ask each town hall what it wants from a visiting crew.',
  ],
  trades: [
    {
      text: 'Finance is the largest employment sector of the city: more than 14,000 people in 2018, by the account of Florida Trend. Those are weekday customers for lunch, tailoring, child care and gyms near the towers. Early and late hours win them, if the profile shows the hours.',
      source: 'smarter',
    },
    {
      text: 'Raymond James was the largest employer in 2020, with 4,700 workers. People who move for such a job look up vets, movers and dentists before they arrive, so answers to plain questions should be on your site and not on the phone.',
      source: 'raymond-james',
    },
    {
      text: 'In 2018 the marine research groups around Bayboro Harbor employed more than 1,600 people, the largest such cluster in the Southeast. Suppliers and caterers who have served a lab or a ship can say so in one dated line.',
      source: 'sea-science',
    },
  ],
  areas: [
    {
      name: 'EDGE District',
      note: 'About half a mile of Central Avenue, between Dr. Martin Luther King Jr. Street and 16th Street. Say “EDGE, by 12th” and walkers know which way to turn.',
      source: 'edge',
    },
    {
      name: 'Grand Central District',
      note: 'Once the automobile alley of the city, now restaurants and shops. If your building was a garage, the old use makes a better caption than an adjective.',
      source: 'main-streets',
    },
    {
      name: 'Warehouse Arts District',
      note: 'In 2025 an owner told the news that not one sign marks it and that drivers cannot tell when they have entered. A photo of your door and a pin on the right side of the building do what the missing sign does not.',
      source: 'warehouse',
    },
    {
      name: 'Deuces Live',
      note: 'The Main Street district on 22nd Street South. Write the “South” each time; without it a driver may end up far away.',
      source: 'main-streets',
    },
    {
      name: 'Innovation District',
      note: 'The university campus and Johns Hopkins All Children’s Hospital stand here. A family with a day of appointments wants quiet seats, parking and food at odd hours, so list them.',
      source: 'development',
    },
  ],
  zip_note:
    'Some codes that carry the name belong to the beach side, where the city hall is another one. Match the town on your business tax receipt first and accept whatever ZIP code comes with it.',
  seasons: [
    {
      text: 'The Grand Prix turns downtown streets into a race course for a weekend, in 2025 from February 28 to March 2 with about 200,000 fans expected. Post which way in still works, since regulars will search that before anything else.',
      source: 'grand-prix',
    },
    {
      text: 'The track goes up long before the race. Ten years into the event, the local paper told of crews at work more than a month ahead, and of a pub on the course that shut for three days because so few people walked past. Shops inside the fence need a plan for those weeks, not for Sunday only.',
      source: 'track',
    },
    {
      text: 'On the last Saturday of June 2025 the Pride parade drew hundreds of thousands to Bayshore Drive, starting about six. Hours, restrooms and water are what people look up that evening.',
      source: 'pride',
    },
  ],
  licenses: [
    {
      text: 'A business tax certificate is due each year from every business, professional and contractor inside the city. The list has more than 400 kinds of business. Choose the one that matches your main Google category, so the two records agree.',
      source: 'city-tax',
    },
    {
      text: 'St. Pete Beach has a receipt of its own and charges for each separate line of trade; it expires on September 30 too. If you moved over from there, cancel the old one and take the old address off your listings the same day.',
      source: 'beach-tax',
    },
  ],
  listings: [
    {
      name: 'St. Petersburg Area Chamber of Commerce',
      url: 'https://www.stpete.com/',
      for_whom: 'Members in and near the city; dues apply.',
    },
  ],
  first_steps: [
    'Stand at your door with a phone, search your trade, then do it again two districts up Central. Note where you drop off the list.',
    'Put the district, the block and the North or South of your street in the first two lines of the contact page.',
    'Draft the race-month post and the June parade post now, with the one open route to your door in each.',
  ],
  sources: [
    {
      id: 'city-tax',
      title: 'Business Tax Certificates',
      publisher: 'City of St. Petersburg',
      url: 'https://www.stpete.org/business/business_assistance/business_tax_certificates.php',
      read_on: '2026-11-21',
    },
    {
      id: 'beach-tax',
      title: 'Business Tax Receipt',
      publisher: 'City of St. Pete Beach',
      url: 'https://stpetebeach.org/524/Business-Tax-Receipt',
      read_on: '2026-11-21',
    },
    {
      id: 'smarter',
      title: 'Paying the Bills Smarter',
      publisher: 'Florida Trend, sponsored report',
      url: 'https://www.floridatrend.com/article/23760/paying-the-bills-smarter',
      read_on: '2026-11-21',
    },
    {
      id: 'sea-science',
      title: 'Paying the Bills Smarter: Science of the Sea',
      publisher: 'Florida Trend, sponsored report',
      url: 'https://www.floridatrend.com/article/23760/paying-the-bills-smarter?page=2',
      read_on: '2026-11-21',
    },
    {
      id: 'raymond-james',
      title: 'Building wealth by the bay: How St. Pete attracts asset managers',
      publisher: 'Site Selection',
      url: 'https://siteselection.com/building-wealth-by-the-bay-how-st-pete-attracts-asset-managers-and-fintech-firms',
      read_on: '2026-11-21',
    },
    {
      id: 'edge',
      title: 'Stretch of Central Avenue closer to being Main Street district',
      publisher: 'The Tampa Tribune',
      url: 'http://tbo.com/pinellas-county/stretch-of-central-avenue-closer-to-being-main-street-district-20140830/',
      read_on: '2026-11-21',
    },
    {
      id: 'main-streets',
      title: 'Visit 3 Florida Main Street projects in St. Petersburg',
      publisher: '83 Degrees',
      url: 'https://www.83degreesmedia.com/features/mainstreets120115.aspx',
      read_on: '2026-11-21',
    },
    {
      id: 'warehouse',
      title: 'In the shadow of the Trop: Why some historic communities feel forgotten',
      publisher: 'ABC Action News',
      url: 'https://www.abcactionnews.com/news/region-pinellas/in-the-shadow-of-the-trop-why-some-historic-communities-feel-forgotten',
      read_on: '2026-11-21',
    },
    {
      id: 'development',
      title: 'Development Areas',
      publisher: 'City of St. Petersburg',
      url: 'https://www.stpete.org/economic_development/development_areas/index.php',
      read_on: '2026-11-21',
    },
    {
      id: 'grand-prix',
      title: 'Firestone Grand Prix of St. Petersburg 2025',
      publisher: 'FOX 13',
      url: 'https://www.fox13news.com/news/firestone-grand-prix-st-petersburg-2025-heres-what-know-before-heading-races',
      read_on: '2026-11-21',
    },
    {
      id: 'track',
      title: 'Downtown St. Petersburg businesses ready for Firestone Grand Prix',
      publisher: 'Tampa Bay Times',
      url: 'https://www.tampabay.com/news/business/downtown-st-petersburg-businesses-ready-for-firestone-grand-prix/2172281',
      read_on: '2026-11-21',
    },
    {
      id: 'pride',
      title: 'St Pete Pride parade unites LGBTQ+ community in St. Petersburg',
      publisher: 'Watermark Out News',
      url: 'https://watermarkonline.com/2025/06/30/photos-st-pete-pride-parade-unites-lgbtq-community-in-st-petersburg/',
      read_on: '2026-11-21',
    },
  ],
}
