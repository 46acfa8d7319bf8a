import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { currentLanguage } from '@/lib/http/i18n/request'
import { carouselPace } from '@/lib/domain/carousel'
import { languages } from '@/lib/domain/languages'
import { localPath } from '@/lib/domain/paths'
import { signInId } from '@/lib/http/browser/popovers'
import { ArticleCard } from '@/components/articles/article-card'
import { Comment } from '@/components/comments/comment'
import { getCommentLabels } from '@/components/comments/labels'
import { Breadcrumb } from '@/components/layout/breadcrumb'
import { Slides } from '@/components/layout/slides'
import { Column } from '@/components/layout/column'
import { Pages } from '@/components/layout/pages'
import { MemberCard } from '@/components/people/member-card'
import { MemberRows } from '@/components/people/member-rows'
import { Avatar } from '@/components/ui/avatar'
import { Button, ButtonLink } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Stars } from '@/components/ui/stars'
import { Tabs } from '@/components/ui/tabs'
import { DesignToast } from './design-toast'
import { articleExamples, commentExamples, memberExamples, pageExamples } from './examples'
import styles from './design-screen.module.css'

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className={styles.part} aria-label={name}>
      <h2>{name}</h2>
      <div className={`cards ${styles.examples}`}>{children}</div>
    </section>
  )
}

export async function DesignScreen() {
  const [t, language, labels] = [await getTranslations(), await currentLanguage(), await getCommentLabels()]
  return (
    <Column>
      <h1 className={styles.title}>Design</h1>
      <Tabs
        label={t('nav.language')}
        tabs={languages.map((name) => ({
          href: localPath(name, '/design'),
          label: t(`languages.${name}`),
          ...(name === language && { current: 'page' }),
        }))}
      />
      <Part name="Colours">
        {[
          'navy-900',
          'navy-700',
          'navy-500',
          'paper',
          'paper-deep',
          'paper-line',
          'white',
          'ink',
          'ink-soft',
          'gold',
          'gold-bright',
          'gold-text',
          'warning',
          'notice',
          'notice-line',
        ].map((name) => (
          <span key={name} className={`row ${styles.colour}`}>
            <span style={{ background: `var(--${name})` }} /> {name}
          </span>
        ))}
      </Part>
      <Part name="Type">
        {['4', '3', '2', '1', '0', '-1'].map((step) => (
          <p key={step} style={{ fontSize: `var(--step-${step})` }}>
            {t('brand.name')}
          </p>
        ))}
      </Part>
      <Part name="Button, link">
        <Button>{t('search.submit')}</Button>
        <Button look="accent">{t('consultation.submit')}</Button>
        <Button look="quiet">{t('error.again')}</Button>
        <Button disabled>{t('signIn.google')}</Button>
        <ButtonLink href="/">{t('notFound.home')}</ButtonLink>
        <a href="/">{t('nav.home')}</a>
      </Part>
      <Part name="Dialog, toast">
        <Button popoverTarget={signInId}>{t('signIn.title')}</Button>
        <DesignToast label={t('toasts')} />
      </Part>
      <Part name="Field">
        <Field label={t('consultation.fullName')} name="name" />
        <Field label={t('consultation.phone')} name="phone" error={t('search.find')} defaultValue="x" />
        <Field label={t('consultation.message')} name="message" rows={3} />
      </Part>
      <Part name="Breadcrumb">
        <Breadcrumb path="/tin-tuc/vi-du" title={articleExamples(language)['longest title']?.title} />
      </Part>
      <Part name="Pagination">
        {Object.entries(pageExamples).map(([name, [current, count]]) => (
          <Pages key={name} current={current} count={count} hrefOf={() => '/design'} />
        ))}
      </Part>
      <Part name="Stars, avatar">
        {[1, 3, 5].map((stars) => (
          <Stars key={stars} stars={stars} label={String(stars)} />
        ))}
        <Avatar className={styles.avatar} name="Nguyễn Văn An" />
      </Part>
      <Part name="Carousel">
        <Slides
          label={t('home.serviceArticles')}
          view="cards"
          motion="bounce"
          pace={carouselPace}
          slides={[...Object.values(articleExamples(language)), ...Object.values(articleExamples(language))].map(
            (article, i) => ({
              id: String(i),
              content: <ArticleCard article={article} headingLevel={3} />,
            }),
          )}
        />
      </Part>
      <Part name="Article card">
        {Object.values(articleExamples(language)).map((article) => (
          <ArticleCard key={article.id} article={article} headingLevel={3} />
        ))}
      </Part>
      <Part name="Comment">
        {Object.entries(commentExamples).map(([name, example]) => (
          <Comment key={name} id={name.replaceAll(' ', '-')} language={language} labels={labels} {...example} />
        ))}
      </Part>
      <Part name="Member row">
        <MemberRows members={Object.values(memberExamples(language))} headingLevel={3} />
      </Part>
      <Part name="Member card">
        {Object.values(memberExamples(language)).map((member) => (
          <MemberCard key={member.id} member={member} headingLevel={3} />
        ))}
      </Part>
    </Column>
  )
}
