'use client'

import { useState } from 'react'
import styles from './shared-picture.module.css'

interface Props {
  /** Address of the picture that the site has rendered, if there is one. */
  rendered: string | undefined
  /** Address of the photo in the sketch. */
  address: string | undefined
  title: string
}

/** The picture of shared links: the rendered one, or a sketch of it. */
export function SharedPicture({ rendered, address, title }: Props) {
  const [failed, setFailed] = useState<string>()
  if (rendered !== undefined && rendered !== failed)
    return <img className={styles.picture} src={rendered} alt="" onError={() => setFailed(rendered)} />
  return (
    <div className={styles.sketch} data-on={address === undefined ? 'paper' : 'picture'}>
      {address !== undefined && <img src={address} alt="" />}
      <span className={styles.title}>{title}</span>
      <span className={styles.brand}>ILC</span>
    </div>
  )
}
