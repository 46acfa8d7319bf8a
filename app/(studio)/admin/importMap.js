import { RevisionField as RevisionField_848e6de0d03923dbdfe550778afe8e51 } from '@/app/(studio)/conflict/revision-field'
import { NoDiff as NoDiff_a78388ba1318a5c8eda8cbf9d16f3174 } from '@/app/(studio)/conflict/no-diff'
import { SearchAdvice as SearchAdvice_2140a45f7d54a1af2c5267e0d7cd03bf } from '@/app/(studio)/search/search-advice'
import { SearchPreview as SearchPreview_f171f0547c3852bcdbfe46439ba8e2bf } from '@/app/(studio)/search/search-preview'
import { RscEntryLexicalCell as RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { RscEntryLexicalField as RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { LexicalDiffComponent as LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e } from '@payloadcms/richtext-lexical/rsc'
import { ParagraphFeatureClient as ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HeadingFeatureClient as HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BoldFeatureClient as BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ItalicFeatureClient as ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnderlineFeatureClient as UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { StrikethroughFeatureClient as StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SubscriptFeatureClient as SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { SuperscriptFeatureClient as SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { AlignFeatureClient as AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UnorderedListFeatureClient as UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { OrderedListFeatureClient as OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlockquoteFeatureClient as BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { LinkFeatureClient as LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { HorizontalRuleFeatureClient as HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { UploadFeatureClient as UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { ReviewQueues as ReviewQueues_71a0c7b1bf0afbb652f797cd8bd13b74 } from '@/app/(studio)/review-queues'
import { ModerationQueues as ModerationQueues_7aa9717059010130f476d3dafddf9205 } from '@/app/(studio)/moderation-queues'
import { ChosenServices as ChosenServices_b2826d157d7feec2bb6632fca31ba08f } from '@/app/(studio)/chosen-services'
import { AttachmentLink as AttachmentLink_49cb6a86219635e96d504478e1b4f45f } from '@/app/(studio)/attachment-link'
import { RowLabel as RowLabel_f5837cb6d4c85fc3463d4676a4832f95 } from '@/app/(studio)/row-label'
import { ConsultationQueues as ConsultationQueues_f8619d1c767f4dfd5ab7afd6989660f8 } from '@/app/(studio)/consultation-queues'
import { CurrentPassword as CurrentPassword_c2a82f86eb965c36b2a269bf8c5130ce } from '@/app/(studio)/current-password'
import { SecondFactorField as SecondFactorField_cc7075592eacf34abcbdf64733a9fa4c } from '@/app/(studio)/second-factor/account-field'
import { PersonalDataLink as PersonalDataLink_1d25bc1ff41419beb637485547b10e38 } from '@/app/(studio)/personal-data-link'
import { Login as Login_cb2b8a100c05dcb4c703f2a46d8d4109 } from '@/app/(studio)/second-factor/login'
import { SecondFactor as SecondFactor_095aedd6267c99fbb32d889f90c52fb0 } from '@/app/(studio)/second-factor/view'
import { PersonalData as PersonalData_6dba78aceaa2cc4c929e4e2fdab1e545 } from '@/app/(studio)/personal-data'
import { ForgotPassword as ForgotPassword_2cb09171a58b0d09702e69211ca45c67 } from '@/app/(studio)/forgot-password'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@/app/(studio)/conflict/revision-field#RevisionField": RevisionField_848e6de0d03923dbdfe550778afe8e51,
  "@/app/(studio)/conflict/no-diff#NoDiff": NoDiff_a78388ba1318a5c8eda8cbf9d16f3174,
  "@/app/(studio)/search/search-advice#SearchAdvice": SearchAdvice_2140a45f7d54a1af2c5267e0d7cd03bf,
  "@/app/(studio)/search/search-preview#SearchPreview": SearchPreview_f171f0547c3852bcdbfe46439ba8e2bf,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalCell": RscEntryLexicalCell_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#RscEntryLexicalField": RscEntryLexicalField_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/rsc#LexicalDiffComponent": LexicalDiffComponent_44fe37237e0ebf4470c9990d8cb7b07e,
  "@payloadcms/richtext-lexical/client#ParagraphFeatureClient": ParagraphFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HeadingFeatureClient": HeadingFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BoldFeatureClient": BoldFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#ItalicFeatureClient": ItalicFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnderlineFeatureClient": UnderlineFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#StrikethroughFeatureClient": StrikethroughFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SubscriptFeatureClient": SubscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#SuperscriptFeatureClient": SuperscriptFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#AlignFeatureClient": AlignFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UnorderedListFeatureClient": UnorderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#OrderedListFeatureClient": OrderedListFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlockquoteFeatureClient": BlockquoteFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#LinkFeatureClient": LinkFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#HorizontalRuleFeatureClient": HorizontalRuleFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#UploadFeatureClient": UploadFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/app/(studio)/review-queues#ReviewQueues": ReviewQueues_71a0c7b1bf0afbb652f797cd8bd13b74,
  "@/app/(studio)/moderation-queues#ModerationQueues": ModerationQueues_7aa9717059010130f476d3dafddf9205,
  "@/app/(studio)/chosen-services#ChosenServices": ChosenServices_b2826d157d7feec2bb6632fca31ba08f,
  "@/app/(studio)/attachment-link#AttachmentLink": AttachmentLink_49cb6a86219635e96d504478e1b4f45f,
  "@/app/(studio)/row-label#RowLabel": RowLabel_f5837cb6d4c85fc3463d4676a4832f95,
  "@/app/(studio)/consultation-queues#ConsultationQueues": ConsultationQueues_f8619d1c767f4dfd5ab7afd6989660f8,
  "@/app/(studio)/current-password#CurrentPassword": CurrentPassword_c2a82f86eb965c36b2a269bf8c5130ce,
  "@/app/(studio)/second-factor/account-field#SecondFactorField": SecondFactorField_cc7075592eacf34abcbdf64733a9fa4c,
  "@/app/(studio)/personal-data-link#PersonalDataLink": PersonalDataLink_1d25bc1ff41419beb637485547b10e38,
  "@/app/(studio)/second-factor/login#Login": Login_cb2b8a100c05dcb4c703f2a46d8d4109,
  "@/app/(studio)/second-factor/view#SecondFactor": SecondFactor_095aedd6267c99fbb32d889f90c52fb0,
  "@/app/(studio)/personal-data#PersonalData": PersonalData_6dba78aceaa2cc4c929e4e2fdab1e545,
  "@/app/(studio)/forgot-password#ForgotPassword": ForgotPassword_2cb09171a58b0d09702e69211ca45c67,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
