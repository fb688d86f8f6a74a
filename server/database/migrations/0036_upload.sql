CREATE TABLE "upload" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bytes" integer NOT NULL,
	"received" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"declared_type" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "upload_received" CHECK ("upload"."received" between 0 and "upload"."bytes")
);
--> statement-breakpoint
CREATE TABLE "upload_part" (
	"upload_id" uuid NOT NULL,
	"start" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "upload_part_upload_id_start_pk" PRIMARY KEY("upload_id","start")
);
--> statement-breakpoint
ALTER TABLE "upload_part" ADD CONSTRAINT "upload_part_upload_id_upload_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."upload"("id") ON DELETE cascade ON UPDATE no action;