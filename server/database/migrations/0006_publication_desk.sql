CREATE TABLE "record_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"collection" text NOT NULL,
	"file_name" text NOT NULL,
	"actor_id" uuid,
	"rows" jsonb NOT NULL,
	"undone_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_revision" (
	"id" uuid PRIMARY KEY NOT NULL,
	"collection" text NOT NULL,
	"record_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"verb" text NOT NULL,
	"values" jsonb NOT NULL,
	"changed" text[] NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_view" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"person_id" uuid,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_entry" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"author_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_entry_kind" CHECK ("contact_entry"."kind" in ('reply', 'note'))
);
--> statement-breakpoint
CREATE TABLE "contact_message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"category" text NOT NULL,
	"description" text NOT NULL,
	"about" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"person_id" uuid,
	"status" text DEFAULT 'open' NOT NULL,
	"assignee_id" uuid,
	"answered_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_message_status_check" CHECK ("contact_message"."status" in ('open', 'answered', 'closed'))
);
--> statement-breakpoint
CREATE TABLE "content_page" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"title_kh" text DEFAULT '' NOT NULL,
	"lead" text DEFAULT '' NOT NULL,
	"lead_kh" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"body_kh" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"published_at" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_page_status" CHECK ("content_page"."status" in ('draft', 'reviewing', 'approved', 'returned', 'rejected', 'archived'))
);
--> statement-breakpoint
CREATE TABLE "saved_item" (
	"person_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"object_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_item_person_id_kind_object_id_pk" PRIMARY KEY("person_id","kind","object_id"),
	CONSTRAINT "saved_item_kind" CHECK ("saved_item"."kind" in ('stakeholder', 'program', 'event', 'resource'))
);
--> statement-breakpoint
ALTER TABLE "submission_token" DROP CONSTRAINT "submission_token_purpose";--> statement-breakpoint
ALTER TABLE "highlight" ALTER COLUMN "object_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "time_zone" text DEFAULT 'Asia/Phnom_Penh' NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "cover_id" uuid;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "cover_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "cover_alt_kh" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "event" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "highlight" ADD COLUMN "title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "highlight" ADD COLUMN "title_kh" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "highlight" ADD COLUMN "summary" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "highlight" ADD COLUMN "summary_kh" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "highlight" ADD COLUMN "cover_id" uuid;--> statement-breakpoint
ALTER TABLE "highlight" ADD COLUMN "cover_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "highlight" ADD COLUMN "cover_alt_kh" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "highlight" ADD COLUMN "url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "highlight" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "highlight" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "highlight" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "highlight" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "partner" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "program" ADD COLUMN "cover_id" uuid;--> statement-breakpoint
ALTER TABLE "program" ADD COLUMN "cover_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "program" ADD COLUMN "cover_alt_kh" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "program" ADD COLUMN "published_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "program" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "program" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resource" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "resource" ADD COLUMN "cover_alt" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "resource" ADD COLUMN "cover_alt_kh" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "resource" ADD COLUMN "video_url" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "resource" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "resource" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resource_page" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "resource_page" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "resource_page" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "resource_page" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "resource_page" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "program_id" uuid;--> statement-breakpoint
ALTER TABLE "submission" ADD COLUMN "event_id" uuid;--> statement-breakpoint
ALTER TABLE "taxonomy_term" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "taxonomy_term" ADD COLUMN "deleted_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "taxonomy_term" ADD COLUMN "updated_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "record_import" ADD CONSTRAINT "record_import_actor_id_person_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_revision" ADD CONSTRAINT "record_revision_actor_id_person_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_view" ADD CONSTRAINT "saved_view_created_by_person_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_entry" ADD CONSTRAINT "contact_entry_message_id_contact_message_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_message"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_entry" ADD CONSTRAINT "contact_entry_author_id_person_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_message" ADD CONSTRAINT "contact_message_assignee_id_person_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_item" ADD CONSTRAINT "saved_item_person_id_person_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."person"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "record_import_collection" ON "record_import" USING btree ("collection","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "record_revision_key" ON "record_revision" USING btree ("collection","record_id","version");--> statement-breakpoint
CREATE INDEX "record_revision_created" ON "record_revision" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "saved_view_list" ON "saved_view" USING btree ("list","person_id");--> statement-breakpoint
CREATE INDEX "contact_entry_message" ON "contact_entry" USING btree ("message_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "contact_message_reference" ON "contact_message" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "contact_message_status" ON "contact_message" USING btree ("status","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "content_page_slug" ON "content_page" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "saved_item_created" ON "saved_item" USING btree ("person_id","created_at");--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_cover_id_file_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "highlight" ADD CONSTRAINT "highlight_cover_id_file_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program" ADD CONSTRAINT "program_cover_id_file_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_program_id_program_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."program"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "submission" ADD CONSTRAINT "submission_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."event"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "highlight" ADD CONSTRAINT "highlight_kind_known" CHECK ("highlight"."kind" in ('stakeholder', 'program', 'event', 'resource', 'link'));--> statement-breakpoint
ALTER TABLE "highlight" ADD CONSTRAINT "highlight_object" CHECK (("highlight"."kind" = 'link') = ("highlight"."object_id" is null));--> statement-breakpoint
ALTER TABLE "submission_token" ADD CONSTRAINT "submission_token_purpose" CHECK ("submission_token"."purpose" in ('verify', 'follow', 'sharing'));