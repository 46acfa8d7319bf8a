import { getTranslation } from '@payloadcms/translations'
import { FieldLabel } from '@payloadcms/ui'
import type { DefaultServerCellComponentProps, Payload, TextFieldServerProps } from 'payload'
import { labelFor } from '@/lib/backend/embedded/labels'

type I18n = DefaultServerCellComponentProps['i18n']

function areaName(area: unknown, { config }: Payload, i18n: I18n): string {
  const collection = config.collections.find(({ slug }) => slug === area)
  const global = config.globals.find(({ slug }) => slug === area)
  const name = collection?.labels.plural ?? global?.label
  if (name) return String(getTranslation(name as Parameters<typeof getTranslation>[0], i18n))
  return area === 'personal-data' ? labelFor({ i18n }, 'personalData') : String(area ?? '')
}

export function AreaCell({ cellData, i18n, payload }: DefaultServerCellComponentProps) {
  return <span>{areaName(cellData, payload, i18n)}</span>
}

export function AreaField({ data, i18n, path, payload }: TextFieldServerProps) {
  return (
    <div className="field-type text">
      <FieldLabel label={labelFor({ i18n }, 'activityArea')} path={path} />
      <p style={{ margin: 0 }}>{areaName(data?.area, payload, i18n)}</p>
    </div>
  )
}
