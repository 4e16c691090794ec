import { automotive } from '#src/content/categories/automotive.ts'
import type { BusinessCategory } from '#src/content/categories/business-category.ts'
import { constructionContractors } from '#src/content/categories/construction-contractors.ts'
import { fitnessWellness } from '#src/content/categories/fitness-wellness.ts'
import { homeServices } from '#src/content/categories/home-services.ts'
import { legalServices } from '#src/content/categories/legal-services.ts'
import { professionalServices } from '#src/content/categories/professional-services.ts'
import { realEstate } from '#src/content/categories/real-estate.ts'
import { restaurantsFood } from '#src/content/categories/restaurants-food.ts'

/**
 * What a business of the eight industries can be. A selection of our own, written in November 2026 from general knowledge of the
 * names that Google Business Profile shows for its categories in the United States; five in six of them were also found in
 * an older public list of such names. It is not Google's list, which is longer, changes, and is read through its API once a
 * profile is connected: a name that Google has since changed is changed here, its id is not.
 */
export const businessCategories: readonly BusinessCategory[] = [
  ...constructionContractors,
  ...legalServices,
  ...homeServices,
  ...automotive,
  ...realEstate,
  ...restaurantsFood,
  ...fitnessWellness,
  ...professionalServices,
]

const byId = new Map(businessCategories.map(category => [category.id, category]))

export const businessCategory = (id: string): BusinessCategory | undefined => byId.get(id)
