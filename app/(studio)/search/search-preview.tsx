import { settings } from '@/lib/operations/settings'
import { PreviewCards } from './preview-cards'

/** On an article: a preview of its search result and its shared links. */
export const SearchPreview = () => <PreviewCards host={new URL(settings().SITE_URL).host} />
