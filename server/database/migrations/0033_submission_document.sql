CREATE TABLE "submission_document" (
	"submission_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_kh" text NOT NULL,
	"sounds" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "submission_document" ADD CONSTRAINT "submission_document_submission_id_submission_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."submission"("id") ON DELETE cascade ON UPDATE no action;