import type { PageView } from '#src/engines/audit/checks/page-view.ts'
import { isHarmlessScript } from '#src/engines/audit/facts/scripts/inquiry-forms.ts'

/** Names of scripts that write into pages; a menu, a font or a counter does not. */
const writes =
  /script|main|app|bundle|component|chunk|custom|site|index|widget|embed|gallery|slide|photo|review|feed|load|include|partial|swiper|data|cms|content|items|build|elementor|plugin/i
const fileOf = (url: string) => url.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? ''

/** Might a script of the page fill an empty spot? */
export const mayBeFilled = ({ facts }: PageView): boolean =>
  facts.scripts.some(({ url, fills, type }) =>
    url === null ? fills || type === 'module' : !isHarmlessScript(url) && writes.test(fileOf(url)),
  )
