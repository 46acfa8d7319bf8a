'use client'

import { TextInput, useField } from '@payloadcms/ui'
import type { DefaultCellComponentProps, TextFieldClientProps } from 'payload'
import { written } from './written-day'

export function DayCell({ cellData }: DefaultCellComponentProps) {
  return <span>{written(cellData)}</span>
}

export function DayField({ field, path }: TextFieldClientProps) {
  const { value } = useField<string>({ path })
  return <TextInput label={field.label} path={path} readOnly value={written(value)} />
}
