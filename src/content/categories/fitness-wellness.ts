import { categoriesIn } from '#src/content/categories/business-category.ts'

export const fitnessWellness = categoriesIn(
  'fitness_wellness',
  `
  ExerciseGym: Gym; Fitness center; Physical fitness program; Boxing gym; Rock climbing gym; Gymnastics center; Kickboxing school; Boot camp; Indoor cycling; Weightlifting area
  HealthClub: Health club; Wellness center; Pilates studio; Yoga studio; Wellness hotel; Sauna club
  SportsActivityLocation: Martial arts school; Karate school; Taekwondo school; Jiu jitsu school; Judo school; Krav maga school; Dance school; Ballet school; Dance company; Swimming school; Swimming instructor; Personal trainer; Yoga instructor; Sports complex; Sports school; Tennis court; Tennis club; Pickleball court; Golf club; Golf course; Golf driving range; Bowling alley; Batting cage center; Recreation center; Community center; Archery range; Paintball center; Horseback riding service; Surf school; Canoe & kayak rental service; Scuba instructor
  HairSalon: Hair salon; Barber shop; Hairdresser; Hair extension technician; Hair transplantation clinic
  NailSalon: Nail salon
  DaySpa: Spa; Day spa; Medical spa; Facial spa; Massage spa; Health spa; Thai massage therapist; Foot massage parlor
  TattooParlor: Tattoo shop; Tattoo artist; Body piercing shop; Permanent make-up clinic
  BeautySalon: Beauty salon; Waxing hair removal service; Laser hair removal service; Eyelash salon; Eyebrow bar; Skin care clinic; Tanning salon; Make-up artist; Bridal shop
  HealthAndBeautyBusiness: Massage therapist; Sports massage therapist; Reflexologist; Reiki therapist; Acupuncture clinic; Acupuncturist; Holistic medicine practitioner; Naturopathic practitioner; Herbalist; Hypnotherapy service; Meditation center; Weight loss service; Nutritionist; Dietitian; Life coach; Doula; Wellness program; Alternative medicine practitioner; Aromatherapy service; Cryotherapy service
  MedicalBusiness: Chiropractor; Physical therapist; Physical therapy clinic; Sports medicine clinic; Occupational therapist; Speech pathologist; Psychologist; Mental health clinic; Mental health service; Counselor; Marriage counselor; Family counselor; Psychotherapist; Addiction treatment center; Urgent care center; Medical clinic; Walk-in clinic; Pediatrician; Family practice physician; Dermatologist; Plastic surgeon; Podiatrist; Optometrist; Hearing aid store; Home health care service; Women's health clinic; Orthopedic clinic; Pain management physician; Midwife; Massage school
  Dentist: Dentist; Dental clinic; Cosmetic dentist; Pediatric dentist; Orthodontist; Oral surgeon; Emergency dental service; Teeth whitening service; Dental implants provider
  Optician: Optician; Eye care center; Contact lenses supplier
  Pharmacy: Pharmacy; Drug store
  Store: Vitamin & supplements store; Beauty supply store; Cosmetics store; Exercise equipment store; Medical supply store
  SportingGoodsStore: Sporting goods store; Golf shop; Running store; Surf shop; Fishing store
  BikeStore: Bicycle shop; Bicycle repair shop
`,
)
