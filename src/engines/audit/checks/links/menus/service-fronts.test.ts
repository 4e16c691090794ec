import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { serviceFront } from './service-fronts.ts'

const told = (href: string, words = 'Order online') => {
  const outcome = serviceFront.look(viewOf({ html: `<body><p>Hello there</p><a href="${href}">${words}</a></body>` }))
  return outcome.state === 'found' ? outcome.occurrences.map(({ evidence }) => evidence) : []
}

test.each([
  ['https://www.doordash.com/', 'Order online'],
  ['https://calendly.com', 'Book now'],
  ['https://play.google.com/store', 'Get the app'],
  ['https://search.google.com/local/writereview?placeid=', 'Leave us a review'],
  ['https://search.google.com/local/writereview?placeid=PLACE_ID_HERE', 'Review us'],
  ['https://www.google.com/search?q=Calloway+Plumbing+reviews', 'Leave a Google review'],
  ['https://www.google.com/maps/search/?api=1&query=Calloway+Plumbing+Macon', 'Leave us a review on Google'],
  ['https://www.google.com/maps/place/Calloway+Plumbing/@40.5,-97.6,15z/', 'Write a Review'],
  ['https://www.google.com/maps', 'Review us on Google'],
  ['https://www.facebook.com/search/top?q=calloway', 'Facebook'],
  ['https://www.facebook.com/sharer/sharer.php?u=', 'Share'],
  ['https://calendly.com/your-link/30min', 'Book now'],
  ['https://www.paypal.me/yourname', 'Pay here'],
  ['https://cal.com/username', 'Book a call'],
  ['https://g.page/r/calloway/review', 'Review us'],
  ['https://www.jotform.com/build/201136686824054', 'New patient form'],
  ['https://docs.google.com/forms/d/1abcDEF_ghijkLMNop/edit', 'Registration'],
  ['https://www.doordash.com/', 'DD DoorDash Your favorite Cajun dishes, delivered to you. Order Now →'],
  ['https://www.ubereats.com/feed?diningMode=DELIVERY&pl=JTdCJTIyYWRkcmVzcyUyMiUzQSUyMk1hY29u', 'UberEats'],
  ['https://www.grubhub.com/lets-eat', 'Order on Grubhub'],
])('%s is found', (href, words) => {
  expect(told(href, words)).toHaveLength(1)
})

test.each([
  ['https://www.google.com/search?q=Calloway+Plumbing+reviews', 'Read our Google reviews'],
  ['https://www.doordash.com/store/calloway-123', 'Order online'],
  ['https://www.ubereats.com/store/calloway/feedback', 'Order online'],
  ['https://www.grubhub.com/restaurant/calloway-12-oak-st/4411', 'Order on Grubhub'],
  [
    'https://www.airbnb.com',
    `Many of our guests first looked at other places in the valley, of which there are plenty`,
  ],
  ['https://calendly.com/calloway', 'Book now'],
  ['https://form.jotform.com/201136686824054', 'New patient form'],
  ['https://docs.google.com/forms/d/e/1abcDEF_ghijkLMNop/viewform', 'Registration'],
  ['https://docs.google.com/document/d/1abcDEF_ghijkLMNop/edit?usp=sharing', 'Our menu'],
  ['https://calendly.com/your-hearing-clinic', 'Book now'],
  ['https://booksy.com/en-us/username-cuts', 'Book now'],
  ['https://play.google.com/store/apps/details?id=com.calloway', 'Get the app'],
  ['https://search.google.com/local/writereview?placeid=ChIJP_Minec', 'Leave us a review'],
  ['https://search.google.com/local/reviews?placeid=ChIJP_MInecjSYYR_1JD', 'Read all reviews'],
  ['https://www.google.com/search?q=Calloway#lrd=0x88fb:0x12,1', 'Google reviews'],
  ['https://www.google.com/maps/search/?api=1&query=Calloway&query_place_id=ChIJ12', 'Google reviews'],
  ['https://www.google.com/maps/search/?api=1&query=12+Oak+Street', 'Directions'],
  ['https://www.google.com/maps/place/Calloway+Plumbing/@40.5,-97.6,15z/', 'Our place'],
  ['https://www.google.com/maps/place/Calloway/@40.5,-97.6,15z/data=!4m6!3m5!1s0x87:0x12', 'Write a Review'],
  ['https://www.google.com/maps/place/Calloway+Plumbing/@40.52241,-97.60312,17z/', 'Write a Review'],
  ['https://www.google.com/search?q=how+to+mend+a+tap', 'See what others write'],
  ['https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fwww.calloway.example', 'Share'],
  ['https://g.page/r/CfwShzKiaw83EAE/review', 'Review us'],
  ['https://www.yelp.com/biz/calloway', 'Yelp'],
  ['https://www.thumbtack.com/', 'Thumbtack.com'],
])('%s is not', (href, words) => {
  expect(told(href, words)).toEqual([])
})
