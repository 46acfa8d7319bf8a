'use client'

import { FieldError, FieldLabel, ReactSelect, useField, useRowLabel, useTranslation } from '@payloadcms/ui'
import type { UIFieldClientProps } from 'payload'
import type { Label } from '@/lib/backend/embedded/labels'
import type { PostChoice, PostNames } from '@/lib/backend/embedded/members/post-choices'
import { defaultLanguage, isLanguage } from '@/lib/domain/languages'

export const inLanguage = (label: Label, { language }: { language: string }): string =>
  label[isLanguage(language) ? language : defaultLanguage]

interface PostRow {
  role?: string
  department?: string
}

function postName({ role, department }: PostRow, names: PostNames, i18n: { language: string }): string {
  const roles: Record<string, Label | undefined> = names.roles
  const units: Record<string, Label | undefined> = names.units
  return [role && roles[role], department && units[department]]
    .flatMap((name) => (name ? [inLanguage(name, i18n)] : []))
    .join(' – ')
}

export function PostLabel({ names }: { names: PostNames }) {
  const { data, rowNumber } = useRowLabel<PostRow>()
  const { i18n } = useTranslation()
  return <span>{postName(data, names, i18n) || `${(rowNumber ?? 0) + 1}`}</span>
}

interface Props extends UIFieldClientProps {
  names: PostNames
  choices: PostChoice[]
  empty: Label
}

export function PostField({ field, path, names, choices, empty }: Props) {
  const { i18n } = useTranslation()
  const row = path.split('.').slice(0, -1).join('.')
  const role = useField<string>({ path: `${row}.role` })
  const department = useField<string>({ path: `${row}.department` })
  const current = { role: role.value, department: department.value }
  const isKnown = choices.some((choice) => choice.role === current.role && choice.department === current.department)
  // A post that is stored but not in the list, such as an imported one, stays what it is.
  const offered = isKnown || !current.role ? choices : [current, ...choices]
  const options = offered.map((choice) => ({
    label: postName(choice, names, i18n),
    value: `${choice.role} ${choice.department}`,
  }))
  const showError = role.showError || department.showError

  return (
    <div className="field-type select">
      <FieldLabel label={field.label as string} path={path} required />
      <div className="field-type__wrap">
        <FieldError path={`${row}.role`} showError={showError} message={role.errorMessage ?? department.errorMessage} />
        <ReactSelect
          id={`field-${path.replaceAll('.', '__')}`}
          options={options}
          value={options.find(({ value }) => value === `${current.role} ${current.department}`)}
          placeholder={inLanguage(empty, i18n)}
          showError={showError}
          isClearable={false}
          onChange={(chosen) => {
            const [nextRole, nextDepartment] = (Array.isArray(chosen) ? '' : String(chosen.value)).split(' ')
            role.setValue(nextRole)
            department.setValue(nextDepartment)
          }}
        />
      </div>
    </div>
  )
}
