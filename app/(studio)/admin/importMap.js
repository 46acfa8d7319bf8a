import { NewTitle as NewTitle_4546e508efa0bd41fb9bb8ffc0d3b5b5 } from '@/app/(studio)/titles'
import { Unsaved as Unsaved_8d357a645a13893b75f240f04bc43d43 } from '@/app/(studio)/unsaved/unsaved'
import { Revision as Revision_784f286594e354df63bfc6cd5764abde } from '@/app/(studio)/unsaved/revision'
import { Nothing as Nothing_8a2cbff684df279a1e59992ae9d2a42a } from '@/app/(studio)/nothing'
import { ImageUses as ImageUses_aae246ac22480b3b4e77ce9adccbef8c } from '@/app/(studio)/media/image-uses'
import { FolderTableCell as FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { FolderField as FolderField_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'
import { Original as Original_3bfd4fe3b4d3b43f4204cd686f7afed3 } from '@/app/(studio)/translations/original'
import { DayCell as DayCell_85368c4ca50138eadaebe8045885a10b } from '@/app/(studio)/day'
import { DayInput as DayInput_c978c38a011b4b8c5314b27fdd757f68 } from '@/app/(studio)/local-time/time-field'
import { SiteRowLabel as SiteRowLabel_7d4d50639b404a98183ede3fdefee8d7 } from '@/app/(studio)/site-record/row-label'
import { AdviceList as AdviceList_18cef576d85421c4a5e30db2807a6c8f } from '@/app/(studio)/search/advice-list'
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
import { StoredUploads as StoredUploads_9440aabfc3d61d936efe9c1b8ac6518a } from '@/app/(studio)/stored-uploads'
import { TableFeatureClient as TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { BlocksFeatureClient as BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PassOnBlock as PassOnBlock_5979d61c41ea36ad083700bdf34aac2d } from '@/app/(studio)/last-letters/pass-on-block'
import { PasteFeature as PasteFeature_e0a73f141f55dc4b354e64ece7649402 } from '@/app/(studio)/paste/paste-feature'
import { FixedToolbarFeatureClient as FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { InlineToolbarFeatureClient as InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864 } from '@payloadcms/richtext-lexical/client'
import { PreviewTools as PreviewTools_e1159a7258231032eeb9032f859e58ce } from '@/app/(studio)/preview/preview-tools'
import { Translations as Translations_9a237ea9a46ad704cd5436f6d43293c9 } from '@/app/(studio)/translations/translations'
import { ChangedCell as ChangedCell_26e24bbe39ed368f51613badcb5c2d6f } from '@/app/(studio)/translations/changed-cell'
import { TimeField as TimeField_c978c38a011b4b8c5314b27fdd757f68 } from '@/app/(studio)/local-time/time-field'
import { PlanActions as PlanActions_e640e160a0065a34430b27b21ea652ad } from '@/app/(studio)/planning/plan-actions'
import { RowLabel as RowLabel_f5837cb6d4c85fc3463d4676a4832f95 } from '@/app/(studio)/row-label'
import { ReviewActions as ReviewActions_e13fb15187cacf49b4222d028f1e9e50 } from '@/app/(studio)/planning/review-actions'
import { StatusCell as StatusCell_00d3db64149b9a6fb90e39bff488841f } from '@/app/(studio)/lists/status-cell'
import { ArticleQueues as ArticleQueues_e9563219b60cb469a1b733c680dee89f } from '@/app/(studio)/planning/article-queues'
import { PublishButton as PublishButton_7a963200e591329b346b23174aceb168 } from '@/app/(studio)/publish-button'
import { SaveDraftButton as SaveDraftButton_e96374df541882c7b0e61f39cf33f57c } from '@/app/(studio)/planning/save-draft-button'
import { TitlesField as TitlesField_7a5c45829ce6a8360bf414b94d5a6399 } from '@/app/(studio)/members/titles-field'
import { PostField as PostField_dc8cc11cf95338941c16c8e815d3367c } from '@/app/(studio)/members/post-field'
import { PostLabel as PostLabel_dc8cc11cf95338941c16c8e815d3367c } from '@/app/(studio)/members/post-field'
import { PersonLink as PersonLink_7477cdde517a7beca4864180603412df } from '@/app/(studio)/members/person-link'
import { RecordTitle as RecordTitle_4546e508efa0bd41fb9bb8ffc0d3b5b5 } from '@/app/(studio)/titles'
import { CommentDecision as CommentDecision_8a0f48614890399683aa07d5de2de2be } from '@/app/(studio)/comments/comment-decision'
import { ReportsCell as ReportsCell_48605348cd0eea9ebff95857cf30c1e7 } from '@/app/(studio)/comments/reports-cell'
import { ModerationQueues as ModerationQueues_d1072b0ac55f7fdea6279b5f1abe85b8 } from '@/app/(studio)/comments/moderation-queues'
import { RequestFacts as RequestFacts_93dda4bfc083947c75b0395d8f8af5ca } from '@/app/(studio)/consultations/request-facts'
import { ChosenServices as ChosenServices_b2826d157d7feec2bb6632fca31ba08f } from '@/app/(studio)/chosen-services'
import { AttachmentLink as AttachmentLink_49cb6a86219635e96d504478e1b4f45f } from '@/app/(studio)/attachment-link'
import { RequestAnswers as RequestAnswers_c2d8b2c79cf7e5357f05df7458c8d816 } from '@/app/(studio)/consultations/request-answers'
import { ConsultationQueues as ConsultationQueues_f8619d1c767f4dfd5ab7afd6989660f8 } from '@/app/(studio)/consultation-queues'
import { NoMailServer as NoMailServer_3293046450a667a91a7687de72dd2778 } from '@/app/(studio)/consultations/no-mail-server'
import { ExistingPage as ExistingPage_0b6f6a65725e7d6424aa760918287bfd } from '@/app/(studio)/redirects/existing-page'
import { DayField as DayField_85368c4ca50138eadaebe8045885a10b } from '@/app/(studio)/day'
import { RedirectsPanel as RedirectsPanel_d80665b073f762fec7f6d5c0cb43542c } from '@/app/(studio)/redirects/redirects-panel'
import { CurrentPassword as CurrentPassword_c2a82f86eb965c36b2a269bf8c5130ce } from '@/app/(studio)/current-password'
import { SecondFactorField as SecondFactorField_cc7075592eacf34abcbdf64733a9fa4c } from '@/app/(studio)/second-factor/account-field'
import { AreaCell as AreaCell_558b897bfe8368660b9d32a8adb49166 } from '@/app/(studio)/area-name'
import { AreaField as AreaField_558b897bfe8368660b9d32a8adb49166 } from '@/app/(studio)/area-name'
import { ContactPreview as ContactPreview_450f43c4b2704ea2e0d81f5c8e582a2e } from '@/app/(studio)/site-record/contact-preview'
import { HomeColumn as HomeColumn_a8b59c29b0ec4cb4075e82f3cc5d9aa3 } from '@/app/(studio)/site-record/home-column'
import { SignOutLink as SignOutLink_a088b0f7f28a02dbeba036d24bb67ddb } from '@/app/(studio)/sign-out'
import { StudioIcon as StudioIcon_9f9bc7d8766a7a53f23c5aea8f275dae } from '@/app/(studio)/graphics/studio-logo'
import { StudioLogo as StudioLogo_9f9bc7d8766a7a53f23c5aea8f275dae } from '@/app/(studio)/graphics/studio-logo'
import { Readership as Readership_3eb5d59875546d49fbed095a8125d418 } from '@/app/(studio)/dashboard/readership'
import { BrokenLinks as BrokenLinks_7a301f7f2a7e6910f1669e5c7e431c0f } from '@/app/(studio)/dashboard/broken-links'
import { CitationsToCheck as CitationsToCheck_f0e4353167c74c94b569069b0669e4ae } from '@/app/(studio)/dashboard/citations-to-check'
import { PersonalDataLink as PersonalDataLink_68725f4ca642d21eede3d3243237f47b } from '@/app/(studio)/menu-links'
import { HandbookLink as HandbookLink_68725f4ca642d21eede3d3243237f47b } from '@/app/(studio)/menu-links'
import { Waiting as Waiting_0829175048aa416bb82a361ad7865424 } from '@/app/(studio)/dashboard/waiting'
import { HolidaysEnd as HolidaysEnd_9cbbdb4e2a2f52e2c53ddffec2e9d5bf } from '@/app/(studio)/dashboard/holidays-end'
import { Backups as Backups_a799f74bef57a345a447410148b88e32 } from '@/app/(studio)/dashboard/backups'
import { TimeZone as TimeZone_7b2b396b6b99cafff39dc063ae7c35f4 } from '@/app/(studio)/local-time/time-zone'
import { FixedEnglish as FixedEnglish_3dc211e30dfec30d93d710cba31680b7 } from '@/app/(studio)/fixed-english'
import { SignOutPage as SignOutPage_4aa8a06781110d50bda33f1eaf731cf5 } from '@/app/(studio)/sign-out-page'
import { Login as Login_cb2b8a100c05dcb4c703f2a46d8d4109 } from '@/app/(studio)/second-factor/login'
import { SecondFactor as SecondFactor_095aedd6267c99fbb32d889f90c52fb0 } from '@/app/(studio)/second-factor/view'
import { Handbook as Handbook_8b7546d277ecb6a2f18b5ecfa88ac4c5 } from '@/app/(studio)/handbook/handbook'
import { MissingAddresses as MissingAddresses_376cea90d9d63db2340747c21b8c43b3 } from '@/app/(studio)/redirects/missing-addresses'
import { PersonalData as PersonalData_6dba78aceaa2cc4c929e4e2fdab1e545 } from '@/app/(studio)/personal-data'
import { ForgotPassword as ForgotPassword_2cb09171a58b0d09702e69211ca45c67 } from '@/app/(studio)/forgot-password'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "@/app/(studio)/titles#NewTitle": NewTitle_4546e508efa0bd41fb9bb8ffc0d3b5b5,
  "@/app/(studio)/unsaved/unsaved#Unsaved": Unsaved_8d357a645a13893b75f240f04bc43d43,
  "@/app/(studio)/unsaved/revision#Revision": Revision_784f286594e354df63bfc6cd5764abde,
  "@/app/(studio)/nothing#Nothing": Nothing_8a2cbff684df279a1e59992ae9d2a42a,
  "@/app/(studio)/media/image-uses#ImageUses": ImageUses_aae246ac22480b3b4e77ce9adccbef8c,
  "@payloadcms/next/rsc#FolderTableCell": FolderTableCell_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@payloadcms/next/rsc#FolderField": FolderField_f9c02e79a4aed9a3924487c0cd4cafb1,
  "@/app/(studio)/translations/original#Original": Original_3bfd4fe3b4d3b43f4204cd686f7afed3,
  "@/app/(studio)/day#DayCell": DayCell_85368c4ca50138eadaebe8045885a10b,
  "@/app/(studio)/local-time/time-field#DayInput": DayInput_c978c38a011b4b8c5314b27fdd757f68,
  "@/app/(studio)/site-record/row-label#SiteRowLabel": SiteRowLabel_7d4d50639b404a98183ede3fdefee8d7,
  "@/app/(studio)/search/advice-list#AdviceList": AdviceList_18cef576d85421c4a5e30db2807a6c8f,
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
  "@/app/(studio)/stored-uploads#StoredUploads": StoredUploads_9440aabfc3d61d936efe9c1b8ac6518a,
  "@payloadcms/richtext-lexical/client#TableFeatureClient": TableFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#BlocksFeatureClient": BlocksFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/app/(studio)/last-letters/pass-on-block#PassOnBlock": PassOnBlock_5979d61c41ea36ad083700bdf34aac2d,
  "@/app/(studio)/paste/paste-feature#PasteFeature": PasteFeature_e0a73f141f55dc4b354e64ece7649402,
  "@payloadcms/richtext-lexical/client#FixedToolbarFeatureClient": FixedToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@payloadcms/richtext-lexical/client#InlineToolbarFeatureClient": InlineToolbarFeatureClient_e70f5e05f09f93e00b997edb1ef0c864,
  "@/app/(studio)/preview/preview-tools#PreviewTools": PreviewTools_e1159a7258231032eeb9032f859e58ce,
  "@/app/(studio)/translations/translations#Translations": Translations_9a237ea9a46ad704cd5436f6d43293c9,
  "@/app/(studio)/translations/changed-cell#ChangedCell": ChangedCell_26e24bbe39ed368f51613badcb5c2d6f,
  "@/app/(studio)/local-time/time-field#TimeField": TimeField_c978c38a011b4b8c5314b27fdd757f68,
  "@/app/(studio)/planning/plan-actions#PlanActions": PlanActions_e640e160a0065a34430b27b21ea652ad,
  "@/app/(studio)/row-label#RowLabel": RowLabel_f5837cb6d4c85fc3463d4676a4832f95,
  "@/app/(studio)/planning/review-actions#ReviewActions": ReviewActions_e13fb15187cacf49b4222d028f1e9e50,
  "@/app/(studio)/lists/status-cell#StatusCell": StatusCell_00d3db64149b9a6fb90e39bff488841f,
  "@/app/(studio)/planning/article-queues#ArticleQueues": ArticleQueues_e9563219b60cb469a1b733c680dee89f,
  "@/app/(studio)/publish-button#PublishButton": PublishButton_7a963200e591329b346b23174aceb168,
  "@/app/(studio)/planning/save-draft-button#SaveDraftButton": SaveDraftButton_e96374df541882c7b0e61f39cf33f57c,
  "@/app/(studio)/members/titles-field#TitlesField": TitlesField_7a5c45829ce6a8360bf414b94d5a6399,
  "@/app/(studio)/members/post-field#PostField": PostField_dc8cc11cf95338941c16c8e815d3367c,
  "@/app/(studio)/members/post-field#PostLabel": PostLabel_dc8cc11cf95338941c16c8e815d3367c,
  "@/app/(studio)/members/person-link#PersonLink": PersonLink_7477cdde517a7beca4864180603412df,
  "@/app/(studio)/titles#RecordTitle": RecordTitle_4546e508efa0bd41fb9bb8ffc0d3b5b5,
  "@/app/(studio)/comments/comment-decision#CommentDecision": CommentDecision_8a0f48614890399683aa07d5de2de2be,
  "@/app/(studio)/comments/reports-cell#ReportsCell": ReportsCell_48605348cd0eea9ebff95857cf30c1e7,
  "@/app/(studio)/comments/moderation-queues#ModerationQueues": ModerationQueues_d1072b0ac55f7fdea6279b5f1abe85b8,
  "@/app/(studio)/consultations/request-facts#RequestFacts": RequestFacts_93dda4bfc083947c75b0395d8f8af5ca,
  "@/app/(studio)/chosen-services#ChosenServices": ChosenServices_b2826d157d7feec2bb6632fca31ba08f,
  "@/app/(studio)/attachment-link#AttachmentLink": AttachmentLink_49cb6a86219635e96d504478e1b4f45f,
  "@/app/(studio)/consultations/request-answers#RequestAnswers": RequestAnswers_c2d8b2c79cf7e5357f05df7458c8d816,
  "@/app/(studio)/consultation-queues#ConsultationQueues": ConsultationQueues_f8619d1c767f4dfd5ab7afd6989660f8,
  "@/app/(studio)/consultations/no-mail-server#NoMailServer": NoMailServer_3293046450a667a91a7687de72dd2778,
  "@/app/(studio)/redirects/existing-page#ExistingPage": ExistingPage_0b6f6a65725e7d6424aa760918287bfd,
  "@/app/(studio)/day#DayField": DayField_85368c4ca50138eadaebe8045885a10b,
  "@/app/(studio)/redirects/redirects-panel#RedirectsPanel": RedirectsPanel_d80665b073f762fec7f6d5c0cb43542c,
  "@/app/(studio)/current-password#CurrentPassword": CurrentPassword_c2a82f86eb965c36b2a269bf8c5130ce,
  "@/app/(studio)/second-factor/account-field#SecondFactorField": SecondFactorField_cc7075592eacf34abcbdf64733a9fa4c,
  "@/app/(studio)/area-name#AreaCell": AreaCell_558b897bfe8368660b9d32a8adb49166,
  "@/app/(studio)/area-name#AreaField": AreaField_558b897bfe8368660b9d32a8adb49166,
  "@/app/(studio)/site-record/contact-preview#ContactPreview": ContactPreview_450f43c4b2704ea2e0d81f5c8e582a2e,
  "@/app/(studio)/site-record/home-column#HomeColumn": HomeColumn_a8b59c29b0ec4cb4075e82f3cc5d9aa3,
  "@/app/(studio)/sign-out#SignOutLink": SignOutLink_a088b0f7f28a02dbeba036d24bb67ddb,
  "@/app/(studio)/graphics/studio-logo#StudioIcon": StudioIcon_9f9bc7d8766a7a53f23c5aea8f275dae,
  "@/app/(studio)/graphics/studio-logo#StudioLogo": StudioLogo_9f9bc7d8766a7a53f23c5aea8f275dae,
  "@/app/(studio)/dashboard/readership#Readership": Readership_3eb5d59875546d49fbed095a8125d418,
  "@/app/(studio)/dashboard/broken-links#BrokenLinks": BrokenLinks_7a301f7f2a7e6910f1669e5c7e431c0f,
  "@/app/(studio)/dashboard/citations-to-check#CitationsToCheck": CitationsToCheck_f0e4353167c74c94b569069b0669e4ae,
  "@/app/(studio)/menu-links#PersonalDataLink": PersonalDataLink_68725f4ca642d21eede3d3243237f47b,
  "@/app/(studio)/menu-links#HandbookLink": HandbookLink_68725f4ca642d21eede3d3243237f47b,
  "@/app/(studio)/dashboard/waiting#Waiting": Waiting_0829175048aa416bb82a361ad7865424,
  "@/app/(studio)/dashboard/holidays-end#HolidaysEnd": HolidaysEnd_9cbbdb4e2a2f52e2c53ddffec2e9d5bf,
  "@/app/(studio)/dashboard/backups#Backups": Backups_a799f74bef57a345a447410148b88e32,
  "@/app/(studio)/local-time/time-zone#TimeZone": TimeZone_7b2b396b6b99cafff39dc063ae7c35f4,
  "@/app/(studio)/fixed-english#FixedEnglish": FixedEnglish_3dc211e30dfec30d93d710cba31680b7,
  "@/app/(studio)/sign-out-page#SignOutPage": SignOutPage_4aa8a06781110d50bda33f1eaf731cf5,
  "@/app/(studio)/second-factor/login#Login": Login_cb2b8a100c05dcb4c703f2a46d8d4109,
  "@/app/(studio)/second-factor/view#SecondFactor": SecondFactor_095aedd6267c99fbb32d889f90c52fb0,
  "@/app/(studio)/handbook/handbook#Handbook": Handbook_8b7546d277ecb6a2f18b5ecfa88ac4c5,
  "@/app/(studio)/redirects/missing-addresses#MissingAddresses": MissingAddresses_376cea90d9d63db2340747c21b8c43b3,
  "@/app/(studio)/personal-data#PersonalData": PersonalData_6dba78aceaa2cc4c929e4e2fdab1e545,
  "@/app/(studio)/forgot-password#ForgotPassword": ForgotPassword_2cb09171a58b0d09702e69211ca45c67,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
