import type { DefaultServerCellComponentProps } from 'payload'
import { labelFor } from '@/lib/backend/embedded/labels'
import { reasonLabels } from '@/lib/backend/embedded/comments/reason-labels'

export async function ReportsCell({ cellData, rowData, payload, i18n }: DefaultServerCellComponentProps) {
  if (!cellData) return <>0</>
  const { docs } = await payload.find({
    collection: 'comment-reports',
    where: { comment: { equals: rowData.id as number } },
    sort: '-createdAt',
    limit: Number(cellData),
    depth: 0,
    pagination: false,
  })
  return (
    <>
      {String(cellData)}
      {docs.map(({ id, reason, note }) => (
        <div key={id}>{[labelFor({ i18n }, reasonLabels[reason]), note].filter(Boolean).join(': ')}</div>
      ))}
    </>
  )
}
