import { getTranslations } from 'next-intl/server'
import { currentLanguage } from '@/lib/http/i18n/request'
import type { Article, ArticleSummary, Translation } from '@/lib/backend/model'
import { lawDayOf, linkCitations } from '@/lib/content/html/cited-law'
import { hasBlocks } from '@/lib/content/html/present-blocks'
import { htmlLang } from '@/lib/domain/languages'
import { laterUpdate, longDate } from '@/lib/domain/dates'
import { isOffered } from '@/lib/domain/offer'
import type { PreparedArticle } from '@/lib/content/preparation/prepared-article'
import { isLongRead } from '@/lib/domain/reading-time'
import { legalTextPath, articlePath } from '@/lib/domain/paths'
import type { Cited } from '@/lib/queries/legal-texts'
import { readableAddress } from '@/lib/content/html/readable-address'
import { settings } from '@/lib/operations/settings'
import { labelsOf } from '@/lib/http/i18n/labels'
import { CitedNotices, CitedTexts } from '@/components/legal-texts/cited-texts'
import { Image } from '@/components/ui/image'
import { Phrases } from '@/components/ui/phrases'
import { CommentSection } from '@/components/comments/comment-section'
import { Threads } from '@/components/comments/threads'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { Byline } from './byline'
import { AskAbout, NextStep, Offer } from './offer'
import { Rating } from './rating'
import { RelatedArticles } from './related-articles'
import { ShareButtons } from './share-buttons'
import { TableOfContents } from './table-of-contents'
import { Topics } from './topics'
import styles from './article-screen.module.css'

/** Links to the translations. Each is written in its own language: visitors may not understand the page's. */
function OtherLanguages({ translations }: { translations: Translation[] }) {
  if (translations.length === 0) return null
  return (
    <p className="muted targets off-paper">
      {translations.map((translation) => (
        <a
          key={translation.id}
          href={articlePath(translation)}
          lang={htmlLang[translation.language]}
          hrefLang={htmlLang[translation.language]}
        >
          {labelsOf(translation.language)('article.readThis')}
        </a>
      ))}
    </p>
  )
}

/** The institute's name above a printed article: the header of the page is not printed. */
async function PrintHead() {
  const t = await getTranslations('brand')
  return (
    <p className="on-paper" hidden>
      {t('name')}
    </p>
  )
}

async function PrintSource({ article }: { article: Article }) {
  const t = await getTranslations()
  return (
    <p className="on-paper" hidden>
      {t('article.source')} {t('brand.name')}, {readableAddress(settings().SITE_URL + articlePath(article))}
    </p>
  )
}

/** With fewer chapters there is no table of contents. */
const leastChapters = 3

interface Props {
  article: Article
  prepared: PreparedArticle
  cited: Cited
  /** The page's path without its language: an article also has addresses under other sections and under the search. */
  path: string
  related: ArticleSummary[]
  /** A preview: without what readers have said of it, and without what they can do with it. */
  isDraft?: boolean
}

/** The studio shows in it what is being typed. */
const draftPart = (name: 'title' | 'text', isDraft: boolean) => (isDraft ? { 'data-draft': name } : {})

interface OpeningProps {
  article: Article
  title: string
  lang: string | undefined
  minutes: number
  lawDay: string | undefined
  isDraft: boolean
}

async function Opening({ article, title, lang, minutes, lawDay, isDraft }: OpeningProps) {
  const [t, language] = [await getTranslations('article'), await currentLanguage()]
  const { createDate, previewImage, previewFocus, rating, translations } = article
  const summary = article.summary.trim()
  const updated = laterUpdate(article)
  return (
    <div className={styles.opening}>
      <header className={`stack ${styles.header}`}>
        <PrintHead />
        <h1 {...draftPart('title', isDraft)} lang={lang}>
          <Phrases text={title} />
        </h1>
        {summary && (
          <p className={`subheading ${styles.lead}`} lang={lang}>
            {summary}
          </p>
        )}
        <Byline article={article} />
        <p className={`row muted targets ${styles.meta}`}>
          {createDate && <time dateTime={createDate.toISOString()}>{longDate(createDate, language)}</time>}
          {updated && (
            <time dateTime={updated.toISOString()}>{t('updated', { date: longDate(updated, language) })}</time>
          )}
          <span>{t('minutes', { count: minutes })}</span>
          {lawDay && <span>{t('lawAsOf', { date: lawDay })}</span>}
          {!isDraft && <Rating rating={rating} />}
          {!isDraft && rating.count === 0 && <span className="off-paper">{t('unrated')}</span>}
        </p>
        <Topics article={article} />
        <OtherLanguages translations={translations} />
      </header>
      {previewImage && (
        <div className={`frame ${styles.cover}`}>
          <Image
            src={previewImage}
            focus={previewFocus}
            alt=""
            width={1600}
            height={900}
            sizes="(min-width: 48rem) 44rem, 92vw"
            eager
          />
        </div>
      )}
    </div>
  )
}

const AfterText = ({ article, title }: { article: Article; title: string }) => (
  <>
    {isOffered(article.type) ? <NextStep article={article} /> : <AskAbout article={article} />}
    <ShareButtons article={article} title={title} />
  </>
)

/**
 * One article: title, lead, authors, long date, stars, image, text, related articles (spec 2). On large screens the
 * related articles are in a sidebar, and the chapters beside the text follow the reader.
 */
export async function ArticleScreen({ article, prepared, cited, path, related, isDraft = false }: Props) {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  const { html, chapters, minutes } = prepared
  const shown = linkCitations(html[language], (key) => {
    const id = cited.idByKey[key]
    return id === undefined ? undefined : legalTextPath(language, id)
  })
  const title = article.title || t('article.untitled')
  const lang = article.language === language ? undefined : htmlLang[article.language]
  const hasContents = isLongRead(minutes) && chapters.length >= leastChapters
  const lawDay = lawDayOf(shown, cited.texts.length > 0, article.createDate)
  const blockStyles = (isDraft || hasBlocks(html[language])) && (
    // Not in the page's own styles: only articles with blocks need them.
    // oxlint-disable-next-line nextjs/no-css-tags
    <link rel="stylesheet" href="/article-blocks.css" precedence="low" />
  )
  return (
    <>
      <Breadcrumb path={path} title={title} />
      <div className={hasContents ? `${styles.screen} ${styles.withContents}` : styles.screen}>
        <article className={styles.article}>
          <Opening article={article} title={title} lang={lang} minutes={minutes} lawDay={lawDay} isDraft={isDraft} />
          {hasContents && <TableOfContents chapters={chapters} lang={lang} />}
          <div className={styles.text}>
            <Offer article={article} isDraft={isDraft} />
            <CitedNotices texts={cited.texts} lawDay={lawDay} />
            {blockStyles}
            <div
              {...draftPart('text', isDraft)}
              className={styles.prose}
              lang={lang}
              dangerouslySetInnerHTML={{ __html: shown }}
            />
            {!isDraft && <PrintSource article={article} />}
            <CitedTexts texts={cited.texts} />
            {!isDraft && <AfterText article={article} title={title} />}
          </div>
        </article>
        {!isDraft && (
          <CommentSection article={article}>
            <Threads page={article.comments} path={path} />
          </CommentSection>
        )}
        {!isDraft && isOffered(article.type) && <NextStep article={article} inBar />}
        {related.length > 0 && <RelatedArticles className={styles.related} articles={related} />}
      </div>
    </>
  )
}
