/** Words that shops write on their sites, sorted. */
export const shopWords =
  `abandoned abrasive abscess absorbed absorbs abundance accelerate accelerates accents acceptance accepted accessibility
accessing accessories accessory accident accidents accommodate accommodates accommodating accommodation accommodations
accompanied accomplished accomplishments accordance accountability accountable accountant accountants accounting
accumulate accumulated accumulation accurately achieve achieved acknowledge acknowledgment activate activation
actively acupuncture adapted additions adequately adhesive adjacent adjusted adjusting adjustment adjustments adjusts
administrative adverse advertising advocacy advocate aeration aesthetic aesthetics affiliates affordable aficionado
afterthought agencies aggregate aggressive agreement agreements agricultural airborne airflow alabama alaska alcohol
alfredo aligned alignment allergens allergies allergy alleviate alongside alopecia alteration alterations alternator
aluminum amazing ambiance amendment amenities analytics analyze anchored anchoring anchors anesthesia anesthetic
animals anniversary announcement announcements annually anticipated anxiety anxious anymore anytime apartment apparel
appealing appearances appetite appetizer appetizers appliance appliances applicable application applications appointed
appointment appointments appreciation approaches approaching appropriately approximate approximately arborist
architectural architecture arising arizona arkansas arrival arthritis artichoke artwork asparagus asphalt assessed
assessment assessments assigned assistance athletes atmosphere attachment attachments attention attentive attorney
attorneys audiologist authentic authentication authorization authorized automated automotive availability available avenue avocado
awareness awesome backbone backsplash backyard bacteria bacterial balanced balances balancing balsamic bankruptcy
baptism barbecue barbecued barrier barriers baseboards baseline basement basements basketball bathroom bathrooms
beating beautiful beautifully bedroom bedrooms beginner beginners beginning behavioral believe beloved beneath
beneficial beverage beverages billing biography birthday biscuits bladder bleeding blending blockages blocked blocking
blowout blueberry boarding boilers bonding booking bookings bookkeeping booster borders boulevard boundary brakes
breakdown breaker breakfast breathing bridges brighter brisket broader broccoli browser browsers bruschetta brushing
buffalo builder builders building buildup bungalows burning burrito burritos busiest business businesses cabbage
cabinet cabinetry cabinets caesar calamari calcium calculated calculator calendar calendars california calming camping
cancellation cancellations candidates capabilities capability cappuccino capture captures caramel carbonara carburetor
cardiology careers carolina carpentry carpet carpets carrier catering cauliflower caution cavities ceiling ceilings
celebrate celebration celebrations cemetery centered centers centuries ceramic certificate certificates certification
certifications certified challenge challenged challenges challenging characteristics chasing checklist checkup cheddar
cheeseburger cheesecake chemicals chemistry cherished chewing chicken childcare children chimney chimneys chipotle
chipped chiropractic chiropractor chocolate choices chopped chorizo christmas chronic cilantro cinnamon circuit
circuits clarity classic cleaned cleaner cleaners cleaning cleanings cleanliness cleanly cleanup clearance clicking
clients climate climates climbing clinical clinics clogged clothes clothing coaching coastal coating coatings
cocktails collision colonies colorado colored comfort comfortable comfortably commercial commercially commission
commitment commitments committed committee committing communicated communicating communities community commute compact
companies company compassion compassionate compensation competent competing competitive competitively competitors
complement complementary completion compliance compliant complications compliment complimentary composite compound
compounds comprehensive compressed compression compressor compromised concealed concentrate concentrated concentrates
concentration concentrations concrete condenser conditioning conduct conducted conferences confidence confidential
confidentiality confidently configuration confirmation conflict conflicts congregation connecticut conscious consent
consequential conservation conservative considerations consignment consistently constantly constitute constitutes
constitutional constructed construction construed consult consultant consultation consultations consulting consume
consumers contact contacted contacting container containers contaminants contamination contemporary continuity
contracted contracting contractor contractors contracts contributing convenience convenient conveniently conversations
conversion conversions conviction cookies cooking coolant cooling coordinate coordinated coordinates coordinating
coordination copyright corporate corporation corrections corrective corridor corridors corrosion cosmetic
cosmetologist cosmetology counsel counseling counselor counselors countertop countertops counties countless countries
county countywide couples coupons courteous courtesy coverage crabmeat cracked crackers cracking craftsmanship
crawling creative creativity credentials credits cremation criminal criteria croissant croissants crooked crossed
crucial crushed cucumber cuisine cultures cushion custody customer customers customize customized cycling cylinder
cylinders cypress dashboard daughter daughters deadline deadlines decades december decking declaration decline
decorative decreased decreasing dedicated dedication defective defects definitely degradation dehumidification
dehumidifier delaware delayed deletion delicate delicious delivery demanding demolition density dental dentist
dentistry dentists denture dentures departments dependable deposit deposits depression dermatology deserve deserves
designated designation dessert desserts destination destinations destruction detailed detailing detection deteriorated
determination development developments diabetes diagnose diagnosed diagnosis diagnostic diagnostics diameter
difference different differs digging dignity dimensions dinners directions disability disable disabled discharge
disclose disclosed disclosure discoloration discomfort discount discounted discounts discovery discretion disease
diseases dishwasher disinfect disinfection dismissal disorders dispatch disposal dispute disputes disrupt disruption
distinctive distress distribution districts diverse diversity divorce doctors dollars donation donations doorstep
download downstream downtime downtown drainage draining drains dramatic dramatically drawings dressing dressings
driveway driveways drought drumsticks drywall ductless ductwork durability durable duration dynamic dysfunction
earning eastern ecosystem edamame educate education educational effectiveness efficiency efficient efficiently
electrical electrician electricians elegant elevated elevation eligibility eligible eliminate eliminated eliminates
elimination embedded embroidery emergencies emergency emotional emphasize employed employees employer employment
empower enchilada enchiladas encouragement endodontic endodontist endorsement enforce enforced enforcement engaged engagement
engaging engine engineering enhance enhanced enhances enjoyable enjoyed enjoying entertaining entertainment entities
entryways environment environmental environmentally environments equipment equipped equitable erosion espresso
established estate estates esthetician esthetics estimate estimated estimates estimator ethical evaluate evaluated
evaluates evaluating evaluation evaluations everyday evolved examination examinations excavating excavation exceeds
excellence excellent exceptional exchanges excited exciting exclusively execution exercises exercising exfoliation
exhaust expectation expectations expenses experience experienced experiences expertise explanations explore exploring
exposed exposure express expressly exquisite extensions extensive extensively exterior exterminator exterminators
extracted extraction extractions extracts extraordinary extremes eyebrow eyebrows eyelash fabrication fabulous
facebook facial facials facilitate factory failures falafel families fantastic fascia fatigue faucet faucets favorites
featured featuring february fellowship fencing fertilization fertilizer fertilizing fettuccine fifteen fighting
fillings filters filtration finalized finance financial financing findings firsthand fishing fitness fixable fixture
fixtures flavor flavors flawless flexibility flooding flooring florida flowing fluoride flushing focaccia focused
focuses focusing footage football footing footprint formation formats formula formulas formulated formulation
foundation foundations founded founder founding fractures fragile framework framing franchise freezing frequency
frequently freshly freshness friction friendly frustrating frustration fulfill fullest functional functionality
functioning funeral furnace furniture gallery garages gathering gatherings generation generations generator generators
generic generous genetic genuinely geographic geography georgia gorgeous gorgonzola governed government governmental
grading gradual graduated graduating graduation grandchildren grandparents graphics gravy grilled grocery grooming
grounded guacamole guarantee guaranteed guaranteeing guardian guardianship guesswork guidance guidelines gutters
gymnastics habanero habitat haircut haircuts hamburger handheld happier happiness hardscape hardware hardwood hauling
hawaii hazardous hazards headache headaches healing healthcare healthier heating heavier heights heritage hesitate
hibachi highlights highway historic history holiday holidays holistic hollandaise homemade homeowner homeowners
homepage hometown honestly honesty honored horizontal hormones hospital hospitality hosting household households
housing humidifier humidity hummus hunting hydraulic hygiene hygienist idaho ideally identifiable identification
identified identifies identifying illinois illness illnesses imaging imbalance imbalances immediate immediately
immigration impacts implant implants implementation impressed impressions impressive improper improperly inaccurate
inappropriate incentive incidental including inclusion incorporate incorporates incorrectly increasingly incredible
incredibly independent independently indiana indicated indicating indicators indirect individualized indoors
industrial inexpensive infants infection infections inflammation inflammatory information informational infrastructure
ingredients inherit inherited injections injured injuries injury innovation innovative inquire inquiries inquiry
insects inspect inspected inspection inspections instagram installation installations installed installer instrument
instruments insulation insurance insured insurers integrate integrated integrates integration integrity intellectual
intense intensive intentional intentionally interaction interactions interactive interfere interfering interior
interiors internet interruption intersection interstate intimate intrusion invasive inventory invested investigation
investment investments invisalign invoice invoices involvement irrigation irritation jackets jalapeno janitorial
january jewelry journey juggling jurisdiction kansas kentucky keratin keyword kitchen kitchens knowingly knowledge
knowledgeable laminate landlords landscape landscapes landscaping lasagna lasting laundry lawyer lawyers layered
layouts leaders leadership leaking leaks leather leftover legitimate lemonade lettuce leveling liability license
licensed licensing lifelong lifespan lifestyle lifting ligaments lighter lighting lightly limitation limitations
linguine liquids listening listings litigation lobster localized locally located location locations locksmith
locksmiths logistics longevity longtime louisiana luxurious machinery maine maintenance malpractice manageable
management managers manicure manicures manufactured manufacturer manufacturers manufacturing mapping margarita
margherita marinara marketing markets married maryland mascarpone masking masonry massachusetts massage masseuse
matched matching maximize maximizing mayonnaise meantime measurable measurement measurements mechanic mechanical
mechanically mechanics mechanisms mediation medical medication medications medicine membership memberships memorable
memorial memories merchandise message messages messaging meticulous michigan microscopic mileage milestones milkshake
milkshakes mineral minimize minimizing ministries ministry minnesota mirrors misalignment mission mississippi missouri
mixture mobility modalities moderate modification modifications moisture moments monitored monitoring montana monthly
mortgage mosquito mosquitoes motions mountain mountains mozzarella muffler mulching municipal muscles mushroom
mushrooms narrows nationwide navigate navigation nebraska necessary needles neglect neglected negligence negotiate
negotiation negotiations neighbor neighborhood neighborhoods neighboring neighbors neutral nevada newsletter newspaper
noodles northern noticeable noticeably notification notifications november numbness nursing nutrients nutrition
nutritional obligation obligations occasion occasionally occasions occupants october offerings officers oklahoma
ongoing onions openings operated operational ophthalmology opportunities opportunity optimal optimize optometrist
optometry oregon organic organization organizational organizations original orthodontics orthodontist orthopedic
outcome outcomes outdated outdoor outdoors outlets outstanding overhead overload overlooked overnight overview
ownership oxidation oyster oysters packaging padding painless painted painters painting pancakes pancreas paperwork
paralegal parents parking parkway parmesan participate particles partner partnered partners partnership partnerships
passion password patches patching patience patient patients pavement pavers payment payments peaceful pediatric
pediatrician pediatrics pedicure pedicures pedicurist peeling penalties pending pennsylvania pepperoni peppers
perceive perceived percent percentage perfection periodic periodically periodontal periodontist periods permission
perseverance persistence persistent persists personality personalized personnel perspective pharmacy philosophy
photograph photographed photographer photographers photographs photography physically physician physicians
physiotherapy pickles pineapple pinpoint pistachio placeholder placement plainly planting platform platforms
playground pleasure plumbed plumber plumbers plumbing pockets podiatrist podiatry polished polishing pooling porcelain
portable portfolio portion portions portrait portraits positioned positioning possession posture potatoes practiced
practices practicing practitioner practitioners prairie precautions precision predictable preferences preferred
pregnancy pregnant preliminary premature premier premises premium preparation preschool prescribed prescription
prescriptions presentable presentation preservation preserved preserves preserving pressure prestigious prevailing
preventable preventative prevention preventive preview pricing primarily printing priorities prioritize priority
pristine privacy privately privilege proactive probate procedure procedures proceed proceeding proceedings proceeds
product productive products profession professional professionalism professionally professionals profile profiles
profits progresses progression progressive prohibited prolonged prominent promote promotes promoting promotional
promotions pronunciation propane properties property proprietary prosciutto prosthodontics prosthodontist protections protective
protector protein protocol protocols proudly provider providers provision provisions provolone proximity pruning
psoriasis psychiatry psychologist psychology psychotherapy punctual punitive purchased purchasing pursuing quality
quarterly quarters quesadilla quesadillas questionnaire questions quieter radiation radiator radiology rainfall
ranging raspberry ratings ravioli reachable reactions readings realistic realities realtor rebuild rebuilds receipt
receive received receiving recipient recommend recommendation recommendations recommended reconstruction recovery
recreation recurring referral referrals referred refined reflections reflective refresh refreshed refreshes refreshing
refreshments refrigerant refrigerator regional regions registration regulated regulations regulatory rehabilitation
reinforce relationships relaxation relaxed relaxing reliability reliable reliably relieve relocated relocation relying
remainder remediation reminder reminders remodel remodeling remodels removable removal removing rendered renewable
renewal renewed renovation renovations rentals repaired repairing repairs replaced replacement replacements replacing
replicate reputable reputation requirements reschedule reservation reservations reserved residence residency
residential residents residue resilience resistance resistant resolve resolved resolves resolving respected respectful
respective respiratory responded responding responds response responsibilities responsibility responsive restaurant
restaurants restaurateur restoration restorations restorative restriction restrictions resurfacing retained retaining
retention retired retirement revenue reviewed reviews revised rewarding rigorous rodents rolling roofing rosacea
rotating rotation rounded routinely routines routing runaround rushing safeguard safeguards salmon salon samples
sandwich sandwiches sanitation sanitize sanitized sashimi satisfaction saturated saturday sausage savings scaling
scallops scanning schedule scheduled schedules scheduling scholarship scholarships sciatica scorching scratching
screening screenings scripture scrubbing seafood sealant sealing seamless seamlessly seasonal seasoned seasons seating
secured securely securing security selection selections seniors sensation sensitivity separate separated separately
separates separation september sermon servers service serviced services settings settlement settlements severity sewer
shallow shelter shelves shields shifted shingle shingles shipping shortcut shortcuts shoulder shoulders showcase
shower showers showroom shrimp shrinks shutters sidebar sidewalks signature sirloin skilled skylight skylights
sleeping smarter smoking smoother smoothly sodding soffit softness solutions soreness sourcing southwest spacing
spacious spaghetti specialist specialists specialize specialized specializes specializing specials specialties
specialty species specifications specifics spectrum spinach spotless sprinkler sprinklers stability stacked staging
stained staining starter statement statewide statutory stepped stepping stiffness stimulate stocked stomach storage
stories strategic strategically strategies strawberries strawberry streets strengthen strengthening strengthens
stressful stretch stretches stretching stronger strongest structural structurally structure structured structures
struggle struggles struggling stubborn stuffed stunning styling stylish stylist stylists subcontractors subdivisions
submission submissions subscribe substance substances substantially substrate suburban suburbs success successful
successfully suction suite summers sunlight supervised supplement supplements suppliers supplies surfaces surgeons
surgeries surgery surgical surgically surrounded surrounding surroundings surrounds surveillance surveillances
suspension sustainability sustainable sustained swelling swimming swollen symptom symptoms syndrome synthetic szechuan
tactics tailored tankless targeted targets tasting teachers tearing technically technician technicians technique
techniques technologies technology teenager telephone temperatures template tempura tenants tenderloin tennessee
tension teriyaki terminate terminated termination termites terrain territory testimonial testimonials testimonies
texas texture textures thanksgiving therapeutic therapies therapist therapists therapy thermal thermostat thicker
thickness thorough thoroughly thoughtful threats threshold thriving throughout thursday tighter tightly tilapia
timeless timeline timelines tingling tiramisu tires tissues toddlers together tolerance tolerate tomatoes tomorrow
topical toppings tortilla tortillas towing township tracked tracking traction tradition traditional traditions trailer
trailers trainers training transaction transactions transform transformation transformations transformed transforming
transforms transition transitions transmission transmissions transmit transmitted transparency transparent
transportation travelers traveling travels treatment treatments trigger triggers trimming tripping troubleshooting
trustworthy tuesday turnaround turnover typically unauthorized unavailable uncomfortable uncommon undergoing
underground underlayment underlying undersized unevenly unexpected unforgettable unhealthy uniquely unlawful unmatched
unnecessary unparalleled unpredictable unprotected unrelated untreated unusually upcoming upfront upgrade upgrades
upgrading upholstered upholstery upscale utilities vacation vacations vaccination vaccinations valleys valuables
vanilla varieties variety vegetable vegetables vegetarian vehicle vehicles vendors veneers ventilation verification
verified vermont versatile veteran veterans veterinarian veterinarians veterinary vibrant videography viewing village
vinaigrette vintage violation violations violence violent virginia virtual viruses visibility visibly visited visiting
visitors visually volumes voluntarily volunteer volunteers vulnerable waffles walkthrough walkways warehouse warrant
warranted warranties warrants warranty washing washington waterfront watering waterproof waxing weakness website
websites wedding weddings wednesday weekends weighing welcome welding wellness wheelchair wheels whichever whiplash
whitening wholesale wildlife willingness windows windshield winters wisconsin withstand witness wonton workmanship
workplace worldwide worship wrapped wyoming younger zucchini`.replaceAll('\n', ' ')
