import { expect, test } from 'vitest'
import { viewOf } from '#tests/support/audit/audit-views.ts'
import { loremIpsum, templatePlaceholderInPage } from './leftovers.ts'

const page = (body: string) =>
  viewOf({ url: 'https://www.callowayplumbing.com/', html: `<html lang="en"><body>${body}</body></html>` })

test.each([
  '<select><option disabled>I want to discuss</option><option>discuss1</option><option>discuss2</option></select>',
  '<select><option value="">Choose</option><option>Option 1</option><option>Option 2</option><option>Option 3</option></select>',
  '<h4>Client Name</h4>',
  '<p>© 2026 Calloway. License #TN-Pending</p>',
  '<p>License # pending</p>',
  '<h3>Product 1</h3>',
  '<p>Business Name is the first choice for drains.</p>',
  '<h3>First Last</h3>',
  '<form><input name="a"></form><a href="mailto:ada@calloway.example">email@example.com</a>',
  '<a href="mailto:jo@fakeemail.com">Mail</a>',
  '<footer>Cityville, ST 12345</footer>',
  '<p>Marlow, ST 12345</p>',
  '<h2>Untitled Form</h2><p>This is your form description. Click here to edit.</p>',
  '<p>Add a gutters photo here</p>',
  '<p>need to add</p>',
  '<p>Text to come</p>',
  '<p>Add photo of Marlow</p>',
  '<p>Replace with a photo of Ada Marlow</p>',
  '<p>Demo photo</p>',
  '<a href="https://www.google.com/maps/dir/?api=1&destination=Calloway+123+Main+Street+City+State+ZIP">Directions</a>',
  '<a href="https://maps.google.com/?q=Your+Business+Address">Find us</a>',
  '<p>Interactive Map - Marlow Forest<br><small>Embedded Google Map showing property location</small></p>',
  '<div>Google Map embed goes here</div>',
  '<div>[Embedded map]</div>',
  '<div>[ Photo: the crew at work, or the van outside a home ]</div>',
  '<h3>Service Title</h3>',
  '<p>This is a paragraph. Edit this text to tell people of yourself.</p>',
  '<p>Description goes here.</p>',
  '<h3>Portfolio 4</h3>',
  '<p>(add photo here)</p>',
  '<p>null null</p>',
  '<p>We are open [hours].</p>',
  '<p>Rated 5 stars by NaN customers</p>',
  '<p>Write to info@example.com today.</p>',
  '<form><input name="a"></form><p>Add your content here.</p>',
  '<h2>This is the heading</h2>',
  '<h2>Add Your Heading Text Here</h2>',
  '<p>Your Company Name</p>',
  '<span>$XX.XX</span>',
  '<p>Use this area to tell visitors about your services.</p>',
  '<p>This is a great place to add a tagline.</p>',
  '<p>Tell customers more about your company. Add a few words.</p>',
  '<p>Write a short description of your service.</p>',
  '<p>It all begins with an idea. Maybe you want to launch a business.</p>',
  '<p>Sure! Here is a description of your plumbing company:</p>',
  '<p>Here’s a revised version of your text:</p>',
  '<p>As an AI language model, I cannot visit the shop.</p>',
  '<p>Feel free to customize this template for your shop.</p>',
  '<p>Hi, this is a comment. To get started, log in.</p>',
  '<p>Plumber in {city} since 1998</p>',
  '<p>[recent_posts limit="3"]</p>',
  '<footer>500 Terry Francine Street, San Francisco, CA 94158</footer>',
  '<footer>123 Street, New York, USA</footer>',
  '<footer>© 20XX Calloway Plumbing</footer>',
  '<footer>License #XXXXXX</footer>',
  '<p>Call 1-234-567-8900</p>',
  '<p>Call (912) 555-1234</p>',
  '<footer><p>your@email.com</p></footer>',
  '<p>Email: example@gmail.com</p>',
  '<a href="mailto:info@company.com">Write to us</a>',
  '<nav><a class="navbar-brand" href="/">Start Bootstrap</a></nav>',
  '<p>No Description Added.</p>',
  '<div>NO IMAGES YET</div>',
  '<p>No photos uploaded yet</p>',
  '<p>No caption provided</p>',
])('what stands for something still to come is found: %s', body => {
  expect(templatePlaceholderInPage.look(page(body)).state).toBe('found')
})

