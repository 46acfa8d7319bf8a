import { getFormatter, getTranslations } from 'next-intl/server'
import type { Rating as ArticleRating } from '@/lib/domain/ratings'
import { Stars } from '@/components/ui/stars'

interface Props {
  rating: ArticleRating
}

/** The stars of an article. Without ratings it shows the default five and says so in words (product decisions 5). */
export async function Rating({ rating: { stars, mean, count } }: Props) {
  const [t, format] = [await getTranslations('article'), await getFormatter()]
  if (mean === undefined)
    return (
      <span className="off-paper">
        <Stars stars={stars} label={t('unrated')} />
      </span>
    )
  const shown = format.number(mean, { maximumFractionDigits: 1 })
  return (
    <span>
      <Stars stars={stars} label={t('stars', { stars, count, mean: shown })} />{' '}
      <span aria-hidden="true">
        {shown} ({count})
      </span>
    </span>
  )
}
