import { Avatar } from '@/components/ui/avatar'
import styles from './user-photo.module.css'

interface Props {
  /** Address of the image. Only the site's own copies are shown: pages contact no other host. */
  address: string | undefined
  name: string
  /** Pixels. */
  size: number
}

export function UserPhoto({ address, name, size }: Props) {
  if (!address?.startsWith('/media/')) return <Avatar className={styles.photo} name={name} size={size} />
  return (
    <img className={styles.photo} src={address} alt="" width={size} height={size} loading="lazy" decoding="async" />
  )
}
