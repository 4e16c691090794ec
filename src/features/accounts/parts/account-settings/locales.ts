/** The ways of writing dates and numbers that are offered. The words of the app are English in all of them. */
const offered = ['en-US', 'en-GB', 'en-CA', 'es-US', 'es-MX', 'pt-BR', 'fr-CA', 'de-DE'] as const

/** 8:30 in the evening of March 4, and an amount: both read differently around the world. */
const sample = { time: Date.UTC(2026, 2, 4, 20, 30), amount: 1234.5 }

type LocaleChoice = {
  locale: string
  label: string
  /** A time and an amount, written so; '' where nobody knows how. */
  example: string
}

function isLocale(name: string): boolean {
  try {
    return Intl.getCanonicalLocales(name).length === 1
  } catch {
    return false
  }
}

function choiceOf(locale: string): LocaleChoice {
  if (!isLocale(locale)) return { locale, label: locale, example: '' }
  const label = new Intl.DisplayNames('en-US', { type: 'language', languageDisplay: 'standard' }).of(locale) ?? locale
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short', timeZone: 'UTC' })
  const example = `${time.format(sample.time)} · ${new Intl.NumberFormat(locale).format(sample.amount)}`
  return { locale, label, example }
}

/** Ways of writing to choose from, each with an example, and in any case the one that is `chosen`. */
export function localeChoices(chosen: string): LocaleChoice[] {
  const locales = [...new Set([...offered, ...(chosen ? [chosen] : [])])]
  return locales.map(choiceOf)
}
