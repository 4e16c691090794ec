import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toString as textOf } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

/** An article's body as its checks see it. */
export type ArticleBody = {
  /** The text of every paragraph and list item, without tables and headings. */
  paragraphs: string[]
  /** Every word that is read: paragraphs, headings and tables. */
  words: string[]
  heading_levels: number[]
  links: string[]
  /** Ids of sources, in the order of their first citation. */
  cited: string[]
  /** How many of each component there are. */
  components: Map<string, number>
  /** Components that need something inside and have nothing. */
  empty: string[]
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx)

/** Words of a text, as a reader counts them: what has a letter or a digit in it. */
export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word))
}

type Attribute = { type: string; name?: string; value?: unknown }

function attribute(attributes: readonly Attribute[], name: string): string {
  const value = attributes.find(one => one.name === name)?.value
  return typeof value === 'string' ? value : ''
}

function readTree(tree: ReturnType<typeof parser.parse>): ArticleBody {
  const texts: string[] = []
  const paragraphs: string[] = []
  const heading_levels: number[] = []
  const links: string[] = []
  const cited = new Set<string>()
  const components = new Map<string, number>()
  const empty: string[] = []
  visit(tree, node => {
    if (node.type === 'heading') heading_levels.push(node.depth)
    if (node.type === 'link') links.push(node.url)
    if (node.type === 'paragraph') paragraphs.push(textOf(node))
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') texts.push(textOf(node))
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return
    const name = node.name ?? ''
    components.set(name, (components.get(name) ?? 0) + 1)
    if (name === 'Cite') cited.add(attribute(node.attributes, 'id'))
    else if (node.children.length === 0) empty.push(name)
    for (const named of ['title', 'caption']) texts.push(attribute(node.attributes, named))
  })
  return { paragraphs, words: texts.flatMap(wordsOf), heading_levels, links, cited: [...cited], components, empty }
}

/** Reads `src/content/articles/{slug}.mdx`. */
export function readArticleBody(slug: string): ArticleBody {
  const file = join(import.meta.dirname, '../../../src/content/articles', `${slug}.mdx`)
  return readTree(parser.parse(readFileSync(file, 'utf8')))
}
