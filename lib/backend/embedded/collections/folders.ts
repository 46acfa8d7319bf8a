import type { Config } from 'payload'
import { accessTo } from '../access'
import { label } from '../labels'
import { withNfc } from '../hooks/with-nfc'
import { withActivities } from '../staff/log-activity'

export const pictureFolders: Exclude<Config['folders'], false | undefined> = {
  slug: 'folders',
  browseByFolder: false,
  collectionSpecific: false,
  collectionOverrides: [
    ({ collection }) =>
      withNfc(
        withActivities({
          ...collection,
          labels: { singular: label('pictureFolder'), plural: label('pictureFolders') },
          access: accessTo('folders'),
          lockDocuments: false,
          fields: collection.fields.map((field) =>
            'name' in field && field.name === 'name'
              ? { ...field, label: label('pictureFolderName'), maxLength: 100 }
              : field,
          ) as typeof collection.fields,
        }),
      ),
  ],
}
