'use client'

import type { TextFieldClientProps } from 'payload'
import { NativeField } from './time-field'

/** A day without a time, stored as yyyy-MM-dd: the browser's own field for dates has the same value. */
export const DayInput = ({ field, path, readOnly }: TextFieldClientProps) => (
  <NativeField field={field} path={path} readOnly={readOnly} type="date" />
)
