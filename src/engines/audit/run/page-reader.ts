import type { Door, PageKind, PageOutlined, PageView } from '#src/engines/audit/checks/page-view.ts'
import { shownInstead } from '#src/engines/audit/checks/technical/documents/document-start.ts'
import { doorsOfPage } from '#src/engines/audit/checks/towns/seats.ts'
import type { PageFetched } from '#src/engines/audit/crawl/crawl-event.ts'
import { detached } from '#src/engines/audit/facts/detached.ts'
import type { PageFacts, PageOutline } from '#src/engines/audit/facts/page-facts.ts'
import { beginPage } from '#src/engines/audit/facts/read-page.ts'
import type { GivenBusiness } from '#src/engines/audit/given-business.ts'
import { inTurns } from '#src/engines/audit/in-turns.ts'
import type { AddressBook } from '#src/engines/audit/run/address-book.ts'
import { isIndexable } from '#src/engines/audit/run/indexable.ts'
import { kindByWords, kindOf } from '#src/engines/audit/run/page-kind.ts'

/** A page that is read as far as a crawl needs to go on. */
export class BegunPage {
  readonly outlined: PageOutlined
  readonly #finish: () => Generator<undefined, PageFacts>
  #view: PageView | undefined

  constructor(outlined: PageOutlined, finish: () => Generator<undefined, PageFacts>) {
    this.outlined = outlined
    this.#finish = finish
  }

  /** The whole page, its text read once. */
  *finish(): Generator<undefined, PageView> {
    this.#view ??= { ...this.outlined, facts: yield* this.#finish() }
    return this.#view
  }
}

/** Reads pages as they come in, and remembers what links call other pages. */
export function createPageReader(given: GivenBusiness, is_local_copy: boolean, addresses: AddressBook) {
  /** By the id of the address; undefined where a link was met whose words say nothing. */
  const called = new Map<number, PageKind | undefined>()
  let home_url = ''
  let home_doors: readonly Door[] = []
  let home_hides = false

  function listen({ links }: PageOutline): void {
    for (const { kind, internal, url, text } of links) {
      // "Contact us" may well lead to a form on the page about services.
      if (kind !== 'web' || !internal || url === null || url.includes('#')) continue
      const id = addresses.idFor(url)
      if (called.get(id) === undefined) called.set(id, kindByWords(text))
    }
  }

  /** Undefined for what is no web page. An error without a text counts as one: what leads there is broken all the same. */
  return async ({
    body,
    follow: _,
    pass_over: __,
    charset,
    type: ___,
    ...response
  }: PageFetched): Promise<BegunPage | undefined> => {
    if (body === null && response.status < 400) return undefined
    const url = addresses.kept(response.final_url)
    if (home_url === '') home_url = url
    const { outline: facts, finish } = await beginPage(body ?? '', { url })
    listen(facts)
    const kind = kindOf(facts, home_url, called.get(addresses.idFor(url)))
    const asks_in = isIndexable(response.status, response.headers, facts)
    if (url === home_url) home_hides = response.status === 200 && !asks_in
    const indexable = asks_in || (home_hides && response.status === 200 && kind !== 'thanks')
    const outlined = { url, kind, response, charset, facts, indexable, is_local_copy, given, home_doors }
    const page = new BegunPage(outlined, finish)
    // Who opens the site sees the page that this one sends to.
    if (url === home_url) {
      home_url = shownInstead(outlined) ?? home_url
      home_doors = doorsOfPage(await inTurns(page.finish())).map(({ city, state, postal_code }) => {
        return { city: detached(city), state: detached(state), postal_code: detached(postal_code) }
      })
    }
    return page
  }
}
