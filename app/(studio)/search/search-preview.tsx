import { settings } from '@/lib/operations/settings'
import { PreviewCards } from './preview-cards'

export const SearchPreview = () => <PreviewCards host={new URL(settings().SITE_URL).host} />
