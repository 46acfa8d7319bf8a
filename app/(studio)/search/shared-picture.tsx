'use client'

import { useState } from 'react'
import styles from './shared-picture.module.css'

interface Props {
  rendered: string | undefined
  address: string | undefined
  title: string
}

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
