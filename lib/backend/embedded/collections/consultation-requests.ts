import type { CollectionConfig } from 'payload'
import { nobody, staffOnly } from '../access'
import { label } from '../labels'

/** Consultation request (spec 3). Visitors send them through the site; staff read and answer them. */
export const consultationRequests: CollectionConfig<'consultation-requests'> = {
  slug: 'consultation-requests',
  labels: { singular: label('consultationRequest'), plural: label('consultationRequests') },
  admin: { useAsTitle: 'fullName', defaultColumns: ['fullName', 'phone', 'subject', 'status', 'createdAt'] },
  access: { read: staffOnly, create: nobody, update: staffOnly, delete: staffOnly },
  fields: [
    { name: 'fullName', type: 'text', label: label('fullName'), required: true },
    { name: 'phone', type: 'text', label: label('phone'), required: true },
    { name: 'gmail', type: 'text', label: label('email') },
    { name: 'address', type: 'text', label: label('address') },
    { name: 'subject', type: 'textarea', label: label('subject') },
    { name: 'content', type: 'textarea', label: label('content') },
    { name: 'file', type: 'upload', relationTo: 'attachments', label: label('attachment') },
    { name: 'status', type: 'text', label: label('status'), defaultValue: 'PENDING', required: true },
    { name: 'consultDate', type: 'date', label: label('consultDate') },
  ],
}
