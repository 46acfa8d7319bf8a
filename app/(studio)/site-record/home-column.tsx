'use client'

import { PhonePreview, type Texts } from './phone-preview'
import styles from './preview.module.css'

interface Titled {
  id?: string
  title?: Texts
  text?: Texts
}

interface Home {
  heroSlides?: Titled[]
  introHeading?: Texts
  introSubheading?: Texts
  introParagraphs?: { id?: string; text?: Texts }[]
  introTips?: Titled[]
  services?: Titled[]
  mission?: Texts
  vision?: Texts
}

export function HomeColumn() {
  return (
    <PhonePreview address="/">
      {(values, say) => {
        const home = (values.home ?? {}) as Home
        const titled = (rows: Titled[] = []) =>
          rows.map(({ id, title, text }) => (
            <div key={id}>
              <h4>{say(title)}</h4>
              <p>{say(text)}</p>
            </div>
          ))
        return (
          <>
            {(home.heroSlides ?? []).map(({ id, title, text }) => (
              <div key={id} className={styles.slide}>
                <p className={styles.slideTitle}>{say(title)}</p>
                <p>{say(text)}</p>
              </div>
            ))}
            <h2>{say(home.introHeading)}</h2>
            <p>{say(home.introSubheading)}</p>
            {(home.introParagraphs ?? []).map(({ id, text }) => (
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
