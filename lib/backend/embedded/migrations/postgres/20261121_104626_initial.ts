import { type MigrateUpArgs, type MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_articles_format" AS ENUM('EDITOR', 'HTML');
  CREATE TYPE "public"."enum_articles_type" AS ENUM('SERVICE', 'NEWS', 'TRAINING', 'RESEARCH');
  CREATE TYPE "public"."enum_articles_language" AS ENUM('vi', 'en', 'zh');
  CREATE TYPE "public"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__articles_v_version_format" AS ENUM('EDITOR', 'HTML');
  CREATE TYPE "public"."enum__articles_v_version_type" AS ENUM('SERVICE', 'NEWS', 'TRAINING', 'RESEARCH');
  CREATE TYPE "public"."enum__articles_v_version_language" AS ENUM('vi', 'en', 'zh');
  CREATE TYPE "public"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_members_posts_role" AS ENUM('MEMBER', 'VICE_PRESIDENT', 'PRESIDENT', 'CHAIRPERSON', 'VICE_CHAIRMAN', 'GROUP_PRESIDENT', 'GROUP_VICE_PRESIDENT', 'ROOM_PRESIDENT', 'ROOM_VICE_PRESIDENT', 'NA');
  CREATE TYPE "public"."enum_members_posts_department" AS ENUM('BOARD_OF_DIRECTORS', 'SCIENTIFIC_COUNCIL', 'BOARD_OF_MANAGEMERS', 'ADVISORY_BOARD', 'SOCIAL_WORK_AND_BUSINESS_SUPPORT_BOARD', 'HUMAN_RESOURCE_TRAINING_AND_DEVELOPMENT_DEPARTMENT', 'INVESTMENT_AND_COMMUNICATION_COOPERATION_DEPARTMENT', 'DEPARTMENT_OF_DIGITAL_ECONOMY', 'DEPARTMENT_OF_ECONOMICS_FINANCE_AND_INTERNATIONAL_TRADE', 'LEGAL_AND_COMMERCIAL_INSTITUTIONS_DEPARTMENT', 'OTHER_DEPRATMENTS', 'PARTNERS', 'CHIEF_OF_STAFF', 'NA');
  CREATE TYPE "public"."enum_members_member_details_type_detail" AS ENUM('EDUCATION', 'WORK_EXPERIENCE', 'CONSULT_EXPERIENCE');
  CREATE TYPE "public"."enum_members_language" AS ENUM('vi', 'en', 'zh');
  CREATE TYPE "public"."enum_ecosystems_type_ecosystem" AS ENUM('EDUCATIONAL_INSTITUTION', 'ENTERPRISE', 'ORGANIZATION');
  CREATE TYPE "public"."enum_interacted_articles_type" AS ENUM('COMMENT', 'RATE');
  CREATE TYPE "public"."enum_staff_role" AS ENUM('admin', 'editor');
  CREATE TYPE "public"."enum_site_record_contact_hours_days" AS ENUM('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY');
  CREATE TYPE "public"."enum__site_record_v_version_contact_hours_days" AS ENUM('MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY');
  CREATE TABLE "articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"summary" varchar,
  	"format" "enum_articles_format" DEFAULT 'EDITOR',
  	"body" jsonb,
  	"html" varchar,
  	"content" varchar,
  	"title_match" varchar,
  	"slug" varchar,
  	"type" "enum_articles_type" DEFAULT 'NEWS',
  	"language" "enum_articles_language" DEFAULT 'vi',
  	"translation_of_id" integer,
  	"translation_key" varchar,
  	"preview_image_id" integer,
  	"create_date" timestamp(3) with time zone,
  	"views" numeric DEFAULT 0,
  	"source_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_format" "enum__articles_v_version_format" DEFAULT 'EDITOR',
  	"version_body" jsonb,
  	"version_html" varchar,
  	"version_content" varchar,
  	"version_title_match" varchar,
  	"version_slug" varchar,
  	"version_type" "enum__articles_v_version_type" DEFAULT 'NEWS',
  	"version_language" "enum__articles_v_version_language" DEFAULT 'vi',
  	"version_translation_of_id" integer,
  	"version_translation_key" varchar,
  	"version_preview_image_id" integer,
  	"version_create_date" timestamp(3) with time zone,
  	"version_views" numeric DEFAULT 0,
  	"version_source_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alt" varchar,
  	"source_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
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
  	"full_name" varchar NOT NULL,
  	"name" varchar,
  	"full_name_match" varchar,
  	"gmail" varchar,
  	"phone" varchar,
  	"pen_name" varchar,
  	"description" varchar,
  	"slug" varchar NOT NULL,
  	"language" "enum_members_language" DEFAULT 'vi' NOT NULL,
  	"translation_key" varchar,
  	"photo_id" integer,
  	"is_show" boolean DEFAULT true,
  	"position" numeric DEFAULT 1000,
  	"source_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "ecosystems" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"full_name_vi" varchar NOT NULL,
  	"full_name_en" varchar,
  	"full_name_zh" varchar,
  	"type_ecosystem" "enum_ecosystems_type_ecosystem" NOT NULL,
  	"link_website" varchar,
  	"logo_id" integer,
  	"position" numeric DEFAULT 1000,
  	"slug" varchar NOT NULL,
  	"source_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "videos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title_vi" varchar NOT NULL,
  	"title_en" varchar,
  	"title_zh" varchar,
  	"video_id" varchar NOT NULL,
  	"position" numeric DEFAULT 1000,
  	"slug" varchar NOT NULL,
  	"source_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "interacted_articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"article_id" integer NOT NULL,
  	"type" "enum_interacted_articles_type" NOT NULL,
  	"value" varchar NOT NULL,
  	"user_name" varchar NOT NULL,
  	"full_name" varchar NOT NULL,
  	"avatar" varchar,
  	"rate_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "consultation_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"full_name" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"gmail" varchar,
  	"address" varchar,
  	"subject" varchar,
  	"content" varchar,
  	"file_id" integer,
  	"status" varchar DEFAULT 'PENDING' NOT NULL,
  	"consult_date" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "attachments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
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
  
  CREATE TABLE "website_views" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"views" numeric DEFAULT 0 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
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
  	"role" "enum_staff_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
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
  	"articles_id" integer,
  	"media_id" integer,
  	"members_id" integer,
  	"ecosystems_id" integer,
  	"videos_id" integer,
  	"interacted_articles_id" integer,
  	"consultation_requests_id" integer,
  	"attachments_id" integer,
  	"website_views_id" integer,
  	"staff_id" integer
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
  
  CREATE TABLE "site_record" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"contact_email" varchar NOT NULL,
  	"contact_address_vi" varchar NOT NULL,
  	"contact_address_en" varchar,
  	"contact_address_zh" varchar,
  	"contact_tax_code" varchar,
  	"contact_hours_opens" varchar NOT NULL,
  	"contact_hours_closes" varchar NOT NULL,
  	"contact_map_latitude" numeric NOT NULL,
  	"contact_map_longitude" numeric NOT NULL,
  	"contact_map_embed_url" varchar NOT NULL,
  	"contact_social_facebook" varchar,
  	"contact_social_zalo" varchar,
  	"contact_chat_url" varchar,
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
  
  CREATE TABLE "_site_record_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_contact_email" varchar NOT NULL,
  	"version_contact_address_vi" varchar NOT NULL,
  	"version_contact_address_en" varchar,
  	"version_contact_address_zh" varchar,
  	"version_contact_tax_code" varchar,
  	"version_contact_hours_opens" varchar NOT NULL,
  	"version_contact_hours_closes" varchar NOT NULL,
  	"version_contact_map_latitude" numeric NOT NULL,
  	"version_contact_map_longitude" numeric NOT NULL,
  	"version_contact_map_embed_url" varchar NOT NULL,
  	"version_contact_social_facebook" varchar,
  	"version_contact_social_zalo" varchar,
  	"version_contact_chat_url" varchar,
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
  	"version_source_hash" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "articles" ADD CONSTRAINT "articles_translation_of_id_articles_id_fk" FOREIGN KEY ("translation_of_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "articles" ADD CONSTRAINT "articles_preview_image_id_media_id_fk" FOREIGN KEY ("preview_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_translation_of_id_articles_id_fk" FOREIGN KEY ("version_translation_of_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_articles_v" ADD CONSTRAINT "_articles_v_version_preview_image_id_media_id_fk" FOREIGN KEY ("version_preview_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "members_posts" ADD CONSTRAINT "members_posts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "members_member_details" ADD CONSTRAINT "members_member_details_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "members" ADD CONSTRAINT "members_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "ecosystems" ADD CONSTRAINT "ecosystems_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "interacted_articles" ADD CONSTRAINT "interacted_articles_article_id_articles_id_fk" FOREIGN KEY ("article_id") REFERENCES "public"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "consultation_requests" ADD CONSTRAINT "consultation_requests_file_id_attachments_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."attachments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "staff_sessions" ADD CONSTRAINT "staff_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "public"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_members_fk" FOREIGN KEY ("members_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_ecosystems_fk" FOREIGN KEY ("ecosystems_id") REFERENCES "public"."ecosystems"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_interacted_articles_fk" FOREIGN KEY ("interacted_articles_id") REFERENCES "public"."interacted_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_consultation_requests_fk" FOREIGN KEY ("consultation_requests_id") REFERENCES "public"."consultation_requests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "public"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_website_views_fk" FOREIGN KEY ("website_views_id") REFERENCES "public"."website_views"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_record_contact_hotlines" ADD CONSTRAINT "site_record_contact_hotlines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_record"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_record_contact_contacts" ADD CONSTRAINT "site_record_contact_contacts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_record"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_record_contact_offices" ADD CONSTRAINT "site_record_contact_offices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_record"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_record_contact_hours_days" ADD CONSTRAINT "site_record_contact_hours_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."site_record"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_record_home_intro_paragraphs" ADD CONSTRAINT "site_record_home_intro_paragraphs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_record"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_record_home_intro_tips" ADD CONSTRAINT "site_record_home_intro_tips_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_record"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_record_home_services" ADD CONSTRAINT "site_record_home_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_record"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_record_home_hero_slides" ADD CONSTRAINT "site_record_home_hero_slides_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_record_home_hero_slides" ADD CONSTRAINT "site_record_home_hero_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_record"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_record_v_version_contact_hotlines" ADD CONSTRAINT "_site_record_v_version_contact_hotlines_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_record_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_record_v_version_contact_contacts" ADD CONSTRAINT "_site_record_v_version_contact_contacts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_record_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_record_v_version_contact_offices" ADD CONSTRAINT "_site_record_v_version_contact_offices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_record_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_record_v_version_contact_hours_days" ADD CONSTRAINT "_site_record_v_version_contact_hours_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_site_record_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_record_v_version_home_intro_paragraphs" ADD CONSTRAINT "_site_record_v_version_home_intro_paragraphs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_record_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_record_v_version_home_intro_tips" ADD CONSTRAINT "_site_record_v_version_home_intro_tips_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_record_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_record_v_version_home_services" ADD CONSTRAINT "_site_record_v_version_home_services_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_record_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_record_v_version_home_hero_slides" ADD CONSTRAINT "_site_record_v_version_home_hero_slides_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_record_v_version_home_hero_slides" ADD CONSTRAINT "_site_record_v_version_home_hero_slides_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_record_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "articles_slug_idx" ON "articles" USING btree ("slug");
  CREATE INDEX "articles_translation_of_idx" ON "articles" USING btree ("translation_of_id");
  CREATE INDEX "articles_translation_key_idx" ON "articles" USING btree ("translation_key");
  CREATE INDEX "articles_preview_image_idx" ON "articles" USING btree ("preview_image_id");
  CREATE INDEX "articles_updated_at_idx" ON "articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "articles" USING btree ("created_at");
  CREATE INDEX "articles__status_idx" ON "articles" USING btree ("_status");
  CREATE INDEX "_status_language_type_createDate_idx" ON "articles" USING btree ("_status","language","type","create_date");
  CREATE INDEX "_status_type_createDate_idx" ON "articles" USING btree ("_status","type","create_date");
  CREATE INDEX "_status_language_createDate_titleMatch_idx" ON "articles" USING btree ("_status","language","create_date","title_match");
  CREATE INDEX "_status_createDate_titleMatch_idx" ON "articles" USING btree ("_status","create_date","title_match");
  CREATE INDEX "_articles_v_parent_idx" ON "_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_slug_idx" ON "_articles_v" USING btree ("version_slug");
  CREATE INDEX "_articles_v_version_version_translation_of_idx" ON "_articles_v" USING btree ("version_translation_of_id");
  CREATE INDEX "_articles_v_version_version_translation_key_idx" ON "_articles_v" USING btree ("version_translation_key");
  CREATE INDEX "_articles_v_version_version_preview_image_idx" ON "_articles_v" USING btree ("version_preview_image_id");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_latest_idx" ON "_articles_v" USING btree ("latest");
  CREATE INDEX "compound_index_idx" ON "_articles_v" USING btree ("version__status","version_language","version_type","version_create_date");
  CREATE INDEX "version__status_version_type_version_createDate_idx" ON "_articles_v" USING btree ("version__status","version_type","version_create_date");
  CREATE INDEX "compound_index_1_idx" ON "_articles_v" USING btree ("version__status","version_language","version_create_date","version_title_match");
  CREATE INDEX "version__status_version_createDate_version_titleMatch_idx" ON "_articles_v" USING btree ("version__status","version_create_date","version_title_match");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "members_posts_order_idx" ON "members_posts" USING btree ("_order");
  CREATE INDEX "members_posts_parent_id_idx" ON "members_posts" USING btree ("_parent_id");
  CREATE INDEX "members_member_details_order_idx" ON "members_member_details" USING btree ("_order");
  CREATE INDEX "members_member_details_parent_id_idx" ON "members_member_details" USING btree ("_parent_id");
  CREATE INDEX "members_full_name_match_idx" ON "members" USING btree ("full_name_match");
  CREATE UNIQUE INDEX "members_slug_idx" ON "members" USING btree ("slug");
  CREATE INDEX "members_language_idx" ON "members" USING btree ("language");
  CREATE INDEX "members_translation_key_idx" ON "members" USING btree ("translation_key");
  CREATE INDEX "members_photo_idx" ON "members" USING btree ("photo_id");
  CREATE INDEX "members_position_idx" ON "members" USING btree ("position");
  CREATE INDEX "members_updated_at_idx" ON "members" USING btree ("updated_at");
  CREATE INDEX "members_created_at_idx" ON "members" USING btree ("created_at");
  CREATE INDEX "ecosystems_logo_idx" ON "ecosystems" USING btree ("logo_id");
  CREATE UNIQUE INDEX "ecosystems_slug_idx" ON "ecosystems" USING btree ("slug");
  CREATE INDEX "ecosystems_updated_at_idx" ON "ecosystems" USING btree ("updated_at");
  CREATE INDEX "ecosystems_created_at_idx" ON "ecosystems" USING btree ("created_at");
  CREATE UNIQUE INDEX "videos_slug_idx" ON "videos" USING btree ("slug");
  CREATE INDEX "videos_updated_at_idx" ON "videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "videos" USING btree ("created_at");
  CREATE INDEX "interacted_articles_article_idx" ON "interacted_articles" USING btree ("article_id");
  CREATE INDEX "interacted_articles_user_name_idx" ON "interacted_articles" USING btree ("user_name");
  CREATE UNIQUE INDEX "interacted_articles_rate_key_idx" ON "interacted_articles" USING btree ("rate_key");
  CREATE INDEX "interacted_articles_updated_at_idx" ON "interacted_articles" USING btree ("updated_at");
  CREATE INDEX "interacted_articles_created_at_idx" ON "interacted_articles" USING btree ("created_at");
  CREATE INDEX "article_type_idx" ON "interacted_articles" USING btree ("article_id","type");
  CREATE INDEX "consultation_requests_file_idx" ON "consultation_requests" USING btree ("file_id");
  CREATE INDEX "consultation_requests_updated_at_idx" ON "consultation_requests" USING btree ("updated_at");
  CREATE INDEX "consultation_requests_created_at_idx" ON "consultation_requests" USING btree ("created_at");
  CREATE INDEX "attachments_updated_at_idx" ON "attachments" USING btree ("updated_at");
  CREATE INDEX "attachments_created_at_idx" ON "attachments" USING btree ("created_at");
  CREATE UNIQUE INDEX "attachments_filename_idx" ON "attachments" USING btree ("filename");
  CREATE UNIQUE INDEX "website_views_day_idx" ON "website_views" USING btree ("day");
  CREATE INDEX "website_views_updated_at_idx" ON "website_views" USING btree ("updated_at");
  CREATE INDEX "website_views_created_at_idx" ON "website_views" USING btree ("created_at");
  CREATE INDEX "staff_sessions_order_idx" ON "staff_sessions" USING btree ("_order");
  CREATE INDEX "staff_sessions_parent_id_idx" ON "staff_sessions" USING btree ("_parent_id");
  CREATE INDEX "staff_updated_at_idx" ON "staff" USING btree ("updated_at");
  CREATE INDEX "staff_created_at_idx" ON "staff" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_email_idx" ON "staff" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("articles_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_members_id_idx" ON "payload_locked_documents_rels" USING btree ("members_id");
  CREATE INDEX "payload_locked_documents_rels_ecosystems_id_idx" ON "payload_locked_documents_rels" USING btree ("ecosystems_id");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("videos_id");
  CREATE INDEX "payload_locked_documents_rels_interacted_articles_id_idx" ON "payload_locked_documents_rels" USING btree ("interacted_articles_id");
  CREATE INDEX "payload_locked_documents_rels_consultation_requests_id_idx" ON "payload_locked_documents_rels" USING btree ("consultation_requests_id");
  CREATE INDEX "payload_locked_documents_rels_attachments_id_idx" ON "payload_locked_documents_rels" USING btree ("attachments_id");
  CREATE INDEX "payload_locked_documents_rels_website_views_id_idx" ON "payload_locked_documents_rels" USING btree ("website_views_id");
  CREATE INDEX "payload_locked_documents_rels_staff_id_idx" ON "payload_locked_documents_rels" USING btree ("staff_id");
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
  CREATE INDEX "site_record_contact_offices_order_idx" ON "site_record_contact_offices" USING btree ("_order");
  CREATE INDEX "site_record_contact_offices_parent_id_idx" ON "site_record_contact_offices" USING btree ("_parent_id");
  CREATE INDEX "site_record_contact_hours_days_order_idx" ON "site_record_contact_hours_days" USING btree ("order");
  CREATE INDEX "site_record_contact_hours_days_parent_idx" ON "site_record_contact_hours_days" USING btree ("parent_id");
  CREATE INDEX "site_record_home_intro_paragraphs_order_idx" ON "site_record_home_intro_paragraphs" USING btree ("_order");
  CREATE INDEX "site_record_home_intro_paragraphs_parent_id_idx" ON "site_record_home_intro_paragraphs" USING btree ("_parent_id");
  CREATE INDEX "site_record_home_intro_tips_order_idx" ON "site_record_home_intro_tips" USING btree ("_order");
  CREATE INDEX "site_record_home_intro_tips_parent_id_idx" ON "site_record_home_intro_tips" USING btree ("_parent_id");
  CREATE INDEX "site_record_home_services_order_idx" ON "site_record_home_services" USING btree ("_order");
  CREATE INDEX "site_record_home_services_parent_id_idx" ON "site_record_home_services" USING btree ("_parent_id");
  CREATE INDEX "site_record_home_hero_slides_order_idx" ON "site_record_home_hero_slides" USING btree ("_order");
  CREATE INDEX "site_record_home_hero_slides_parent_id_idx" ON "site_record_home_hero_slides" USING btree ("_parent_id");
  CREATE INDEX "site_record_home_hero_slides_image_idx" ON "site_record_home_hero_slides" USING btree ("image_id");
  CREATE INDEX "_site_record_v_version_contact_hotlines_order_idx" ON "_site_record_v_version_contact_hotlines" USING btree ("_order");
  CREATE INDEX "_site_record_v_version_contact_hotlines_parent_id_idx" ON "_site_record_v_version_contact_hotlines" USING btree ("_parent_id");
  CREATE INDEX "_site_record_v_version_contact_contacts_order_idx" ON "_site_record_v_version_contact_contacts" USING btree ("_order");
  CREATE INDEX "_site_record_v_version_contact_contacts_parent_id_idx" ON "_site_record_v_version_contact_contacts" USING btree ("_parent_id");
  CREATE INDEX "_site_record_v_version_contact_offices_order_idx" ON "_site_record_v_version_contact_offices" USING btree ("_order");
  CREATE INDEX "_site_record_v_version_contact_offices_parent_id_idx" ON "_site_record_v_version_contact_offices" USING btree ("_parent_id");
  CREATE INDEX "_site_record_v_version_contact_hours_days_order_idx" ON "_site_record_v_version_contact_hours_days" USING btree ("order");
  CREATE INDEX "_site_record_v_version_contact_hours_days_parent_idx" ON "_site_record_v_version_contact_hours_days" USING btree ("parent_id");
  CREATE INDEX "_site_record_v_version_home_intro_paragraphs_order_idx" ON "_site_record_v_version_home_intro_paragraphs" USING btree ("_order");
  CREATE INDEX "_site_record_v_version_home_intro_paragraphs_parent_id_idx" ON "_site_record_v_version_home_intro_paragraphs" USING btree ("_parent_id");
  CREATE INDEX "_site_record_v_version_home_intro_tips_order_idx" ON "_site_record_v_version_home_intro_tips" USING btree ("_order");
  CREATE INDEX "_site_record_v_version_home_intro_tips_parent_id_idx" ON "_site_record_v_version_home_intro_tips" USING btree ("_parent_id");
  CREATE INDEX "_site_record_v_version_home_services_order_idx" ON "_site_record_v_version_home_services" USING btree ("_order");
  CREATE INDEX "_site_record_v_version_home_services_parent_id_idx" ON "_site_record_v_version_home_services" USING btree ("_parent_id");
  CREATE INDEX "_site_record_v_version_home_hero_slides_order_idx" ON "_site_record_v_version_home_hero_slides" USING btree ("_order");
  CREATE INDEX "_site_record_v_version_home_hero_slides_parent_id_idx" ON "_site_record_v_version_home_hero_slides" USING btree ("_parent_id");
  CREATE INDEX "_site_record_v_version_home_hero_slides_image_idx" ON "_site_record_v_version_home_hero_slides" USING btree ("image_id");
  CREATE INDEX "_site_record_v_created_at_idx" ON "_site_record_v" USING btree ("created_at");
  CREATE INDEX "_site_record_v_updated_at_idx" ON "_site_record_v" USING btree ("updated_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "articles" CASCADE;
  DROP TABLE "_articles_v" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "members_posts" CASCADE;
  DROP TABLE "members_member_details" CASCADE;
  DROP TABLE "members" CASCADE;
  DROP TABLE "ecosystems" CASCADE;
  DROP TABLE "videos" CASCADE;
  DROP TABLE "interacted_articles" CASCADE;
  DROP TABLE "consultation_requests" CASCADE;
  DROP TABLE "attachments" CASCADE;
  DROP TABLE "website_views" CASCADE;
  DROP TABLE "staff_sessions" CASCADE;
  DROP TABLE "staff" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "site_record_contact_hotlines" CASCADE;
  DROP TABLE "site_record_contact_contacts" CASCADE;
  DROP TABLE "site_record_contact_offices" CASCADE;
  DROP TABLE "site_record_contact_hours_days" CASCADE;
  DROP TABLE "site_record_home_intro_paragraphs" CASCADE;
  DROP TABLE "site_record_home_intro_tips" CASCADE;
  DROP TABLE "site_record_home_services" CASCADE;
  DROP TABLE "site_record_home_hero_slides" CASCADE;
  DROP TABLE "site_record" CASCADE;
  DROP TABLE "_site_record_v_version_contact_hotlines" CASCADE;
  DROP TABLE "_site_record_v_version_contact_contacts" CASCADE;
  DROP TABLE "_site_record_v_version_contact_offices" CASCADE;
  DROP TABLE "_site_record_v_version_contact_hours_days" CASCADE;
  DROP TABLE "_site_record_v_version_home_intro_paragraphs" CASCADE;
  DROP TABLE "_site_record_v_version_home_intro_tips" CASCADE;
  DROP TABLE "_site_record_v_version_home_services" CASCADE;
  DROP TABLE "_site_record_v_version_home_hero_slides" CASCADE;
  DROP TABLE "_site_record_v" CASCADE;
  DROP TYPE "public"."enum_articles_format";
  DROP TYPE "public"."enum_articles_type";
  DROP TYPE "public"."enum_articles_language";
  DROP TYPE "public"."enum_articles_status";
  DROP TYPE "public"."enum__articles_v_version_format";
  DROP TYPE "public"."enum__articles_v_version_type";
  DROP TYPE "public"."enum__articles_v_version_language";
  DROP TYPE "public"."enum__articles_v_version_status";
  DROP TYPE "public"."enum_members_posts_role";
  DROP TYPE "public"."enum_members_posts_department";
  DROP TYPE "public"."enum_members_member_details_type_detail";
  DROP TYPE "public"."enum_members_language";
  DROP TYPE "public"."enum_ecosystems_type_ecosystem";
  DROP TYPE "public"."enum_interacted_articles_type";
  DROP TYPE "public"."enum_staff_role";
  DROP TYPE "public"."enum_site_record_contact_hours_days";
  DROP TYPE "public"."enum__site_record_v_version_contact_hours_days";`)
}
