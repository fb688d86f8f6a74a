CREATE TABLE "directory_import" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"file_id" uuid,
	"state" text DEFAULT 'reading' NOT NULL,
	"fault" text,
	"written" jsonb,
	"headings" text[] DEFAULT '{}' NOT NULL,
	"columns" text[] DEFAULT '{}' NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"passed" integer DEFAULT 0 NOT NULL,
	"actor_id" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "directory_import_state" CHECK ("directory_import"."state" in ('reading', 'failed', 'matching', 'checking', 'checked', 'running', 'paused', 'done', 'publishing', 'undoing', 'undone'))
);
--> statement-breakpoint
CREATE TABLE "directory_import_row" (
	"import_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"cells" text[],
	"will" text DEFAULT '' NOT NULL,
	"kind" text,
	"title" text DEFAULT '' NOT NULL,
	"values" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"record_id" uuid,
	"changed" text[] DEFAULT '{}' NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"alike" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sign" text DEFAULT '' NOT NULL,
	"did" text,
	"was_version" integer,
	"version" integer,
	CONSTRAINT "directory_import_row_import_id_line_pk" PRIMARY KEY("import_id","line")
);
--> statement-breakpoint
ALTER TABLE "directory_import" ADD CONSTRAINT "directory_import_file_id_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."file"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_import" ADD CONSTRAINT "directory_import_actor_id_person_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "directory_import_row" ADD CONSTRAINT "directory_import_row_import_id_directory_import_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."directory_import"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "directory_import_created" ON "directory_import" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "directory_import_row_will" ON "directory_import_row" USING btree ("import_id","will","line");--> statement-breakpoint
CREATE INDEX "directory_import_row_sign" ON "directory_import_row" USING btree ("sign") WHERE "directory_import_row"."did" = 'create';--> statement-breakpoint
CREATE INDEX "directory_import_row_record" ON "directory_import_row" USING btree ("record_id");