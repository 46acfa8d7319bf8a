import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { FoundArticles } from '@/lib/backend/model'
import { memberPath, overviewPath } from '@/lib/domain/overview'
import { localPath } from '@/lib/domain/paths'
import { webAddress } from '@/lib/domain/web-address'
import type { NamedPage } from '@/lib/http/i18n/named-pages'
import { postInWords } from '@/lib/http/i18n/post-labels'
import { currentLanguage } from '@/lib/http/i18n/request'
import { TextLink } from '@/components/legal-texts/text-list'
import { MemberPhoto } from '@/components/people/member-photo'
import { Marked } from './marked'
import styles from './search-screen.module.css'

interface Props {
  query: string
  beside: FoundArticles['beside']
  pages: readonly NamedPage[]
}

function Group({ title, items }: { title: string; items: readonly { key: string; content: ReactNode }[] }) {
  if (items.length === 0) return null
  return (
    <section className={`targets ${styles.group}`}>
      <h2 className="subheading">{title}</h2>
      <ul role="list">
        {items.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
    </section>
  )
}

export async function FoundBeside({ query, beside, pages }: Props) {
  const [t, language] = [await getTranslations(), await currentLanguage()]
  const { legalTexts = [], partners = [], people = [] } = beside ?? {}
  if (legalTexts.length + pages.length + partners.length + people.length === 0) return null
  return (
    <div className={`columns ${styles.beside}`}>
      <Group
        title={t('search.people')}
        items={people.map((person) => ({
          key: person.id,
          content: (
            <a className={styles.person} href={localPath(person.language, memberPath(person.id))}>
              <MemberPhoto member={person} sizes="3.5rem" />
              <span>
                <Marked text={person.fullName.trim() || t('member.unnamed')} query={query} />
                <small className="muted">{postInWords(person.posts, language)}</small>
              </span>
            </a>
          ),
        }))}
      />
      <Group
        title={t('search.partners')}
        items={partners.map(({ fullName, id, website }) => ({
          key: id,
          content: (
            <a
              href={webAddress(website) ?? localPath(language, overviewPath('partner'))}
              rel={website ? 'noopener' : undefined}
            >
              <span>
                <Marked text={fullName[language]} query={query} />
              </span>
            </a>
          ),
        }))}
      />
      <Group
        title={t('search.pages')}
        items={pages.map(({ lead, path, title }) => ({
          key: path,
          content: (
            <>
              <a href={path}>{title}</a>
              {lead && <small className="muted">{lead}</small>}
            </>
          ),
        }))}
      />
      <Group
        title={t('search.legalTexts')}
        items={legalTexts.map((text) => ({ key: text.id, content: <TextLink text={text} /> }))}
      />
    </div>
  )
}
