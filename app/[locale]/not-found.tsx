export { NotFoundPage as default } from '@/components/layout/status-page'
