CREATE TABLE "file" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer,
	"height" integer,
	"sha256" text NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"owner_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"action" text NOT NULL,
	"entity" text NOT NULL,
	"entity_id" uuid,
	"actor_id" uuid,
	"actor_kind" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"request_id" text DEFAULT '' NOT NULL,
	"ip_hash" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_key" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"response" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_key_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"template" text NOT NULL,
	"language" text NOT NULL,
	"to_email" text NOT NULL,
	"subject" text NOT NULL,
	"text" text NOT NULL,
	"html" text NOT NULL,
	"about_id" uuid,
	"status" text DEFAULT 'waiting' NOT NULL,
	"send_after" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_error" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_outbox_status_check" CHECK ("mail_outbox"."status" in ('waiting', 'sent', 'cancelled', 'failed'))
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "desk_grant" (
	"person_id" uuid NOT NULL,
	"role" text NOT NULL,
	"granted_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "desk_grant_person_id_role_pk" PRIMARY KEY("person_id","role"),
	CONSTRAINT "desk_grant_role" CHECK ("desk_grant"."role" in ('reviewer', 'editor', 'analyst', 'administrator'))
);
--> statement-breakpoint
CREATE TABLE "person" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text,
	"email_verified_at" timestamp with time zone,
	"password_hash" text,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"first_name_kh" text DEFAULT '' NOT NULL,
	"last_name_kh" text DEFAULT '' NOT NULL,
	"photo_id" uuid,
	"bio" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"failed_sign_ins" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp with time zone,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "person_status" CHECK ("person"."status" in ('active', 'suspended', 'deleted')),
	CONSTRAINT "person_language" CHECK ("person"."language" in ('en', 'km'))
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"previous_hash" text,
	"rotated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"revoked_reason" text,
	"user_agent" text DEFAULT '' NOT NULL,
	"ip_hash" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organiser_id" uuid,
	"category_id" uuid,
	"title" text NOT NULL,
	"title_kh" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"summary_kh" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"body_kh" text DEFAULT '' NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"venue" text DEFAULT '' NOT NULL,
	"venue_kh" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"province_code" text,
	"is_online" boolean DEFAULT false NOT NULL,
	"online_url" text DEFAULT '' NOT NULL,
	"register_url" text DEFAULT '' NOT NULL,
	"capacity" integer,
	"price" integer DEFAULT 0 NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"is_spotlight" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"approved_at" timestamp with time zone,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "event_status" CHECK ("event"."status" in ('draft', 'reviewing', 'approved', 'returned', 'rejected', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "highlight" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"object_id" uuid NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"from_at" timestamp with time zone,
	"to_at" timestamp with time zone,
	"demo" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "partner" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_kh" text NOT NULL,
	"logo_id" uuid,
	"mark" text DEFAULT '' NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"role" text DEFAULT 'partner' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	CONSTRAINT "partner_role" CHECK ("partner"."role" in ('coordinator', 'partner'))
);
--> statement-breakpoint
CREATE TABLE "program" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organiser_id" uuid,
	"category_id" uuid,
	"title" text NOT NULL,
	"title_kh" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"summary_kh" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"body_kh" text DEFAULT '' NOT NULL,
	"eligibility" text DEFAULT '' NOT NULL,
	"eligibility_kh" text DEFAULT '' NOT NULL,
	"apply_url" text DEFAULT '' NOT NULL,
	"cohort_size" integer,
	"province_code" text,
	"opens_at" timestamp with time zone,
	"closes_at" timestamp with time zone,
	"stages" text[] DEFAULT '{}' NOT NULL,
	"sectors" text[] DEFAULT '{}' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"approved_at" timestamp with time zone,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "program_status" CHECK ("program"."status" in ('draft', 'reviewing', 'approved', 'returned', 'rejected', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "resource" (
	"id" uuid PRIMARY KEY NOT NULL,
	"page_id" uuid NOT NULL,
	"category_id" uuid,
	"title" text NOT NULL,
	"title_kh" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"summary_kh" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"body_kh" text DEFAULT '' NOT NULL,
	"author" text DEFAULT '' NOT NULL,
	"author_kh" text DEFAULT '' NOT NULL,
	"cover_id" uuid,
	"file_id" uuid,
	"file_language" text DEFAULT '' NOT NULL,
	"downloads" integer DEFAULT 0 NOT NULL,
	"published_at" timestamp with time zone,
	"status" text DEFAULT 'draft' NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "resource_status" CHECK ("resource"."status" in ('draft', 'reviewing', 'approved', 'returned', 'rejected', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "resource_page" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"name_kh" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "resource_page_kind" CHECK ("resource_page"."kind" in ('blog', 'file'))
);
--> statement-breakpoint
CREATE TABLE "eso" (
	"stakeholder_id" uuid PRIMARY KEY NOT NULL,
	"year_of_establishment" integer
);
--> statement-breakpoint
CREATE TABLE "fact_source" (
	"stakeholder_id" uuid NOT NULL,
	"field" text NOT NULL,
	"source" text NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fact_source_stakeholder_id_field_pk" PRIMARY KEY("stakeholder_id","field"),
	CONSTRAINT "fact_source_source" CHECK ("fact_source"."source" in ('registry', 'document', 'owner', 'investor'))
);
--> statement-breakpoint
CREATE TABLE "funding_round" (
	"id" uuid PRIMARY KEY NOT NULL,
	"stakeholder_id" uuid NOT NULL,
	"announced_date" date NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"funding_type" text NOT NULL,
	"source_url" text DEFAULT '' NOT NULL,
	"confirmed_by" text DEFAULT 'owner' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "funding_round_confirmed" CHECK ("funding_round"."confirmed_by" in ('owner', 'investor', 'document', 'registry')),
	CONSTRAINT "funding_round_amount" CHECK ("funding_round"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "individual" (
	"id" uuid PRIMARY KEY NOT NULL,
	"person_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "investor" (
	"stakeholder_id" uuid PRIMARY KEY NOT NULL,
	"ticket_min" bigint,
	"ticket_max" bigint,
	"ticket_currency" text DEFAULT 'USD' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "product" (
	"id" uuid PRIMARY KEY NOT NULL,
	"stakeholder_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_kh" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_kh" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stakeholder" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"type_slug" text,
	"individual_id" uuid,
	"name" text NOT NULL,
	"name_kh" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"summary_kh" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_kh" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"country_code" text DEFAULT '855' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"website" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"address_kh" text DEFAULT '' NOT NULL,
	"province_code" text,
	"facebook" text DEFAULT '' NOT NULL,
	"linkedin" text DEFAULT '' NOT NULL,
	"x" text DEFAULT '' NOT NULL,
	"youtube" text DEFAULT '' NOT NULL,
	"telegram" text DEFAULT '' NOT NULL,
	"video_link" text DEFAULT '' NOT NULL,
	"logo_id" uuid,
	"cover_id" uuid,
	"status" text DEFAULT 'draft' NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"approved_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stakeholder_kind" CHECK ("stakeholder"."kind" in ('startup', 'mentor', 'investor', 'eso', 'other')),
	CONSTRAINT "stakeholder_type" CHECK (("stakeholder"."kind" = 'other') = ("stakeholder"."type_slug" is not null)),
	CONSTRAINT "stakeholder_status" CHECK ("stakeholder"."status" in ('draft', 'reviewing', 'approved', 'returned', 'rejected', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "stakeholder_area" (
	"stakeholder_id" uuid NOT NULL,
	"province_code" text NOT NULL,
	CONSTRAINT "stakeholder_area_stakeholder_id_province_code_pk" PRIMARY KEY("stakeholder_id","province_code")
);
--> statement-breakpoint
CREATE TABLE "stakeholder_individual" (
	"stakeholder_id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"first_name_kh" text DEFAULT '' NOT NULL,
	"last_name_kh" text DEFAULT '' NOT NULL,
	"role" text DEFAULT '' NOT NULL,
	"role_kh" text DEFAULT '' NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"company_kh" text DEFAULT '' NOT NULL,
	"languages" text[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stakeholder_member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"stakeholder_id" uuid NOT NULL,
	"person_id" uuid,
	"email" text DEFAULT '' NOT NULL,
	"role" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stakeholder_member_role" CHECK ("stakeholder_member"."role" in ('owner', 'admin', 'content_editor', 'content_creator', 'member')),
	CONSTRAINT "stakeholder_member_state" CHECK ("stakeholder_member"."state" in ('inviting', 'invited', 'member', 'declined', 'expired', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "stakeholder_redirect" (
	"id" uuid PRIMARY KEY NOT NULL,
	"target_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stakeholder_term" (
	"stakeholder_id" uuid NOT NULL,
	"field" text NOT NULL,
	"term_id" uuid NOT NULL,
	CONSTRAINT "stakeholder_term_stakeholder_id_field_term_id_pk" PRIMARY KEY("stakeholder_id","field","term_id")
);
--> statement-breakpoint
CREATE TABLE "startup" (
	"stakeholder_id" uuid PRIMARY KEY NOT NULL,
	"year_of_establishment" integer,
	"date_incorporated" date,
	"number_of_founders" integer,
	"number_of_female_founders" integer,
	"number_of_tech_founders" integer,
	CONSTRAINT "startup_female_founders" CHECK ("startup"."number_of_female_founders" <= "startup"."number_of_founders"),
	CONSTRAINT "startup_tech_founders" CHECK ("startup"."number_of_tech_founders" <= "startup"."number_of_founders")
);
--> statement-breakpoint
CREATE TABLE "team_member" (
	"id" uuid PRIMARY KEY NOT NULL,
	"stakeholder_id" uuid NOT NULL,
	"person_id" uuid,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"first_name_kh" text DEFAULT '' NOT NULL,
	"last_name_kh" text DEFAULT '' NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"position_kh" text DEFAULT '' NOT NULL,
	"is_founder" boolean DEFAULT false NOT NULL,
	"order" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "change_set" (
	"id" uuid PRIMARY KEY NOT NULL,
	"stakeholder_id" uuid NOT NULL,
	"submission_id" uuid,
	"base_version" integer NOT NULL,
	"changes" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing_draft" (
	"id" uuid PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"steps_done" text[] DEFAULT '{}' NOT NULL,
	"submission_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"kind" text NOT NULL,
	"subject_kind" text NOT NULL,
	"type_slug" text,
	"stakeholder_id" uuid,
	"name" text NOT NULL,
	"name_kh" text DEFAULT '' NOT NULL,
	"payload" jsonb NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"round" integer DEFAULT 1 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"requester_name" text DEFAULT '' NOT NULL,
	"requester_email" text NOT NULL,
	"requester_language" text DEFAULT 'en' NOT NULL,
	"person_id" uuid,
	"email_verified_at" timestamp with time zone,
	"assignee_id" uuid,
	"assigned_at" timestamp with time zone,
	"submitted_at" timestamp with time zone,
	"waiting_since" timestamp with time zone DEFAULT now() NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submission_kind" CHECK ("submission"."kind" in ('listing', 'change', 'profile', 'program', 'event', 'claim')),
	CONSTRAINT "submission_status" CHECK ("submission"."status" in ('draft', 'reviewing', 'approved', 'returned', 'rejected', 'archived', 'withdrawn'))
);
--> statement-breakpoint
CREATE TABLE "submission_event" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"verb" text NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"round" integer NOT NULL,
	"actor_id" uuid,
	"actor_kind" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"payload" jsonb,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"round" integer NOT NULL,
	"field" text,
	"body" text NOT NULL,
	"body_kh" text DEFAULT '' NOT NULL,
	"author_id" uuid,
	"answer" text DEFAULT '' NOT NULL,
	"fixed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_note" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"author_id" uuid,
	"body" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "submission_token" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"secret_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "submission_token_purpose" CHECK ("submission_token"."purpose" in ('verify', 'follow'))
);
--> statement-breakpoint
CREATE TABLE "taxonomy_term" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"name_kh" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "desk_grant" ADD CONSTRAINT "desk_grant_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_organiser_id_stakeholder_id_fk" FOREIGN KEY ("organiser_id") REFERENCES "public"."stakeholder"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_category_id_taxonomy_term_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."taxonomy_term"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner" ADD CONSTRAINT "partner_logo_id_file_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program" ADD CONSTRAINT "program_organiser_id_stakeholder_id_fk" FOREIGN KEY ("organiser_id") REFERENCES "public"."stakeholder"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program" ADD CONSTRAINT "program_category_id_taxonomy_term_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."taxonomy_term"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource" ADD CONSTRAINT "resource_page_id_resource_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."resource_page"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource" ADD CONSTRAINT "resource_category_id_taxonomy_term_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."taxonomy_term"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource" ADD CONSTRAINT "resource_cover_id_file_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "resource" ADD CONSTRAINT "resource_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "eso" ADD CONSTRAINT "eso_stakeholder_id_stakeholder_id_fk" FOREIGN KEY ("stakeholder_id") REFERENCES "public"."stakeholder"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fact_source" ADD CONSTRAINT "fact_source_stakeholder_id_stakeholder_id_fk" FOREIGN KEY ("stakeholder_id") REFERENCES "public"."stakeholder"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "funding_round" ADD CONSTRAINT "funding_round_stakeholder_id_stakeholder_id_fk" FOREIGN KEY ("stakeholder_id") REFERENCES "public"."stakeholder"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "individual" ADD CONSTRAINT "individual_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "investor" ADD CONSTRAINT "investor_stakeholder_id_stakeholder_id_fk" FOREIGN KEY ("stakeholder_id") REFERENCES "public"."stakeholder"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_stakeholder_id_stakeholder_id_fk" FOREIGN KEY ("stakeholder_id") REFERENCES "public"."stakeholder"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stakeholder" ADD CONSTRAINT "stakeholder_individual_id_individual_id_fk" FOREIGN KEY ("individual_id") REFERENCES "public"."individual"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stakeholder" ADD CONSTRAINT "stakeholder_logo_id_file_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stakeholder" ADD CONSTRAINT "stakeholder_cover_id_file_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stakeholder_area" ADD CONSTRAINT "stakeholder_area_stakeholder_id_stakeholder_id_fk" FOREIGN KEY ("stakeholder_id") REFERENCES "public"."stakeholder"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stakeholder_individual" ADD CONSTRAINT "stakeholder_individual_stakeholder_id_stakeholder_id_fk" FOREIGN KEY ("stakeholder_id") REFERENCES "public"."stakeholder"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stakeholder_member" ADD CONSTRAINT "stakeholder_member_stakeholder_id_stakeholder_id_fk" FOREIGN KEY ("stakeholder_id") REFERENCES "public"."stakeholder"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stakeholder_member" ADD CONSTRAINT "stakeholder_member_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stakeholder_redirect" ADD CONSTRAINT "stakeholder_redirect_target_id_stakeholder_id_fk" FOREIGN KEY ("target_id") REFERENCES "public"."stakeholder"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stakeholder_term" ADD CONSTRAINT "stakeholder_term_stakeholder_id_stakeholder_id_fk" FOREIGN KEY ("stakeholder_id") REFERENCES "public"."stakeholder"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stakeholder_term" ADD CONSTRAINT "stakeholder_term_term_id_taxonomy_term_id_fk" FOREIGN KEY ("term_id") REFERENCES "public"."taxonomy_term"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "startup" ADD CONSTRAINT "startup_stakeholder_id_stakeholder_id_fk" FOREIGN KEY ("stakeholder_id") REFERENCES "public"."stakeholder"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_member" ADD CONSTRAINT "team_member_stakeholder_id_stakeholder_id_fk" FOREIGN KEY ("stakeholder_id") REFERENCES "public"."stakeholder"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_member" ADD CONSTRAINT "team_member_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_set" ADD CONSTRAINT "change_set_stakeholder_id_stakeholder_id_fk" FOREIGN KEY ("stakeholder_id") REFERENCES "public"."stakeholder"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "change_set" ADD CONSTRAINT "change_set_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_stakeholder_id_stakeholder_id_fk" FOREIGN KEY ("stakeholder_id") REFERENCES "public"."stakeholder"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_assignee_id_person_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_decided_by_person_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_event" ADD CONSTRAINT "submission_event_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_event" ADD CONSTRAINT "submission_event_actor_id_person_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_message" ADD CONSTRAINT "submission_message_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_message" ADD CONSTRAINT "submission_message_author_id_person_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_note" ADD CONSTRAINT "submission_note_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_note" ADD CONSTRAINT "submission_note_author_id_person_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission_token" ADD CONSTRAINT "submission_token_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "file_owner" ON "file" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "audit_entry_entity" ON "audit_entry" USING btree ("entity","entity_id");--> statement-breakpoint
CREATE INDEX "audit_entry_created" ON "audit_entry" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "idempotency_key_created" ON "idempotency_key" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_outbox_status" ON "mail_outbox" USING btree ("status","send_after");--> statement-breakpoint
CREATE INDEX "mail_outbox_about" ON "mail_outbox" USING btree ("about_id");--> statement-breakpoint
CREATE UNIQUE INDEX "person_email_key" ON "person" USING btree (lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "session_token_key" ON "session" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "session_previous" ON "session" USING btree ("previous_hash");--> statement-breakpoint
CREATE INDEX "session_person" ON "session" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "event_starts" ON "event" USING btree ("status","starts_at");--> statement-breakpoint
CREATE INDEX "highlight_kind" ON "highlight" USING btree ("kind","position");--> statement-breakpoint
CREATE INDEX "program_closes" ON "program" USING btree ("status","closes_at");--> statement-breakpoint
CREATE INDEX "resource_published" ON "resource" USING btree ("page_id","status","published_at");--> statement-breakpoint
CREATE UNIQUE INDEX "resource_page_slug" ON "resource_page" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "funding_round_stakeholder" ON "funding_round" USING btree ("stakeholder_id");--> statement-breakpoint
CREATE INDEX "product_stakeholder" ON "product" USING btree ("stakeholder_id");--> statement-breakpoint
CREATE INDEX "stakeholder_kind_status" ON "stakeholder" USING btree ("kind","status");--> statement-breakpoint
CREATE INDEX "stakeholder_by_individual" ON "stakeholder" USING btree ("individual_id");--> statement-breakpoint
CREATE INDEX "stakeholder_member_stakeholder" ON "stakeholder_member" USING btree ("stakeholder_id");--> statement-breakpoint
CREATE UNIQUE INDEX "stakeholder_member_person" ON "stakeholder_member" USING btree ("stakeholder_id","person_id");--> statement-breakpoint
CREATE INDEX "stakeholder_term_term" ON "stakeholder_term" USING btree ("term_id");--> statement-breakpoint
CREATE INDEX "team_member_stakeholder" ON "team_member" USING btree ("stakeholder_id");--> statement-breakpoint
CREATE INDEX "change_set_stakeholder" ON "change_set" USING btree ("stakeholder_id");--> statement-breakpoint
CREATE UNIQUE INDEX "listing_draft_secret" ON "listing_draft" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "listing_draft_updated" ON "listing_draft" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "submission_reference_key" ON "submission" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "submission_queue" ON "submission" USING btree ("status","waiting_since");--> statement-breakpoint
CREATE INDEX "submission_stakeholder" ON "submission" USING btree ("stakeholder_id");--> statement-breakpoint
CREATE INDEX "submission_event_submission" ON "submission_event" USING btree ("submission_id","created_at");--> statement-breakpoint
CREATE INDEX "submission_message_submission" ON "submission_message" USING btree ("submission_id","round");--> statement-breakpoint
CREATE INDEX "submission_note_submission" ON "submission_note" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "submission_token_secret" ON "submission_token" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "submission_token_submission" ON "submission_token" USING btree ("submission_id","purpose");--> statement-breakpoint
CREATE UNIQUE INDEX "taxonomy_term_key" ON "taxonomy_term" USING btree ("kind","slug");--> statement-breakpoint
CREATE INDEX "taxonomy_term_kind" ON "taxonomy_term" USING btree ("kind","position");