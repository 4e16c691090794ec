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
constuction construction|contruction construction|construciton construction|contracter contractor|estimete estimate|insurence insurance|inspecton inspection|specalize specialize|specilize specialize|sevice service|serivce service|servce service|serivces services|sevices services|quailty quality|qaulity quality|custmer customer|cutomer customer|cusotmer customer|custmers customers|cutomers customers|adress address|addres address`
    .split('|')
    .map(pair => pair.trim().split(' ') as [string, string]),
)
