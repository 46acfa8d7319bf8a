import { getTranslations } from 'next-intl/server'
import { Pagination } from '@/components/ui/pagination'

interface Props {
  current: number
  count: number
  hrefOf: (page: number) => string
  label?: string
}

export async function Pages({ label, ...props }: Props) {
  const t = await getTranslations('pagination')
  const labels = {
    label: label ?? t('label'),
    previous: t('previous'),
    next: t('next'),
    page: (page: number) => t('page', { page }),
  }
  return <Pagination {...props} labels={labels} />
}
