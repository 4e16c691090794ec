/**
 * Misspellings that are no word, no name and no British spelling, with what was meant: those that a dictionary alone
 * does not tell, being further from the word, shorter, or as near to another one.
 */
export const misspellings: ReadonlyMap<string, string> = new Map(
  `restaraunt restaurant|desolve dissolve|desolved dissolved|desolves dissolves|desolving dissolving|asfault asphalt|debree debris|vetinary veterinary|withold withhold|sanitizaton sanitization|cavitys cavities|therapys therapies|puppys puppies|medcaid Medicaid|arthritus arthritis|shimp shrimp|omlettes omelets|worchestershire Worcestershire|barbaque barbecue|procuitto prosciutto|blueberrys blueberries|benidict Benedict|copyyright copyright|coypright copyright|positon position|restraunt restaurant|maintainance maintenance|maintanence maintenance|maintence maintenance|
definatly definitely|untill until|libary library|tommorow tomorrow|tomorow tomorrow|truely truly|thier their|
cemetary cemetery|comittment commitment|dissapoint disappoint|dissapointed disappointed|experianced experienced|
expierence experience|harrass harass|knowledgable knowledgeable|lisence license|lisenced licensed|neccesary necessary|
proffesional professional|proffesionals professionals|profesionalism professionalism|buisness business|
availabe available|convienent convenient|convience convenience|convienence convenience|plumming plumbing|
electrition electrician|electrican electrician|landscapping landscaping|trimmig trimming|reccomend recommend|
reccomended recommended|usefull useful|beautifull beautiful|successfull successful|suprise surprise|vaccum vacuum|
vehical vehicle|vehicals vehicles|intrest interest|collegue colleague|buget budget|cieling ceiling|responce response|
reliabe reliable|residencial residential|commerical commercial|contracter contractor|adress address|addres address|
absense absence|annualy annually|anual annual|asthetics aesthetics|auxilary auxiliary|awsome awesome|
basicly basically|beggining beginning|benifit benefit|brocure brochure|cheif chief|collaberate collaborate|
confortable comfortable|compleatly completely|concious conscious|concensus consensus|corparate corporate|
critisism criticism|decieve deceive|delevery delivery|dilemna dilemma|diligance diligence|emergeny emergency|
emergencey emergency|endevour endeavor|enought enough|entrepeneur entrepreneur|entreprenuer entrepreneur|
essencial essential|experiental experiential|exhorbitant exorbitant|expecially especially|extention extension|familar familiar|feild field|
finaly finally|fourty forty|freinds friends|garentee guarantee|genuinly genuinely|greatful grateful|
gratefull grateful|happend happened|helpfull helpful|higly highly|humerous humorous|indispensible indispensable|
influencial influential|innoculate inoculate|irresistable irresistible|labled labeled|leasure leisure|liason liaison|
lisense license|maintainence maintenance|manuever maneuver|massagist massage|miniscule minuscule|
mischievious mischievous|neice niece|nineth ninth|obstical obstacle|ocassion occasion|ocassions occasions|ommit omit|
optomist optimist|particurly particularly|passtime pastime|peice piece|peices pieces|perseverence perseverance|
pharmaceudical pharmaceutical|playright playwright|potatos potatoes|tomatos tomatoes|practicle practical|
proffesionalism professionalism|promiss promise|proprietory proprietary|qualitiy quality|realy really|
reccomendations recommendations|reciepe recipe|refridgeration refrigeration|regulary regularly|relyable reliable|
repairement repair|reputible reputable|resturaunt restaurant|restaraunts restaurants|rhythem rhythm|rythm rhythm|
safty safety|sandwhich sandwich|schedual schedule|sieze seize|skillfull skillful|speach speech|specialy specially|
sponser sponsor|stregth strength|superintendant superintendent|suppliments supplements|surprize surprise|
technicial technical|throughly thoroughly|thoughout throughout|threshhold threshold|timley timely|tounge tongue|
tradional traditional|overnite overnight|tonite tonight|trully truly|wendsday Wednesday|wensday Wednesday|firday Friday|tueday Tuesday|tuseday Tuesday|thrusday Thursday|thusday Thursday|satruday Saturday|sunady Sunday|wednsday Wednesday|wedensday Wednesday|saterday Saturday|sundey Sunday|
unparralleled unparalleled|usualy usually|vetinarian veterinarian|villian villain|visable visible|
warrenties warranties|whereever wherever|wierd weird|wonderfull wonderful|yeild yield|yatch yacht|ambiant ambient|
applicences appliances|athletisism athleticism|bedrom bedroom|carpetting carpeting|caulkin caulking|chimmney chimney|
chimeny chimney|cleanig cleaning|contractoring contracting|drywal drywall|estimats estimates|intererior interior|
garauge garage|hardwear hardware|hvaac HVAC|havc HVAC|landscapeing landscaping|laudry laundry|masage massage|pannel panel|
presure pressure|propery property|removel removal|sattelite satellite|scedule schedule|servive service|sewar sewer|
siddings sidings|specailize specialize|storge storage|structual structural|teeths teeth|termight termite|
venitian Venetian|wallpapper wallpaper|galllery gallery|servicess services|copywright copyright|reserverd reserved|
aquire acquire|aquired acquired|assited assisted|assistence assistance|attatch attach|attension attention|
businees business|bussines business|carefull careful|chanlenge challenge|collegues colleagues|commitmet commitment|
communitiy community|complementry complimentary|customr customer|cutsomer customer|decison decision|
deliverd delivered|discounte discount|dissapointment disappointment|dissappoint disappoint|
dissapointing disappointing|eletric electric|employess employees|enhace enhance|enthusiam enthusiasm|
excellance excellence|expertice expertise|facilty facility|famiy family|financin financing|finsh finish|
foward forward|garanty guaranty|gaurantees guarantees|happyness happiness|honesy honesty|hounor honor|
idenity identity|incudes includes|individul individual|inital initial|intergrated integrated|lauguage language|
leagal legal|locatd located|mantain maintain|matress mattress|minimun minimum|negociate negotiate|orangized organized|
persue pursue|pleasent pleasant|plesant pleasant|pleasureable pleasurable|probaly probably|procedue procedure|
profficient proficient|promply promptly|promtly promptly|provde provide|provied provided|purchace purchase|
quaters quarters|responsivness responsiveness|satisfactin satisfaction|saticfaction satisfaction|seasonl seasonal|
severl several|specifc specific|suppport support|taylored tailored|thouroughly thoroughly|transparancy transparency|
trustworty trustworthy|upgade upgrade|workmenship workmanship|workmanshp workmanship|craftmanship craftsmanship|
craftsmenship craftsmanship|craftsmanshp craftsmanship|qoute quote|claen clean|dont don’t|doesnt doesn’t|didnt didn’t|
isnt isn’t|arent aren’t|wasnt wasn’t|youre you’re|theyre they’re|weve we’ve|havent haven’t|couldnt couldn’t|
wouldnt wouldn’t|shouldnt shouldn’t|youll you’ll|theyll they’ll|refferal referral|refferals referrals|
referal referral|referals referrals|famly family|plumbr plumber|paitn paint|garge garage|flooor floor|roooms rooms|
hoem home|hoems homes|huose house|hosue house|yaer year|yaers years|customeres customers|serivec service|
serivecs services|sercive service|sercives services|liscened licensed|bonaded bonded|guarrenteed guaranteed|
appointmet appointment|affordabe affordable|expirienced experienced|proffesionally professionally|
profesionaly professionally|maintainace maintenance|maintenece maintenance|maintanace maintenance|
mantainance maintenance|periomaintence periomaintenance|instalaltion installation|contrustion construction|
lanscapers landscapers|fertalizer fertilizer|plumbig plumbing|roofig roofing|sidding siding|mechanc mechanic|
alignement alignment|dentisty dentistry|orthodonic orthodontic|chiropractc chiropractic|accupuncture acupuncture|
resaurant restaurant|reastaurant restaurant|breakfeast breakfast|sandwitch sandwich|sandwitches sandwiches|
specility specialty|attorny attorney|attornies attorneys|legel legal|divorse divorce|custady custody|
bankrupty bankruptcy|injurys injuries|locaitons locations|aboout about|abuot about|photoes photos|websit website|
webstie website|emial email|
alot a lot|aswell as well|infact in fact|inspite in spite|eachother each other|incase in case|ourself ourselves|
ourselfs ourselves|yourselfs yourselves|themselfs themselves|licenced licensed|dinning dining|hippa HIPAA|menue menu|
allways always|allready already|allmost almost|allthough although|alltogether altogether|backround background|
bandwith bandwidth|adviseable advisable|sylinder cylinder|sylinders cylinders|livingroom living room|diningroom dining room|pancrease pancreas|mitchelin Michelin|partys parties|companys companies|familys families|citys cities|babys babies|propertys properties|
facilitys facilities|
supercede supersede|recieving receiving|recieves receives|writting writing|comming coming|
inthe in the|ofthe of the|tothe to the|onthe on the|forthe for the|atthe at the|andthe and the|withthe with the|
fromthe from the|welcometo welcome to|aboutus about us|contactus contact us|joinus join us|findus find us|ourservices our services|ourteam our team|ourstory our story|serviceswe services we|willbe will be|canbe can be|
fettucine fettuccine|parmesian Parmesan|marscapone mascarpone|omlette omelet|omlet omelet|
brocolli broccoli|brocoli broccoli|cinammon cinnamon|choclate chocolate|tomatoe tomato|potatoe potato|
lasagnia lasagna|lasanga lasagna|crossaint croissant|croisant croissant|foccacia focaccia|focacia focaccia|vegtables vegetables|
hamburgars hamburgers|cheesburger cheeseburger|cheeseburguer cheeseburger|hamburguer hamburger|
pennsylnia Pennsylvania|physiotheraputics physiotherapeutics|physiotheraputic physiotherapeutic|raisen raisin|raisens raisins|chees cheese|abcess abscess|policey policy|
transmision transmission|transmisions transmissions|transmmision transmission|
phsycial physical|phsyical physical|phsycials physicals|phsyicals physicals|pateints patients|symtponms symptoms|symtoms symptoms|
hte the|taht that|thsi this|waht what|wiht with|yuo you|yoru your|teh the|tihs this|htis this|thta that|wtih with|whta what|
wehn when|jsut just|knwo know|hvae have|wnat want|fomr from|yuor your|oyur your|whcih which|whihc which|peice piece|
virgina Virginia|flordia Florida|califonia California|pensylvania Pennsylvania|massachusets Massachusetts|conneticut Connecticut|
tennesee Tennessee|missisippi Mississippi|lousiana Louisiana|cincinatti Cincinnati|albequerque Albuquerque|
arthoscopy arthroscopy|arthoscopic arthroscopic|chripractic chiropractic|chiroptractic chiropractic|chiropratic chiropractic|
chirpractic chiropractic|chiropracter chiropractor|neutraceutical nutraceutical|neutraceuticals nutraceuticals|neutracetuicals nutraceuticals|
brazillian Brazilian|brazlilian Brazilian|microdermabration microdermabrasion|microdermabrasian microdermabrasion|
dermaplanning dermaplaning|exfoilating exfoliating|exfoliatting exfoliating|moisterizing moisturizing|balyage balayage|balayge balayage|
ballayage balayage|hyluronic hyaluronic|hylauronic hyaluronic|hyaluranic hyaluronic|reflexolgy reflexology|reflexoligy reflexology|
craniosacrel craniosacral|myofacial myofascial|facitis fasciitis|fascitis fasciitis|faciitis fasciitis|fibromialgia fibromyalgia|
tendonitus tendonitis|bursitus bursitis|herniatted herniated|allergys allergies|dentristy dentistry|denistry dentistry|
counceler counselor|councelers counselors|pilaties Pilates|bankruptsy bankruptcy|labradoodel labradoodle|shitzu shih tzu|
shitzus shih tzus|chiwawa chihuahua|chiwawas chihuahuas|daschund dachshund|daschunds dachshunds|rottweiller rottweiler|
rottweillers rottweilers|pomeranion Pomeranian|pomeranions Pomeranians|
detoxifation detoxification|vertabrae vertebrae|vertabra vertebra|
tobasco Tabasco|sasafras sassafras|manderine mandarin|itsself itself|everybodies everybody’s`
    .split('|')
    .map(pair => {
      const [written = '', ...meant] = pair.trim().split(' ')
      return [written, meant.join(' ')] as const
    }),
)
