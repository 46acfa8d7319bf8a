import { Phrases } from '@/components/ui/phrases'
import styles from './list-heading.module.css'

export function ListHeading({ level, text }: { level: 2 | 3; text: string }) {
  const Heading = `h${level}` as const
  return (
    <Heading className={styles.heading}>
      <Phrases text={text} />
    </Heading>
  )
}
