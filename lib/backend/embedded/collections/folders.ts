import type { Config } from 'payload'
import { accessTo } from '../access'
import { label } from '../labels'
import { withNfc } from '../hooks/with-nfc'
import { withActivities } from '../staff/log-activity'

export const imageFolders: Exclude<Config['folders'], false | undefined> = {
  slug: 'folders',
  browseByFolder: false,
  collectionSpecific: false,
  collectionOverrides: [
    ({ collection }) =>
      withNfc(
        withActivities({
          ...collection,
          labels: { singular: label('imageFolder'), plural: label('imageFolders') },
          access: accessTo('folders'),
          lockDocuments: false,
          fields: collection.fields.map((field) =>
            'name' in field && field.name === 'name'
              ? { ...field, label: label('imageFolderName'), maxLength: 100 }
              : field,
          ) as typeof collection.fields,
        }),
      ),
  ],
}
