import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const columbiaGuide: CityGuide = {
  slug: 'columbia-sc',
  search: [
    'Start with people who will be gone by Friday. Army families come for a graduation, know no street in town, and search for breakfast near Fort Jackson. They pick by photo, by hours and by how easy the parking looks. If you want them, show all three on your profile, and say how far you are from the gate.',
    'The second crowd knows every corner of Columbia. State workers, lawyers and students say Main Street, the Vista or Five Points, and seldom the name of the city. Use the district in your captions and on your contact page. Keep it out of the business name, where only the words on your sign belong.',
    'Think about the clock as well. A sandwich shop near the State House lives on noon; a bar in Five Points lives on the hours after dark. So check how you are seen at the time when you sell, and not only on the morning you sit down to look.',
  ],
  trades: [
    {
      text: 'In 2017 The State wrote that about 5,000 parents and friends came to town every Thursday for basic training graduation. They filled hotels and restaurants. Put Wednesday and Thursday hours first in your posts, and keep the phone staffed on both days.',
      source: 'fort-editorial',
    },
    {
      text: 'An owner on Forest Drive told WLTX in 2022 that being right off the base brings her traffic and helped her grow. If you are there too, a photo of the turn helps more than a long text.',
      source: 'forest-drive',
    },
    {
      text: 'South of the State House the University of South Carolina takes up much of the ground, and businesses on the streets around it cater to the campus. Set special hours for the weeks when classes are out.',
      source: 'districts-2019',
    },
  ],
  areas: [
    {
      name: 'Main Street',
      note: 'Lawyers and politicians work here, and the Soda City Market fills it each Saturday. Say if you open on Saturday, and tell drivers which side street to use while the market is on.',
      source: 'districts-2022',
    },
    {
      name: 'The Vista',
      note: 'A dining and night district between the State House and the Congaree River, with the state museum and Colonial Life Arena near its core. On a show night, people look for a meal they can walk to.',
      source: 'districts-2022',
    },
    {
      name: 'Five Points',
      note: 'Students, shoppers and office people sit in the coffee shops by day; bars and clubs take over at night. If you do only one of the two, let your photos say which.',
      source: 'districts-2019',
    },
    {
      name: 'North of Elmwood Avenue',
      note: 'Cottontown, Earlewood and Elmwood Park are old neighborhoods with a growing number of local shops, next to the BullStreet site and its ballpark. A painter or roofer can show work by neighborhood there.',
      source: 'districts-2019',
    },
  ],
  zip_note:
    'More than thirty ZIP codes carry the name Columbia inside Richland County. So the code tells a machine little about where you are. Put your district in the text, and use the code of your street, since Google does not take a PO box as a place of business.',
  seasons: [
    {
      text: 'The State Fair of 2021 ran for twelve days, ended on October 24 and counted 348,701 guests. Near the fairgrounds, post your parking rules and your fair hours before the gates open.',
      source: 'fair-2021',
    },
    {
      text: 'In 2024 the fair ran from October 9 to 20, and tickets were sold in advance. Use the same lead time: set your October hours in late summer, when families make plans.',
      source: 'fair-2024',
    },
  ],
  licenses: [
    {
      text: 'Under the state law that took hold in 2022, Columbia went from over 150 business codes to nine classes, and renewal moved to April 30. Paying late costs 5 percent a month as a rule. Check on the same day that your listings match the license.',
      source: 'license-2022',
    },
    {
      text: 'The city wants a license from anyone who does business inside its limits, in whole or in part. By a notice of 2020, a commercial space may need a zoning approval first. A plumber from Cayce who works downtown should ask before the first job.',
      source: 'license-rule',
    },
  ],
  listings: [
    {
      name: 'Columbia Chamber',
      url: 'https://www.columbiachamber.com/',
      for_whom: 'Members in the capital area; dues apply.',
    },
  ],
  first_steps: [
    'Choose your crowd: graduation guests, office lunch, campus or neighbors. Then put the fact that crowd needs at the top of your profile.',
    'Test three searches on a Thursday at noon, from the base side, from Main Street and from Harbison.',
    'Line up the name on the city license, the sign and the big maps before the next April renewal.',
  ],
  sources: [
    {
      id: 'fort-editorial',
      title: 'Here’s to our next 100 years with Fort Jackson',
      publisher: 'The State',
      url: 'https://www.thestate.com/opinion/editorials/article153861634.html',
      read_on: '2026-11-21',
    },
    {
      id: 'forest-drive',
      title: 'Fort Jackson’s impact on the Columbia economy',
      publisher: 'WLTX',
      url: 'https://wltx.com/article/news/local/fort-jackson-impact-columbia-economy/101-549f35ea-3eed-4e95-a0e9-b6cfa6fa3152',
      read_on: '2026-11-21',
    },
    {
      id: 'districts-2019',
      title: 'Annual Manual 2019: Neighborhoods & Districts',
      publisher: 'Free Times / The Post and Courier',
      url: 'https://www.postandcourier.com/neighborhoods-districts/article_03ee3163-6286-53ca-bca5-55448313e3fa.html',
      read_on: '2026-11-21',
    },
    {
      id: 'districts-2022',
      title: 'Annual Manual 2022: Neighborhoods',
      publisher: 'Free Times / The Post and Courier',
      url: 'https://www.postandcourier.com/free-times/special_sections/annual-manual-2022-neighborhoods/article_d5d4a32c-788d-11ec-aeab-0fda2d912334.html',
      read_on: '2026-11-21',
    },
    {
      id: 'fair-2021',
      title: 'State Fair closes out 2021 edition',
      publisher: 'The New Irmo News',
      url: 'https://thenewirmonews.com/category/community-news/events/page/56',
      read_on: '2026-11-21',
    },
    {
      id: 'fair-2024',
      title: 'Where to get your fair share of fun this fall',
      publisher: 'COLAtoday',
      url: 'https://colatoday.6amcity.com/culture/where-to-get-your-fair-share-of-fun-this-fall',
      read_on: '2026-11-21',
    },
    {
      id: 'license-2022',
      title: 'City of Columbia waives penalties for business license renewal',
      publisher: 'WLTX',
      url: 'https://www.wltx.com/article/news/local/city-of-columbia-waives-penalties-business-license-renewal-june2022/101-e651ba32-4ba4-4668-9965-8fadd960729b',
      read_on: '2026-11-21',
    },
    {
      id: 'license-rule',
      title: 'City of Columbia Business License Division extends renewal deadline',
      publisher: 'Greenville Business Magazine',
      url: 'https://www.greenvillebusinessmag.com/2020/05/08/308610/city-of-columbia-business-license-division-extends-renewal-deadline',
      read_on: '2026-11-21',
    },
  ],
}
