import { businessCategory } from '#src/content/categories/business-categories.ts'
import { suggestKeywords } from '#src/domain/onboarding/keywords.ts'
import { findStanding, seesAll } from '#src/features/businesses/public.ts'
import { mainTrades } from '#src/features/locations/public.ts'
import type { UserActor } from '#src/platform/database/actor.ts'
import type { Database } from '#src/platform/database/database.ts'

const most = 10

/** Keywords and towns to choose from, made of the categories and cities of the locations. */
export function suggestWords(database: Database, actor: UserActor, business_id: string) {
  return database.inTransaction(actor, async tx => {
    const standing = await findStanding(tx, actor, business_id)
    if (!standing) return { ok: false as const, reason: 'not_found' as const }
    if (!seesAll(standing)) return { ok: false as const, reason: 'whole_business_only' as const }
    const trades = await mainTrades(tx, business_id)
    const named = trades.map(({ primary_category, city, state }) => ({
      category: businessCategory(primary_category)?.name ?? '',
      city,
      state,
    }))
    const towns = [...new Set(named.filter(({ city }) => city !== '').map(({ city, state }) => `${city}, ${state}`))]
    return { ok: true as const, suggestions: { keywords: suggestKeywords(named, most), towns: towns.slice(0, most) } }
  })
}
