/** Words that shops write on their sites, sorted. */
export const shopWords =
  `accessories accessory accident accidents accommodation accommodations accountant accountants accounting achieve
achieved advertising aeration affordable agreement alignment alterations ambiance apparel appetizer appetizers
appliance appliances application applications appointment appointments arborist atmosphere attention attorney
attorneys authentic automotive availability available backsplash bankruptcy barbecue basement bathroom bathrooms
beautiful beautifully beginning believe biography boarding bookkeeping breaker breakfast business businesses cabinetry
cabinets calendar cancellation careers carolina catering celebration celebrations certified chicken childcare children
chiropractic chiropractor christmas circuit cleaners cleaning clothing collision comfortable commercial commercially
commitment committed communities community companies company competitive competitively compliance complimentary
comprehensive concrete conditioning construction consultant consultation consultations consulting contact contractor
contractors convenience convenient conveniently cooling copyright cosmetic counseling countertop countertops
countywide courteous craftsmanship creative creativity criminal customer customers customized december dedicated
dedication definitely delicious delivery demolition dentist dentistry dependable dessert desserts detailed detailing
development diagnostic diagnostics difference different directions discount discounted discounts dishwasher disposal
distribution donation donations download drainage driveway driveways ductwork education educational efficiency
efficient efficiently electrical electrician electricians elegant embroidery emergency employment engineering
entertainment environment environmental environmentally equipment established estimate estimates excavating excavation
excellence excellent exceptional experience experienced experiences expertise exquisite extensive exterior
exterminator exterminators fabrication facebook families february fencing fertilization fertilizing financial
financing fitness fixture fixtures flooring florida foundation foundations frequently friendly furnace furniture
gallery generation generations generator generators georgia gorgeous grading graphics grooming guarantee guaranteed
guidance guidelines gutters haircut haircuts hardscape hardware hardwood heating history holiday holidays homemade
honesty hospital hospitality hygiene hygienist immediate immediately implants including independent independently
industrial information ingredients innovation innovative inspection inspections instagram installation installations
installed insulation insurance insured integrity interior inventory irrigation janitorial january jewelry kitchen
kitchens knowledgeable laminate landscape landscapes landscaping licensed lighting litigation locally location
locations locksmith locksmiths luxurious machinery maintenance management manicure manicures manufacturer
manufacturers manufacturing marketing masonry massage mechanic mechanics medical medicine membership memberships
memorable merchandise message messages meticulous ministries ministry mission mortgage mosquito mosquitoes mulching
nationwide necessary neighborhood neighborhoods newsletter november october operated opportunities opportunity
organization organizations original orthodontics orthodontist outlets outstanding painters painting patient patients
payment payments pediatric pediatrics pedicure pedicures personalized pharmacy philosophy photographer photographers
photographs photography physician physicians plumbed plumber plumbers plumbing portrait portraits preparation
preschool prescription prescriptions presentation pressure preventive pricing printing privacy procedure procedures
product products professional professionally professionals properties property pruning punctual quality questions
realtor receive received receiving recommend recommendations recommended recreation refrigerator regulations relaxing
reliability reliable relocation remodeling removal removing renewable renovation renovations repaired repairing
repairs replaced replacement replacements replacing requirements reservation reservations reserved residential
response responsibilities responsibility responsive restaurant restaurants restoration retaining rodents roofing
sandwich sandwiches satisfaction saturday schedule scheduling scholarship scholarships seasonal security selection
seniors separate september service services shingles sodding solutions specialist specialists specialize specializes
specializing specials specialties specialty sprinkler sprinklers statement statewide storage structural structure
structures stylist stylists subscribe success successful successfully supplies surgery surgical surrounding
surveillance sustainability sustainable technician technicians technique techniques technology telephone termites
testimonial testimonials testimonies thanksgiving therapist therapists therapy thermostat thorough thoroughly
throughout thursday together tomorrow tradition traditional trainers training transmission transportation treatment
treatments trimming trustworthy tuesday unforgettable upholstery vacation vacations vaccination vaccinations variety
vegetarian vehicle vehicles ventilation veteran veterans veterinarian veterinarians veterinary volunteer volunteers
warranties warranty washing website websites wedding weddings wednesday welcome welding wellness whitening wholesale
wildlife windows workmanship worship`.replaceAll('\n', ' ')
