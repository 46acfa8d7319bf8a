'use client'

import { Button, Gutter, useConfig, useTranslation } from '@payloadcms/ui'

/**
 * The studio's page for an address that has none, in Payload's look. Next renders it with every page of the studio:
 * Payload's own would render the menu each time once more, with its queries.
 */
export default function StudioNotFound() {
  const { t } = useTranslation()
  const { admin } = useConfig().config.routes
  return (
    <div className="not-found not-found--margin-top-large">
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
    </div>
  )
}
