import type { CityGuide } from '#src/content/city-guides/city-guide.ts'

export const athensGuide: CityGuide = {
  slug: 'athens-ga',
  search: [
    'Every August a new class of searchers moves to Athens. They do not know which side of the river is which, where a car can stand, or who fixes a phone. They ask the map, and they ask it from a dorm or a porch close to campus. If you want them, be sure by July that your hours, your prices and the bus line to your door are right.',
    'The other half of town has been here for years and searches less often, but for larger jobs: a roof, a tooth, a will. For those people the street matters more than the stadium. A page that speaks only of game day tells them that you are not for them. Keep the two apart, and keep red and black off the page about gutters.',
    'Clarke is a small county, so the next one is never far. A shop near the edge may get its mail through Bogart or Watkinsville while its customers say Athens. Keep the mail name in the address. Then say in the first line of your page how many minutes you are from downtown.',
  ],
  trades: [
    {
      text: 'In 2014 the local government named Caterpillar the largest private employer, with 1,400 jobs at a site in Bogart. Want its people as customers? Show the hours you keep outside of nine to five, and the drive from that side of town.',
      source: 'edq-2014',
    },
    {
      text: 'Visitors spend some 434.7 million dollars a year, the tourism office said in 2023. For one big game that fall the nearest free rooms were about 30 miles away. If you are on a road into town, your profile should say that you are on the way and where a car can turn in.',
      source: 'game-2023',
    },
  ],
  areas: [
    {
      name: 'Downtown',
      note: 'In 2023 a festival guide sent drivers to the College Avenue deck, and called Sunday parking free. Name the deck that is nearest to your door.',
      source: 'athfest-2023',
    },
    {
      name: 'Five Points',
      note: 'A walk from campus, where Milledge, Lumpkin and Milledge Circle meet. Other cities have a Five Points, so add the street each time.',
      source: 'visitors-guide',
    },
    {
      name: 'Boulevard',
      note: 'An old streetcar suburb named after its widest street, with mill cottages on the side streets. Write “Boulevard neighborhood”, or a machine takes the word for a road.',
      source: 'visitors-guide',
    },
    {
      name: 'Cobbham',
      note: 'The first suburb of the town, roughly from Prince Avenue down to Hancock Avenue. Its storefronts stand among homes, so tell people to look for the sign.',
      source: 'visitors-guide',
    },
    {
      name: 'Chicopee-Dudley',
      note: 'Along the Oconee River between Third and Oconee streets, by Dudley Park. A bike shop or a café there should give the nearest trail entrance.',
      source: 'visitors-guide',
    },
  ],
  zip_note:
    'The university has 30602 for itself: use it only if your door is on campus. Winterville has a code and a mail name of its own though it lies in Clarke County. Bogart and Watkinsville are filed under Oconee County, so a listing there that says Athens will not match the post office.',
  seasons: [
    {
      text: 'There are only six home games a year, the head of the visitors bureau said in 2022, yet they carry the tourist trade. The mayor added that a big rival can bring 25,000 people who have no ticket. The bureau named gas stations and grocery stores among those who gain, so this is not a day for bars alone.',
      source: 'home-games',
    },
    {
      text: 'AthFest in June began in 1997 to bring people downtown while students are away. That says a lot about the rest of the summer. Plan repairs, training and new photos for those weeks, and tell residents that you have time for them.',
      source: 'athfest-2022',
    },
  ],
  licenses: [
    {
      text: 'New firms, those run from home included, must apply for a business occupation tax certificate before they start. In 2019 renewals were due on April 1, and 10 percent was added after that. About 5,000 businesses were on the roll.',
      source: 'occupation-tax-2019',
    },
    {
      text: 'People call it a business license, but in 2017 the county wrote that it is not one. The Finance Department cannot license anybody to work. If your trade needs a state license, show that number on your site as well.',
      source: 'occupation-tax-2017',
    },
  ],
  listings: [
    {
      name: 'Athens Area Chamber of Commerce',
      url: 'https://athensga.com/',
      for_whom: 'Members in and around Athens; dues apply.',
    },
  ],
  first_steps: [
    'In July, test your listing as a newcomer would: no car, no local words, a phone at midnight. Fix what fails.',
    'Enter the six home Saturdays as special hours as soon as the schedule is out, with a line on parking.',
    'Build one page for residents with no word of football in it, and give it your best photos and prices.',
  ],
  sources: [
    {
      id: 'edq-2014',
      title: 'EDQ quarterly newsletter, spring 2014',
      publisher: 'Athens-Clarke County Economic Development Department',
      url: 'https://viewer.joomag.com/edq-quarterly-newsletter-spring-2014/0418049001395771631/p6',
      read_on: '2026-11-21',
    },
    {
      id: 'game-2023',
      title: 'UGA, Ole Miss matchup bringing big bucks into Athens',
      publisher: 'Atlanta News First',
      url: 'https://www.atlantanewsfirst.com/2023/11/10/uga-ole-miss-matchup-bringing-big-bucks-into-athens/',
      read_on: '2026-11-21',
    },
    {
      id: 'athfest-2023',
      title: 'AthFest: what you need to know before you go',
      publisher: 'The Red & Black',
      url: 'https://www.redandblack.com/culture/athfest-what-you-need-to-know-before-you-go/article_a7a56fe4-0f0a-11ee-9504-8f006a8f3c12.html',
      read_on: '2026-11-21',
    },
    {
      id: 'visitors-guide',
      title: 'Meet the neighbors: historic neighborhoods worth a visit',
      publisher: 'The Red & Black',
      url: 'https://issuu.com/redandblack/docs/vg_spring_23_issuu/s/20086383',
      read_on: '2026-11-21',
    },
    {
      id: 'home-games',
      title: 'Athens longs to see Florida return as Georgia home game',
      publisher: 'The Atlanta Journal-Constitution',
      url: 'https://www.ajc.com/sports/georgia-bulldogs/athens-longs-to-see-florida-return-as-georgia-home-game/TX23DUQAGRH5PAK7H2AR3RWD4M/',
      read_on: '2026-11-21',
    },
    {
      id: 'athfest-2022',
      title: 'Moving forward and looking back',
      publisher: 'The Red & Black',
      url: 'https://www.redandblack.com/magazine/moving-forward-and-looking-back/article_c6fcd1a2-d5ef-11ec-acaf-6f6fc587c8fb.html',
      read_on: '2026-11-21',
    },
    {
      id: 'occupation-tax-2019',
      title: 'Business occupation tax renewal applications due April 1st',
      publisher: 'Athens CEO',
      url: 'https://athensceo.com/news/2019/03/business-occupation-tax-renewal-applications-due-april-1st',
      read_on: '2026-11-21',
    },
    {
      id: 'occupation-tax-2017',
      title: 'Business occupation tax renewal applications due April 1',
      publisher: 'Athens-Clarke County Unified Government',
      url: 'http://www.athensclarkecounty.com/CivicAlerts.aspx?AID=1592',
      read_on: '2026-11-21',
    },
  ],
}