test.each([
  '<label>Client name <input name="client"></label>',
  '<form><p>Client name</p><input name="client" aria-label="Client name"></form>',
  '<table><tr><th>Service title</th></tr></table>',
  '<h2>Your Story</h2>',
  '<p>Add a photo of your leak</p>',
  '<p>Add project photos (optional)</p>',
  '<p>[Photo by Ada Marlow] Our van in the snow</p>',
  '<p>Demo photos of the new kitchen</p>',
  '<h2>Sample menus</h2>',
  '<p>No photos yet? Send us yours of the new porch!</p>',
  '<p>No images or videos may be taken.</p>',
  '<p>No text messages, please.</p>',
  '<p>We start Bootstrap courses in May.</p>',
  '<p>Client names stay with us.</p>',
  '<p>Tell your friends about our shop, and both of you save.</p>',
  '<p>Use this coupon to save $20 on a repair.</p>',
  '<p>Here is the menu of the week.</p>',
  '<p>Sure we can fix that.</p>',
  '<p>Write a description of your leak and send it.</p>',
  '<p>Feel free to call any time.</p>',
  '<p>Sizes XXL and XXXL</p>',
  '<p>License #CFC1428567</p>',
  '<p>NC Lic. #EC-12346, permit in XXXL shirts, bar open to XXXX beer</p>',
  '<p>Bring your permit: 100000 visitors did.</p>',
  '<p>Call (912) 567-1234</p>',
  '<form><label>Email</label><p>name@email.com</p><input type="email" name="email"></form>',
])('a text that means what it says is none: %s', body => {
  expect(templatePlaceholderInPage.look(page(body)).state).toBe('ok')
})

test.each([
  'Far far away, behind the word mountains, far from the countries Vokalia and Consonantia, there live the blind texts.',
  'But I must explain to you how all this mistaken idea of denouncing pleasure was born.',
  'Nam libero tempore, cum soluta nobis est eligendi optio cumque nihil impedit',
  'Export tempor illum tamen malis malis eram quae irure esse labore quem cillum quid',
  'Lorem Ipsum has been the standard dummy text ever since the 1500s, when a printer scrambled it.',
  'Words have evolved over the years, sometimes on purpose (injected humour and the like).',
  'Possimus asperiores recusandae veritatis doloribus quibusdam.',
])('filler that is no lorem ipsum is dummy text: %s', text => {
  expect(loremIpsum.look(page(`<p>${text} Quia voluptas aspernatur aut odit aut fugit.</p>`)).state).toBe('found')
})

test('a sentence with the words of filler is none', () => {
  const text = 'Far away from the mountains, our spa offers serenity. Dolores and Veritatis Wines welcome you.'
  expect(loremIpsum.look(page(`<p>${text}</p>`)).state).toBe('ok')
})

