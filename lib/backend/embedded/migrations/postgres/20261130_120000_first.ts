import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { isTakenOver, makeOwnObjects } from '../own-objects/postgres'

/** Makes what Payload generates for the collections, and then what belongs to no collection. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  if (await isTakenOver(db)) return
  await db.execute(sql`
   CREATE TYPE "public"."enum_articles_format" AS ENUM('EDITOR', 'HTML');
  CREATE TYPE "public"."enum_articles_type" AS ENUM('SERVICE', 'NEWS', 'TRAINING', 'RESEARCH');
  CREATE TYPE "public"."enum_articles_language" AS ENUM('vi', 'en', 'zh');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_format" AS ENUM('EDITOR', 'HTML');
  CREATE TYPE "public"."enum__articles_v_version_type" AS ENUM('SERVICE', 'NEWS', 'TRAINING', 'RESEARCH');
  CREATE TYPE "public"."enum__articles_v_version_language" AS ENUM('vi', 'en', 'zh');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_members_languages_spoken" AS ENUM('vi', 'en', 'zh', 'fr', 'ja', 'ko', 'ru', 'de');
  CREATE TYPE "public"."enum_members_posts_role" AS ENUM('MEMBER', 'VICE_PRESIDENT', 'PRESIDENT', 'CHAIRPERSON', 'VICE_CHAIRMAN', 'GROUP_PRESIDENT', 'GROUP_VICE_PRESIDENT', 'ROOM_PRESIDENT', 'ROOM_VICE_PRESIDENT', 'NA');
  CREATE TYPE "public"."enum_members_posts_department" AS ENUM('BOARD_OF_DIRECTORS', 'SCIENTIFIC_COUNCIL', 'BOARD_OF_MANAGEMERS', 'ADVISORY_BOARD', 'SOCIAL_WORK_AND_BUSINESS_SUPPORT_BOARD', 'HUMAN_RESOURCE_TRAINING_AND_DEVELOPMENT_DEPARTMENT', 'INVESTMENT_AND_COMMUNICATION_COOPERATION_DEPARTMENT', 'DEPARTMENT_OF_DIGITAL_ECONOMY', 'DEPARTMENT_OF_ECONOMICS_FINANCE_AND_INTERNATIONAL_TRADE', 'LEGAL_AND_COMMERCIAL_INSTITUTIONS_DEPARTMENT', 'OTHER_DEPRATMENTS', 'PARTNERS', 'CHIEF_OF_STAFF', 'NA');
  CREATE TYPE "public"."enum_members_member_details_type_detail" AS ENUM('EDUCATION', 'WORK_EXPERIENCE', 'CONSULT_EXPERIENCE');
  CREATE TYPE "public"."enum_members_language" AS ENUM('vi', 'en', 'zh');
  CREATE TYPE "public"."enum_ecosystems_type_ecosystem" AS ENUM('EDUCATIONAL_INSTITUTION', 'ENTERPRISE', 'ORGANIZATION');
  CREATE TYPE "public"."enum_site_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_legal_texts_kind" AS ENUM('LAW', 'ORDINANCE', 'RESOLUTION', 'ORDER', 'DECREE', 'DECISION', 'DIRECTIVE', 'CIRCULAR', 'JOINT_CIRCULAR', 'JOINT_RESOLUTION', 'CONSOLIDATED');
  CREATE TYPE "public"."enum_interacted_articles_state" AS ENUM('SHOWN', 'HELD', 'HIDDEN', 'SPAM', 'REMOVED');
  CREATE TYPE "public"."enum_interacted_articles_type" AS ENUM('COMMENT', 'RATE');
  CREATE TYPE "public"."enum_comment_reports_reason" AS ENUM('SPAM', 'INSULT', 'PERSONAL_DATA', 'ILLEGAL', 'OTHER');
  CREATE TYPE "public"."enum_consultation_requests_status" AS ENUM('PENDING', 'SCHEDULED', 'ANSWERED', 'CLOSED', 'SPAM');
  CREATE TYPE "public"."enum_consultation_requests_language" AS ENUM('vi', 'en', 'zh');
  CREATE TYPE "public"."enum_mails_state" AS ENUM('WAITING', 'SENDING', 'SENT', 'FAILED');
  CREATE TYPE "public"."enum_mails_kind" AS ENUM('STAFF_NOTICE', 'CONFIRMATION', 'ANSWER', 'REMINDER', 'PASSWORD_RESET', 'REVIEW_ASKED', 'REVIEW_RETURNED', 'REVIEW_APPROVED');
  CREATE TYPE "public"."enum_mails_language" AS ENUM('vi', 'en', 'zh');
  CREATE TYPE "public"."enum_former_addresses_kind" AS ENUM('ARTICLE', 'MEMBER', 'LEGAL_TEXT');
  CREATE TYPE "public"."enum_staff_roles" AS ENUM('admin', 'editor', 'author', 'moderator', 'consultant');
  CREATE TYPE "public"."enum_activities_what" AS ENUM('CREATED', 'CHANGED', 'PUBLISHED', 'WITHDRAWN', 'DELETED', 'EXPORTED', 'ERASED', 'SIGNED_IN', 'PLANNED', 'PUBLISHED_AS_PLANNED', 'WITHDRAWN_AS_PLANNED', 'SECOND_FACTOR_SET', 'SECOND_FACTOR_OFF', 'SECOND_FACTOR_RESET', 'RECOVERY_CODE_USED', 'RECOVERY_CODES_RENEWED');
  CREATE TYPE "public"."enum_site_record_contact_hours_days" AS ENUM('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY');
  CREATE TYPE "public"."enum_site_record_contact_slots_periods_days" AS ENUM('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY');
  CREATE TYPE "public"."enum_site_record_contact_first_talk" AS ENUM('FREE', 'PAID');
  CREATE TYPE "public"."enum__site_record_v_version_contact_hours_days" AS ENUM('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY');
  CREATE TYPE "public"."enum__site_record_v_version_contact_slots_periods_days" AS ENUM('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY');
  CREATE TYPE "public"."enum__site_record_v_version_contact_first_talk" AS ENUM('FREE', 'PAID');
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"revision" varchar DEFAULT '0',
  	"alt" varchar,
  	"words" varchar,
  	"source_hash" varchar,
  	"folder_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "media_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "articles_offer_dates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"first_day" varchar,
  	"last_day" varchar
  );
  
  CREATE TABLE "articles_authors" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"member_id" integer
  );
  
  CREATE TABLE "articles_review_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"by_id" integer,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"revision" varchar DEFAULT '0',
  	"title" varchar,
  	"summary" varchar,
  	"offer_promise" varchar,
  	"offer_includes" varchar,
  	"offer_duration" varchar,
  	"offer_fee" varchar,
  	"offer_bring" varchar,
  	"offer_place" varchar,
  	"offer_is_online" boolean,
  	"offer_audience" varchar,
  	"offer_seats" varchar,
  	"meta_title" varchar,
  	"meta_description" varchar,
  	"meta_image_id" integer,
  	"format" "enum_articles_format" DEFAULT 'EDITOR',
  	"body" jsonb,
  	"html" varchar,
  	"reviewer_id" integer,
  	"title_match" varchar,
  	"title_folded" varchar,
  	"words" varchar,
  	"slug" varchar,
  	"type" "enum_articles_type" DEFAULT 'NEWS',
  	"language" "enum_articles_language" DEFAULT 'vi',
  	"translation_of_id" integer,
  	"translation_key" varchar,
  	"original_changed_at" timestamp(3) with time zone,
  	"translated_from" varchar,
  	"translation_checked_at" timestamp(3) with time zone,
  	"translation_checked_by_id" integer,
  	"preview_image_id" integer,
  	"create_date" timestamp(3) with time zone,
  	"views" numeric DEFAULT 0,
  	"publish_at" timestamp(3) with time zone,
  	"unpublish_at" timestamp(3) with time zone,
  	"review_asked" boolean DEFAULT false,
  	"review_returned" boolean DEFAULT false,
  	"review_asked_by_id" integer,
  	"saved_by_id" integer,
  	"source_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "articles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topics_id" integer
  );
  
  CREATE TABLE "_articles_v_version_offer_dates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"first_day" varchar,
  	"last_day" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_articles_v_version_authors" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"member_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_articles_v_version_review_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"by_id" integer,
  	"at" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_revision" varchar DEFAULT '0',
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_offer_promise" varchar,
  	"version_offer_includes" varchar,
  	"version_offer_duration" varchar,
  	"version_offer_fee" varchar,
  	"version_offer_bring" varchar,
  	"version_offer_place" varchar,
  	"version_offer_is_online" boolean,
  	"version_offer_audience" varchar,
  	"version_offer_seats" varchar,
  	"version_meta_title" varchar,
  	"version_meta_description" varchar,
  	"version_meta_image_id" integer,
  	"version_format" "enum__articles_v_version_format" DEFAULT 'EDITOR',
  	"version_body" jsonb,
  	"version_html" varchar,
  	"version_reviewer_id" integer,
  	"version_title_match" varchar,
  	"version_title_folded" varchar,
  	"version_words" varchar,
  	"version_slug" varchar,
  	"version_type" "enum__articles_v_version_type" DEFAULT 'NEWS',
  	"version_language" "enum__articles_v_version_language" DEFAULT 'vi',
  	"version_translation_of_id" integer,
  	"version_translation_key" varchar,
  	"version_original_changed_at" timestamp(3) with time zone,
  	"version_translated_from" varchar,
  	"version_translation_checked_at" timestamp(3) with time zone,
  	"version_translation_checked_by_id" integer,
  	"version_preview_image_id" integer,
  	"version_create_date" timestamp(3) with time zone,
  	"version_views" numeric DEFAULT 0,
  	"version_publish_at" timestamp(3) with time zone,
  	"version_unpublish_at" timestamp(3) with time zone,
  	"version_review_asked" boolean DEFAULT false,
  	"version_review_returned" boolean DEFAULT false,
  	"version_review_asked_by_id" integer,
  	"version_saved_by_id" integer,
  	"version_source_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_articles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"topics_id" integer
  );
  
  CREATE TABLE "documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"revision" varchar DEFAULT '0',
  	"title" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "documents_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "members_languages_spoken" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_members_languages_spoken",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "members_posts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"role" "enum_members_posts_role" NOT NULL,
  	"department" "enum_members_posts_department" NOT NULL
  );
  
  CREATE TABLE "members_member_details" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"type_detail" "enum_members_member_details_type_detail" NOT NULL,
  	"period" varchar,
  	"title" varchar NOT NULL,
  	"organisation" varchar,
  	"description" varchar
  );
  
  CREATE TABLE "members" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"revision" varchar DEFAULT '0',
  	"full_name" varchar NOT NULL,
  	"name" varchar,
  	"gmail" varchar,
  	"phone" varchar,
  	"linkedin" varchar,
  	"orcid" varchar,
  	"pen_name" varchar,
  	"description" varchar,
  	"full_name_match" varchar,
  	"slug" varchar NOT NULL,
  	"language" "enum_members_language" DEFAULT 'vi' NOT NULL,
  	"translation_key" varchar,
  	"main_profile_id" integer,
  	"photo_id" integer,
  	"is_show" boolean DEFAULT true,
  	"is_hidden" boolean DEFAULT false,
  	"source_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "ecosystems" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"revision" varchar DEFAULT '0',
  	"full_name_vi" varchar NOT NULL,
  	"full_name_en" varchar,
  	"full_name_zh" varchar,
  	"type_ecosystem" "enum_ecosystems_type_ecosystem" NOT NULL,
  	"link_website" varchar,
  	"logo_id" integer,
  	"is_hidden" boolean DEFAULT false,
  	"slug" varchar NOT NULL,
  	"source_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "videos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_order" varchar,
  	"revision" varchar DEFAULT '0',
  	"title_vi" varchar NOT NULL,
  	"title_en" varchar,
  	"title_zh" varchar,
  	"video_id" varchar,
  	"file_id" integer,
  	"has_captions" boolean,
  	"transcript_vi" varchar,
  	"transcript_en" varchar,
  	"transcript_zh" varchar,
  	"duration" varchar,
  	"upload_date" timestamp(3) with time zone,
  	"slug" varchar NOT NULL,
  	"source_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"revision" varchar DEFAULT '0',
  	"vi_title" varchar,
  	"vi_summary" varchar,
  	"vi_body" jsonb,
  	"en_title" varchar,
  	"en_summary" varchar,
  	"en_body" jsonb,
  	"zh_title" varchar,
  	"zh_summary" varchar,
  	"zh_body" jsonb,
  	"slug" varchar,
  	"published_at" timestamp(3) with time zone,
  	"source_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_site_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_site_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_revision" varchar DEFAULT '0',
  	"version_vi_title" varchar,
  	"version_vi_summary" varchar,
  	"version_vi_body" jsonb,
  	"version_en_title" varchar,
  	"version_en_summary" varchar,
  	"version_en_body" jsonb,
  	"version_zh_title" varchar,
  	"version_zh_summary" varchar,
  	"version_zh_body" jsonb,
  	"version_slug" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_source_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__site_pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "legal_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"revision" varchar DEFAULT '0',
  	"number" varchar NOT NULL,
  	"kind" "enum_legal_texts_kind" DEFAULT 'LAW' NOT NULL,
  	"title_vi" varchar NOT NULL,
  	"title_en" varchar,
  	"title_zh" varchar,
  	"issuer_vi" varchar NOT NULL,
  	"issuer_en" varchar,
  	"issuer_zh" varchar,
  	"issued" varchar,
  	"in_force_from" varchar,
  	"expired_from" varchar,
  	"replaced_by_id" integer,
  	"address" varchar,
  	"slug" varchar,
  	"source_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "legal_texts_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "legal_texts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"legal_texts_id" integer
  );
  
  CREATE TABLE "topics" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"revision" varchar DEFAULT '0',
  	"name_vi" varchar NOT NULL,
  	"name_en" varchar,
  	"name_zh" varchar,
  	"slug" varchar NOT NULL,
  	"source_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "interacted_articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_interacted_articles_state" DEFAULT 'SHOWN' NOT NULL,
  	"open_reports" numeric DEFAULT 0 NOT NULL,
  	"from_institute" boolean DEFAULT false,
  	"account_id" integer,
  	"article_id" integer NOT NULL,
  	"type" "enum_interacted_articles_type" NOT NULL,
  	"value" varchar,
  	"words" varchar,
  	"reply_to_id" integer,
  	"user_name" varchar,
  	"full_name" varchar,
  	"avatar" varchar,
  	"edited_at" timestamp(3) with time zone,
  	"once_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "accounts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"blocked" boolean DEFAULT false,
  	"full_name" varchar NOT NULL,
  	"email" varchar,
  	"provider" varchar NOT NULL,
  	"uid" varchar NOT NULL,
  	"avatar_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "comment_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"comment_id" integer NOT NULL,
  	"reason" "enum_comment_reports_reason" NOT NULL,
  	"note" varchar,
  	"account_id" integer NOT NULL,
  	"once_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "avatars" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "consultation_requests_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"by_id" integer,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "consultation_requests_history" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"at" timestamp(3) with time zone NOT NULL,
  	"by_id" integer,
  	"what" varchar NOT NULL
  );
  
  CREATE TABLE "consultation_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"revision" numeric DEFAULT 0 NOT NULL,
  	"status" "enum_consultation_requests_status" DEFAULT 'PENDING' NOT NULL,
  	"assignee_id" integer,
  	"reference" varchar NOT NULL,
  	"suspicions" varchar,
  	"full_name" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"gmail" varchar,
  	"address" varchar,
  	"consult_date" varchar,
  	"consult_time" varchar,
  	"consult_until" varchar,
  	"subject" varchar,
  	"content" varchar,
  	"file_id" integer,
  	"file_url" varchar,
  	"language" "enum_consultation_requests_language",
  	"privacy_version" varchar,
  	"once_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_mails_state" DEFAULT 'WAITING' NOT NULL,
  	"kind" "enum_mails_kind" NOT NULL,
  	"request_id" integer,
  	"staff_id" integer,
  	"written_by" varchar,
  	"to" varchar NOT NULL,
  	"subject" varchar,
  	"text" varchar,
  	"language" "enum_mails_language",
  	"html" varchar,
  	"calendar" varchar,
  	"reply_to" varchar,
  	"ordered_at" timestamp(3) with time zone NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"once_key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "attachments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"type" varchar NOT NULL,
  	"bytes" numeric NOT NULL,
  	"digest" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"revision" varchar DEFAULT '0',
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"active" boolean DEFAULT true,
  	"note" varchar,
  	"hits" numeric DEFAULT 0,
  	"last_used" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "website_views" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"views" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "former_addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_former_addresses_kind" NOT NULL,
  	"slug" varchar NOT NULL,
  	"article_id" integer,
  	"member_id" integer,
  	"legal_text_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "index_notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "staff_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_staff_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "staff_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "staff" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"full_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "activities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"who" varchar,
  	"what" "enum_activities_what" NOT NULL,
  	"area" varchar NOT NULL,
  	"record" varchar,
  	"title" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "folders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"folder_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"articles_id" integer,
  	"documents_id" integer,
  	"members_id" integer,
  	"ecosystems_id" integer,
  	"videos_id" integer,
  	"site_pages_id" integer,
  	"legal_texts_id" integer,
  	"topics_id" integer,
  	"interacted_articles_id" integer,
  	"accounts_id" integer,
  	"comment_reports_id" integer,
  	"avatars_id" integer,
  	"consultation_requests_id" integer,
  	"mails_id" integer,
  	"attachments_id" integer,
  	"redirects_id" integer,
  	"website_views_id" integer,
  	"former_addresses_id" integer,
  	"index_notices_id" integer,
  	"staff_id" integer,
  	"activities_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"staff_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_record_contact_hotlines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"phone" varchar NOT NULL
  );
  
  CREATE TABLE "site_record_contact_contacts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name_vi" varchar NOT NULL,
  	"name_en" varchar,
  	"name_zh" varchar,
  	"phone" varchar NOT NULL
  );
  
  CREATE TABLE "site_record_contact_licences" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text_vi" varchar NOT NULL,
  	"text_en" varchar,
  	"text_zh" varchar
  );
  
  CREATE TABLE "site_record_contact_offices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name_vi" varchar NOT NULL,
  	"name_en" varchar,
  	"name_zh" varchar,
  	"address_vi" varchar NOT NULL,
  	"address_en" varchar,
  	"address_zh" varchar,
  	"phone" varchar
  );
  
  CREATE TABLE "site_record_contact_hours_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_site_record_contact_hours_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_record_contact_slots_periods_days" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_site_record_contact_slots_periods_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "site_record_contact_slots_periods" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"until" varchar NOT NULL
  );
  
  CREATE TABLE "site_record_contact_closed_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"first_day" varchar NOT NULL,
  	"last_day" varchar NOT NULL,
  	"name_vi" varchar NOT NULL,
  	"name_en" varchar,
  	"name_zh" varchar
  );
  
  CREATE TABLE "site_record_home_hero_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title_vi" varchar NOT NULL,
  	"title_en" varchar,
  	"title_zh" varchar,
  	"text_vi" varchar NOT NULL,
  	"text_en" varchar,
  	"text_zh" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "site_record_home_intro_paragraphs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text_vi" varchar NOT NULL,
  	"text_en" varchar,
  	"text_zh" varchar
  );
  
  CREATE TABLE "site_record_home_intro_tips" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title_vi" varchar NOT NULL,
  	"title_en" varchar,
  	"title_zh" varchar,
  	"text_vi" varchar NOT NULL,
  	"text_en" varchar,
  	"text_zh" varchar
  );
  
  CREATE TABLE "site_record_home_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title_vi" varchar NOT NULL,
  	"title_en" varchar,
  	"title_zh" varchar,
  	"text_vi" varchar NOT NULL,
  	"text_en" varchar,
  	"text_zh" varchar
  );
  
  CREATE TABLE "site_record" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"revision" varchar DEFAULT '0',
  	"contact_email" varchar NOT NULL,
  	"contact_address_vi" varchar NOT NULL,
  	"contact_address_en" varchar,
  	"contact_address_zh" varchar,
  	"contact_tax_code" varchar,
  	"contact_first_talk" "enum_site_record_contact_first_talk",
  	"contact_hours_opens" varchar NOT NULL,
  	"contact_hours_closes" varchar NOT NULL,
  	"contact_slots_minutes" numeric,
  	"contact_slots_people" numeric DEFAULT 1,
  	"contact_map_latitude" numeric NOT NULL,
  	"contact_map_longitude" numeric NOT NULL,
  	"contact_map_embed_url" varchar NOT NULL,
  	"contact_social_facebook" varchar,
  	"contact_social_zalo" varchar,
  	"contact_social_whatsapp" varchar,
  	"contact_social_wechat" varchar,
  	"contact_chat_url" varchar,
  	"contact_verification_google" varchar,
  	"contact_verification_bing" varchar,
  	"contact_verification_baidu" varchar,
  	"contact_verification_facebook" varchar,
  	"contact_verification_zalo" varchar,
  	"home_intro_heading_vi" varchar NOT NULL,
  	"home_intro_heading_en" varchar,
  	"home_intro_heading_zh" varchar,
  	"home_intro_subheading_vi" varchar NOT NULL,
  	"home_intro_subheading_en" varchar,
  	"home_intro_subheading_zh" varchar,
  	"home_globe_phrase_vi" varchar NOT NULL,
  	"home_globe_phrase_en" varchar,
  	"home_globe_phrase_zh" varchar,
  	"home_logo_explanation_heading_vi" varchar NOT NULL,
  	"home_logo_explanation_heading_en" varchar,
  	"home_logo_explanation_heading_zh" varchar,
  	"home_logo_explanation_paragraph_vi" varchar NOT NULL,
  	"home_logo_explanation_paragraph_en" varchar,
  	"home_logo_explanation_paragraph_zh" varchar,
  	"home_mission_vi" varchar NOT NULL,
  	"home_mission_en" varchar,
  	"home_mission_zh" varchar,
  	"home_vision_vi" varchar NOT NULL,
  	"home_vision_en" varchar,
  	"home_vision_zh" varchar,
  	"home_banner_image_id" integer,
  	"home_film_image_id" integer,
  	"source_hash" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_site_record_v_version_contact_hotlines" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"phone" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_record_v_version_contact_contacts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name_vi" varchar NOT NULL,
  	"name_en" varchar,
  	"name_zh" varchar,
  	"phone" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_record_v_version_contact_licences" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text_vi" varchar NOT NULL,
  	"text_en" varchar,
  	"text_zh" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_record_v_version_contact_offices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name_vi" varchar NOT NULL,
  	"name_en" varchar,
  	"name_zh" varchar,
  	"address_vi" varchar NOT NULL,
  	"address_en" varchar,
  	"address_zh" varchar,
  	"phone" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_record_v_version_contact_hours_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__site_record_v_version_contact_hours_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_site_record_v_version_contact_slots_periods_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__site_record_v_version_contact_slots_periods_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_site_record_v_version_contact_slots_periods" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"until" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_record_v_version_contact_closed_days" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"first_day" varchar NOT NULL,
  	"last_day" varchar NOT NULL,
  	"name_vi" varchar NOT NULL,
  	"name_en" varchar,
  	"name_zh" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_record_v_version_home_hero_slides" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title_vi" varchar NOT NULL,
  	"title_en" varchar,
  	"title_zh" varchar,
  	"text_vi" varchar NOT NULL,
  	"text_en" varchar,
  	"text_zh" varchar,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_record_v_version_home_intro_paragraphs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text_vi" varchar NOT NULL,
  	"text_en" varchar,
  	"text_zh" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_record_v_version_home_intro_tips" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title_vi" varchar NOT NULL,
  	"title_en" varchar,
  	"title_zh" varchar,
  	"text_vi" varchar NOT NULL,
  	"text_en" varchar,
  	"text_zh" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_record_v_version_home_services" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title_vi" varchar NOT NULL,
  	"title_en" varchar,
  	"title_zh" varchar,
  	"text_vi" varchar NOT NULL,
  	"text_en" varchar,
  	"text_zh" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_record_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_revision" varchar DEFAULT '0',
  	"version_contact_email" varchar NOT NULL,
  	"version_contact_address_vi" varchar NOT NULL,
  	"version_contact_address_en" varchar,
  	"version_contact_address_zh" varchar,
  	"version_contact_tax_code" varchar,
  	"version_contact_first_talk" "enum__site_record_v_version_contact_first_talk",
  	"version_contact_hours_opens" varchar NOT NULL,
  	"version_contact_hours_closes" varchar NOT NULL,
  	"version_contact_slots_minutes" numeric,
  	"version_contact_slots_people" numeric DEFAULT 1,
  	"version_contact_map_latitude" numeric NOT NULL,
  	"version_contact_map_longitude" numeric NOT NULL,
  	"version_contact_map_embed_url" varchar NOT NULL,
  	"version_contact_social_facebook" varchar,
  	"version_contact_social_zalo" varchar,
  	"version_contact_social_whatsapp" varchar,
  	"version_contact_social_wechat" varchar,
  	"version_contact_chat_url" varchar,
  	"version_contact_verification_google" varchar,
  	"version_contact_verification_bing" varchar,
  	"version_contact_verification_baidu" varchar,
  	"version_contact_verification_facebook" varchar,
  	"version_contact_verification_zalo" varchar,
  	"version_home_intro_heading_vi" varchar NOT NULL,
  	"version_home_intro_heading_en" varchar,
  	"version_home_intro_heading_zh" varchar,
  	"version_home_intro_subheading_vi" varchar NOT NULL,
  	"version_home_intro_subheading_en" varchar,
  	"version_home_intro_subheading_zh" varchar,
  	"version_home_globe_phrase_vi" varchar NOT NULL,
  	"version_home_globe_phrase_en" varchar,
  	"version_home_globe_phrase_zh" varchar,
  	"version_home_logo_explanation_heading_vi" varchar NOT NULL,
  	"version_home_logo_explanation_heading_en" varchar,
  	"version_home_logo_explanation_heading_zh" varchar,
  	"version_home_logo_explanation_paragraph_vi" varchar NOT NULL,
  	"version_home_logo_explanation_paragraph_en" varchar,
  	"version_home_logo_explanation_paragraph_zh" varchar,
  	"version_home_mission_vi" varchar NOT NULL,
  	"version_home_mission_en" varchar,
  	"version_home_mission_zh" varchar,
  	"version_home_vision_vi" varchar NOT NULL,
  	"version_home_vision_en" varchar,
  	"version_home_vision_zh" varchar,
  	"version_home_banner_image_id" integer,
  	"version_home_film_image_id" integer,
  	"version_source_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "abbreviations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"revision" varchar DEFAULT '0',
  	"vi" varchar,
  	"en" varchar,
  	"zh" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "moderation" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"revision" varchar DEFAULT '0',
  	"hold_first" boolean DEFAULT false,
  	"words" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "consultation_settings_templates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"subject_vi" varchar NOT NULL,
  	"subject_en" varchar,
  	"subject_zh" varchar,
  	"text_vi" varchar NOT NULL,
  	"text_en" varchar,
  	"text_zh" varchar
  );
  
  CREATE TABLE "consultation_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"revision" varchar DEFAULT '0',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "staff_security" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"revision" varchar DEFAULT '0',
  	"require_second_factor" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "media" ADD CONSTRAINT "media_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "media_texts" ADD CONSTRAINT "media_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_offer_dates" ADD CONSTRAINT "articles_offer_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_authors" ADD CONSTRAINT "articles_authors_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_authors" ADD CONSTRAINT "articles_authors_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_review_notes" ADD CONSTRAINT "articles_review_notes_by_id_staff_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_review_notes" ADD CONSTRAINT "articles_review_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_meta_image_id_media_id_fk" FOREIGN KEY ("meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_reviewer_id_members_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_translation_of_id_articles_id_fk" FOREIGN KEY ("translation_of_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_translation_checked_by_id_staff_id_fk" FOREIGN KEY ("translation_checked_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_preview_image_id_media_id_fk" FOREIGN KEY ("preview_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_review_asked_by_id_staff_id_fk" FOREIGN KEY ("review_asked_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_saved_by_id_staff_id_fk" FOREIGN KEY ("saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "articles_rels" ADD CONSTRAINT "articles_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_version_offer_dates" ADD CONSTRAINT "_articles_v_version_offer_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_version_authors" ADD CONSTRAINT "_articles_v_version_authors_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_version_authors" ADD CONSTRAINT "_articles_v_version_authors_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_version_review_notes" ADD CONSTRAINT "_articles_v_version_review_notes_by_id_staff_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_version_review_notes" ADD CONSTRAINT "_articles_v_version_review_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_meta_image_id_media_id_fk" FOREIGN KEY ("version_meta_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_reviewer_id_members_id_fk" FOREIGN KEY ("version_reviewer_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_translation_of_id_articles_id_fk" FOREIGN KEY ("version_translation_of_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_translation_checked_by_id_staff_id_fk" FOREIGN KEY ("version_translation_checked_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_preview_image_id_media_id_fk" FOREIGN KEY ("version_preview_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_review_asked_by_id_staff_id_fk" FOREIGN KEY ("version_review_asked_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_saved_by_id_staff_id_fk" FOREIGN KEY ("version_saved_by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "documents_texts" ADD CONSTRAINT "documents_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "members_languages_spoken" ADD CONSTRAINT "members_languages_spoken_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "members_posts" ADD CONSTRAINT "members_posts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "members_member_details" ADD CONSTRAINT "members_member_details_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "members" ADD CONSTRAINT "members_main_profile_id_members_id_fk" FOREIGN KEY ("main_profile_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "members" ADD CONSTRAINT "members_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ecosystems" ADD CONSTRAINT "ecosystems_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "videos" ADD CONSTRAINT "videos_file_id_documents_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_pages_v" ADD CONSTRAINT "_site_pages_v_parent_id_site_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "legal_texts" ADD CONSTRAINT "legal_texts_replaced_by_id_legal_texts_id_fk" FOREIGN KEY ("replaced_by_id") REFERENCES "public"."legal_texts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "legal_texts_texts" ADD CONSTRAINT "legal_texts_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_texts_rels" ADD CONSTRAINT "legal_texts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."legal_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "legal_texts_rels" ADD CONSTRAINT "legal_texts_rels_legal_texts_fk" FOREIGN KEY ("legal_texts_id") REFERENCES "public"."legal_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "interacted_articles" ADD CONSTRAINT "interacted_articles_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "interacted_articles" ADD CONSTRAINT "interacted_articles_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "interacted_articles" ADD CONSTRAINT "interacted_articles_reply_to_id_interacted_articles_id_fk" FOREIGN KEY ("reply_to_id") REFERENCES "public"."interacted_articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "accounts" ADD CONSTRAINT "accounts_avatar_id_avatars_id_fk" FOREIGN KEY ("avatar_id") REFERENCES "public"."avatars"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_comment_id_interacted_articles_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."interacted_articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "comment_reports" ADD CONSTRAINT "comment_reports_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consultation_requests_notes" ADD CONSTRAINT "consultation_requests_notes_by_id_staff_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consultation_requests_notes" ADD CONSTRAINT "consultation_requests_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consultation_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consultation_requests_history" ADD CONSTRAINT "consultation_requests_history_by_id_staff_id_fk" FOREIGN KEY ("by_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consultation_requests_history" ADD CONSTRAINT "consultation_requests_history_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consultation_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "consultation_requests" ADD CONSTRAINT "consultation_requests_assignee_id_staff_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consultation_requests" ADD CONSTRAINT "consultation_requests_file_id_attachments_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."attachments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_request_id_consultation_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."consultation_requests"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "mails" ADD CONSTRAINT "mails_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "former_addresses" ADD CONSTRAINT "former_addresses_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "former_addresses" ADD CONSTRAINT "former_addresses_member_id_members_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."members"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "former_addresses" ADD CONSTRAINT "former_addresses_legal_text_id_legal_texts_id_fk" FOREIGN KEY ("legal_text_id") REFERENCES "public"."legal_texts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "staff_roles" ADD CONSTRAINT "staff_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "folders" ADD CONSTRAINT "folders_folder_id_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_documents_fk" FOREIGN KEY ("documents_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_members_fk" FOREIGN KEY ("members_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ecosystems_fk" FOREIGN KEY ("ecosystems_id") REFERENCES "public"."ecosystems"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_site_pages_fk" FOREIGN KEY ("site_pages_id") REFERENCES "public"."site_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_legal_texts_fk" FOREIGN KEY ("legal_texts_id") REFERENCES "public"."legal_texts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_topics_fk" FOREIGN KEY ("topics_id") REFERENCES "public"."topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_interacted_articles_fk" FOREIGN KEY ("interacted_articles_id") REFERENCES "public"."interacted_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_accounts_fk" FOREIGN KEY ("accounts_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_comment_reports_fk" FOREIGN KEY ("comment_reports_id") REFERENCES "public"."comment_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_avatars_fk" FOREIGN KEY ("avatars_id") REFERENCES "public"."avatars"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consultation_requests_fk" FOREIGN KEY ("consultation_requests_id") REFERENCES "public"."consultation_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "public"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_website_views_fk" FOREIGN KEY ("website_views_id") REFERENCES "public"."website_views"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_former_addresses_fk" FOREIGN KEY ("former_addresses_id") REFERENCES "public"."former_addresses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_index_notices_fk" FOREIGN KEY ("index_notices_id") REFERENCES "public"."index_notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_activities_fk" FOREIGN KEY ("activities_id") REFERENCES "public"."activities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_record_contact_hotlines" ADD CONSTRAINT "site_record_contact_hotlines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_record"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_record_contact_contacts" ADD CONSTRAINT "site_record_contact_contacts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_record"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_record_contact_licences" ADD CONSTRAINT "site_record_contact_licences_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_record"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_record_contact_offices" ADD CONSTRAINT "site_record_contact_offices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_record"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_record_contact_hours_days" ADD CONSTRAINT "site_record_contact_hours_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_record"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_record_contact_slots_periods_days" ADD CONSTRAINT "site_record_contact_slots_periods_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_record_contact_slots_periods"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_record_contact_slots_periods" ADD CONSTRAINT "site_record_contact_slots_periods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_record"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_record_contact_closed_days" ADD CONSTRAINT "site_record_contact_closed_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_record"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_record_home_hero_slides" ADD CONSTRAINT "site_record_home_hero_slides_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_record_home_hero_slides" ADD CONSTRAINT "site_record_home_hero_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_record"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_record_home_intro_paragraphs" ADD CONSTRAINT "site_record_home_intro_paragraphs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_record"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_record_home_intro_tips" ADD CONSTRAINT "site_record_home_intro_tips_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_record"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_record_home_services" ADD CONSTRAINT "site_record_home_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_record"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_record" ADD CONSTRAINT "site_record_home_banner_image_id_media_id_fk" FOREIGN KEY ("home_banner_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_record" ADD CONSTRAINT "site_record_home_film_image_id_media_id_fk" FOREIGN KEY ("home_film_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_record_v_version_contact_hotlines" ADD CONSTRAINT "_site_record_v_version_contact_hotlines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_record_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_record_v_version_contact_contacts" ADD CONSTRAINT "_site_record_v_version_contact_contacts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_record_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_record_v_version_contact_licences" ADD CONSTRAINT "_site_record_v_version_contact_licences_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_record_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_record_v_version_contact_offices" ADD CONSTRAINT "_site_record_v_version_contact_offices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_record_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_record_v_version_contact_hours_days" ADD CONSTRAINT "_site_record_v_version_contact_hours_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_record_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_record_v_version_contact_slots_periods_days" ADD CONSTRAINT "_site_record_v_version_contact_slots_periods_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_record_v_version_contact_slots_periods"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_record_v_version_contact_slots_periods" ADD CONSTRAINT "_site_record_v_version_contact_slots_periods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_record_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_record_v_version_contact_closed_days" ADD CONSTRAINT "_site_record_v_version_contact_closed_days_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_record_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_record_v_version_home_hero_slides" ADD CONSTRAINT "_site_record_v_version_home_hero_slides_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_record_v_version_home_hero_slides" ADD CONSTRAINT "_site_record_v_version_home_hero_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_record_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_record_v_version_home_intro_paragraphs" ADD CONSTRAINT "_site_record_v_version_home_intro_paragraphs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_record_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_record_v_version_home_intro_tips" ADD CONSTRAINT "_site_record_v_version_home_intro_tips_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_record_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_record_v_version_home_services" ADD CONSTRAINT "_site_record_v_version_home_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_record_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_record_v" ADD CONSTRAINT "_site_record_v_version_home_banner_image_id_media_id_fk" FOREIGN KEY ("version_home_banner_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_record_v" ADD CONSTRAINT "_site_record_v_version_home_film_image_id_media_id_fk" FOREIGN KEY ("version_home_film_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consultation_settings_templates" ADD CONSTRAINT "consultation_settings_templates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."consultation_settings"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_folder_idx" ON "media" USING btree ("folder_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_texts_order_parent" ON "media_texts" USING btree ("order","parent_id");
  CREATE INDEX "articles_offer_dates_order_idx" ON "articles_offer_dates" USING btree ("_order");
  CREATE INDEX "articles_offer_dates_parent_id_idx" ON "articles_offer_dates" USING btree ("_parent_id");
  CREATE INDEX "articles_authors_order_idx" ON "articles_authors" USING btree ("_order");
  CREATE INDEX "articles_authors_parent_id_idx" ON "articles_authors" USING btree ("_parent_id");
  CREATE INDEX "articles_authors_member_idx" ON "articles_authors" USING btree ("member_id");
  CREATE INDEX "articles_review_notes_order_idx" ON "articles_review_notes" USING btree ("_order");
  CREATE INDEX "articles_review_notes_parent_id_idx" ON "articles_review_notes" USING btree ("_parent_id");
  CREATE INDEX "articles_review_notes_by_idx" ON "articles_review_notes" USING btree ("by_id");
  CREATE INDEX "articles_meta_meta_image_idx" ON "articles" USING btree ("meta_image_id");
  CREATE INDEX "articles_reviewer_idx" ON "articles" USING btree ("reviewer_id");
  CREATE UNIQUE INDEX "articles_slug_idx" ON "articles" USING btree ("slug");
  CREATE INDEX "articles_translation_of_idx" ON "articles" USING btree ("translation_of_id");
  CREATE INDEX "articles_translation_key_idx" ON "articles" USING btree ("translation_key");
  CREATE INDEX "articles_original_changed_at_idx" ON "articles" USING btree ("original_changed_at");
  CREATE INDEX "articles_translation_checked_by_idx" ON "articles" USING btree ("translation_checked_by_id");
  CREATE INDEX "articles_preview_image_idx" ON "articles" USING btree ("preview_image_id");
  CREATE INDEX "articles_publish_at_idx" ON "articles" USING btree ("publish_at");
  CREATE INDEX "articles_unpublish_at_idx" ON "articles" USING btree ("unpublish_at");
  CREATE INDEX "articles_review_asked_by_idx" ON "articles" USING btree ("review_asked_by_id");
  CREATE INDEX "articles_saved_by_idx" ON "articles" USING btree ("saved_by_id");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles_deleted_at_idx" ON "articles" USING btree ("deleted_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE INDEX "_status_language_type_createDate_idx" ON "articles" USING btree ("_status","language","type","create_date");
  CREATE INDEX "_status_type_createDate_idx" ON "articles" USING btree ("_status","type","create_date");
  CREATE INDEX "_status_language_createDate_titleMatch_idx" ON "articles" USING btree ("_status","language","create_date","title_match");
  CREATE INDEX "_status_createDate_titleMatch_idx" ON "articles" USING btree ("_status","create_date","title_match");
  CREATE INDEX "_status_language_createDate_titleFolded_idx" ON "articles" USING btree ("_status","language","create_date","title_folded");
  CREATE INDEX "articles_rels_order_idx" ON "articles_rels" USING btree ("order");
  CREATE INDEX "articles_rels_parent_idx" ON "articles_rels" USING btree ("parent_id");
  CREATE INDEX "articles_rels_path_idx" ON "articles_rels" USING btree ("path");
  CREATE INDEX "articles_rels_topics_id_idx" ON "articles_rels" USING btree ("topics_id");
  CREATE INDEX "_articles_v_version_offer_dates_order_idx" ON "_articles_v_version_offer_dates" USING btree ("_order");
  CREATE INDEX "_articles_v_version_offer_dates_parent_id_idx" ON "_articles_v_version_offer_dates" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_version_authors_order_idx" ON "_articles_v_version_authors" USING btree ("_order");
  CREATE INDEX "_articles_v_version_authors_parent_id_idx" ON "_articles_v_version_authors" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_version_authors_member_idx" ON "_articles_v_version_authors" USING btree ("member_id");
  CREATE INDEX "_articles_v_version_review_notes_order_idx" ON "_articles_v_version_review_notes" USING btree ("_order");
  CREATE INDEX "_articles_v_version_review_notes_parent_id_idx" ON "_articles_v_version_review_notes" USING btree ("_parent_id");
  CREATE INDEX "_articles_v_version_review_notes_by_idx" ON "_articles_v_version_review_notes" USING btree ("by_id");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_meta_version_meta_image_idx" ON "_articles_v" USING btree ("version_meta_image_id");
  CREATE INDEX "_articles_v_version_version_reviewer_idx" ON "_articles_v" USING btree ("version_reviewer_id");
  CREATE INDEX "_articles_v_version_version_slug_idx" ON "_articles_v" USING btree ("version_slug");
  CREATE INDEX "_articles_v_version_version_translation_of_idx" ON "_articles_v" USING btree ("version_translation_of_id");
  CREATE INDEX "_articles_v_version_version_translation_key_idx" ON "_articles_v" USING btree ("version_translation_key");
  CREATE INDEX "_articles_v_version_version_original_changed_at_idx" ON "_articles_v" USING btree ("version_original_changed_at");
  CREATE INDEX "_articles_v_version_version_translation_checked_by_idx" ON "_articles_v" USING btree ("version_translation_checked_by_id");
  CREATE INDEX "_articles_v_version_version_preview_image_idx" ON "_articles_v" USING btree ("version_preview_image_id");
  CREATE INDEX "_articles_v_version_version_publish_at_idx" ON "_articles_v" USING btree ("version_publish_at");
  CREATE INDEX "_articles_v_version_version_unpublish_at_idx" ON "_articles_v" USING btree ("version_unpublish_at");
  CREATE INDEX "_articles_v_version_version_review_asked_by_idx" ON "_articles_v" USING btree ("version_review_asked_by_id");
  CREATE INDEX "_articles_v_version_version_saved_by_idx" ON "_articles_v" USING btree ("version_saved_by_id");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version_deleted_at_idx" ON "_articles_v" USING btree ("version_deleted_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE INDEX "compound_index_idx" ON "_articles_v" USING btree ("version__status","version_language","version_type","version_create_date");
  CREATE INDEX "version__status_version_type_version_createDate_idx" ON "_articles_v" USING btree ("version__status","version_type","version_create_date");
  CREATE INDEX "compound_index_1_idx" ON "_articles_v" USING btree ("version__status","version_language","version_create_date","version_title_match");
  CREATE INDEX "version__status_version_createDate_version_titleMatch_idx" ON "_articles_v" USING btree ("version__status","version_create_date","version_title_match");
  CREATE INDEX "compound_index_2_idx" ON "_articles_v" USING btree ("version__status","version_language","version_create_date","version_title_folded");
  CREATE INDEX "_articles_v_rels_order_idx" ON "_articles_v_rels" USING btree ("order");
  CREATE INDEX "_articles_v_rels_parent_idx" ON "_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_articles_v_rels_path_idx" ON "_articles_v_rels" USING btree ("path");
  CREATE INDEX "_articles_v_rels_topics_id_idx" ON "_articles_v_rels" USING btree ("topics_id");
  CREATE INDEX "documents_updated_at_idx" ON "documents" USING btree ("updated_at");
  CREATE INDEX "documents_created_at_idx" ON "documents" USING btree ("created_at");
  CREATE INDEX "documents_deleted_at_idx" ON "documents" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "documents_filename_idx" ON "documents" USING btree ("filename");
  CREATE INDEX "documents_texts_order_parent" ON "documents_texts" USING btree ("order","parent_id");
  CREATE INDEX "members_languages_spoken_order_idx" ON "members_languages_spoken" USING btree ("order");
  CREATE INDEX "members_languages_spoken_parent_idx" ON "members_languages_spoken" USING btree ("parent_id");
  CREATE INDEX "members_posts_order_idx" ON "members_posts" USING btree ("_order");
  CREATE INDEX "members_posts_parent_id_idx" ON "members_posts" USING btree ("_parent_id");
  CREATE INDEX "members_member_details_order_idx" ON "members_member_details" USING btree ("_order");
  CREATE INDEX "members_member_details_parent_id_idx" ON "members_member_details" USING btree ("_parent_id");
  CREATE INDEX "members__order_idx" ON "members" USING btree ("_order");
  CREATE INDEX "members_full_name_match_idx" ON "members" USING btree ("full_name_match");
  CREATE UNIQUE INDEX "members_slug_idx" ON "members" USING btree ("slug");
  CREATE INDEX "members_language_idx" ON "members" USING btree ("language");
  CREATE INDEX "members_translation_key_idx" ON "members" USING btree ("translation_key");
  CREATE INDEX "members_main_profile_idx" ON "members" USING btree ("main_profile_id");
  CREATE INDEX "members_photo_idx" ON "members" USING btree ("photo_id");
  CREATE INDEX "members_updated_at_idx" ON "members" USING btree ("updated_at");
  CREATE INDEX "members_created_at_idx" ON "members" USING btree ("created_at");
  CREATE INDEX "members_deleted_at_idx" ON "members" USING btree ("deleted_at");
  CREATE INDEX "ecosystems__order_idx" ON "ecosystems" USING btree ("_order");
  CREATE INDEX "ecosystems_logo_idx" ON "ecosystems" USING btree ("logo_id");
  CREATE UNIQUE INDEX "ecosystems_slug_idx" ON "ecosystems" USING btree ("slug");
  CREATE INDEX "ecosystems_updated_at_idx" ON "ecosystems" USING btree ("updated_at");
  CREATE INDEX "ecosystems_created_at_idx" ON "ecosystems" USING btree ("created_at");
  CREATE INDEX "ecosystems_deleted_at_idx" ON "ecosystems" USING btree ("deleted_at");
  CREATE INDEX "videos__order_idx" ON "videos" USING btree ("_order");
  CREATE INDEX "videos_file_idx" ON "videos" USING btree ("file_id");
  CREATE UNIQUE INDEX "videos_slug_idx" ON "videos" USING btree ("slug");
  CREATE INDEX "videos_updated_at_idx" ON "videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "videos" USING btree ("created_at");
  CREATE INDEX "videos_deleted_at_idx" ON "videos" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "site_pages_slug_idx" ON "site_pages" USING btree ("slug");
  CREATE INDEX "site_pages_updated_at_idx" ON "site_pages" USING btree ("updated_at");
  CREATE INDEX "site_pages_created_at_idx" ON "site_pages" USING btree ("created_at");
  CREATE INDEX "site_pages__status_idx" ON "site_pages" USING btree ("_status");
  CREATE INDEX "_site_pages_v_parent_idx" ON "_site_pages_v" USING btree ("parent_id");
  CREATE INDEX "_site_pages_v_version_version_slug_idx" ON "_site_pages_v" USING btree ("version_slug");
  CREATE INDEX "_site_pages_v_version_version_updated_at_idx" ON "_site_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_site_pages_v_version_version_created_at_idx" ON "_site_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_site_pages_v_version_version__status_idx" ON "_site_pages_v" USING btree ("version__status");
  CREATE INDEX "_site_pages_v_created_at_idx" ON "_site_pages_v" USING btree ("created_at");
  CREATE INDEX "_site_pages_v_updated_at_idx" ON "_site_pages_v" USING btree ("updated_at");
  CREATE INDEX "_site_pages_v_latest_idx" ON "_site_pages_v" USING btree ("latest");
  CREATE INDEX "legal_texts_replaced_by_idx" ON "legal_texts" USING btree ("replaced_by_id");
  CREATE UNIQUE INDEX "legal_texts_slug_idx" ON "legal_texts" USING btree ("slug");
  CREATE INDEX "legal_texts_updated_at_idx" ON "legal_texts" USING btree ("updated_at");
  CREATE INDEX "legal_texts_created_at_idx" ON "legal_texts" USING btree ("created_at");
  CREATE INDEX "legal_texts_deleted_at_idx" ON "legal_texts" USING btree ("deleted_at");
  CREATE INDEX "legal_texts_texts_order_parent" ON "legal_texts_texts" USING btree ("order","parent_id");
  CREATE INDEX "legal_texts_texts_text_idx" ON "legal_texts_texts" USING btree ("text");
  CREATE INDEX "legal_texts_rels_order_idx" ON "legal_texts_rels" USING btree ("order");
  CREATE INDEX "legal_texts_rels_parent_idx" ON "legal_texts_rels" USING btree ("parent_id");
  CREATE INDEX "legal_texts_rels_path_idx" ON "legal_texts_rels" USING btree ("path");
  CREATE INDEX "legal_texts_rels_legal_texts_id_idx" ON "legal_texts_rels" USING btree ("legal_texts_id");
  CREATE UNIQUE INDEX "topics_slug_idx" ON "topics" USING btree ("slug");
  CREATE INDEX "topics_updated_at_idx" ON "topics" USING btree ("updated_at");
  CREATE INDEX "topics_created_at_idx" ON "topics" USING btree ("created_at");
  CREATE INDEX "topics_deleted_at_idx" ON "topics" USING btree ("deleted_at");
  CREATE INDEX "interacted_articles_state_idx" ON "interacted_articles" USING btree ("state");
  CREATE INDEX "interacted_articles_open_reports_idx" ON "interacted_articles" USING btree ("open_reports");
  CREATE INDEX "interacted_articles_account_idx" ON "interacted_articles" USING btree ("account_id");
  CREATE INDEX "interacted_articles_article_idx" ON "interacted_articles" USING btree ("article_id");
  CREATE INDEX "interacted_articles_reply_to_idx" ON "interacted_articles" USING btree ("reply_to_id");
  CREATE INDEX "interacted_articles_user_name_idx" ON "interacted_articles" USING btree ("user_name");
  CREATE UNIQUE INDEX "interacted_articles_once_key_idx" ON "interacted_articles" USING btree ("once_key");
  CREATE INDEX "interacted_articles_updated_at_idx" ON "interacted_articles" USING btree ("updated_at");
  CREATE INDEX "interacted_articles_created_at_idx" ON "interacted_articles" USING btree ("created_at");
  CREATE INDEX "article_type_state_idx" ON "interacted_articles" USING btree ("article_id","type","state");
  CREATE INDEX "accounts_blocked_idx" ON "accounts" USING btree ("blocked");
  CREATE UNIQUE INDEX "accounts_uid_idx" ON "accounts" USING btree ("uid");
  CREATE INDEX "accounts_avatar_idx" ON "accounts" USING btree ("avatar_id");
  CREATE INDEX "accounts_updated_at_idx" ON "accounts" USING btree ("updated_at");
  CREATE INDEX "accounts_created_at_idx" ON "accounts" USING btree ("created_at");
  CREATE INDEX "comment_reports_comment_idx" ON "comment_reports" USING btree ("comment_id");
  CREATE INDEX "comment_reports_account_idx" ON "comment_reports" USING btree ("account_id");
  CREATE UNIQUE INDEX "comment_reports_once_key_idx" ON "comment_reports" USING btree ("once_key");
  CREATE INDEX "comment_reports_updated_at_idx" ON "comment_reports" USING btree ("updated_at");
  CREATE INDEX "comment_reports_created_at_idx" ON "comment_reports" USING btree ("created_at");
  CREATE INDEX "avatars_updated_at_idx" ON "avatars" USING btree ("updated_at");
  CREATE INDEX "avatars_created_at_idx" ON "avatars" USING btree ("created_at");
  CREATE UNIQUE INDEX "avatars_filename_idx" ON "avatars" USING btree ("filename");
  CREATE INDEX "consultation_requests_notes_order_idx" ON "consultation_requests_notes" USING btree ("_order");
  CREATE INDEX "consultation_requests_notes_parent_id_idx" ON "consultation_requests_notes" USING btree ("_parent_id");
  CREATE INDEX "consultation_requests_notes_by_idx" ON "consultation_requests_notes" USING btree ("by_id");
  CREATE INDEX "consultation_requests_history_order_idx" ON "consultation_requests_history" USING btree ("_order");
  CREATE INDEX "consultation_requests_history_parent_id_idx" ON "consultation_requests_history" USING btree ("_parent_id");
  CREATE INDEX "consultation_requests_history_by_idx" ON "consultation_requests_history" USING btree ("by_id");
  CREATE INDEX "consultation_requests_status_idx" ON "consultation_requests" USING btree ("status");
  CREATE INDEX "consultation_requests_assignee_idx" ON "consultation_requests" USING btree ("assignee_id");
  CREATE UNIQUE INDEX "consultation_requests_reference_idx" ON "consultation_requests" USING btree ("reference");
  CREATE INDEX "consultation_requests_phone_idx" ON "consultation_requests" USING btree ("phone");
  CREATE INDEX "consultation_requests_gmail_idx" ON "consultation_requests" USING btree ("gmail");
  CREATE INDEX "consultation_requests_file_idx" ON "consultation_requests" USING btree ("file_id");
  CREATE UNIQUE INDEX "consultation_requests_once_key_idx" ON "consultation_requests" USING btree ("once_key");
  CREATE INDEX "consultation_requests_updated_at_idx" ON "consultation_requests" USING btree ("updated_at");
  CREATE INDEX "consultation_requests_created_at_idx" ON "consultation_requests" USING btree ("created_at");
  CREATE INDEX "consultation_requests_deleted_at_idx" ON "consultation_requests" USING btree ("deleted_at");
  CREATE INDEX "mails_request_idx" ON "mails" USING btree ("request_id");
  CREATE INDEX "mails_staff_idx" ON "mails" USING btree ("staff_id");
  CREATE UNIQUE INDEX "mails_once_key_idx" ON "mails" USING btree ("once_key");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE INDEX "state_nextAttemptAt_idx" ON "mails" USING btree ("state","next_attempt_at");
  CREATE UNIQUE INDEX "attachments_key_idx" ON "attachments" USING btree ("key");
  CREATE INDEX "attachments_updated_at_idx" ON "attachments" USING btree ("updated_at");
  CREATE INDEX "attachments_created_at_idx" ON "attachments" USING btree ("created_at");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "website_views_day_idx" ON "website_views" USING btree ("day");
  CREATE INDEX "website_views_updated_at_idx" ON "website_views" USING btree ("updated_at");
  CREATE INDEX "website_views_created_at_idx" ON "website_views" USING btree ("created_at");
  CREATE INDEX "former_addresses_article_idx" ON "former_addresses" USING btree ("article_id");
  CREATE INDEX "former_addresses_member_idx" ON "former_addresses" USING btree ("member_id");
  CREATE INDEX "former_addresses_legal_text_idx" ON "former_addresses" USING btree ("legal_text_id");
  CREATE INDEX "former_addresses_updated_at_idx" ON "former_addresses" USING btree ("updated_at");
  CREATE INDEX "former_addresses_created_at_idx" ON "former_addresses" USING btree ("created_at");
  CREATE UNIQUE INDEX "kind_slug_idx" ON "former_addresses" USING btree ("kind","slug");
  CREATE UNIQUE INDEX "index_notices_path_idx" ON "index_notices" USING btree ("path");
  CREATE INDEX "index_notices_next_attempt_at_idx" ON "index_notices" USING btree ("next_attempt_at");
  CREATE INDEX "index_notices_updated_at_idx" ON "index_notices" USING btree ("updated_at");
  CREATE INDEX "index_notices_created_at_idx" ON "index_notices" USING btree ("created_at");
  CREATE INDEX "staff_roles_order_idx" ON "staff_roles" USING btree ("order");
  CREATE INDEX "staff_roles_parent_idx" ON "staff_roles" USING btree ("parent_id");
  CREATE INDEX "staff_sessions_order_idx" ON "staff_sessions" USING btree ("_order");
  CREATE INDEX "staff_sessions_parent_id_idx" ON "staff_sessions" USING btree ("_parent_id");
  CREATE INDEX "staff_updated_at_idx" ON "staff" USING btree ("updated_at");
  CREATE INDEX "staff_created_at_idx" ON "staff" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_email_idx" ON "staff" USING btree ("email");
  CREATE INDEX "activities_who_idx" ON "activities" USING btree ("who");
  CREATE INDEX "activities_what_idx" ON "activities" USING btree ("what");
  CREATE INDEX "activities_updated_at_idx" ON "activities" USING btree ("updated_at");
  CREATE INDEX "activities_created_at_idx" ON "activities" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "folders_name_idx" ON "folders" USING btree ("name");
  CREATE INDEX "folders_folder_idx" ON "folders" USING btree ("folder_id");
  CREATE INDEX "folders_updated_at_idx" ON "folders" USING btree ("updated_at");
  CREATE INDEX "folders_created_at_idx" ON "folders" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("documents_id");
  CREATE INDEX "payload_locked_documents_rels_members_id_idx" ON "payload_locked_documents_rels" USING btree ("members_id");
  CREATE INDEX "payload_locked_documents_rels_ecosystems_id_idx" ON "payload_locked_documents_rels" USING btree ("ecosystems_id");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("videos_id");
  CREATE INDEX "payload_locked_documents_rels_site_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("site_pages_id");
  CREATE INDEX "payload_locked_documents_rels_legal_texts_id_idx" ON "payload_locked_documents_rels" USING btree ("legal_texts_id");
  CREATE INDEX "payload_locked_documents_rels_topics_id_idx" ON "payload_locked_documents_rels" USING btree ("topics_id");
  CREATE INDEX "payload_locked_documents_rels_interacted_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("interacted_articles_id");
  CREATE INDEX "payload_locked_documents_rels_accounts_id_idx" ON "payload_locked_documents_rels" USING btree ("accounts_id");
  CREATE INDEX "payload_locked_documents_rels_comment_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("comment_reports_id");
  CREATE INDEX "payload_locked_documents_rels_avatars_id_idx" ON "payload_locked_documents_rels" USING btree ("avatars_id");
  CREATE INDEX "payload_locked_documents_rels_consultation_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("consultation_requests_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_attachments_id_idx" ON "payload_locked_documents_rels" USING btree ("attachments_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_website_views_id_idx" ON "payload_locked_documents_rels" USING btree ("website_views_id");
  CREATE INDEX "payload_locked_documents_rels_former_addresses_id_idx" ON "payload_locked_documents_rels" USING btree ("former_addresses_id");
  CREATE INDEX "payload_locked_documents_rels_index_notices_id_idx" ON "payload_locked_documents_rels" USING btree ("index_notices_id");
  CREATE INDEX "payload_locked_documents_rels_staff_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_id");
  CREATE INDEX "payload_locked_documents_rels_activities_id_idx" ON "payload_locked_documents_rels" USING btree ("activities_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_staff_id_idx" ON "payload_preferences_rels" USING btree ("staff_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_record_contact_hotlines_order_idx" ON "site_record_contact_hotlines" USING btree ("_order");
  CREATE INDEX "site_record_contact_hotlines_parent_id_idx" ON "site_record_contact_hotlines" USING btree ("_parent_id");
  CREATE INDEX "site_record_contact_contacts_order_idx" ON "site_record_contact_contacts" USING btree ("_order");
  CREATE INDEX "site_record_contact_contacts_parent_id_idx" ON "site_record_contact_contacts" USING btree ("_parent_id");
  CREATE INDEX "site_record_contact_licences_order_idx" ON "site_record_contact_licences" USING btree ("_order");
  CREATE INDEX "site_record_contact_licences_parent_id_idx" ON "site_record_contact_licences" USING btree ("_parent_id");
  CREATE INDEX "site_record_contact_offices_order_idx" ON "site_record_contact_offices" USING btree ("_order");
  CREATE INDEX "site_record_contact_offices_parent_id_idx" ON "site_record_contact_offices" USING btree ("_parent_id");
  CREATE INDEX "site_record_contact_hours_days_order_idx" ON "site_record_contact_hours_days" USING btree ("order");
  CREATE INDEX "site_record_contact_hours_days_parent_idx" ON "site_record_contact_hours_days" USING btree ("parent_id");
  CREATE INDEX "site_record_contact_slots_periods_days_order_idx" ON "site_record_contact_slots_periods_days" USING btree ("order");
  CREATE INDEX "site_record_contact_slots_periods_days_parent_idx" ON "site_record_contact_slots_periods_days" USING btree ("parent_id");
  CREATE INDEX "site_record_contact_slots_periods_order_idx" ON "site_record_contact_slots_periods" USING btree ("_order");
  CREATE INDEX "site_record_contact_slots_periods_parent_id_idx" ON "site_record_contact_slots_periods" USING btree ("_parent_id");
  CREATE INDEX "site_record_contact_closed_days_order_idx" ON "site_record_contact_closed_days" USING btree ("_order");
  CREATE INDEX "site_record_contact_closed_days_parent_id_idx" ON "site_record_contact_closed_days" USING btree ("_parent_id");
  CREATE INDEX "site_record_home_hero_slides_order_idx" ON "site_record_home_hero_slides" USING btree ("_order");
  CREATE INDEX "site_record_home_hero_slides_parent_id_idx" ON "site_record_home_hero_slides" USING btree ("_parent_id");
  CREATE INDEX "site_record_home_hero_slides_image_idx" ON "site_record_home_hero_slides" USING btree ("image_id");
  CREATE INDEX "site_record_home_intro_paragraphs_order_idx" ON "site_record_home_intro_paragraphs" USING btree ("_order");
  CREATE INDEX "site_record_home_intro_paragraphs_parent_id_idx" ON "site_record_home_intro_paragraphs" USING btree ("_parent_id");
  CREATE INDEX "site_record_home_intro_tips_order_idx" ON "site_record_home_intro_tips" USING btree ("_order");
  CREATE INDEX "site_record_home_intro_tips_parent_id_idx" ON "site_record_home_intro_tips" USING btree ("_parent_id");
  CREATE INDEX "site_record_home_services_order_idx" ON "site_record_home_services" USING btree ("_order");
  CREATE INDEX "site_record_home_services_parent_id_idx" ON "site_record_home_services" USING btree ("_parent_id");
  CREATE INDEX "site_record_home_home_banner_image_idx" ON "site_record" USING btree ("home_banner_image_id");
  CREATE INDEX "site_record_home_home_film_image_idx" ON "site_record" USING btree ("home_film_image_id");
  CREATE INDEX "_site_record_v_version_contact_hotlines_order_idx" ON "_site_record_v_version_contact_hotlines" USING btree ("_order");
  CREATE INDEX "_site_record_v_version_contact_hotlines_parent_id_idx" ON "_site_record_v_version_contact_hotlines" USING btree ("_parent_id");
  CREATE INDEX "_site_record_v_version_contact_contacts_order_idx" ON "_site_record_v_version_contact_contacts" USING btree ("_order");
  CREATE INDEX "_site_record_v_version_contact_contacts_parent_id_idx" ON "_site_record_v_version_contact_contacts" USING btree ("_parent_id");
  CREATE INDEX "_site_record_v_version_contact_licences_order_idx" ON "_site_record_v_version_contact_licences" USING btree ("_order");
  CREATE INDEX "_site_record_v_version_contact_licences_parent_id_idx" ON "_site_record_v_version_contact_licences" USING btree ("_parent_id");
  CREATE INDEX "_site_record_v_version_contact_offices_order_idx" ON "_site_record_v_version_contact_offices" USING btree ("_order");
  CREATE INDEX "_site_record_v_version_contact_offices_parent_id_idx" ON "_site_record_v_version_contact_offices" USING btree ("_parent_id");
  CREATE INDEX "_site_record_v_version_contact_hours_days_order_idx" ON "_site_record_v_version_contact_hours_days" USING btree ("order");
  CREATE INDEX "_site_record_v_version_contact_hours_days_parent_idx" ON "_site_record_v_version_contact_hours_days" USING btree ("parent_id");
  CREATE INDEX "_site_record_v_version_contact_slots_periods_days_order_idx" ON "_site_record_v_version_contact_slots_periods_days" USING btree ("order");
  CREATE INDEX "_site_record_v_version_contact_slots_periods_days_parent_idx" ON "_site_record_v_version_contact_slots_periods_days" USING btree ("parent_id");
  CREATE INDEX "_site_record_v_version_contact_slots_periods_order_idx" ON "_site_record_v_version_contact_slots_periods" USING btree ("_order");
  CREATE INDEX "_site_record_v_version_contact_slots_periods_parent_id_idx" ON "_site_record_v_version_contact_slots_periods" USING btree ("_parent_id");
  CREATE INDEX "_site_record_v_version_contact_closed_days_order_idx" ON "_site_record_v_version_contact_closed_days" USING btree ("_order");
  CREATE INDEX "_site_record_v_version_contact_closed_days_parent_id_idx" ON "_site_record_v_version_contact_closed_days" USING btree ("_parent_id");
  CREATE INDEX "_site_record_v_version_home_hero_slides_order_idx" ON "_site_record_v_version_home_hero_slides" USING btree ("_order");
  CREATE INDEX "_site_record_v_version_home_hero_slides_parent_id_idx" ON "_site_record_v_version_home_hero_slides" USING btree ("_parent_id");
  CREATE INDEX "_site_record_v_version_home_hero_slides_image_idx" ON "_site_record_v_version_home_hero_slides" USING btree ("image_id");
  CREATE INDEX "_site_record_v_version_home_intro_paragraphs_order_idx" ON "_site_record_v_version_home_intro_paragraphs" USING btree ("_order");
  CREATE INDEX "_site_record_v_version_home_intro_paragraphs_parent_id_idx" ON "_site_record_v_version_home_intro_paragraphs" USING btree ("_parent_id");
  CREATE INDEX "_site_record_v_version_home_intro_tips_order_idx" ON "_site_record_v_version_home_intro_tips" USING btree ("_order");
  CREATE INDEX "_site_record_v_version_home_intro_tips_parent_id_idx" ON "_site_record_v_version_home_intro_tips" USING btree ("_parent_id");
  CREATE INDEX "_site_record_v_version_home_services_order_idx" ON "_site_record_v_version_home_services" USING btree ("_order");
  CREATE INDEX "_site_record_v_version_home_services_parent_id_idx" ON "_site_record_v_version_home_services" USING btree ("_parent_id");
  CREATE INDEX "_site_record_v_version_home_version_home_banner_image_idx" ON "_site_record_v" USING btree ("version_home_banner_image_id");
  CREATE INDEX "_site_record_v_version_home_version_home_film_image_idx" ON "_site_record_v" USING btree ("version_home_film_image_id");
  CREATE INDEX "_site_record_v_created_at_idx" ON "_site_record_v" USING btree ("created_at");
  CREATE INDEX "_site_record_v_updated_at_idx" ON "_site_record_v" USING btree ("updated_at");
  CREATE INDEX "consultation_settings_templates_order_idx" ON "consultation_settings_templates" USING btree ("_order");
  CREATE INDEX "consultation_settings_templates_parent_id_idx" ON "consultation_settings_templates" USING btree ("_parent_id");`)
  await makeOwnObjects(db)
}

/** There is nothing before it. */
export function down(): Promise<void> {
  throw new Error('The first migration cannot be undone')
}
