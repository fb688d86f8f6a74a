CREATE TABLE "collection_rule" (
	"collection" text PRIMARY KEY NOT NULL,
	"second_reader" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "planned_withdrawal" (
	"collection" text NOT NULL,
	"record_id" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"created_by" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "planned_withdrawal_collection_record_id_pk" PRIMARY KEY("collection","record_id")
);
--> statement-breakpoint
CREATE TABLE "second_reading" (
	"collection" text NOT NULL,
	"record_id" uuid NOT NULL,
	"of_copy" boolean NOT NULL,
	"version" integer NOT NULL,
	"asked_of" uuid,
	"asked_by" uuid,
	"asked_at" timestamp with time zone,
	"word" text DEFAULT '' NOT NULL,
	"agreed_by" uuid,
	"agreed_at" timestamp with time zone,
	CONSTRAINT "second_reading_collection_record_id_pk" PRIMARY KEY("collection","record_id")
);
--> statement-breakpoint
CREATE TABLE "working_copy" (
	"collection" text NOT NULL,
	"record_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"base" jsonb NOT NULL,
	"values" jsonb NOT NULL,
	"author_id" uuid,
	"publish_at" timestamp with time zone,
	"failed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "working_copy_collection_record_id_pk" PRIMARY KEY("collection","record_id")
);
--> statement-breakpoint
ALTER TABLE "planned_withdrawal" ADD CONSTRAINT "planned_withdrawal_created_by_person_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_reading" ADD CONSTRAINT "second_reading_asked_of_person_id_fk" FOREIGN KEY ("asked_of") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_reading" ADD CONSTRAINT "second_reading_asked_by_person_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_reading" ADD CONSTRAINT "second_reading_agreed_by_person_id_fk" FOREIGN KEY ("agreed_by") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "working_copy" ADD CONSTRAINT "working_copy_author_id_person_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."person"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "planned_withdrawal_at" ON "planned_withdrawal" USING btree ("at");--> statement-breakpoint
CREATE INDEX "working_copy_publish" ON "working_copy" USING btree ("publish_at");