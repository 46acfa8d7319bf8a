import { Button } from '@/components/ui/button'
import { useBelowArticle } from './below-article'
import type { useSending } from './use-sending'
import styles from './comment-box.module.css'

interface Props extends ReturnType<typeof useSending> {
  id: string
  label: string
  onCancel?: () => void
}

export function BoxFoot({ id, label, error, isSending, send, onCancel }: Props) {
  const { labels } = useBelowArticle()
  return (
    <>
      <p id={id} role="alert" className={styles.error}>
        {error}
      </p>
      <p className={styles.actions}>
        <Button onClick={send} aria-disabled={isSending}>
          {isSending ? labels.sending : label}
        </Button>
        {onCancel && (
          <Button look="quiet" onClick={onCancel}>
            {labels.cancel}
          </Button>
        )}
      </p>
    </>
  )
}
