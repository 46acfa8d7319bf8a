import type { UIFieldServerProps } from 'payload'
import { labelFor } from '@/lib/backend/embedded/labels'

export async function AttachmentLink({ data, payload, i18n }: UIFieldServerProps) {
  if (typeof data?.file !== 'number') return null
  const file = await payload.findByID({ collection: 'attachments', id: data.file, depth: 0, disableErrors: true })
  if (!file) return null
  return (
    <p style={{ margin: '0 0 1.5rem' }}>
      {labelFor({ i18n }, 'attachment')}:{' '}
      <a href={`/admin/api/attachments/file/${file.key}`} download={file.name}>
        {file.name}
      </a>{' '}
      ({Math.ceil(file.bytes / 1024)} KB)
    </p>
  )
}
