/** What the sound shop sells: address, name, and enough words to tell one service from the other. */
export const services = [
  {
    slug: 'drain-cleaning',
    name: 'Drain cleaning',
    text: 'A slow sink is a warning. We open the trap, run a cable to the blockage, and flush the pipe with hot water until it runs as it did when it was laid. Roots in an old clay line need a cutter; we bring one and show you the pictures from the camera before and after. Kitchens clog with fat, bathrooms with hair, and the cure is not the same: acid from the store eats the pipe and leaves the hair. Most visits take an hour. You pay for the hour and for nothing else, and we come back without charge when the same drain stops within ninety days. Ask for the camera film of your line: it is yours, and worth having on the day you sell the house. Restaurants book a standing visit each quarter, on Mondays, before the kitchen opens, so that no guest ever smells why we were there.',
  },
  {
    slug: 'water-heaters',
    name: 'Water heater repair',
    text: 'No hot water at six in the morning is no joke with three children in the house. Tell us the brand and the age of your tank on the phone and the right element rides along in the van. Sediment makes a gas heater rumble: draining it every spring doubles its life. When the tank itself leaks there is nothing left to mend, and we say so. We install electric, gas and tankless units, pull the permit from the county, carry the old one away, and test the relief valve in front of you. A swap takes half a day from the first wrench to the first warm shower. Old tanks go to the scrap yard in Garden City, never to the curb. Your warranty card is filled in before we leave, because the maker asks for it within thirty days and nobody ever remembers until it is too late.',
  },
  {
    slug: 'leak-detection',
    name: 'Leak detection',
    text: 'Your bill doubled and every faucet is dry? Then water leaves somewhere you cannot see. We listen to the slab with a ground microphone, follow the warm spots with an infrared camera, and put dye in the toilet tanks before anyone lifts a tile. Finding it is the trade: the hole we cut is as large as a hand, not as large as the room. Your insurer gets a report with photographs and a sketch. Copper from the seventies in sandy soil fails first at the elbows, so while it is open we look at the neighbors of the leak too and tell you plainly what can wait. Nine leaks in ten are found within the first hour, and the tenth gets a second pair of ears. Afterward the city often forgives part of the bill; we know the form and fill it in with you.',
  },
] as const
