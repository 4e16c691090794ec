/** Services that count visitors, by the addresses or the calls of their code. */
const service =
  /googletagmanager|google-analytics|\bgtag\(|gtag\/js|analytics|plausible|clarity\.ms|fbevents|connect\.facebook|hotjar|cloudflareinsights|goatcounter|umami|matomo|piwik|statcounter|fathom|\/_vercel\/(?:insights|speed)|hs-(?:scripts|analytics)|posthog|segment\.(?:com|io)|mixpanel|clicky|stats\.wp|quantserve|nr-data|newrelic|callrail|pirsch|counter\.dev|histats|gaug\.es|heap-?api|heapanalytics|mouseflow|luckyorange|crazyegg|fullstory|yandex|bat\.bing|adobedtm|omniture|tracker|tracking/i

export const countsVisitors = (address_or_code: string): boolean => service.test(address_or_code)
