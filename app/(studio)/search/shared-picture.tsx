'use client'

import { useState } from 'react'
import styles from './shared-picture.module.css'

interface Props {
  /** Address of the picture that the site has drawn, where there is one. */
  drawn: string | undefined
  /** What a sketch of it is made of. */
  address: string | undefined
  title: string
}

/** The picture of shared links: as it is, or a sketch of what will be drawn. */
export function SharedPicture({ drawn, address, title }: Props) {
  const [failed, setFailed] = useState<string>()
  if (drawn !== undefined && drawn !== failed) return <img className={styles.picture} src={drawn} alt="" onError={() => setFailed(drawn)} />
  return (
    <div className={styles.sketch} data-on={address === undefined ? 'paper' : 'picture'}>
      {address !== undefined && <img src={address} alt="" />}
      <span className={styles.title}>{title}</span>
      <span className={styles.brand}>ILC</span>
    </div>
  )
}
