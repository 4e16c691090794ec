import { type MetaFunction, useParams } from 'react-router'
import { articleBySlug } from '#src/content/articles/all-articles.ts'
import type { Article } from '#src/content/articles/article.ts'
import { articleHead, notFoundHead } from '#src/features/site/head.ts'
import { articleBody } from '#src/features/site/parts/article/article-bodies.ts'
import { ArticleChanges } from '#src/features/site/parts/article/article-changes.tsx'
import { articleComponents } from '#src/features/site/parts/article/article-components.tsx'
import { ArticleContents } from '#src/features/site/parts/article/article-contents.tsx'
import { ArticleHeading } from '#src/features/site/parts/article/article-heading.tsx'
import { ArticleSources } from '#src/features/site/parts/article/article-sources.tsx'
import { CitableSources } from '#src/features/site/parts/article/cite.tsx'
import { RelatedArticles } from '#src/features/site/parts/article/related-articles.tsx'
import { PageNotFound } from '#src/features/site/parts/frame/page-not-found.tsx'
import { staticPage } from '#src/features/site/static-page.ts'
import { Breadcrumb } from '#src/ui/breadcrumb.tsx'
import { SiteLink } from '#src/ui/site-link.tsx'
import '#src/features/site/parts/article/article.css'

export const handle = staticPage

const crumbsOf = ({ slug, title }: Article) => [
  { name: 'Home', path: '/' },
  { name: 'Education', path: '/education' },
  { name: title, path: `/education/${slug}` },
]

export const meta: MetaFunction = ({ params }) => {
  const article = articleBySlug(params.slug ?? '')
  return article ? articleHead(article, crumbsOf(article)) : notFoundHead()
}

export default function ArticlePage() {
  const { slug = '' } = useParams()
  const article = articleBySlug(slug)
  if (!article) return <PageNotFound />
  const { default: Body, contents } = articleBody(slug)
  return (
    <>
      <Breadcrumb crumbs={crumbsOf(article)} />
      <article>
        <ArticleHeading article={article} />
        <div className="mx-auto max-w-page px-5 sm:px-8">
          <div className="grid gap-x-16 gap-y-10 border-t border-hairline py-12 max-lg:grid-cols-[minmax(0,1fr)] lg:grid-cols-[1fr_minmax(0,2.6fr)] print:block">
            <ArticleContents contents={contents} />
            <div className="article-body">
              <CitableSources value={article.sources}>
                <Body components={articleComponents} />
                <ArticleChanges changes={article.changes} />
              </CitableSources>
              <ArticleSources sources={article.sources} />
              <p className="article-call">
                Rather see where your own site stands?{' '}
                <SiteLink to="/ai-seo" className="prose-link">
                  Look at what our free check covers
                </SiteLink>
                .
              </p>
            </div>
          </div>
        </div>
      </article>
      <RelatedArticles related={article.related} />
    </>
  )
}
