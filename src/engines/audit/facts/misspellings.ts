/**
 * Misspellings that are no word, no name and no British spelling, with what was meant. Those that people make most, and
 * those of the words that shops write most.
 */
export const misspellings: ReadonlyMap<string, string> = new Map(
  `recieve receive|recieved received|recieving receiving|reciept receipt|beleive believe|acheive achieve|acheived achieved|
accomodate accommodate|accomodates accommodates|accomodating accommodating|accomodation accommodation|accomodations accommodations|
resturant restaurant|resturants restaurants|restaraunt restaurant|restaurent restaurant|restraunt restaurant|
gurantee guarantee|guarentee guarantee|garantee guarantee|gaurantee guarantee|guarenteed guaranteed|garanteed guaranteed|gauranteed guaranteed|guranteed guaranteed|
maintenence maintenance|maintainance maintenance|maintanence maintenance|maintence maintenance|maintenace maintenance|
definately definitely|definatly definitely|definitly definitely|seperate separate|seperately separately|seperated separated|
occured occurred|occuring occurring|occassion occasion|occassions occasions|occurence occurrence|untill until|
libary library|tommorow tomorrow|tommorrow tomorrow|tomorow tomorrow|truely truly|thier their|
cemetary cemetery|catagory category|catagories categories|comittment commitment|committment commitment|commited committed|
dissapoint disappoint|dissapointed disappointed|embarass embarrass|enviroment environment|enviromental environmental|enviromentally environmentally|
equiptment equipment|equipement equipment|equipmnet equipment|experiance experience|experianced experienced|expereince experience|expierence experience|
goverment government|harrass harass|knowlege knowledge|knowledgable knowledgeable|liscense license|liscensed licensed|lisence license|lisenced licensed|
neccessary necessary|necesary necessary|neccesary necessary|oppurtunity opportunity|oportunity opportunity|
profesional professional|proffesional professional|proffessional professional|profressional professional|profesionals professionals|proffesionals professionals|profesionally professionally|profesionalism professionalism|
excelent excellent|excellant excellent|satisfation satisfaction|satisfacton satisfaction|satisifed satisfied|buisness business|bussiness business|busness business|buisnesses businesses|
afforable affordable|affordible affordable|appointement appointment|apointment appointment|appoinment appointment|availible available|avaliable available|availabe available|availble available|avialable available|
convienent convenient|convienient convenient|convinient convenient|convience convenience|convienence convenience|shedule schedule|scheduel schedule|
instalation installation|installtion installation|intallation installation|plumming plumbing|plubming plumbing|electrition electrician|electrican electrician|electricion electrician|
landscapping landscaping|lanscaping landscaping|lanscape landscape|triming trimming|trimmig trimming|recomend recommend|reccomend recommend|reccommend recommend|recomended recommended|reccomended recommended|
refered referred|prefered preferred|transfered transferred|begining beginning|writting writing|usefull useful|beautifull beautiful|sucess success|succesful successful|successfull successful|sucessful successful|succesfully successfully|
suprise surprise|vaccuum vacuum|vaccum vacuum|vehical vehicle|vehicals vehicles|noticable noticeable|hygeine hygiene|foriegn foreign|intrest interest|independant independent|
collegue colleague|buget budget|cieling ceiling|kichen kitchen|driveay driveway|responsability responsibility|reponse response|responce response|relible reliable|reliabe reliable|residental residential|residencial residential|comercial commercial|commerical commercial|
constuction construction|contruction construction|construciton construction|contracter contractor|estimete estimate|insurence insurance|inspecton inspection|specalize specialize|specilize specialize|sevice service|serivce service|servce service|serivces services|sevices services|quailty quality|qaulity quality|custmer customer|cutomer customer|cusotmer customer|custmers customers|cutomers customers|adress address|addres address|
suprises surprises|suprised surprised|suprisingly surprisingly|absense absence|acceptible acceptable|accross across|
agressive aggressive|amatuer amateur|annualy annually|anual annual|apparant apparent|appearence appearance|
approximatly approximately|aproximately approximately|arguement argument|asthetic aesthetic|asthetics aesthetics|
athority authority|attendence attendance|auxilary auxiliary|awsome awesome|bankrupcy bankruptcy|basicly basically|
becuase because|becasue because|beggining beginning|benifit benefit|benifits benefits|benefical beneficial|
brillant brilliant|brocure brochure|certian certain|charachter character|cheif chief|
choosen chosen|cirtificate certificate|certifed certified|certfied certified|collaberate collaborate|
comfortible comfortable|comfertable comfortable|confortable comfortable|comparision comparison|
compatability compatibility|competant competent|completly completely|compleatly completely|concious conscious|
concensus consensus|conveinent convenient|corparate corporate|critisism criticism|curiousity curiosity|
decieve deceive|definate definite|delevery delivery|delicous delicious|delicius delicious|desparate desperate|
developement development|diffrent different|differnt different|dilemna dilemma|diligance diligence|
disapear disappear|disasterous disastrous|discription description|descripton description|durring during|
efficency efficiency|effecient efficient|eficient efficient|eligable eligible|eleminate eliminate|
emergancy emergency|emergeny emergency|emergencey emergency|encouragment encouragement|endevour endeavor|
enought enough|entrepeneur entrepreneur|entreprenuer entrepreneur|equippment equipment|especialy especially|
espescially especially|essencial essential|establised established|etablished established|exagerate exaggerate|
exhorbitant exorbitant|existance existence|expecially especially|expeirence experience|experiece experience|
explaination explanation|extention extension|extrordinary extraordinary|extremly extremely|facinating fascinating|
familar familiar|familes families|feild field|finaly finally|financialy financially|flourescent fluorescent|
flexability flexibility|fourty forty|freindly friendly|freind friend|freinds friends|fullfill fulfill|
garentee guarantee|generaly generally|genuinly genuinely|greatful grateful|gratefull grateful|handeled handled|
happend happened|heigth height|helpfull helpful|hieght height|higly highly|hospitalty hospitality|humerous humorous|
immediatly immediately|immediatley immediately|imediately immediately|imediate immediate|incredable incredible|
indispensible indispensable|influencial influential|innoculate inoculate|inovative innovative|inovation innovation|
inteligent intelligent|intergrity integrity|integerity integrity|interupt interrupt|irresistable irresistible|
jewlery jewelry|jewlry jewelry|knowledgeble knowledgeable|labled labeled|leasure leisure|liason liaison|
liesure leisure|lisense license|litterally literally|lonliness loneliness|maintainence maintenance|
maintanance maintenance|mainteance maintenance|managment management|manuever maneuver|massagist massage|
medecine medicine|miniscule minuscule|mischievious mischievous|modren modern|morgage mortgage|
mortage mortgage|neice niece|neigborhood neighborhood|neighboorhood neighborhood|neighborood neighborhood|
neghborhood neighborhood|nineth ninth|obstical obstacle|ocasion occasion|ocassion occasion|ocassions occasions|
occassional occasional|occassionally occasionally|occasionaly occasionally|ommit omit|oppinion opinion|
optomist optimist|orginal original|orignal original|origional original|outragous outrageous|
particuarly particularly|particurly particularly|passtime pastime|peice piece|peices pieces|
percieve perceive|perfomance performance|performence performance|permanant permanent|perminent permanent|
perseverence perseverance|personaly personally|pharmaceudical pharmaceutical|playright playwright|
posession possession|possable possible|potatos potatoes|tomatos tomatoes|practicle practical|preceeding preceding|
prefessional professional|professinal professional|proffesionalism professionalism|promiss promise|
pronounciation pronunciation|proprietory proprietary|qualitiy quality|quaility quality|qualifed qualified|
questionaire questionnaire|realy really|reccommendation recommendation|recomendation recommendation|
recomendations recommendations|reccomendations recommendations|reciepe recipe|recipies recipes|
refridgerator refrigerator|refrigirator refrigerator|refridgeration refrigeration|refrence reference|
refrences references|reguarly regularly|regulary regularly|relevent relevant|relyable reliable|
renevation renovation|renovaton renovation|repitition repetition|repairement repair|reputible reputable|
repuation reputation|reservaton reservation|resturaunt restaurant|restuarant restaurant|restaraunts restaurants|
rhythem rhythm|rythm rhythm|sacrafice sacrifice|safty safety|sandwhich sandwich|
sandwhiches sandwiches|satisfed satisfied|satisified satisfied|sattisfaction satisfaction|schedual schedule|
schedualed scheduled|secratary secretary|securty security|sieze seize|shiping shipping|shippping shipping|
signiture signature|similiar similar|sincerly sincerely|skillfull skillful|speach speech|specialy specially|
sponser sponsor|sponsered sponsored|strenght strength|stregth strength|sucessfully successfully|
sufficent sufficient|superintendant superintendent|suppliment supplement|
suppliments supplements|surprize surprise|tecnician technician|techician technician|technican technician|
technicans technicians|techincal technical|technicial technical|tendancy tendency|throughly thoroughly|
thoughout throughout|througout throughout|threshhold threshold|timley timely|togather together|togeather together|
tounge tongue|tradional traditional|traditonal traditional|transmision transmission|treatement treatment|
treatmant treatment|trully truly|tuesay Tuesday|teusday Tuesday|wendsday Wednesday|wensday Wednesday|
wednsday Wednesday|thrusday Thursday|thursaday Thursday|saterday Saturday|satuday Saturday|sundey Sunday|
feburary February|febuary February|septemeber September|novemeber November|decemeber December|
unforseen unforeseen|unfortunatly unfortunately|unecessary unnecessary|unneccessary unnecessary|
unparalelled unparalleled|unparralleled unparalleled|usualy usually|vegatable vegetable|vegtable vegetable|
vegetabels vegetables|vegeterian vegetarian|vehichle vehicle|vehicule vehicle|vetinarian veterinarian|
veternarian veterinarian|vetrinary veterinary|villian villain|visable visible|volunter volunteer|warrenty warranty|
waranty warranty|warrenties warranties|whereever wherever|wierd weird|wonderfull wonderful|writeing writing|
yeild yield|yeilds yields|yatch yacht|ambiant ambient|applicences appliances|appliences appliances|
applicance appliance|archetecture architecture|architechture architecture|athletisism athleticism|bathrom bathroom|
bathrooom bathroom|bedrom bedroom|cabnets cabinets|cabinats cabinets|carpetting carpeting|caulkin caulking|
chimmney chimney|chimeny chimney|cleanning cleaning|clening cleaning|cleanig cleaning|commercal commercial|
condtioning conditioning|conditoning conditioning|contrator contractor|contractoring contracting|
cosulting consulting|consulation consultation|countertps countertops|drywal drywall|
electricial electrical|electical electrical|elecrical electrical|estimats estimates|excavting excavating|
excavtion excavation|exteror exterior|exterier exterior|interier interior|intererior interior|furnature furniture|
furnture furniture|garauge garage|hardwear hardware|heatting heating|hvaac HVAC|improvment improvement|
improvments improvements|insallation installation|instaled installed|instalations installations|
insulaton insulation|landsape landscape|landscapeing landscaping|lanscapes landscapes|laudry laundry|
manicuer manicure|masage massage|mechancial mechanical|mechnical mechanical|paintng painting|paiting painting|
pannel panel|pannels panels|plumbling plumbing|pressurre pressure|presure pressure|propery property|
proprety property|remodling remodeling|remodelng remodeling|remodeing remodeling|removel removal|remval removal|
renvation renovation|replacment replacement|replacments replacements|replacemnt replacement|resedential residential|
residntial residential|resturation restoration|restorration restoration|rooffing roofing|sattelite satellite|
scedule schedule|shedules schedules|sevrice service|servive service|servcies services|serivices services|
sewar sewer|shinglse shingles|siddings sidings|specalizing specializing|
specilizing specializing|specializng specializing|specailize specialize|storge storage|structual structural|
teeths teeth|termight termite|tretment treatment|upholstry upholstery|upholstory upholstery|venitian Venetian|
ventalation ventilation|ventillation ventilation|wallpapper wallpaper|windsheild windshield|windsheilds windshields|
testimonals testimonials|testamonials testimonials|testimonails testimonials|galery gallery|
galllery gallery|contanct contact|conatct contact|contatc contact|subcribe subscribe|subsribe subscribe|
servicess services|copywright copyright|copyyright copyright|copyrigth copyright|reserverd reserved|recived received|recive receive|
recieves receives|acommodate accommodate|acommodations accommodations|aquire acquire|aquired acquired|
aquisition acquisition|assited assisted|assitance assistance|assistence assistance|
assitant assistant|attatch attach|attatched attached|attension attention|atention attention|avaiable available|
avaialble available|avalable available|availabilty availability|avaliability availability|availablity availability|
awarness awareness|bakcground background|beleived believed|buisiness business|businees business|
bussines business|capabilites capabilities|carefull careful|ceritfied certified|chalenge challenge|
chanlenge challenge|childern children|cleint client|cleints clients|clinet client|collegues colleagues|
commitement commitment|commitmet commitment|comunity community|communitiy community|comunities communities|
comunicate communicate|comunication communication|communciation communication|compassionte compassionate|
compasionate compassionate|competetive competitive|competative competitive|competitve competitive|
complementry complimentary|comprehesive comprehensive|comprehensve comprehensive|confidance confidence|
constuct construct|consultaion consultation|continously continuously|contibute contribute|convinience convenience|
convenince convenience|correspondance correspondence|couragous courageous|creativty creativity|customr customer|
custumer customer|custumers customers|cutsomer customer|dedicaton dedication|dedcated dedicated|decison decision|
deliverd delivered|discounte discount|disounts discounts|disatisfied dissatisfied|dissapointment disappointment|
dissappoint disappoint|dissapointing disappointing|effeciency efficiency|efficently efficiently|eletric electric|
eletrical electrical|employess employees|enhace enhance|enthusiam enthusiasm|exellent excellent|
exellence excellence|excellance excellence|exceptinal exceptional|exceptionaly exceptionally|excperience experience|
exclusivly exclusively|experince experience|expirience experience|expertice expertise|experties expertise|
experise expertise|facilites facilities|facilty facility|famliy family|famiy family|
finacial financial|finacing financing|financin financing|finsh finish|fixuture fixture|foriegner foreigner|
foward forward|garanty guaranty|guarnteed guaranteed|guaranted guaranteed|guarateed guaranteed|
gaurantees guarantees|guarentees guarantees|gurantees guarantees|happyness happiness|honesy honesty|hounor honor|
idenity identity|imporant important|importent important|impresive impressive|incudes includes|includng including|
inculding including|indepedent independent|indivdual individual|indiviual individual|individul individual|
informaton information|infomation information|informtion information|inofrmation information|inital initial|
inititative initiative|inspction inspection|insurace insurance|inusrance insurance|intergrated integrated|
intrested interested|intresting interesting|lanaguage language|langauge language|lauguage language|leagal legal|
liabilty liability|liscensing licensing|locatd located|lcoated located|loction location|locaton location|
mantain maintain|maintian maintain|mantenance maintenance|matress mattress|mesage message|
messege message|minimun minimum|neccessarily necessarily|necesarily necessarily|negociate negotiate|
noticably noticeably|oppertunity opportunity|opportunites opportunities|oportunities opportunities|
orangized organized|organzied organized|passonate passionate|pasionate passionate|passionte passionate|
persue pursue|pleasent pleasant|plesant pleasant|pleasureable pleasurable|prescence presence|
preperation preparation|priviledge privilege|privelege privilege|probaly probably|proccess process|
procedue procedure|professionaly professionally|professioanl professional|profficient proficient|
proffessionals professionals|profesisonal professional|proeprty property|promply promptly|promtly promptly|
protction protection|provde provide|provied provided|purchace purchase|quailfied qualified|quaters quarters|
quetions questions|quesitons questions|questons questions|questins questions|recomending recommending|
reliablity reliability|reliabilty reliability|responsable responsible|responsibile responsible|
responsibilty responsibility|responsivness responsiveness|resonable reasonable|reasonble reasonable|
reasonalbe reasonable|satisfactin satisfaction|satifaction satisfaction|satsifaction satisfaction|
saticfaction satisfaction|seasonl seasonal|selction selection|seperation separation|severl several|
solutons solutions|soltuions solutions|soultions solutions|specifc specific|specificaly specifically|
stategies strategies|stratagies strategies|succeding succeeding|suppport support|surrouding surrounding|
surroundng surrounding|surronding surrounding|sorrounding surrounding|surounding surrounding|taylored tailored|
tailered tailored|tehcnology technology|tecnology technology|techology technology|thorougly thoroughly|
thouroughly thoroughly|throughtout throughout|transparancy transparency|trasnparent transparent|
trustworty trustworthy|trustworhty trustworthy|understading understanding|undestand understand|
unforgetable unforgettable|unforgettible unforgettable|unqiue unique|upgade upgrade|varity variety|vareity variety|
variaty variety|welome welcome|wonderfuly wonderfully|workmaship workmanship|
workmenship workmanship|workmanshp workmanship|craftmanship craftsmanship|craftsmenship craftsmanship|
craftsmanshp craftsmanship|
repiar repair|repiars repairs|reapir repair|reapirs repairs|qoute quote|qoutes quotes|claen clean|
claening cleaning|dont don’t|doesnt doesn’t|didnt didn’t|isnt isn’t|arent aren’t|wasnt wasn’t|youre you’re|theyre they’re|weve we’ve|
havent haven’t|couldnt couldn’t|wouldnt wouldn’t|shouldnt shouldn’t|youll you’ll|theyll they’ll|refferal referral|refferals referrals|referal referral|referals referrals|entiredly entirely|cleanng cleaning|cleannig cleaning|clenaing cleaning|celaning cleaning|famly family|
plumbr plumber|paitn paint|painitng painting|garge garage|windwos windows|widnow window|
widnows windows|flooor floor|roooms rooms|kicthen kitchen|kithcen kitchen|batrhoom bathroom|bahtroom bathroom|
hoem home|hoems homes|huose house|hosue house|yaer year|yaers years|customeres customers|custoemr customer|
custmoer customer|serivec service|serivecs services|sercive service|sercives services|
srevice service|srevices services|srvice service|srvices services|estiamte estimate|estiamtes estimates|
estmate estimate|estmates estimates|esitmate estimate|insruance insurance|insued insured|licened licensed|
licesned licensed|liscened licensed|isnured insured|bonaded bonded|guaranteeed guaranteed|guarrantee guarantee|
guarrenteed guaranteed|appoitment appointment|appoitments appointments|appointmet appointment|
appontment appointment|apppointment appointment|scheudle schedule|schdule schedule|scheduale schedule|
emergecy emergency|emegency emergency|emergncy emergency|afordable affordable|affordabe affordable|
affrodable affordable|reliabile reliable|relaible reliable|expereinced experienced|experinced experienced|
expirienced experienced|experence experience|exprience experience|proffesionally professionally|
profesionaly professionally|professonal professional|proffessionally professionally|maintainace maintenance|
maintenece maintenance|maintanace maintenance|mantainance maintenance|maintinance maintenance|
periomaintence periomaintenance|inspetion inspection|inspecitons inspections|instalaltion installation|
intsallation installation|installaton installation|installtions installations|instllation installation|
removeal removal|remvoal removal|rennovation renovation|rennovations renovations|renovatoin renovation|
restoraton restoration|restroation restoration|contrustion construction|constrution construction|
constructon construction|consturction construction|landscaing landscaping|landsacping landscaping|
landscpaing landscaping|lanscapers landscapers|irrigaton irrigation|irragation irrigation|fertlizer fertilizer|
fertalizer fertilizer|fertilzation fertilization|mulchng mulching|electrcian electrician|electricain electrician|
elctrical electrical|elecrtical electrical|plumbng plumbing|pumbing plumbing|plumbig plumbing|roofng roofing|
roofig roofing|sidding siding|fencng fencing|hardwod hardwood|vehicel vehicle|vehilce vehicle|mechnic mechanic|
mechanc mechanic|allignment alignment|alignement alignment|tranmission transmission|dentisty dentistry|
denistry dentistry|dentitry dentistry|orthodonic orthodontic|chiropractc chiropractic|chirpractic chiropractic|
chiropratic chiropractic|chiropracter chiropractor|accupuncture acupuncture|acupunture acupuncture|
theraputic therapeutic|theripist therapist|physcial physical|phyiscal physical|massge massage|massaage massage|
maniicure manicure|resaurant restaurant|reastaurant restaurant|breakfeast breakfast|brekfast breakfast|
appetizors appetizers|apetizers appetizers|appitizers appetizers|sandwitch sandwich|sandwitches sandwiches|
vegitarian vegetarian|specalty specialty|specility specialty|attorny attorney|attornys attorneys|
attornies attorneys|attorey attorney|laywer lawyer|laywers lawyers|legel legal|divorse divorce|
custady custody|bankrupty bankruptcy|injurys injuries|accidnet accident|acident accident|acidents accidents|
settelment settlement|testimonal testimonial|testimoinals testimonials|locaitons locations|loactions locations|
loaction location|directons directions|diretions directions|contcat contact|contacct contact|aboout about|
abuot about|gallrey gallery|gallary gallery|photoes photos|pictuers pictures|picutres pictures|websit website|
webiste website|webstie website|emial email|facebok facebook|facbook facebook|instgram instagram`
    .split('|')
    .map(pair => pair.trim().split(' ') as [string, string]),
)
