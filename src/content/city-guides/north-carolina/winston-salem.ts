import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const winstonSalemGuide: CityGuide = {
  slug: 'winston-salem-nc',
  search: [
    'Ask ten people in Winston-Salem where they live and some will just say “Winston”. The towns merged in 1913, yet the short name never left. Software adds a third form, Winston Salem without the hyphen. You need not fight them all. The address line takes the full name. A sentence on your page may say “people in Winston know us for” and nobody is misled.',
    'Renaming is a local sport. A fair, a main street by the factories and a whole research park have all gone by other names. Old names stay in old posts, and search tools read old posts. Once a year, hunt for the retired names on your own site and in your photos’ captions. Keep the old one only where it helps: “the former” in front, the new name after.',
    'A good shop in one corner of town can win a customer from the next. Then reviews weigh more than distance. Answer each one within the week, and let the reply show what you do, not how sorry you are.',
  ],
  trades: [
    {
      text: 'The Baptist medical center was the largest employer in Forsyth County in 2022, with about 14,000 people. It became part of a larger system that year. If you are a practice, check that your old group’s name is gone.',
      source: 'journal-2022',
    },
    {
      text: 'The Innovation Quarter held 170 companies and five schools in 2019. Desk workers search at eleven for lunch and at four for drinks; keep the menu link fresh.',
      source: 'innovation-2019',
    },
    {
      text: 'In early 2024 a local newsletter put trade, transport and utilities second in the metro area, with some 54,600 workers. Tire shops and diners by the freight yards should post truck parking in plain words.',
      source: 'wstoday-2024',
    },
  ],
  areas: [
    {
      name: 'Trade Street',
      note: 'The center of the arts district. Galleries and kitchens share the crowd, so agree on late hours with your neighbor and list the same ones.',
      source: 'trade-street',
    },
    {
      name: 'West Fourth Street',
      note: 'A city weekly called it Restaurant Row. With so many tables in one row, the photo of yours has to show what the others lack.',
      source: 'restaurant-row',
    },
    {
      name: 'Ardmore',
      note: 'Over 2,200 properties, from Queen Street down to Walker Avenue and from Duke Street to Knollwood. Hawthorne Road runs through it at a slant. Name the nearer end.',
      source: 'ardmore',
    },
    {
      name: 'West Salem',
      note: 'Just west of the museum village and easy to take for it. If you are here, say “not inside Old Salem” once and save a visitor the walk.',
      source: 'west-salem',
    },
    {
      name: 'Patterson Avenue',
      note: 'Once Depot Street, the heart of Black business by the tobacco works. The old name lives on a mural on 7th Street, a landmark that helps in directions.',
      source: 'depot-street',
    },
  ],
  zip_note:
    'The list mixes street codes with codes for campuses and large mailrooms. Before you trust a code on a listing, type it with your street at the post office site. Clemmons is 27012 and Lewisville 27023, so either beside this city name deserves a look.',
  seasons: [
    {
      text: 'The fair lasts ten days around the start of October and has drawn close to 300,000 a year. It dropped the name Dixie Classic in 2019 and is the Carolina Classic now. Parking posts from before that year should be rewritten.',
      source: 'fair-2020',
    },
    {
      text: 'In May families fly in for graduation at Wake Forest. A guesthouse on East 3rd Street hosted one from Portugal. Book-ahead trades such as florists and photographers should open their May slots by winter.',
      source: 'depot-street',
    },
  ],
  licenses: [
    {
      text: 'The privilege license for general merchants was repealed across North Carolina from July 1, 2015. If a bill for one comes in the mail, call the city before you pay.',
      source: 'state-repeal',
    },
    {
      text: 'If you pour or sell beer or wine, the state permit comes first and any city license after it. The office may ask for no more than your state form, the permit and the tax. Keep copies: the trade name on them settles disputes on map sites.',
      source: 'nc-license-issue',
    },
  ],
  listings: [
    {
      name: 'Winston-Salem Chamber of Commerce',
      url: 'https://www.winstonsalem.com/',
      for_whom: 'Members in the city and county; a merger was announced in 2019, so the site may show a newer name.',
    },
  ],
  first_steps: [
    'Search your own pages for three retired names: Dixie Classic, Depot Street and your hospital group’s old title.',
    'Decide on the address line with the hyphen, paste it into a note on your phone and use only that.',
    'Reply to the last ten reviews, each with one fact about the job, before you ask anyone for the eleventh.',
  ],
  sources: [
    {
      id: 'journal-2022',
      title: 'Year in review: top of the Triad’s business stories',
      publisher: 'Winston-Salem Journal',
      url: 'https://journalnow.com/business/local/year-in-review-atrium-mega-merger-united-furniture-collapse-boom-beginnings-top-list-of-triads/article_8ca0ab20-7fe8-11ed-98aa-c3fd68920bd5.html',
      read_on: '2026-11-21',
    },
    {
      id: 'innovation-2019',
      title: 'Forsyth invests in its future',
      publisher: 'Business North Carolina',
      url: 'https://businessnc.com/forsyth-invests-in-its-future/',
      read_on: '2026-11-21',
    },
    {
      id: 'wstoday-2024',
      title: 'Winston-Salem Business 101',
      publisher: 'WStoday',
      url: 'https://wstoday.6amcity.com/newsletter/0000018d-a88a-da0d-a1bd-bbbaaa850000',
      read_on: '2026-11-21',
    },
    {
      id: 'trade-street',
      title: 'Transforming One of Winston-Salem’s Most Historic Streets',
      publisher: 'Politico Magazine',
      url: 'https://www.politico.com/magazine/gallery/2016/10/trade-street-winston-salem-photo-gallery-arts-north-carolina-000679/',
      read_on: '2026-11-21',
    },
    {
      id: 'restaurant-row',
      title: 'Reported Essays: Downtown Winston-Salem',
      publisher: 'YES! Weekly',
      url: 'https://yesweekly.com/Reported-Essays-Downtown-Winston-Salem-a20720/',
      read_on: '2026-11-21',
    },
    {
      id: 'ardmore',
      title: 'Ardmore Historic District (National Register nomination)',
      publisher: 'Living Places',
      url: 'https://livingplaces.com/NC/Forsyth_County/Winston-Salem_City/Ardmore_Historic_District.html',
      read_on: '2026-11-21',
    },
    {
      id: 'west-salem',
      title: 'West Salem Historic District (National Register nomination)',
      publisher: 'Living Places',
      url: 'https://www.livingplaces.com/NC/Forsyth_County/Winston-Salem_City/West_Salem_Historic_District.html',
      read_on: '2026-11-21',
    },
    {
      id: 'depot-street',
      title: 'Articles on the arts: Depot Street and guests of East 3rd Street',
      publisher: 'Innovation Quarter',
      url: 'https://innovationquarter.com/updates/articles/categories/arts/page/2',
      read_on: '2026-11-21',
    },
    {
      id: 'fair-2020',
      title: 'COVID cancels fair in Winston-Salem',
      publisher: 'News & Record',
      url: 'https://greensboro.com/townnews/commerce/covid-cancels-fair-in-winston-salem-estimated-loss-to-the-city-670-000/article_c8fe0138-04dd-58c0-b9be-1b53f875e43a.html',
      read_on: '2026-11-21',
    },
    {
      id: 'state-repeal',
      title: 'Permits & Licenses: important tax notice',
      publisher: 'City of Greenville, North Carolina',
      url: 'https://www.greenvillenc.gov/government/financial-services/collections-division/permits-licenses',
      read_on: '2026-11-21',
    },
    {
      id: 'nc-license-issue',
      title: 'G.S. 105-113.70: issuance, duration, transfer of license',
      publisher: 'North Carolina General Assembly',
      url: 'https://www3.ncleg.gov/EnactedLegislation/Statutes/HTML/BySection/Chapter_105/GS_105-113.70.html',
      read_on: '2026-11-21',
    },
  ],
}
