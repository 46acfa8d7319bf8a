import type { Partner } from '@/lib/backend/model'
import { webAddress } from '@/lib/domain/web-address'
import { Phrases } from '@/components/ui/phrases'
import { Image } from '@/components/ui/image'
import styles from './partner-groups.module.css'

interface Props extends Pick<Partner, 'logo' | 'website'> {
  name: string
  newTab: (name: string) => string
}

export function PartnerLogo({ name, logo, website, newTab }: Props) {
  const href = webAddress(website)
  const content = (
    <>
      <span className={`frame ${styles.logo}`}>
        {logo ? (
          <Image
            src={logo}
            alt=""
            width={640}
            height={360}
            sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 30vw, 45vw"
            widths={[360, 672]}
          />
        ) : (
          <DefaultLogo />
        )}
      </span>
      <span className={styles.caption}>
        <Phrases text={name} />
      </span>
    </>
  )
  const className = `box card ${styles.partner}`
  if (!href) return <span className={className}>{content}</span>
  return (
    <a className={className} href={href} target="_blank" rel="noopener" aria-label={newTab(name)}>
      {content}
    </a>
  )
}

function DefaultLogo() {
  return (
    <svg viewBox="0 0 160 90" aria-hidden="true">
      <circle cx="68" cy="45" r="22" fill="none" stroke="#1b3a5c" strokeWidth="5" />
      <circle cx="92" cy="45" r="22" fill="none" stroke="#b8862f" strokeWidth="5" />
      <path fill="none" stroke="#1b3a5c" strokeWidth="5" d="M80 26.6a22 22 0 0 1 10 18.4" />
    </svg>
  )
}
