/** Words that shops write on their sites, sorted. */
export const shopWords =
  `abscess accessories accessory accident accidents accommodate accommodates accommodating accommodation accommodations
accountant accountants accounting achieve achieved acknowledgment acupuncture advertising aeration affordable
aficionado agreement alabama alaska alfredo alignment alterations alternator ambiance amenities anesthesia anniversary
announcement announcements apparel appetizer appetizers appliance appliances application applications appointment
appointments arborist arizona arkansas artichoke asparagus assessment assessments atmosphere attention attorney
attorneys authentic automotive availability available avenue avocado backsplash balsamic bankruptcy baptism barbecue
barbecued basement bathroom bathrooms beautiful beautifully beginner beginning believe beverage beverages biography
biscuits blowout blueberry boarding boilers bookkeeping boulevard brakes breaker breakfast brisket broccoli bruschetta
buffalo building burrito burritos business businesses cabbage cabinetry cabinets caesar calamari calendar california
cancellation cappuccino caramel carbonara carburetor cardiology careers carolina carpet carpets catering cauliflower
celebration celebrations cemetery certificate certificates certification certifications certified cheddar cheeseburger
cheesecake chicken childcare children chimney chimneys chipotle chiropractic chiropractor chocolate chorizo christmas
cilantro cinnamon circuit cleaners cleaning cleanings clothing cocktails collision colorado comfortable commercial
commercially commission commitment commitments committed committee communities community companies company competitive
competitively compliance complimentary comprehensive compressor concrete condenser conditioning congregation
connecticut consignment construction consultant consultation consultations consulting contact contractor contractors
convenience convenient conveniently coolant cooling copyright cosmetic cosmetologist cosmetology counseling counselor
counselors countertop countertops county countywide courteous courtesy crabmeat craftsmanship creative creativity
cremation criminal croissant croissants cucumber custody customer customers customized cylinder cylinders december
dedicated dedication definitely dehumidification dehumidifier delaware delicious delivery demolition dental dentist
dentistry denture dentures dependable dermatology dessert desserts detailed detailing development diagnosis diagnostic
diagnostics difference different directions discount discounted discounts dishwasher disinfect disinfection disposal
distribution divorce donation donations download drainage drains driveway driveways drumsticks ductless ductwork
edamame education educational efficiency efficient efficiently electrical electrician electricians elegant embroidery
emergency employment enchilada enchiladas endodontic engine engineering entertainment environment environmental
environmentally equipment espresso established estate esthetician esthetics estimate estimates excavating excavation
excellence excellent exceptional exclusively exfoliation exhaust experience experienced experiences expertise express
exquisite extensive exterior exterminator exterminators eyebrow eyebrows eyelash fabrication facebook facials falafel
families faucet faucets february fellowship fencing fertilization fertilizer fertilizing fettuccine financial
financing fitness fixture fixtures flavor flavors flooring florida focaccia foundation foundations frequently friendly
funeral furnace furniture gallery generation generations generator generators georgia gorgeous gorgonzola government
grading graphics gravy grooming guacamole guarantee guaranteed guaranteeing guardianship guidance guidelines gutters
gymnastics habanero habitat haircut haircuts hamburger hardscape hardware hardwood hawaii heating hibachi highlights
highway history holiday holidays hollandaise homemade honesty hospital hospitality humidifier hummus hydraulic hygiene
hygienist idaho illinois immediate immediately immigration implants including independent independently indiana
industrial information ingredients injury innovation innovative inspection inspections instagram installation
installations installed insulation insurance insured integrity interior inventory irrigation jalapeno janitorial
january jewelry kansas kentucky keratin kitchen kitchens knowledge knowledgeable laminate landscape landscapes
landscaping lasagna lawyer lawyers leaks lemonade lettuce licensed lighting linguine litigation lobster locally
location locations locksmith locksmiths louisiana luxurious machinery maine maintenance malpractice management
manicure manicures manufacturer manufacturers manufacturing margarita margherita marinara marketing maryland
mascarpone masonry massachusetts massage mayonnaise mechanic mechanics mediation medical medicine membership
memberships memorable memorial merchandise message messages meticulous michigan mileage milkshake milkshakes
ministries ministry minnesota mission mississippi missouri montana mortgage mosquito mosquitoes mozzarella muffler
mulching mushroom mushrooms nationwide nebraska necessary negligence neighborhood neighborhoods nevada newsletter
noodles november occasion occasionally occasions october oklahoma onions operated ophthalmology opportunities
opportunity optometrist optometry oregon organization organizations original orthodontics orthodontist outlets
outstanding oysters painters painting pancakes pancreas paralegal parkway parmesan patient patients pavers payment
payments pediatric pediatrician pediatrics pedicure pedicures pedicurist pennsylvania pepperoni periodontal
periodontist permission perseverance persistence personalized personnel pharmacy philosophy photographer photographers
photographs photography physician physicians physiotherapy pineapple pistachio plumbed plumber plumbers plumbing
podiatrist podiatry portrait portraits possession potatoes prairie preferred preparation preschool prescription
prescriptions presentation pressure preventive pricing printing privacy privilege probate procedure procedures product
products professional professionalism professionally professionals pronunciation properties property prosciutto
prosthodontics provolone pruning psychiatry psychologist psychology psychotherapy punctual quality quesadilla
quesadillas questionnaire questions radiator radiology raspberry ravioli realtor receipt receive received receiving
recommend recommendation recommendations recommended recreation referral referrals referred refreshments refrigerant
refrigerator registration regulations rehabilitation relaxing reliability reliable relocation remediation remodeling
removal removing renewable renovation renovations repaired repairing repairs replaced replacement replacements
replacing requirements reservation reservations reserved residential response responsibilities responsibility
responsive restaurant restaurants restaurateur restoration retaining rodents roofing salon sandwich sandwiches
sanitize sashimi satisfaction saturday sausage scallops schedule scheduling scholarship scholarships scripture seafood
seasonal security selection seniors separate separately september sermon service services sewer shingle shingles
shrimp sirloin skylight skylights sodding soffit solutions spaghetti specialist specialists specialize specializes
specializing specials specialties specialty spinach sprinkler sprinklers statement statewide storage strawberries
strawberry structural structure structures stylish stylist stylists subscribe success successful successfully suite
supplies surgeons surgery surgical surrounding surveillance surveillances suspension sustainability sustainable
szechuan tankless technician technicians technique techniques technology telephone tempura tenderloin tennessee
teriyaki termites testimonial testimonials testimonies texas thanksgiving therapist therapists therapy thermostat
thorough thoroughly throughout thursday tilapia tiramisu tires together tomatoes tomorrow tortilla tortillas towing
township tradition traditional trainers training transmission transmissions transportation treatment treatments
trimming trustworthy tuesday unforgettable unnecessary upholstered upholstery vacation vacations vaccination
vaccinations vanilla variety vegetable vegetables vegetarian vehicle vehicles ventilation vermont veteran veterans
veterinarian veterinarians veterinary village vinaigrette virginia volunteer volunteers waffles warranties warranty
washing washington waxing website websites wedding weddings wednesday welcome welding wellness wheels whitening
wholesale wildlife windows windshield wisconsin wonton workmanship worship wyoming zucchini`.replaceAll('\n', ' ')
