'use client'

import { Button, Gutter, useConfig, useTranslation } from '@payloadcms/ui'

/** With the markup of Payload's page, which is exported only with the menu that Next would render once more. */
export default function StudioNotFound() {
  const { t } = useTranslation()
  const { admin } = useConfig().config.routes
  return (
    <main className="not-found not-found--margin-top-large">
      <title>{t('general:notFound')}</title>
      <Gutter className="not-found__wrap">
        <div className="not-found__content">
          <h1>{t('general:nothingFound')}</h1>
          <p>{t('general:sorryNotFound')}</p>
        </div>
        <Button className="not-found__button" el="link" size="large" to={admin}>
          {t('general:backToDashboard')}
        </Button>
      </Gutter>
    </main>
  )
}
