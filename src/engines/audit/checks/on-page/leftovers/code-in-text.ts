import { askedOnce } from '#src/engines/audit/facts/known-texts.ts'

/** What is left of a tag when its beginning was torn off, or when it was escaped; where two versions of a page were never made one. */
const torn =
  /[\w;]"\s?\/?>|<\/?(?:div|span|p|a|li|ul|br|strong|em|b|i|su[bp]|font|center|small|img|script|style|h[1-6])\b[^<>\n]{0,80}>|<!--|<\?(?:php|=)|@@include\(|<{7} [\w/-]/i
/** A sign that was written as its name twice over, so that visitors read the name. */
const named_sign =
  /&(?:amp|nbsp|quot|lt|gt|#x?[\da-f]{2,6}|rsquo|lsquo|rdquo|ldquo|[mn]dash|copy|reg|trade|hellip|apos|bull|eacute);|@amp;|(?<![^\s])amp;(?= )/i
/** An apostrophe that a program protected, and nobody set free again. */
const slashed = /\p{L}\\['’]\p{Ll}/u
/** The end of something whose beginning browsers swallowed, by itself. */
const bare_end = /^(?:(?:\/\/)?-->|\?>|">|\}\);|\};|\})$/
/** What a program says when it fails. */
const failure =
  /^(?:(?:Warning|Notice|Fatal error|Parse error|Deprecated): .{5,300} on line \d+|Server Error in '|Error establishing a database connection|You have an error in your SQL syntax)/
/** Marks by which plain text asks for a heading or a link. */
const marked = /^#{2,4} \p{Lu}|\[[^\][\n]{2,60}\]\((?:https?:|tel:|mailto:|\/)[^()\s]{1,200}\)/u
const bold = /\*\*[^\s*][^*\n]{0,80}[^\s*]\*\*/g
/** "**Safety:** A healthy house": the bold beginning of an entry of a list. */
const led_by = /^\*\*[^\s*][^*\n]{1,40}(?::\*\*|\*\*:) /
/** "We offer **free estimates** to all": in the midst of a sentence it is no footnote. */
const bold_within = /[\p{Ll},] \*\*\p{L}[^*\n]{0,80}[^\s*]\*\*(?=[ .,;:!?)]|$)/u
const ends = new Set('>;}'.split(''))

/** The name of a file where a picture or its words were to be. */
const file_name = /^[\w() -]{1,50}\.(?:jpe?g|png|webp|gif|heic)$/i

/** What its maker typed to see the page, and into the wrong window. */
const command =
  /^(?:npm|npx|yarn|pnpm|git) (?:run|start|install|i|dev|build|init|add|commit|push|pull|clone|checkout|status|serve)(?: [\w./:@-]+){0,4}$/
const longest_command = 60
const may_begin_command = /^(?:np[mx]|yarn|pnpm|git) /

/** The name of a text that was never put in its place: "home.hero.title". */
const key_of_text =
  /^[a-z]{2,20}(?:[._][a-z]{2,20}){0,4}\.(?:title|sub_?title|heading|headline|description|text|label|button|cta|placeholder|body|content|intro)$/i

/** What a generator should have read as the settings of the page: "title: Order layout: layouts/base.njk permalink: /order/". */
const settings =
  /(?:^|\s)(?:layout|permalink|eleventyExcludeFromCollections|eleventyNavigation|draft|date): ?\S{1,60}\s+(?:layout|permalink|title|description|eleventy\w{2,30}|date|draft|tags|categories|slug|weight|image): ?\S/
/** "our text-xl text-center #1 priority": names of styles, put in by a search for another word or torn out of their tag. */
const style_names =
  /(?<![\w.:-])(?:(?:sm|md|lg|xl|hover):)?(?:text|font|bg|border|rounded|flex|grid|items|justify|btn|col|[mp][xytblr]?)-(?:xs|sm|md|lg|xl|[2-9]xl|left|center|right|bold|semibold|medium|white|black|primary|secondary|gray-\d{2,3}|blue-\d{2,3}|(?:xs|sm|md|lg|xl)-\d{1,2}|\d{1,2}|full|auto|between|wrap|col|row)(?: (?:(?:sm|md|lg|xl|hover):)?(?:text|font|bg|border|rounded|flex|grid|items|justify|btn|col|[mp][xytblr]?)-[a-z0-9]{1,9}(?:-[a-z0-9]{1,9})?(?![\w-])){1,6}/
/** What begins such a name; letters of ordinary words stand before a dash, too. */
const may_style = /(?:text|font|bg|items|justify|btn|col|[mp][xytblr]?)-/
/** One look that spares most texts the others. */
const may_hold = /["<&\\*#]|\]\(|amp;/

/** The piece of code that a text shows, as it stands there; undefined where it shows none. */
export function codeIn(text: string): string | undefined {
  if (text.length < 6 && ends.has(text.at(-1) ?? '')) return bare_end.exec(text)?.[0]
  if (text.length < 56 && (text.at(-4) === '.' || text.at(-5) === '.') && file_name.test(text)) return text
  if (text.length < 56 && text.includes('.') && !text.includes(' ') && key_of_text.test(text)) return text
  if (text.length < longest_command && may_begin_command.test(text)) return command.exec(text)?.[0]
  // What a program answered was copied with the fence around it.
  if (text.startsWith('```')) return text.slice(0, 20)
  if ((text.includes('layout:') || text.includes('permalink:')) && settings.test(text)) return settings.exec(text)?.[0]
  const styled = text.includes('-') && may_style.test(text) ? style_names.exec(text)?.[0] : undefined
  if (styled !== undefined) return styled
  if (!may_hold.test(text)) return failureIn(text)
  const shown = torn.exec(text) ?? named_sign.exec(text) ?? slashed.exec(text) ?? marked.exec(text)
  if (shown) return shown[0]
  // One may be a footnote, or how somebody likes to shout.
  const [first, second] = text.includes('**') ? (text.match(bold) ?? []) : []
  if (first !== undefined && second !== undefined && first !== first.toUpperCase()) return first
  const led = first === undefined ? undefined : led_by.exec(text)?.[0]
  if (led !== undefined) return led
  const within = first === undefined ? undefined : bold_within.exec(text)?.[0].slice(2)
  if (within !== undefined && within !== within.toUpperCase()) return within
  return failureIn(text)
}

/** The same of a block. */
export const codeOf = askedOnce(codeIn)

const may_begin_failure = new Set('WNFPDSEY'.split(''))
const failureIn = (text: string) => (may_begin_failure.has(text[0] ?? '') ? failure.exec(text)?.[0] : undefined)