test.each([
  '<footer>© 2024 Your Company. All rights reserved.</footer>',
  '<footer>© Company 2017-2024</footer>',
  '<footer>© 2015 Company, Inc.</footer>',
  '<a href="https://www.yourwebsite.com/">Our partner</a>',
  '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ" title="Our shop"></iframe>',
  '<iframe src="https://www.youtube.com/embed/LIVE_ID_HERE?autoplay=1" title="Sundays live"></iframe>',
  '<p>Over XX years of experience</p>',
  '<ul><li><a href="#">Deep Dropdown 1</a></li></ul>',
  '<p>Freshly redesigned for Bootstrap 5.</p>',
  '<p>I mustache you a question...</p>',
  '<p>With [X] years of experience</p>',
  '<p>Open XX:XX to XX:XX</p>',
  '<p>Prices start at $XX.</p>',
  '<p>Phone: XXX-XXX-XXXX</p>',
  '<p>(insert address)</p>',
  '<p>(YOUR STATS GO HERE)</p>',
  '<h3>Add image</h3>',
  '<p>If you have more services you want to add, we can include them here.</p>',
  '<p>Demo website only. Forms are demo-only and send nothing.</p>',
  '<p>A visual proposal for Calloway Plumbing.</p>',
  '<p>[Photo of team]</p>',
  '<div><b>2014 Sample Make Model</b><br>From $500</div>',
  '<h3>All Heaters (Placeholders)</h3>',
  '<h3>Sample Product 2</h3>',
  '<p>Some quick example text to build on the card title.</p>',
  '<p>Some example text.</p>',
  '<h1>Example heading <span>New</span></h1>',
  '<h3>Chicago</h3><p>Thank you, Chicago!</p>',
  '<p>This is a placeholder privacy policy page.</p>',
  '<footer>123 Plumbing Street, Dallas</footer>',
  '<p>Below are map placeholders for each town.</p>',
  '<footer>ROC #123456 — Licensed, Bonded and Insured</footer>',
  '<p>NC Licensed: State License #EC-XXXXX</p>',
  '<p>Fully licensed by FL DOT (IM# XXXX)</p>',
  '<footer>NC Lic. #EC-12345</footer>',
])('what nobody has written yet is found: %s', body => {
  expect(templatePlaceholderInPage.look(page(body)).state).toBe('found')
})

test.each([
  '<footer>© 2024 Company of Bakers LLC</footer>',
  '<footer>© 2024 The Bakers’ Company, Inc.</footer>',
  '<a href="https://www.calloway.com/">Our partner</a>',
  '<p>Sold in XL, XX and XXX large</p>',
  '<p>Insert coin</p>',
  '<p>Sample models in our showroom. Ask for a sample product or a Sample Service Agreement.</p>',
  '<footer>123 Commerce Street, Dallas, TX 75201, and 4123 Service Road, Dallas, TX 75201</footer>',
  '<p>Thank you, Chicago! We loved the crowd at our tasting, and will be back in spring.</p>',
  '<p>This is a placement we are proud of. ROC #318842</p>',
  '<p>We demo each heater in the shop, and write a proposal for you.</p>',
  '<p>Interior demo and haul-away</p>',
  '<p>[Photo: Ann Lee]</p>',
  '<p>Text here when you arrive, and we come out to your car.</p>',
])('what somebody did write is none: %s', body => {
  expect(templatePlaceholderInPage.look(page(body)).state).toBe('ok')
})

test.each([
  '<h3>Service Name</h3>',
  '<h3>I’m a product</h3>',
  '<p>Posted in Uncategorized by admin</p>',
  '<p>Click here to edit.</p>',
  '<p>Your Custom Text Here</p>',
  '<p>Describe the service and how customers or clients can benefit from it.</p>',
  '<p>This is a long form text area designed for your content.</p>',
  '<p>Customers have questions, you have answers. Display the most frequently asked ones.</p>',
  '<p>“Testimonials provide a sense of what it’s like to work with you.”</p>',
  '<p>It is a long established fact that a reader will be distracted.</p>',
  '<footer>Copyright © 2026 My Website - All Rights Reserved. Powered by GoDaddy</footer>',
])('what a builder put there is left: %s', body => {
  expect(templatePlaceholderInPage.look(page(body)).state).toBe('found')
})

test.each([
  '<label>Service name</label><input name="service">',
  '<p>Describe your roof and we call you back.</p>',
  '<p>Customers have questions about tile, and we answer them.</p>',
  '<p>Have you opened a window lately?</p>',
  '<p>The uncategorized truth of plumbing</p>',
])('people may say it: %s', body => {
  expect(templatePlaceholderInPage.look(page(body)).state).toBe('ok')
})
