'use client'

import type { SiteRecord } from '@/lib/backend/embedded/payload-types'
import { PhonePreview, type Typed } from './phone-preview'
import styles from './preview.module.css'

type Titled = Typed<SiteRecord['home']['introTips']>

export function HomeColumn() {
  return (
    <PhonePreview address="/">
      {({ home = {} }, say) => {
        const titled = (rows: Titled) =>
          rows?.map(({ id, title, text }) => (
            <div key={id}>
              <h4>{say(title)}</h4>
              <p>{say(text)}</p>
            </div>
          ))
        return (
          <>
            {home.heroSlides?.map(({ id, title, text }) => (
              <div key={id} className={styles.slide}>
                <p className={styles.slideTitle}>{say(title)}</p>
                <p>{say(text)}</p>
              </div>
            ))}
            <h2>{say(home.introHeading)}</h2>
            <p>{say(home.introSubheading)}</p>
            {home.introParagraphs?.map(({ id, text }) => (
              <p key={id}>{say(text)}</p>
            ))}
            {titled(home.introTips)}
            {titled(home.services)}
            <div className={styles.slide}>
              <p>{say(home.mission)}</p>
              <p className={styles.slideTitle}>{say(home.vision)}</p>
            </div>
          </>
        )
      }}
    </PhonePreview>
  )
}
