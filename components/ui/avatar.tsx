import { initials } from '@/lib/domain/text'
import styles from './avatar.module.css'

export function Avatar({ name, className, size }: { name: string; className?: string; size?: number }) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 80 80"
      aria-hidden="true"
      preserveAspectRatio="xMidYMid slice"
    >
      <path fill="#1b3a5c" d="M0 0h80v80H0z" />
      <circle cx="40" cy="40" r="27" fill="#0f2742" stroke="#d6a94a" strokeWidth="1" />
      <text
        x="40"
        y="48"
        textAnchor="middle"
        fill="#faf6ee"
        fontFamily="var(--font-head)"
        fontWeight="600"
        fontSize="22"
      >
        {initials(name)}
      </text>
    </svg>
  )
}

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
