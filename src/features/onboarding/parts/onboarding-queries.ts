import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { callApi } from '#src/features/accounts/public.tsx'
import {
  checkPageSchema,
  onboardingPageSchema,
  onboardingSchema,
  suggestionsSchema,
} from '#src/features/onboarding/schema.ts'

/** The first part of the key of everything that is read about setting up. */
export const onboardingKey = ['onboarding'] as const

export type Onboarding = z.output<typeof onboardingSchema>
export type CheckedLocation = z.output<typeof checkPageSchema>['locations'][number]

export const onboardingPath = (business_id: string) => `/api/onboarding/${encodeURIComponent(business_id)}`

/** Colleagues set up at the same time, so it is read anew with each screen. */
export const onboardingOptions = (business_id: string) =>
  queryOptions({
    queryKey: [...onboardingKey, 'one', business_id],
    queryFn: () => callApi(onboardingPath(business_id), { schema: onboardingSchema }),
    refetchOnMount: 'always',
  })

export const onboardingListOptions = (query: Record<string, string>) =>
  queryOptions({
    queryKey: [...onboardingKey, 'list', query],
    queryFn: () => callApi(`/api/onboarding?${new URLSearchParams(query)}`, { schema: onboardingPageSchema }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

export const checkOptions = (business_id: string, page: number) =>
  queryOptions({
    queryKey: [...onboardingKey, 'locations', business_id, page],
    queryFn: () => callApi(`${onboardingPath(business_id)}/locations?page=${page}`, { schema: checkPageSchema }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

export const suggestionsOptions = (business_id: string) =>
  queryOptions({
    queryKey: [...onboardingKey, 'suggestions', business_id],
    queryFn: () => callApi(`${onboardingPath(business_id)}/suggestions`, { schema: suggestionsSchema }),
  })
